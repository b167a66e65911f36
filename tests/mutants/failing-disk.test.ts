/**
 * Every command that writes, and every error of the disk at every kind of call; and each single call once. Prints the table, and writes it
 * to tests/.output/failing-disk.txt. Left out: `dev`, of which only Vite writes; `pictures`, which writes as others do and needs a browser;
 * `bench` and `test`, whose reports nobody's work depends on.
 */
import { appendFileSync, cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  buildCase,
  coldBuildCase,
  diffCase,
  fixCase,
  galleryCase,
  migrateCase,
  newSectionCase,
  schemaCase,
  startCase,
  summaryCase,
} from '../failing-disk/cases.ts';
import { type DiskCase, errors, formatTable, inTurn, kindsOf, tryCalls } from '../failing-disk/try-calls.ts';
import { copyProject, output, run } from '../support/project/project.ts';
import { breakKeys, migrateKeys, secondSite, startProject } from '../support/project/versioned-project.ts';

const table = join(output, 'failing-disk.txt');
const hour = 3_600_000;
const copies: string[] = [];

beforeAll(() => {
  mkdirSync(output, { recursive: true });
  rmSync(table, { force: true });
});
afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
});

function copyOf(name: string, modules: 'link' | 'packages' = 'link'): string {
  const copy = copyProject(`failing-disk-${name}`, modules);
  copies.push(copy);
  return copy;
}

/** A project in which a second version has begun, and a manifest of the first. */
async function migrating(): Promise<DiskCase> {
  const project = startProject('failing-disk-migrate');
  copies.push(project);
  breakKeys(project);
  migrateKeys(project);
  const { code, text } = await run('schema', [], { project });
  expect(code, text).toBe(0);
  const folder = join(project, 'tests/.output/site');
  cpSync(dirname(secondSite), folder, { recursive: true });
  return migrateCase(project, join(folder, 'site.json'));
}

/** All errors at each kind of call. */
const eachKind = (calls: string[]) =>
  kindsOf(calls).flatMap((call) => errors.map((error) => [call, error] as [string, typeof error]));
/** And every call once. */
const eachCall = (calls: string[]) => [...eachKind(calls), ...inTurn(calls)];
/** Where a run takes long. */
const briefly = (calls: string[]) => inTurn(kindsOf(calls));

test.each<[string, () => DiskCase | Promise<DiskCase>, typeof eachCall]>([
  ['build', () => buildCase('build'), eachCall],
  ['build, nothing kept', () => coldBuildCase('cold', copyOf('cold', 'packages')), briefly],
  ['start', () => startCase('start'), eachKind],
  ['validate --fix', () => fixCase('fix'), eachCall],
  ['validate --format github', () => summaryCase('summary'), eachCall],
  ['migrate', migrating, eachCall],
  ['schema', () => schemaCase(copyOf('schema')), eachCall],
  ['new-section', () => newSectionCase(copyOf('new-section')), eachCall],
  ['gallery --out', () => galleryCase('gallery'), briefly],
  ['diff', () => diffCase('diff'), eachCall],
])(
  '%s',
  async (_, makeCase, choose) => {
    const rows = await tryCalls(await makeCase(), choose);
    console.log(formatTable(rows));
    appendFileSync(table, `${formatTable(rows)}\n`);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ wrong }) => wrong !== '')).toEqual([]);
  },
  hour,
);
