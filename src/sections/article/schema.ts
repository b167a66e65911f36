import { strictObject } from 'zod';
import { articleBlocks } from '../../../schema/blocks.ts';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, breadcrumbs, eyebrow, richText } from '../../../schema/fields.ts';

export default defineSection({
  icon: 'notes',
  de: [
    'Artikel',
    'Ein langer Text in einer Spalte, mit Überschriften, Bildern und Tabellen. Tag und Namen sagt die Seite als Beitrag.',
  ],
  en: [
    'Article',
    'A long text in one column, with headings, images and tables. Its day and author are those of the page as an entry.',
  ],
  group: 'opening',
  opens: 'entry',
  aliases: 'article post blog news report story artikel beitrag bericht meldung nachricht reportage',
  props: strictObject({
    breadcrumbs: breadcrumbs().optional(),
    eyebrow: eyebrow(),
    title: richText({ de: ['Überschrift', 'Die Überschrift.'], en: ['Heading', 'The heading.'] }),
    intro: richText({
      de: ['Vorspann', 'Ein bis drei Sätze, die in den Text führen, größer gesetzt.'],
      en: ['Introduction', 'One to three sentences that lead into the text, set larger.'],
    }).optional(),
    text: articleBlocks().meta({
      de: ['Text', 'Die Absätze, und was zwischen ihnen steht. Ab vier Überschriften entsteht ein Inhaltsverzeichnis.'],
      en: ['Text', 'The paragraphs, and what stands between them. Four headings or more make a table of contents.'],
    }),
    actions: actions().optional(),
  }),
});
