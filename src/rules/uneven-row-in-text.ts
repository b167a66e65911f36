/**
 * A row of a table within a text with more or fewer cells than there are columns: what is too much is not shown, what is missing stays
 * empty.
 */

import { child, pointerTo } from '../json-text/pointer.ts';
import type { Rule } from './support/rule.ts';
import { unevenRow, unevenRows, type WrittenTable } from './support/uneven-rows.ts';

type Params = { cells: number; columns: number };

export const rule: Rule<Params> = {
  ...unevenRow,
  since: '1.1.0',
  *check({ sections }) {
    for (const { pointer, written } of sections) yield* unevenRowsIn(written, pointer);
  },
  example: {
    wrong: '{ "table": { "columns": ["Kurs", "Preis"], "rows": [{ "cells": ["Backen"] }] } }',
    right: '{ "table": { "columns": ["Kurs", "Preis"], "rows": [{ "cells": ["Backen", "40 €"] }] } }',
  },
};

function* unevenRowsIn(value: object, pointer: string): ReturnType<typeof unevenRows> {
  for (const [key, inner] of Object.entries(value)) {
    // Most are texts, of which there is no place to name: 20 ms of each letter in a site of 1,000 pages.
    if (typeof inner !== 'object' || inner === null) continue;
    const at = pointerTo(pointer, key);
    if (key === 'table' && isTable(inner)) yield* unevenRows(inner, at);
    else yield* unevenRowsIn(inner, at);
  }
}

/** A section type of a site's own may mean something else by the word. */
const isTable = (value: unknown): value is WrittenTable =>
  Array.isArray(child(value, 'columns') ?? []) &&
  [child(value, 'rows') ?? {}].flat().every((row) => Array.isArray(child(row, 'cells')));
