import { z } from 'zod';
import { defineSection } from '../../../../schema/define-section.ts';
import { icon, paragraphs, plainText } from '../../../../schema/fields.ts';

export default defineSection({
  title: 'Icons der Galerie',
  description: 'Alle Icons, die ein Manifest nennen kann, nach Namen zu finden.',
  props: z.strictObject({
    title: plainText().describe('Die Überschrift.'),
    text: paragraphs().describe('Einleitender Text.'),
    filter: plainText().describe('Aufschrift des Suchfeldes.'),
    none: plainText().describe('Was dasteht, wenn nichts gefunden wird.'),
    copied: plainText().describe('Bestätigung nach dem Kopieren.'),
    items: z
      .array(
        z.strictObject({ icon: icon().describe('Das Icon.'), name: plainText().describe('Sein Name.') }).describe('Ein Icon.'),
      )
      .min(1)
      .describe('Die Icons.'),
  }),
});
