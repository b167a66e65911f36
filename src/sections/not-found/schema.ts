import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { image, link, plainText, richText } from '../../../schema/fields.ts';

export default defineSection({
  title: 'Seite nicht gefunden',
  description: 'Was unter einer unbekannten Adresse steht. Die Adresse wird in der Konsole vermerkt.',
  props: z.strictObject({
    title: plainText().describe('Die Überschrift, zum Beispiel "404".'),
    text: richText().describe('Ein Satz.'),
    link: link().describe('Der Weg zurück.'),
    image: image().describe('Ein Bild.').optional(),
  }),
});
