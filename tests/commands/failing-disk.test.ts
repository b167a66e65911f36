/** A disk that fails while a command writes: the old state or the new, one sentence, exit code 1. The whole table: tests/mutants/. */
import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { buildCase, fixCase, schemaCase } from '../failing-disk/cases.ts';
import { type DiskCase, inTurn, kindsOf, tryCalls } from '../failing-disk/try-calls.ts';
import { copyProject } from '../support/project/project.ts';

const copy = copyProject('failing-disk-slice', 'link');
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.each<[string, () => DiskCase, number]>([
  // Of the kinds of calls of a build the last ones, which put it into its place.
  ['build', () => buildCase('slice-build'), 3],
  ['validate --fix', () => fixCase('slice-fix'), 3],
  ['schema', () => schemaCase(copy), 3],
])('%s', async (_, makeCase, count) => {
  const rows = await tryCalls(makeCase(), (calls) => inTurn(kindsOf(calls)).slice(-count));
  expect(rows).toHaveLength(count);
  expect(rows.filter(({ wrong }) => wrong !== '')).toEqual([]);
});
