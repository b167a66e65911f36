import { z } from 'zod';
import { defineSection } from '../../../../schema/define-section.ts';
import { href, language, paragraphs, plainText } from '../../../../schema/fields.ts';

export default defineSection({
  title: 'Übersicht der Galerie',
  description: 'Alle Arten von Abschnitten, nach Namen zu finden.',
  props: z.strictObject({
    title: plainText().describe('Die Überschrift.').optional(),
    text: paragraphs().describe('Einleitender Text.').optional(),
    layout: z.enum(['cards', 'chips']).describe('"cards" mit Beschreibung, "chips" nur die Namen.').default('cards'),
    filter: plainText().describe('Aufschrift des Suchfeldes.'),
    none: plainText().describe('Was dasteht, wenn nichts gefunden wird.'),
    itemsLang: language().describe('Sprache der Beschreibungen.'),
    items: z
      .array(
        z
          .strictObject({
            name: plainText().describe('Name der Art.'),
            title: plainText().describe('Name für Menschen.'),
            text: plainText().describe('Wofür sie da ist.'),
            href: href().describe('Die Seite der Art.'),
            current: z.boolean().describe('Diese Seite.').default(false),
          })
          .describe('Eine Art.'),
      )
      .min(1)
      .describe('Die Arten.'),
  }),
});
