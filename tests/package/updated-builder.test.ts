/**
 * A site over an update of the builder, from a registry, as its owner does it: a later version has moved on to another format of the manifest,
 * and brings two section types more. One of them has the name of a type that the site has as its own.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { treeOf } from '../build/tree.ts';
import { componentOf, packageName as name, schemaOf } from '../support/project/own-site.ts';
import { output, root, run } from '../support/project/project.ts';
import { breakKeys, migrateKeys, startProject } from '../support/project/versioned-project.ts';
import { type Registry, startRegistry } from './registry.ts';

/** Not in the project's own folder: Node would find its packages above. */
const work = mkdtempSync(join(tmpdir(), 'updated-builder-'));
const site = join(work, 'site');
const folder = join(output, 'registry', String(process.pid));
let registry: Registry;
let builder = '';
/** What `dist/` held under the first version. */
let built = '';

const read = (path: string) => readFileSync(join(site, path), 'utf8');
const npx = (...args: string[]) => registry.run('npx', [name, ...args], site);

/** Publishes the copy of the builder, as it is, under a version. */
function publish(version: string): void {
  const file = join(builder, 'package.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version }, null, 2));
  registry.run('npm', ['publish', '--ignore-scripts'], builder);
}

/** Gives the builder a type like `faq`, and returns its folder. */
function addType(type: string, component: string): string {
  const folder = join(builder, 'src/sections', type);
  cpSync(join(root, 'src/sections/faq'), folder, { recursive: true });
  const text = readFileSync(join(folder, 'Faq.tsx'), 'utf8');
  writeFileSync(join(folder, `${component}.tsx`), text.replace('function Faq(', `function ${component}(`));
  rmSync(join(folder, 'Faq.tsx'));
  return folder;
}

/** Gives a type of the builder what must not reach the site's own one: a migration, something to tell search engines, a rule about other props. */
function addMore(folder: string): void {
  const file = join(folder, 'schema.ts');
  const text = readFileSync(file, 'utf8');
  const migrations = "migrations: [{ to: 2, steps: [{ kind: 'rename', path: 'title', key: 'question' }] }],";
  writeFileSync(file, text.replace('props: strictObject({', `${migrations}\n  $&`));
  writeFileSync(join(folder, 'facts.ts'), `export const facts = () => [{ '@type': 'FAQPage' }];\n`);
  cpSync(join(root, 'src/sections/table/checks/uneven-row.ts'), join(folder, 'checks/uneven-price.ts'));
}

/** All that authors have written, in the order of the file, without the number of the format. */
const valuesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => (key === 'version' ? [] : valuesOf(one)))
    : [value];

beforeAll(async () => {
  registry = await startRegistry(folder, [name]);
  builder = startProject('updated-builder');
  publish('1.0.0');
  mkdirSync(site);
  registry.run('npm', ['install', name], site);
  npx('new-site', '.', '--name', 'Kern', '--lang', 'de', '--template', 'consultancy');
  const own = join(site, 'sections/price-board');
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'schema.ts'), schemaOf(`migrations: [{ to: 1, steps: [rename('heading', 'title')] }],`));
  writeFileSync(join(own, 'PriceBoard.tsx'), componentOf('PriceBoard'));
  const { $schema: _, version, ...manifest } = JSON.parse(read('site.json'));
  manifest.routes[0].sections.splice(1, 0, { type: 'price-board', title: 'Was es kostet' });
  const $schema = './sections/site.schema.json';
  writeFileSync(join(site, 'site.json'), JSON.stringify({ $schema, version, own: 1, ...manifest }, null, 2));
  npx('schema');
  expect(npx('validate')).not.toContain('same-name-type');
  npx('build');
  built = join(work, 'built');
  renameSync(join(site, 'dist'), built);

  breakKeys(builder);
  migrateKeys(builder);
  addMore(addType('price-board', 'PriceBoard'));
  addType('tide-table', 'TideTable');
  const written = await run('schema', [], { project: builder });
  expect(written.code, written.text).toBe(0);
  publish('1.1.0');
});
afterAll(async () => {
  await registry?.stop();
  for (const made of [work, folder, builder]) if (made) rmSync(made, { recursive: true, force: true });
});

/** What visitors and search engines read of a page. Its app has other sources now, and so other names and sums. */
const pageOf = (dist: string, path: string) =>
  readFileSync(join(dist, path), 'utf8').replace(/\/assets\/[^"'`\s)]+|sha256-[^']+|data-build="[^"]+"/g, '');

/** Builds the site: the pages that are not what they were under the first version. */
function changedPages(): string[] {
  npx('build');
  const dist = join(site, 'dist');
  const pages = (folder: string) => Object.keys(treeOf(folder)).filter((path) => path.endsWith('.html'));
  expect(pages(dist)).toEqual(pages(built));
  return pages(dist).filter((path) => pageOf(dist, path) !== pageOf(built, path));
}

test('npm update brings it: the site is valid as it is, and what has changed is said', () => {
  expect(npx('--version')).toBe(`${name} 1.0.0, manifest format 2\n`);
  expect(JSON.parse(read('package.json')).dependencies).toEqual({ [name]: '^1.0.0' });
  registry.run('npm', ['update'], site);
  expect(npx('--version')).toBe(`${name} 1.1.0, manifest format 3\n`);
  const before = read('site.json');
  const said = npx('validate', '--lang', 'en');
  expect(said).toContain('older-version');
  expect(said).toContain(`npx ${name} migrate`);
  expect(said).toContain('same-name-type');
  expect(changedPages()).toEqual([]);
  expect(read('site.json')).toBe(before);
});

test('migrate renames the keys of the builder alone; every text stays, and its own types stay where they were', () => {
  const before = read('site.json');
  npx('migrate');
  const after = read('site.json');
  for (const key of ['"side": ', '"points": ']) expect(after).toContain(key);
  expect(after).toBe(
    before.replace('"version": 2', '"version": 3').replaceAll('"imageSide"', '"side"').replaceAll('"details"', '"points"'),
  );
  expect(valuesOf(JSON.parse(after))).toEqual(valuesOf(JSON.parse(before)));
  expect(JSON.parse(after)).toMatchObject({ version: 3, own: 1 });
});

test('migrated it is valid, but for the name that is there twice, and its pages are the same', () => {
  expect(() => npx('schema', '--check')).toThrow('sections/site.schema.json is stale');
  npx('schema');
  const said = npx('validate', '--lang', 'en');
  expect(said).not.toContain('older-version');
  expect(said.match(/(?:error|warning) [\w-]+/g)).toEqual(['warning same-name-type']);
  expect(said).toContain('0 errors, 1 warning');
  expect(changedPages()).toEqual([]);
});

test('npm ci takes the new lock file; then the new type may be used, beside that of the site', () => {
  registry.run('npm', ['ci'], site);
  expect(npx('--version')).toBe(`${name} 1.1.0, manifest format 3\n`);
  const manifest = JSON.parse(read('site.json'));
  const [{ section }] = JSON.parse(readFileSync(join(root, 'src/sections/faq/examples.json'), 'utf8'));
  manifest.routes[0].sections.splice(1, 0, { type: 'tide-table', ...section });
  writeFileSync(join(site, 'site.json'), JSON.stringify(manifest, null, 2));
  expect(changedPages()).toEqual(['index.html']);
  const page = pageOf(join(site, 'dist'), 'index.html');
  expect(page).toContain('data-section="tide-table"');
  expect(page).toContain('Own: Was es kostet');
});
