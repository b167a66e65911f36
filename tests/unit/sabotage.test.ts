/** The table of faults fits the code as it is, so that the long run over it (`npm run test:sabotage`) tries what it says. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findTests, spoil } from '../sabotage/fault.ts';
import { faults } from '../sabotage/faults.ts';
import { root } from '../support/project/project.ts';

test('there are at least 60 faults', () => {
  expect(faults.length).toBeGreaterThanOrEqual(60);
  expect(new Set(faults.map(({ file, from, to }) => `${file} ${from} ${to}`)).size).toBe(faults.length);
});

test('each finds its place, also when all of them stand in the code at once', () => {
  const texts = new Map<string, string>();
  for (const fault of faults) {
    const path = join(root, fault.file);
    expect(existsSync(path), fault.file).toBe(true);
    spoil(readFileSync(path, 'utf8'), fault);
    texts.set(path, spoil(texts.get(path) ?? readFileSync(path, 'utf8'), fault));
  }
});

test('each names tests that exist', () => {
  expect(faults.filter(({ noticedBy }) => noticedBy.length === 0)).toEqual([]);
  findTests(
    root,
    faults.flatMap(({ noticedBy }) => noticedBy),
  );
});
