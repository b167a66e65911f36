/** Commands that are ended while they write: the old state or the new. What an interrupted build leaves: tests/commands/builds.test.ts. */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeManyPages } from '../bench/many-pages.ts';
import { buildTwoSites, killBuilds } from '../build/ended-builds.ts';
import { output, run } from '../support/project/project.ts';
import { breakKeys, killMigrations, migrateKeys, secondSite, startProject } from '../support/project/versioned-project.ts';
import { createRandom } from './random.ts';

const copy = startProject('killed');
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('ended at 150 moments, "npm run migrate" leaves the old file or the new one', async () => {
  breakKeys(copy);
  migrateKeys(copy);
  const file = join(copy, 'tests/.output/large/site.json');
  mkdirSync(dirname(file), { recursive: true });
  const text = makeManyPages(readFileSync(secondSite, 'utf8'), 300);
  writeFileSync(file, text);
  await run('migrate', ['--site', file], { project: copy });
  const migrated = readFileSync(file, 'utf8');
  expect(migrated).not.toBe(text);
  copyFileSync(file, `${file}.new`);
  writeFileSync(file, text);
  const found = await killMigrations(copy, file, migrated, 150, createRandom(20_261_121));
  expect(found.filter((one) => one !== 'old' && one !== 'new')).toEqual([]);
  expect(new Set(found).size).toBe(2);
});

test('ended at 40 moments while it writes, "npm run build" leaves a whole site', async () => {
  const work = join(output, 'killed-builds');
  rmSync(work, { recursive: true, force: true });
  await killBuilds(await buildTwoSites(work, 110), join(work, 'out'), 40, createRandom(20_261_122));
});
