import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, eyebrow, paragraphs, richText } from '../../../schema/fields.ts';

export default defineSection({
  title: 'Text',
  description: 'Fließtext in Absätzen, als Leseabschnitt oder als große Aussage.',
  props: z.strictObject({
    eyebrow: eyebrow(),
    title: richText().describe('Die Überschrift.').optional(),
    text: paragraphs().describe('Die Absätze.'),
    layout: z
      .enum(['prose', 'statement'])
      .describe('"prose": Fließtext in Lesebreite. "statement": ein bis zwei Sätze, groß gesetzt.')
      .default('prose'),
    actions: actions().optional(),
  }),
});
