import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { eyebrow, image, link, paragraphs, plainText, richText } from '../../../schema/fields.ts';

export default defineSection({
  title: 'Stimmen',
  description: 'Was andere sagen: Zitate mit Name und Funktion.',
  props: z.strictObject({
    eyebrow: eyebrow(),
    title: richText().describe('Die Überschrift.').optional(),
    text: paragraphs().describe('Einleitender Text.').optional(),
    items: z
      .array(
        z
          .strictObject({
            quote: richText().describe(
              'Das Zitat, ohne Anführungszeichen außen. Nur, was wirklich so gesagt und freigegeben wurde.',
            ),
            name: plainText().describe('Wer das gesagt hat.'),
            role: plainText().describe('Funktion und Unternehmen, zum Beispiel "Inhaberin, Tischlerei".').optional(),
            image: image().describe('Ein Bild der Person oder das Zeichen ihres Unternehmens.').optional(),
            link: link().describe('Ein Link unter dem Zitat, etwa zur ganzen Geschichte.').optional(),
          })
          .describe('Eine Stimme.'),
      )
      .min(1)
      .describe('Die Stimmen. Eine allein wird groß gesetzt.'),
  }),
});
