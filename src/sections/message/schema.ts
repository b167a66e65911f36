import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, eyebrow, image, link, paragraphs, richText } from '../../../schema/fields.ts';

export default defineSection({
  title: 'Nachricht',
  description: 'Eine kurze Seite für sich: Dank oder Bestätigung, nächste Schritte und Links.',
  props: z.strictObject({
    eyebrow: eyebrow(),
    title: richText().describe('Die Überschrift.'),
    text: paragraphs().describe('Die Absätze.'),
    steps: z.array(richText().describe('Ein Schritt.')).min(1).describe('Was als Nächstes geschieht, der Reihe nach.').optional(),
    note: richText().describe('Ein Hinweis in kleinerer Schrift.').optional(),
    actions: actions(),
    links: z.array(link().describe('Ein Link.')).min(1).describe('Weitere Links.').optional(),
    image: image().describe('Ein Bild.').optional(),
  }),
});
