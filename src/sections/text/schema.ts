import { strictObject } from 'zod';
import { articleBlocks } from '../../../schema/blocks.ts';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, eyebrow, richText } from '../../../schema/fields.ts';
import { choiceOf } from '../../../schema/shapes.ts';

export default defineSection({
  icon: 'file-text',
  de: ['Text', 'Fließtext in Absätzen, als Leseabschnitt oder als große Aussage.'],
  en: ['Text', 'Running text in paragraphs, to be read or as one large statement.'],
  group: 'content',
  aliases: 'paragraph paragraphs prose richtext content absatz absätze inhalt fließtext',
  props: strictObject({
    eyebrow: eyebrow(),
    title: richText({ de: ['Überschrift', 'Die Überschrift.'], en: ['Heading', 'The heading.'] }).optional(),
    text: articleBlocks().meta({
      de: ['Text', 'Die Absätze; dazwischen Listen und Zitate.'],
      en: ['Text', 'The paragraphs, and lists and quotations between them.'],
    }),
    layout: choiceOf({
      de: [
        'Darstellung',
        'Fließtext in Lesebreite, auf breiten Bildschirmen neben der Überschrift oder unter ihr; oder ein bis zwei Sätze, groß gesetzt.',
      ],
      en: [
        'Layout',
        'Running text at a comfortable width, on wide screens beside the heading or below it; or one or two sentences, set large.',
      ],
      labels: {
        prose: { de: 'Fließtext', en: 'Running text' },
        stacked: { de: 'Fließtext unter der Überschrift', en: 'Running text below the heading' },
        statement: { de: 'Große Aussage', en: 'Large statement' },
      },
    }).default('prose'),
    actions: actions().optional(),
  }),
});
