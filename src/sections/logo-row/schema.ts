import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { href, image, plainText, richText } from '../../../schema/fields.ts';

export default defineSection({
  title: 'Logos',
  description: 'Eine Reihe von Logos, etwa von Partnern, Verbänden oder Auszeichnungen.',
  props: z.strictObject({
    title: richText().describe('Eine kurze Zeile über den Logos.').optional(),
    plate: z
      .boolean()
      .describe('Jedes Logo auf eine helle Fläche setzen: für Logos, die auf dunklem Grund nicht zu erkennen sind.')
      .default(false),
    items: z
      .array(
        z
          .strictObject({
            name: plainText().describe('Wofür das Logo steht. Vorleser nennen diesen Namen, wenn "alt" leer ist.'),
            image: image('name').describe('Das Logo, am besten als SVG.'),
            href: href().describe('Wohin ein Klick auf das Logo führt.').optional(),
          })
          .describe('Ein Logo.'),
      )
      .min(1)
      .describe('Die Logos, von links nach rechts.'),
  }),
});
