import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { iconNames } from '../schema/icons.ts';
import { main } from './schema.ts';

/** It is written once, which takes a second, and each test begins with a copy. */
let written = '';
let root = '';
let printed: string[] = [];
const file = () => join(root, 'schema/site.schema.json');
const set = join(import.meta.dirname, '../node_modules/@tabler/icons');

beforeAll(async () => {
  written = mkdtempSync(join(tmpdir(), 'schema-'));
  mkdirSync(join(written, 'schema/versions'), { recursive: true });
  cpSync('schema/versions/1.json', join(written, 'schema/versions/1.json'));
  mkdirSync(join(written, 'node_modules/@tabler'), { recursive: true });
  symlinkSync(set, join(written, 'node_modules/@tabler/icons'), 'junction');
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(await main([], { root: written, project: written })).toBe(0);
  print.mockRestore();
});
afterAll(() => rmSync(written, { recursive: true }));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'schema-'));
  cpSync(written, root, { recursive: true });
  printed = [];
  const print = (text: string) => void printed.push(text);
  vi.spyOn(console, 'log').mockImplementation(print);
  vi.spyOn(console, 'error').mockImplementation(print);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

test('writes the schema, which is then up to date', async () => {
  const text = readFileSync(file(), 'utf8');
  expect(text).toMatch(
    /^\{\n {2}"\$schema": "http:\/\/json-schema\.org\/draft-07\/schema#",\n {2}"\$comment": "Generated.*npx marketing-site-builder schema/,
  );
  expect(text.endsWith('}\n')).toBe(true);
  expect(await main(['--check'], { root, project: root })).toBe(0);
});

test('--check refuses a missing or changed one, and writes nothing', async () => {
  rmSync(file());
  expect(await main(['--check'], { root, project: root })).toBe(1);
  writeFileSync(file(), '{}\n');
  expect(await main(['--check'], { root, project: root })).toBe(1);
  expect(printed.join('\n')).toContain('Run "npx marketing-site-builder schema"');
  expect(readFileSync(file(), 'utf8')).toBe('{}\n');
});

test('writes the shapes of the icons in use, which are stale when the set has others', async () => {
  const shapes = join(root, 'schema/icon-shapes.json');
  const { license, icons } = JSON.parse(readFileSync(shapes, 'utf8')) as { license: string[]; icons: Record<string, unknown> };
  expect(license[0]).toBe('MIT License');
  const all = JSON.parse(readFileSync(join(set, 'tabler-nodes-outline.json'), 'utf8')) as Record<string, unknown>;
  expect(icons).toEqual(Object.fromEntries(iconNames.map((name) => [name, all[name]])));
  writeFileSync(shapes, readFileSync(shapes, 'utf8').replace('M20 6v12', 'M20 7v11'));
  expect(await main(['--check'], { root, project: root })).toBe(1);
  expect(printed.at(-1)).toContain('Stale: schema/icon-shapes.json. Run "npx marketing-site-builder schema"');
});

test('the titles and descriptions are there in German and in English', async () => {
  expect(readFileSync(file(), 'utf8')).toContain('"title": "Fassung"');
  const english = readFileSync(join(root, 'schema/site.schema.en.json'), 'utf8');
  expect(english).toContain('"title": "Version"');
  expect(english).not.toContain('Fassung');
  expect(await main(['--lang', 'fr'], { root, project: root })).toBe(2);
  expect(printed.join('\n')).toContain('--lang de or --lang en');
});

test.each([
  ['en-GB', [], 'en.'],
  ['de', ['--lang', 'en'], 'en.'],
  ['de-AT', [], ''],
])('a site in %s with %j names the schema of the builder in its language', async (lang, args, ending) => {
  const builder = join(import.meta.dirname, '..');
  const wanted = `./node_modules/marketing-site-builder/schema/site.schema.${ending}json`;
  const other = './node_modules/marketing-site-builder/schema/site.schema.json';
  writeFileSync(join(root, 'site.json'), JSON.stringify({ $schema: other, version: 1, site: { lang } }));
  expect(await main(args, { root: builder, project: root })).toBe(0);
  expect(JSON.parse(readFileSync(join(root, 'site.json'), 'utf8')).$schema).toBe(wanted);
});

test('line ends of Windows do not make it stale', async () => {
  writeFileSync(file(), readFileSync(file(), 'utf8').replaceAll('\n', '\r\n'));
  expect(await main(['--check'], { root, project: root })).toBe(0);
});

test('an unknown option is wrong usage', async () => {
  expect(await main(['--chekc'], { root, project: root })).toBe(2);
  expect(printed.join('\n')).toContain('Did you mean --check?');
});
