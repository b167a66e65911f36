/**
 * Whatever a developer calls a section type of her own, all tests stay green: in a copy that has a type of every name that the docs, the
 * commands and the tests themselves mention, those are run.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importedNames, writeSection } from '../../src/command/section-files.ts';
import { refuseName } from '../../src/command/section-name.ts';
import { listTypes } from '../../src/gallery/examples.ts';
import { copyProject, root, run } from '../support/project/project.ts';

/** For a whole run of tests, on the busiest machine. */
const hour = 3_600_000;

let copy = '';
beforeAll(async () => {
  copy = copyProject('taken-names', 'link');
  for (const name of mentioned())
    writeSection(root, join(copy, 'src/sections', name), name, { de: [name, 'Sagt etwas.'], en: [name, 'Says something.'] });
  const { code, text } = await run('schema', [], { project: copy });
  expect(code, text).toBe(0);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Names in all places where types are named that a developer could take for hers. */
function mentioned(): string[] {
  const texts = ['docs/sections.md', ...['scripts', 'src', 'tests'].flatMap((room) => sourcesIn(room))].map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const places = [/new-section -- ([a-z][\w-]+)/g, /\btype"?: ?['"]([\w-]+)['"]/g, /freeType\('([\w-]+)'\)/g];
  const names = new Set(
    texts.flatMap((text) => places.flatMap((place) => [...text.matchAll(place)].map(([, name = '']) => name))),
  );
  const [taken, imported] = [listTypes(root), importedNames(root)];
  // Addresses that a site needs for itself are names like others.
  return [...names, 'assets', 'icons', 'types'].filter((name) => refuseName(name, taken, imported) === undefined).sort();
}

const sourcesIn = (room: string) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((file) => join(room, file))
    .filter((file) => /\.(?:tsx?|json)$/.test(file) && !file.includes('.output'));

/** Runs a tool of the project in the copy. */
function tool(path: string, ...args: string[]): void {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', path), ...args], {
    cwd: copy,
    encoding: 'utf8',
    env,
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(status, `${stdout}${stderr}`.slice(-12_000)).toBe(0);
}

test('there are many such names, the one in the docs among them', () => {
  const names = readdirSync(join(copy, 'src/sections'));
  const [, example] = /new-section -- ([a-z][\w-]+)/.exec(readFileSync(join(root, 'docs/sections.md'), 'utf8')) ?? [];
  expect(names).toContain(example);
  expect(names.length).toBeGreaterThan(listTypes(root).length + 10);
});

test('another type can still be made', async () => {
  const { code, text } = await run('new-section', ['one-more'], { project: copy });
  expect(code, text).toBe(0);
});

test('the unit tests', () => tool('vitest/vitest.mjs', 'run', '--reporter=dot'), hour);

test(
  'the browser tests that make types, or look at them',
  () =>
    tool(
      'playwright/cli.js',
      ...['test', '-c', 'tests/playwright.config.ts', '--reporter=dot', '--grep-invert=@deep'],
      ...['dev-code', 'section-gallery', 'broken-sections', 'styles', 'html'],
    ),
  hour,
);
