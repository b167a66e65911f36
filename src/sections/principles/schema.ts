import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { eyebrow, icon, image, paragraphs, plainText, richText } from '../../../schema/fields.ts';

export default defineSection({
  title: 'Prinzipien',
  description: 'Eine Haltung: einleitender Text, Leitfragen und die Prinzipien, die daraus folgen.',
  props: z.strictObject({
    eyebrow: eyebrow(),
    title: richText().describe('Die Überschrift.'),
    text: paragraphs().describe('Einleitender Text.').optional(),
    image: image().describe('Ein Bild über den Prinzipien.').optional(),
    questions: z
      .strictObject({
        title: plainText().describe('Überschrift der Leitfragen.'),
        items: z.array(richText().describe('Eine Frage.')).min(1).max(6).describe('Die Fragen.'),
      })
      .describe('Leitfragen vor den Prinzipien.')
      .optional(),
    items: z
      .array(
        z
          .strictObject({
            icon: icon().describe('Ein Icon.').optional(),
            title: richText().describe('Das Prinzip.'),
            text: richText().describe('Was es bedeutet.'),
          })
          .describe('Ein Prinzip.'),
      )
      .min(1)
      .max(6)
      .describe('Die Prinzipien.'),
  }),
});
