import { z } from 'zod';
import { defineSection } from '../../../../schema/define-section.ts';
import { href, plainText } from '../../../../schema/fields.ts';

export default defineSection({
  title: 'Beispiel der Galerie',
  description: 'Ein Beispiel einer Art von Abschnitt: hell und dunkel, in drei Breiten, und als JSON zum Kopieren.',
  props: z.strictObject({
    title: plainText().describe('Name des Beispiels.'),
    mark: plainText().describe('Was das Beispiel besonders macht.').optional(),
    src: plainText().describe('Adresse der Seite, auf der es allein steht.'),
    schemes: z
      .array(
        z
          .strictObject({
            hash: plainText().describe('Anker der Seite.'),
            label: plainText().describe('Name, etwa "Light".'),
          })
          .describe('Hell oder dunkel.'),
      )
      .min(1)
      .describe('Hell und dunkel.'),
    alone: z
      .strictObject({ label: plainText().describe('Aufschrift.'), href: href().describe('Die Seite.') })
      .describe('Öffnet das Beispiel allein.'),
    realSize: plainText().describe('Aufschrift des Schalters für die wirkliche Größe.'),
    jsonLabel: plainText().describe('Aufschrift über dem JSON.'),
    json: plainText().describe('Das Beispiel, wie man es schreibt.'),
    copy: plainText().describe('Aufschrift des Knopfes, der es kopiert.'),
    copied: plainText().describe('Bestätigung nach dem Kopieren.'),
  }),
});
