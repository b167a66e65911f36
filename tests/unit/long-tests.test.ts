import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOfThreeDays } from '../../src/command/run-tests.ts';
import { judgeRecord, longParts, mergeRecords } from '../support/project/long-tests.ts';
import { output, root } from '../support/project/project.ts';

/** The names of files that a part of vitest takes: each part of a path. */
const filters = Object.entries(longParts).flatMap(([part, { command }]) =>
  command.includes('tests/mutants/vitest.config.ts')
    ? command.filter((word) => /^(?:src|tests)\/(?!mutants\/vitest)/.test(word)).map((filter) => ({ part, filter }))
    : [],
);

test('every long test belongs to exactly one part', () => {
  const files = ['mutants', 'attacks', 'firefox', 'package', 'contract'].flatMap((folder) =>
    readdirSync(join(root, 'tests', folder))
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => `tests/${folder}/${name}`),
  );
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) {
    const owners = filters.filter(({ filter }) => file.includes(filter)).map(({ part }) => part);
    expect(owners, file).toHaveLength(1);
  }
});

test('every file that runs on one day of three is there', () => {
  expect(filesOfThreeDays.flat().filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('the nightly workflow runs every part', () => {
  const workflow = readFileSync(join(root, '.github/workflows/nightly.yml'), 'utf8');
  expect(/part: \[(.+)\]/.exec(workflow)?.[1]?.split(', ')).toEqual(Object.keys(longParts));
});

test('what several machines have recorded becomes one record, of the latest run of each part and of its latest green one', () => {
  const folder = join(output, 'long-tests');
  rmSync(folder, { recursive: true, force: true });
  const record = (name: string, ...runs: object[]) => {
    mkdirSync(join(folder, name, 'tests'), { recursive: true });
    writeFileSync(join(folder, name, 'tests/long-tests.json'), JSON.stringify(runs));
  };
  const run = { commit: 'abc', seconds: 9, passed: 3, failed: 0 };
  const all = Object.keys(longParts).map((part) => ({ ...run, part, day: '2026-05-01' }));
  record('before', ...all);
  record('records/firefox', { ...run, part: 'firefox', day: '2026-05-20', failed: 1 });
  record('records/disk', { ...run, part: 'disk', day: '2026-05-19' });
  mergeRecords(join(folder, 'before'), join(folder, 'records'));

  const judged = judgeRecord(join(folder, 'before'), Date.parse('2026-05-20T03:00:00Z'));
  expect(judged.line).toBe('long tests: the oldest is edits, green 19 days ago');
  expect(judged.overdue).toContain('firefox: red, green 19 days ago');
  expect(judged.overdue.filter((line) => line.startsWith('disk'))).toEqual([]);
});
