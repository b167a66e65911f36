import { z } from 'zod';
import { defineSection } from '../../../../schema/define-section.ts';
import { plainText } from '../../../../schema/fields.ts';

export default defineSection({
  de: ['Props der Galerie', 'Was man in einem Abschnitt schreiben kann, als Tabelle aus dem Schema.'],
  en: ['Gallery: props', 'What can be written in a section, as a table made from the schema.'],
  props: z.strictObject({
    title: plainText().meta({ de: ['Überschrift', 'Die Überschrift.'], en: ['Heading', 'The heading.'] }),
    head: z
      .strictObject({
        key: plainText().meta({
          de: ['Spalte der Namen', 'Spalte der Namen.'],
          en: ['Column of names', 'The heading of the column of names.'],
        }),
        form: plainText().meta({
          de: ['Spalte der Form', 'Spalte der Form.'],
          en: ['Column of forms', 'The heading of the column of forms.'],
        }),
        text: plainText().meta({
          de: ['Spalte der Beschreibung', 'Spalte der Beschreibung.'],
          en: ['Column of descriptions', 'The heading of the column of descriptions.'],
        }),
      })
      .meta({ de: ['Köpfe der Spalten', 'Die Köpfe der Spalten.'], en: ['Column headings', 'The headings of the columns.'] }),
    required: plainText().meta({
      de: ['Zeichen für Pflicht', 'Was an Pflichtangaben steht.'],
      en: ['Mark of what is required', 'What stands beside what is required.'],
    }),
    rows: z
      .array(
        z
          .strictObject({
            key: plainText().meta({ de: ['Name', 'Name, mit dem Weg dorthin.'], en: ['Name', 'The name, with the way to it.'] }),
            form: plainText().meta({ de: ['Form', 'Was dort stehen darf.'], en: ['Form', 'What may be written there.'] }),
            required: z
              .boolean()
              .meta({ de: ['Pflichtangabe', 'Pflichtangabe.'], en: ['Required', 'Whether it is required.'] })
              .default(false),
            text: plainText().meta({ de: ['Bedeutung', 'Was es bedeutet.'], en: ['Meaning', 'What it means.'] }),
          })
          .meta({ de: ['Zeile', 'Eine Zeile.'], en: ['Row', 'A row.'] }),
      )
      .min(1)
      .meta({ de: ['Zeilen', 'Die Zeilen.'], en: ['Rows', 'The rows.'] }),
  }),
});
