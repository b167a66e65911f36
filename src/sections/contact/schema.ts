import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { eyebrow, icon, image, link, paragraphs, plainText, richText } from '../../../schema/fields.ts';

export default defineSection({
  title: 'Kontakt',
  description: 'Zwei Karten: E-Mail schreiben, mit kopierbarer Adresse, und die Person hinter dem Angebot.',
  props: z.strictObject({
    eyebrow: eyebrow(),
    title: richText().describe('Die Überschrift.'),
    text: paragraphs().describe('Einleitender Text.').optional(),
    mail: z
      .strictObject({
        icon: icon().describe('Ein Icon.').optional(),
        title: richText().describe('Titel der Karte.'),
        text: richText().describe('Ein bis zwei Sätze.').optional(),
        address: plainText().describe('Die Adresse zum Markieren und Kopieren, meist "{email}".'),
        action: link().describe('Der Button.'),
      })
      .describe('Die Karte für die E-Mail.'),
    profile: z
      .strictObject({
        image: image(undefined, 'card').describe('Porträt oder Zeichnung.').optional(),
        title: richText().describe('Name oder Titel.'),
        text: richText().describe('Wer das ist.').optional(),
        points: z.array(richText().describe('Ein Punkt.')).min(1).describe('Was für die Person spricht.').optional(),
        action: link().describe('Der Button.'),
      })
      .describe('Die Karte zur Person.'),
  }),
});
