import { strictObject, union } from 'zod';
import { kindsOfListOrQuotation, listOrQuotation, paragraph } from '../../../schema/blocks.ts';
import { defineSection } from '../../../schema/define-section.ts';
import { link, plainText, richText } from '../../../schema/fields.ts';
import { loadMode } from '../../../schema/resources.ts';
import { listOf, toggle } from '../../../schema/shapes.ts';

export default defineSection({
  icon: 'scale',
  de: ['Rechtstext', 'Impressum, Datenschutz und Ähnliches: nummerierbare Kapitel mit Absätzen, Listen und Anschriften.'],
  en: [
    'Legal text',
    'Imprint, privacy policy and the like: chapters with paragraphs, lists and postal addresses, numbered if you like.',
  ],
  group: 'special',
  aliases: 'imprint privacy legal terms impressum datenschutz agb rechtliches',
  props: strictObject({
    title: richText({ de: ['Überschrift', 'Die Überschrift.'], en: ['Heading', 'The heading.'] }),
    back: link({ de: ['Link zurück', 'Der Link zurück.'], en: ['Back link', 'The link back.'] }),
    intro: richText({
      de: ['Einleitung', 'Ein einleitender Absatz.'],
      en: ['Introduction', 'An introductory paragraph.'],
    }).optional(),
    numbered: toggle({
      de: ['Kapitel beziffern', 'Die Kapitel beziffern.'],
      en: ['Number the chapters', 'Number the chapters.'],
    }).default(false),
    contents: plainText({
      de: [
        'Inhaltsverzeichnis',
        'Überschrift eines Inhaltsverzeichnisses, zum Beispiel "Inhalt". Auf breiten Bildschirmen steht es neben dem Text.',
      ],
      en: [
        'Table of contents',
        'The heading of a table of contents, for example "Contents". On wide screens it stands beside the text.',
      ],
    }).optional(),
    chapters: listOf(
      { de: ['Kapitel', 'Die Kapitel.'], en: ['Chapters', 'The chapters.'] },
      strictObject({
        title: richText({ de: ['Überschrift', 'Überschrift des Kapitels.'], en: ['Heading', 'The heading of the chapter.'] }),
        body: listOf(
          {
            de: ['Inhalt', 'Absätze, Listen, Zitate und Anschriften.'],
            en: ['Content', 'Paragraphs, lists, quotations and postal addresses.'],
          },
          union([
            paragraph(),
            strictObject({
              when: loadMode()
                .meta({
                  de: [
                    'Nur zeigen, wenn geladen wird',
                    'Nur zeigen, wenn ein Formular der Website auf diese Weise geladen wird.',
                  ],
                  en: ['Show only when loaded', 'Show this only if a form of the website loads in this way.'],
                  absent: { de: 'Immer zeigen', en: 'Always show' },
                })
                .optional(),
              text: richText({
                de: ['Bedingter Absatz', 'Ein Absatz, etwa einer, der nicht immer gezeigt wird.'],
                en: ['Conditional paragraph', 'A paragraph, for example one that is not always shown.'],
              }).optional(),
              heading: richText({
                de: ['Zwischenüberschrift', 'Zwischenüberschrift.'],
                en: ['Subheading', 'A subheading.'],
              }).optional(),
              ...listOrQuotation(),
              lines: listOf(
                { de: ['Anschrift', 'Zeilen einer Anschrift.'], en: ['Address', 'The lines of a postal address.'] },
                richText({ de: ['Zeile', 'Eine Zeile.'], en: ['Line', 'A line.'] }),
              ).optional(),
            }).meta({
              kinds: { heading: [], ...kindsOfListOrQuotation, lines: [], text: [] },
              de: [
                'Zwischenüberschrift, Liste, Anschrift',
                'Eine Zwischenüberschrift, ein Absatz, eine Liste, ein Zitat oder eine Anschrift.',
              ],
              en: ['Subheading, list or address', 'A subheading, a paragraph, a list, a quotation or a postal address.'],
            }),
          ]).meta({
            de: ['Baustein', 'Ein Absatz, eine Zwischenüberschrift, eine Liste, ein Zitat oder eine Anschrift.'],
            en: ['Block', 'A paragraph, a subheading, a list, a quotation or a postal address.'],
          }),
        ),
      }).meta({ de: ['Kapitel', 'Ein Kapitel.'], en: ['Chapter', 'A chapter.'] }),
    ),
    updated: plainText({
      de: ['Stand', 'Stand des Textes.'],
      en: ['Last updated', 'When the text was last changed.'],
    }).optional(),
  }),
});
