import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, eyebrow, image, paragraphs, plainText, richText } from '../../../schema/fields.ts';

export default defineSection({
  title: 'Aufforderung',
  description: 'Der Schluss einer Seite: ein Satz und der Button, um den es geht.',
  props: z.strictObject({
    eyebrow: eyebrow(),
    title: richText().describe('Die Überschrift.'),
    text: paragraphs().describe('Ein kurzer Absatz.').optional(),
    actions: actions(),
    address: plainText().describe('E-Mail-Adresse zum Markieren und Kopieren, meist "{email}".').optional(),
    image: image().describe('Ein schmückendes Bild.').optional(),
  }),
});
