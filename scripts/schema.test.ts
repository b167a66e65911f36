import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { iconNames } from '../schema/icons.ts';
import { main } from './schema.ts';

let root = '';
let printed: string[] = [];
const file = () => join(root, 'schema/site.schema.json');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'schema-'));
  mkdirSync(join(root, 'schema/versions'), { recursive: true });
  cpSync('schema/versions/1.json', join(root, 'schema/versions/1.json'));
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
  expect(await main([], { root, project: root })).toBe(0);
  const written = readFileSync(file(), 'utf8');
  expect(written).toMatch(
    /^\{\n {2}"\$schema": "http:\/\/json-schema\.org\/draft-07\/schema#",\n {2}"\$comment": "Generated.*npx marketing-site-builder schema/,
  );
  expect(written.endsWith('}\n')).toBe(true);
  expect(await main(['--check'], { root, project: root })).toBe(0);
});

test('--check refuses a missing or changed one, and writes nothing', async () => {
  expect(await main(['--check'], { root, project: root })).toBe(1);
  writeFileSync(file(), '{}\n');
  expect(await main(['--check'], { root, project: root })).toBe(1);
  expect(printed.join('\n')).toContain('Run "npx marketing-site-builder schema"');
  expect(readFileSync(file(), 'utf8')).toBe('{}\n');
});

test('writes the shapes of the icons in use, which are stale when the set has others', async () => {
  const shapes = join(root, 'schema/icon-shapes.json');
  const set = join(import.meta.dirname, '../node_modules/@tabler/icons');
  mkdirSync(join(root, 'node_modules/@tabler'), { recursive: true });
  symlinkSync(set, join(root, 'node_modules/@tabler/icons'), 'junction');
  await main([], { root, project: root });
  const { license, icons } = JSON.parse(readFileSync(shapes, 'utf8')) as { license: string[]; icons: Record<string, unknown> };
  expect(license[0]).toBe('MIT License');
  const all = JSON.parse(readFileSync(join(set, 'tabler-nodes-outline.json'), 'utf8')) as Record<string, unknown>;
  expect(icons).toEqual(Object.fromEntries(iconNames.map((name) => [name, all[name]])));
  expect(await main(['--check'], { root, project: root })).toBe(0);
  writeFileSync(shapes, readFileSync(shapes, 'utf8').replace('M20 6v12', 'M20 7v11'));
  expect(await main(['--check'], { root, project: root })).toBe(1);
  expect(printed.at(-1)).toContain('Stale: schema/icon-shapes.json. Run "npx marketing-site-builder schema"');
});

test('the titles and descriptions are there in German and in English', async () => {
  await main([], { root, project: root });
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
  await main([], { root, project: root });
  writeFileSync(file(), readFileSync(file(), 'utf8').replaceAll('\n', '\r\n'));
  expect(await main(['--check'], { root, project: root })).toBe(0);
});

test('an unknown option is wrong usage', async () => {
  expect(await main(['--chekc'], { root, project: root })).toBe(2);
  expect(printed.join('\n')).toContain('Did you mean --check?');
});
