/**
 * A row of a table with more or fewer cells than there are columns: what is too much is not shown, what is missing stays empty. It warns
 * while the table is being written; a release is stopped.
 */

import type { Rule } from '../../../manifest/checks/support/rule.ts';

export const rule: Rule<{ cells: number; columns: number }> = {
  severity: 'until-release',
  since: '0.9.0',
  *check({ sections }) {
    for (const { pointer, written } of sections) {
      const columns = (written.columns as unknown[]).length;
      for (const [row, { cells }] of (written.rows as { cells: unknown[] }[]).entries()) {
        if (cells.length !== columns) yield { pointer: `${pointer}/rows/${row}/cells`, params: { cells: cells.length, columns } };
      }
    }
  },
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
    inForm: {
      hint: ({ cells, columns }) =>
        cells < columns
          ? 'Ergänzen Sie, was fehlt; wo es nichts gibt, schreiben Sie "–".'
          : 'Löschen Sie, was zu viel ist, oder ergänzen Sie eine Spalte.',
    },
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
    inForm: {
      hint: ({ cells, columns }) =>
        cells < columns ? 'Add what is missing; write "–" where there is nothing.' : 'Remove what is too much, or add a column.',
    },
  },
  example: {
    wrong: '"columns": ["Kurs", "Preis"], "rows": [{ "cells": ["Backen"] }]',
    right: '"columns": ["Kurs", "Preis"], "rows": [{ "cells": ["Backen", "40 €"] }]',
  },
};
