/**
 * Every fault of the table is noticed by a test that it names, or the row says why not. A fault is noticed when a test fails, not when
 * something cannot be compiled or loaded.
 *
 * `FAULTS=12,dedupe.ts npm run test:sabotage` tries some, by number or by a piece of a file's name.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { inCopy, type Outcome, removeCopies, runTests, tryFault } from './copies.ts';
import { spoil } from './fault.ts';
import { faults } from './faults.ts';

const wanted = process.env.FAULTS?.split(',');
const rows = faults
  .map((fault, index) => ({ ...fault, number: index + 1 }))
  .filter(({ number, file }) => wanted?.some((one) => (/^\d+$/.test(one) ? Number(one) === number : file.includes(one))) ?? true);

const table: { number: number; outcome: Outcome; line: string }[] = [];

afterAll(() => {
  removeCopies();
  const counted = (['noticed', 'not noticed', 'stale', 'broken'] as const).map((outcome) => {
    return `${table.filter((row) => row.outcome === outcome).length} ${outcome}`;
  });
  const lines = table.sort((one, other) => one.number - other.number).map(({ line }) => line);
  console.log(['', ...lines, counted.join(', '), ''].join('\n'));
});

test('all faults compile', () =>
  inCopy(async (copy) => {
    const sound = new Map<string, string>();
    for (const fault of rows) {
      const file = join(copy, fault.file);
      const text = readFileSync(file, 'utf8');
      if (!sound.has(file)) sound.set(file, text);
      writeFileSync(file, spoil(text, fault));
    }
    const tsc = ['node_modules/typescript/bin/tsc', '-p', '.', '--noUnusedLocals', 'false', '--noUnusedParameters', 'false'];
    const { stdout } = spawnSync(process.execPath, tsc, { cwd: copy, encoding: 'utf8' });
    for (const [file, text] of sound) writeFileSync(file, text);
    expect(stdout).toBe('');
  }));

test.concurrent('without a fault all tests that the rows name are green', () =>
  inCopy(async (copy) => {
    const names = [...new Set(rows.flatMap(({ noticedBy }) => noticedBy))];
    const { outcome, said } = await runTests(names, copy);
    expect(outcome, said).toBe('not noticed');
  }));

describe.concurrent('noticed:', () => {
  for (const { number, ...fault } of rows) {
    const title = `${number}. ${fault.file}: ${fault.what}`;
    test(title, async () => {
      const { outcome, said } = await inCopy((copy) => tryFault(fault, copy));
      table.push({ number, outcome, line: `${outcome.padEnd(11)} ${title}${fault.unnoticed ? ` (${fault.unnoticed})` : ''}` });
      console.log(`${outcome.padEnd(11)} ${title}${outcome === 'noticed' ? `\n            by "${said}"` : ''}`);
      // A reason why nothing notices is to go when something does.
      expect(outcome, said).toBe(fault.unnoticed === undefined ? 'noticed' : 'not noticed');
    });
  }
});
