import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, eyebrow, paragraphs, richText } from '../../../schema/fields.ts';

export default defineSection({
  title: 'Sample title',
  description: 'Sample description.',
  props: z.strictObject({
    eyebrow: eyebrow(),
    title: richText().describe('Die Überschrift.'),
    text: paragraphs().describe('Einleitender Text.').optional(),
    items: z
      .array(
        z
          .strictObject({
            title: richText().describe('Wie der Eintrag heißt.'),
            text: richText().describe('Was dazu zu sagen ist.').optional(),
          })
          .describe('Ein Eintrag.'),
      )
      .min(1)
      .describe('Die Einträge, von oben nach unten.'),
    actions: actions().optional(),
  }),
});
