import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { introduction, plainText, richText } from '../../../schema/fields.ts';

export default defineSection({
  de: ['Tabelle', 'Zeilen und Spalten: Preise, Maße, ein Stundenplan. Zahlen stehen von selbst untereinander.'],
  en: ['Table', 'Rows and columns: prices, sizes, a timetable. Numbers line up by themselves.'],
  aliases: 'price-list timetable schedule spreadsheet preisliste stundenplan fahrplan',
  props: z.strictObject({
    ...introduction(),
    caption: plainText().meta({
      de: [
        'Beschriftung',
        'Was die Tabelle zeigt, in wenigen Worten, zum Beispiel "Preise ab Januar 2027". Gleicht sie der Überschrift, sagen sie nur Vorleseprogramme.',
      ],
      en: [
        'Caption',
        'What the table shows, in a few words, for example "Prices from January 2027". Where it equals the heading, only screen readers say it.',
      ],
    }),
    columns: z
      .array(
        plainText().meta({
          de: ['Spalte', 'Was in dieser Spalte steht.'],
          en: ['Column', 'What stands in this column.'],
        }),
      )
      .min(1)
      .max(12)
      .meta({
        de: ['Spalten', 'Die Köpfe der Spalten, von links nach rechts.'],
        en: ['Columns', 'The heads of the columns, from left to right.'],
      }),
    rowHeads: z
      .boolean()
      .meta({
        de: ['Erste Spalte benennt', 'Die erste Spalte benennt ihre Zeile, zum Beispiel eine Leistung oder eine Uhrzeit.'],
        en: ['First column names', 'The first column names its row, for example a service or a time of day.'],
      })
      .default(false),
    rows: z
      .array(
        z
          .strictObject({
            cells: z
              .array(
                richText().meta({
                  de: ['Zelle', 'Was in dieser Spalte der Zeile steht; "–", wo es nichts gibt.'],
                  en: ['Cell', 'What stands in this column of the row; "–" where there is nothing.'],
                }),
              )
              .min(1)
              .meta({
                de: ['Zellen', 'Die Zellen der Zeile, so viele wie Spalten.'],
                en: ['Cells', 'The cells of the row, as many as there are columns.'],
              }),
          })
          .meta({ de: ['Zeile', 'Eine Zeile.'], en: ['Row', 'A row.'] }),
      )
      .min(1)
      .meta({ de: ['Zeilen', 'Die Zeilen.'], en: ['Rows', 'The rows.'] }),
    note: richText()
      .meta({
        de: ['Anmerkung', 'Ein Satz unter der Tabelle, zum Beispiel zur Mehrwertsteuer.'],
        en: ['Note', 'A sentence below the table, for example about taxes.'],
      })
      .optional(),
  }),
});
