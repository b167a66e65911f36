/** A disk that fails while a command writes: the old state or the new, one sentence, exit code 1. The whole table: tests/mutants/. */
import { expect, test } from 'vitest';
import { buildCase, fixCase } from '../failing-disk/cases.ts';
import { type DiskCase, inTurn, kindsOf, tryCalls } from '../failing-disk/try-calls.ts';

test.each<[string, () => DiskCase, number]>([
  // Of the kinds of calls of a build the last ones, which put it into its place.
  ['build', () => buildCase('slice-build'), 2],
  ['validate --fix', () => fixCase('slice-fix'), 3],
])('%s', async (_, makeCase, count) => {
  const rows = await tryCalls(makeCase(), (calls) => inTurn(kindsOf(calls)).slice(-count));
  expect(rows).toHaveLength(count);
  expect(rows.filter(({ wrong }) => wrong !== '')).toEqual([]);
});
