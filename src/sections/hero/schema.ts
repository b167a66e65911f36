import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, eyebrow, image, paragraphs, plainText, richText } from '../../../schema/fields.ts';

export default defineSection({
  title: 'Einstieg',
  description: 'Der Anfang einer Seite: große Überschrift, ein bis zwei Sätze, Buttons und ein Bild.',
  props: z.strictObject({
    eyebrow: eyebrow(),
    title: richText().describe('Die Überschrift. _Kursives_ wird mit der Akzentfarbe unterlegt.'),
    text: paragraphs().describe('Ein bis zwei kurze Absätze.'),
    actions: actions().optional(),
    facts: z
      .array(
        z
          .strictObject({
            value: plainText().describe('Die Angabe, zum Beispiel "IHK".'),
            label: plainText().describe('Was sie bedeutet.'),
          })
          .describe('Eine Angabe.'),
      )
      .min(1)
      .max(4)
      .describe('Knappe Angaben unter den Buttons.')
      .optional(),
    image: image().describe('Das Bild neben dem Text.').optional(),
  }),
});
