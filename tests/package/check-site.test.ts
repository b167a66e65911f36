/** `check` in the folder of a site, which has of the builder nothing but the package: no test runner, no linter, no browser. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageOf } from '../../src/bundling/project.js';
import { writeSection } from '../../src/command/section-files.ts';
import { root, run } from '../support/project/project.ts';

const { name } = packageOf(root);
const site = mkdtempSync(join(tmpdir(), 'check-site-'));
const folder = join(site, 'sections/price-board');
const component = join(folder, 'PriceBoard.tsx');

/** Makes a package of the builder one of the site. */
function install(...names: string[]): void {
  for (const one of names) {
    mkdirSync(dirname(join(site, 'node_modules', one)), { recursive: true });
    symlinkSync(one === name ? root : join(root, 'node_modules', one), join(site, 'node_modules', one), 'dir');
  }
}

const check = (...types: string[]) => run('check', types, { cwd: site });

function replace(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

beforeAll(() => {
  cpSync(join(root, 'tests/fixtures/valid/minimal'), site, { recursive: true });
  writeFileSync(join(site, 'package.json'), JSON.stringify({ type: 'module', devDependencies: { [name]: '*' } }));
  install(name);
});

afterAll(() => rmSync(site, { recursive: true, force: true }));

test('without section types of its own only the manifest is validated, and that is said', async () => {
  const { code, text } = await check();
  expect(code, text).toBe(0);
  expect(text).toMatch(/^Manifest: good/);
  expect(text).toContain('The site has no section types of its own');
  expect(text).not.toContain('Contract');
  expect(text.trimEnd()).toMatch(/\n1 passed, 0 failed$/);
});

test('a manifest that is not valid fails, with its finding', async () => {
  const file = join(site, 'site.json');
  const text = readFileSync(file, 'utf8');
  replace(file, '"title": "Not found",', '');
  const found = await check();
  writeFileSync(file, text);
  expect(found.code, found.text).toBe(1);
  expect(found.text).toMatch(/^Manifest: FAILED/);
  expect(found.text).toContain('site.json:');
});

test('a new section type passes; its types are not asked about where nobody can tell, and how to change that is said', async () => {
  mkdirSync(dirname(folder));
  writeSection(root, folder, 'price-board', { de: ['Probe', 'Zum Ausprobieren.'], en: ['Probe', 'To try.'] }, name);
  expect((await run('schema', [], { cwd: site })).code).toBe(0);
  const { code, text } = await check();
  expect(code, text).toBe(0);
  expect(text).toContain('JSON Schema: good');
  expect(text).toContain('Types: not checked. Types need two packages: npm install --save-dev typescript @types/react');
  expect(text).toMatch(/Contract: good, \d{2} passed, 0 failed/);
  expect(text).toContain('Not checked: valid HTML');
  expect(text.trimEnd()).toMatch(/\n\d+ passed, 0 failed$/);
});

test('with TypeScript in the site its types are asked about, and those of the builder are not its matter', async () => {
  install('typescript', '@types/react');
  const { code, text } = await check();
  expect(code, text).toBe(0);
  expect(text).toContain('Types: good');
});

test('each step names what is wrong, by file and rule, from the folder of the site', async () => {
  replace(component, 'depth={1}', 'depth={2}');
  replace(component, 'return (', "const none: number = 'none';\n  return (");
  replace(join(folder, 'schema.ts'), "'Die Überschrift.'", "'Was darüber steht.'");
  const { code, text } = await check('price-board');
  expect(code, text).toBe(1);
  expect(text).toMatch(/JSON Schema: FAILED.*\nsections\/site\.schema\.json is stale\. Run "npx \S+ schema"/);
  expect(text).toMatch(/Types: FAILED, .*\nsections\/price-board\/PriceBoard\.tsx\(\d+,\d+\): error TS/);
  expect(text).toMatch(
    /Contract: FAILED, \d+ passed, [1-9]\d* failed, .*\nsections\/price-board\/PriceBoard\.tsx: \[headings\] /,
  );
  expect(new Set(text.match(/\[[\w-]+\]/g))).toEqual(new Set(['[headings]']));
  expect(text.trimEnd()).toMatch(/\n\d+ passed, [1-9]\d* failed$/);
});

test('a section type that cannot be bundled is named as what it is: a mistake in the site', async () => {
  writeFileSync(component, 'export function PriceBoard( {');
  const { code, text } = await check();
  expect(code, text).toBe(1);
  expect(text).toMatch(/Contract: FAILED/);
  expect(text).toContain('sections/price-board/PriceBoard.tsx');
  expect(text).not.toContain('bug in the builder');
});

test('a name that no type of the site has is refused, with the nearest', async () => {
  const { code, text } = await check('price-bord');
  expect(code).toBe(2);
  expect(text).toContain('"price-bord". Did you mean price-board?');
});
