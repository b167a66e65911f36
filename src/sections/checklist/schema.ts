import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, eyebrow, paragraphs, richText } from '../../../schema/fields.ts';

export default defineSection({
  title: 'Liste mit Haken',
  description: 'Punkte mit Haken, etwa Schwerpunkte oder Vorteile.',
  props: z.strictObject({
    eyebrow: eyebrow(),
    title: richText().describe('Die Überschrift.').optional(),
    text: paragraphs().describe('Einleitender Text.').optional(),
    items: z
      .array(
        z
          .strictObject({
            title: richText().describe('Der Punkt.'),
            text: richText().describe('Eine Erläuterung.').optional(),
          })
          .describe('Ein Punkt.'),
      )
      .min(1)
      .describe('Die Punkte.'),
    actions: actions().optional(),
  }),
});
