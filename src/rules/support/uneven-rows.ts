/** Rows of tables that do not have as many cells as there are columns: what is found, and what is said of it. */

import type { Rule } from './rule.ts';

type Params = { cells: number; columns: number };

/** As authors write it (schema/table.ts). */
export interface WrittenTable {
  columns?: unknown[];
  rows: { cells: unknown[] }[];
}

interface UnevenRow {
  pointer: string;
  params: Params;
}

/** The rows of a table that do not have as many cells as it has columns: without heads, as the longest row has. */
export function* unevenRows({ columns, rows }: WrittenTable, pointer: string): Generator<UnevenRow> {
  const width = columns?.length ?? Math.max(...rows.map(({ cells }) => cells.length));
  for (const [row, { cells }] of rows.entries()) {
    if (cells.length === width) continue;
    yield { pointer: `${pointer}/rows/${row}/cells`, params: { cells: cells.length, columns: width } };
  }
}

/** What rules about them have in common. It warns while the table is being written; a release is stopped. */
export const unevenRow: Pick<Rule<Params>, 'severity' | 'de' | 'en'> = {
  severity: 'until-release',
  de: {
    message: ({ cells, columns }) =>
      cells < columns
        ? `Diese Zeile hat zu wenige Zellen (${cells}) für die Spalten der Tabelle (${columns}).`
        : `Diese Zeile hat mehr Zellen (${cells}), als die Tabelle Spalten hat (${columns}); die letzten werden nicht gezeigt.`,
    hint: ({ cells, columns }) =>
      cells < columns
        ? 'Ergänzen Sie, was fehlt; wo es nichts gibt, schreiben Sie "–".'
        : 'Löschen Sie, was zu viel ist, oder ergänzen Sie eine Spalte in "columns".',
    explanation: 'Jede Zeile einer Tabelle hat so viele Zellen, wie es Spalten gibt.',
    inForm: ({ cells, columns }) =>
      cells < columns
        ? 'Ergänzen Sie, was fehlt; wo es nichts gibt, schreiben Sie "–".'
        : 'Löschen Sie, was zu viel ist, oder ergänzen Sie eine Spalte.',
  },
  en: {
    message: ({ cells, columns }) =>
      cells < columns
        ? `This row has too few cells (${cells}) for the columns of the table (${columns}).`
        : `This row has more cells (${cells}) than the table has columns (${columns}); the last ones are not shown.`,
    hint: ({ cells, columns }) =>
      cells < columns
        ? 'Add what is missing; write "–" where there is nothing.'
        : 'Remove what is too much, or add a column to "columns".',
    explanation: 'Every row of a table has as many cells as there are columns.',
    inForm: ({ cells, columns }) =>
      cells < columns ? 'Add what is missing; write "–" where there is nothing.' : 'Remove what is too much, or add a column.',
  },
};
