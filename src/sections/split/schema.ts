import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, eyebrow, icon, image, paragraphs, richText } from '../../../schema/fields.ts';

export default defineSection({
  title: 'Text und Bild',
  description: 'Text neben einem Bild, wahlweise mit einzelnen Punkten darunter.',
  props: z.strictObject({
    eyebrow: eyebrow(),
    title: richText().describe('Die Überschrift.'),
    text: paragraphs().describe('Die Absätze.').optional(),
    items: z
      .array(
        z
          .strictObject({
            icon: icon().describe('Ein Icon.').optional(),
            title: richText().describe('Titel des Punktes.'),
            text: richText().describe('Ein bis zwei Sätze.').optional(),
          })
          .describe('Ein Punkt.'),
      )
      .min(1)
      .describe('Einzelne Punkte mit Titel und Text.')
      .optional(),
    image: image().describe('Das Bild.'),
    imageSide: z
      .enum(['start', 'end'])
      .describe('Seite des Bildes auf breiten Bildschirmen: "start" links, "end" rechts.')
      .default('end'),
    actions: actions().describe('Buttons, die weiterführen: alle mit Rand statt gefüllt.').optional(),
  }),
});
