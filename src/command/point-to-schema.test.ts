import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../../tests/support/project/project.ts';
import { pointToSchema } from './point-to-schema.ts';

let project = '';
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'point-to-schema-'));
});
afterEach(() => rmSync(project, { recursive: true }));

const write = (text: string) => writeFileSync(join(project, 'site.json'), text);
const read = () => readFileSync(join(project, 'site.json'), 'utf8');
const point = () => pointToSchema({ root, project }, own);

const own = './sections/site.schema.json';

test.each([
  [
    'the schema of the package',
    '"$schema" :"./node_modules/marketing-site-builder/schema/site.schema.json"',
    `"$schema" :"${own}"`,
  ],
  [
    'that of a package in a workspace',
    '"$schema":"../node_modules/marketing-site-builder/schema/site.schema.json"',
    `"$schema":"${own}"`,
  ],
])('a manifest that names %s names the own one, and stays as it is written', async (_, before, after) => {
  const around = (line: string) => `{\r\n\t${line},\r\n\t"version": 1,   "site": {"name" : "\\u00d6"}}`;
  write(around(before));
  expect(await point()).toContain(own);
  expect(read()).toBe(around(after));
  expect(await point()).toBeUndefined();
  expect(read()).toBe(around(after));
});

test('one that names none gets it as its first key', async () => {
  write('{\n  "version": 1,\n  "site": { "name": "Kern" }\n}\n');
  expect(await point()).toContain(own);
  expect(read()).toBe(`{\n  "$schema": "${own}",\n  "version": 1,\n  "site": { "name": "Kern" }\n}\n`);
});

test.each([
  ['names another one', '{ "$schema": "./mine.json", "version": 1 }', /names "\.\/mine\.json"/],
  ['names something else', '{ "$schema": 1 }', /names 1/],
  ['is no JSON', '{ "version": 1, }', /has a mistake/],
  ['names two', '{ "$schema": "a", "$schema": "b" }', /has a mistake/],
  ['is a list', '[]', /has a mistake/],
])('one that %s stays as it is, and it is said what to write', async (_, text, why) => {
  write(text);
  const said = await point();
  expect(said).toMatch(why);
  expect(said).toContain(`"$schema": "${own}"`);
  expect(read()).toBe(text);
});

test('one that names it in another way stays as it is, without a word', async () => {
  const text = '{ "$schema": "sections/site.schema.json" }';
  write(text);
  expect(await point()).toBeUndefined();
  expect(read()).toBe(text);
});

test('a folder without a site.json is not its matter', async () => {
  expect(await point()).toBeUndefined();
});
