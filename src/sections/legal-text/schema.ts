import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { link, loadMode, plainText, richText } from '../../../schema/fields.ts';

export default defineSection({
  title: 'Rechtstext',
  description: 'Impressum, Datenschutz und Ähnliches: nummerierbare Kapitel mit Absätzen, Listen und Anschriften.',
  props: z.strictObject({
    title: richText().describe('Die Überschrift.'),
    back: link().describe('Der Link zurück.'),
    intro: richText().describe('Ein einleitender Absatz.').optional(),
    numbered: z.boolean().describe('Die Kapitel beziffern.').default(false),
    contents: plainText()
      .describe(
        'Überschrift eines Inhaltsverzeichnisses, zum Beispiel "Inhalt". Auf breiten Bildschirmen steht es neben dem Text.',
      )
      .optional(),
    chapters: z
      .array(
        z
          .strictObject({
            title: richText().describe('Überschrift des Kapitels.'),
            body: z
              .array(
                z
                  .union([
                    richText().describe('Ein Absatz.'),
                    z
                      .strictObject({
                        when: loadMode()
                          .describe('Nur zeigen, wenn ein Formular der Website so lädt, wie es dort unter "load" steht.')
                          .optional(),
                        text: richText().describe('Ein Absatz, etwa einer mit "when".').optional(),
                        heading: richText().describe('Zwischenüberschrift.').optional(),
                        list: z.array(richText().describe('Ein Punkt.')).min(1).describe('Punkte einer Liste.').optional(),
                        lines: z.array(richText().describe('Eine Zeile.')).min(1).describe('Zeilen einer Anschrift.').optional(),
                      })
                      .describe('Eine Zwischenüberschrift, ein Absatz, eine Liste oder eine Anschrift.'),
                  ])
                  .describe('Ein Absatz "…" oder { "heading": … }, { "list": […] }, { "lines": […] }.'),
              )
              .min(1)
              .describe('Absätze, Listen und Anschriften.'),
          })
          .describe('Ein Kapitel.'),
      )
      .min(1)
      .describe('Die Kapitel.'),
    updated: plainText().describe('Stand des Textes.').optional(),
  }),
});
