import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, eyebrow, paragraphs, plainText, richText } from '../../../schema/fields.ts';

export default defineSection({
  title: 'Häufige Fragen',
  description: 'Fragen zum Aufklappen, jede mit ihrer Antwort; Suchmaschinen lesen sie mit.',
  props: z.strictObject({
    eyebrow: eyebrow(),
    title: richText().describe('Die Überschrift.'),
    text: paragraphs().describe('Einleitender Text.').optional(),
    items: z
      .array(
        z
          .strictObject({
            question: plainText().describe('Die Frage, so wie Kunden sie stellen.'),
            answer: paragraphs().describe('Die Antwort. Der erste Satz sollte für sich allein stehen können.'),
          })
          .describe('Eine Frage mit ihrer Antwort.'),
      )
      .min(1)
      .describe('Die Fragen, die häufigste zuerst.'),
    actions: actions().optional(),
  }),
});
