import { z } from 'zod';
import { defineSection } from '../../../../schema/define-section.ts';
import { language, plainText } from '../../../../schema/fields.ts';

export default defineSection({
  title: 'Props der Galerie',
  description: 'Was man in einem Abschnitt schreiben kann, als Tabelle aus dem Schema.',
  props: z.strictObject({
    title: plainText().describe('Die Überschrift.'),
    head: z
      .strictObject({
        key: plainText().describe('Spalte der Namen.'),
        form: plainText().describe('Spalte der Form.'),
        text: plainText().describe('Spalte der Beschreibung.'),
      })
      .describe('Die Köpfe der Spalten.'),
    required: plainText().describe('Was an Pflichtangaben steht.'),
    rowsLang: language().describe('Sprache der Beschreibungen.'),
    rows: z
      .array(
        z
          .strictObject({
            key: plainText().describe('Name, mit dem Weg dorthin.'),
            form: plainText().describe('Was dort stehen darf.'),
            required: z.boolean().describe('Pflichtangabe.').default(false),
            text: plainText().describe('Was es bedeutet.'),
          })
          .describe('Eine Zeile.'),
      )
      .min(1)
      .describe('Die Zeilen.'),
  }),
});
