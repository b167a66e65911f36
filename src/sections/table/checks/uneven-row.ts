/** A row of a table with more or fewer cells than there are columns: what is too much is not shown, what is missing stays empty. */

import type { Rule } from '../../../rules/support/rule.ts';
import { unevenRow, unevenRows, type WrittenTable } from '../../../rules/support/uneven-rows.ts';

export const rule: Rule<{ cells: number; columns: number }> = {
  ...unevenRow,
  since: '0.9.0',
  *check({ sections }) {
    for (const { pointer, written } of sections) yield* unevenRows(written as unknown as WrittenTable, pointer);
  },
  example: {
    wrong: '"columns": ["Kurs", "Preis"], "rows": [{ "cells": ["Backen"] }]',
    right: '"columns": ["Kurs", "Preis"], "rows": [{ "cells": ["Backen", "40 €"] }]',
  },
};
