/** A table: what the section of that name and a table within a text have in common. */
import { strictObject } from 'zod';
import type { Inline } from './atoms.ts';
import { plainText, richText } from './fields.ts';
import { listOf, toggle } from './shapes.ts';

/** As components receive it. */
export interface Table {
  caption?: string | undefined;
  columns?: string[] | undefined;
  rowHeads: boolean;
  rows: { cells: Inline[] }[];
}

/** The keys of a table beside its caption. The part that shows them: DataTable. */
export const tableBody = () => ({
  columns: listOf(
    {
      carries: { list: 'rows', cells: 'cells' },
      de: [
        'Spalten',
        'Die Köpfe der Spalten, von links nach rechts; "–", wo einer nichts sagt. Ohne Angabe hat die Tabelle keine, wie eine von Merkmalen und Werten.',
      ],
      en: [
        'Columns',
        'The heads of the columns, from left to right; "–" where one says nothing. Left out, the table has none, as one of features and values.',
      ],
      usual: true,
    },
    plainText({
      de: ['Spalte', 'Was in dieser Spalte steht.'],
      en: ['Column', 'What stands in this column.'],
    }),
  )
    .max(12)
    .optional(),
  rowHeads: toggle({
    de: ['Erste Spalte benennt', 'Die erste Spalte benennt ihre Zeile, zum Beispiel eine Leistung oder eine Uhrzeit.'],
    en: ['First column names', 'The first column names its row, for example a service or a time of day.'],
  }).default(false),
  rows: listOf(
    { de: ['Zeilen', 'Die Zeilen.'], en: ['Rows', 'The rows.'] },
    strictObject({
      cells: listOf(
        {
          de: ['Zellen', 'Die Zellen der Zeile, so viele wie Spalten.'],
          en: ['Cells', 'The cells of the row, as many as there are columns.'],
        },
        richText({
          de: ['Zelle', 'Was in dieser Spalte der Zeile steht; "–", wo es nichts gibt.'],
          en: ['Cell', 'What stands in this column of the row; "–" where there is nothing.'],
        }),
      ),
    }).meta({ de: ['Zeile', 'Eine Zeile.'], en: ['Row', 'A row.'] }),
  ),
});

/** A table within a text. The part that shows it: DataTable. */
export const table = () =>
  strictObject({
    caption: plainText({
      de: ['Beschriftung', 'Was die Tabelle zeigt, in wenigen Worten, zum Beispiel "Preise ab Januar 2027".'],
      en: ['Caption', 'What the table shows, in a few words, for example "Prices from January 2027".'],
    }).optional(),
    ...tableBody(),
  });
