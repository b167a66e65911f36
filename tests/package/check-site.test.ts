/** `check` in the folder of a site, which has of the builder nothing but the package: no test runner, no linter; and with the package of tools. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Translated } from '../../schema/languages.ts';
import type { Words } from '../../schema/words.ts';
import { packageOf } from '../../src/bundling/project.js';
import { writeSection } from '../../src/command/section-files.ts';
import { findBrowser } from '../support/browser/browser.ts';
import { root, run } from '../support/project/project.ts';

const { name, version } = packageOf(root);
const tools = `${name}-tools`;
const site = mkdtempSync(join(tmpdir(), 'check-site-'));
const folder = join(site, 'sections/price-board');
const component = join(folder, 'PriceBoard.tsx');
const styles = join(folder, 'PriceBoard.module.css');
const words: Translated<Words> = { de: ['Probe', 'Zum Ausprobieren.'], en: ['Probe', 'To try.'] };

const ours: Record<string, string> = { [name]: root, [tools]: join(root, 'packages/tools') };

/** Makes a package of the builder one of the site. */
function install(...names: string[]): void {
  for (const one of names) {
    mkdirSync(dirname(join(site, 'node_modules', one)), { recursive: true });
    symlinkSync(ours[one] ?? join(root, 'node_modules', one), join(site, 'node_modules', one), 'dir');
  }
}

const check = (types: string[] = [], env: Record<string, string> = {}) => run('check', types, { cwd: site, env });

function replace(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(from);
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
  writeSection(root, folder, 'price-board', words, name);
  expect((await run('schema', [], { cwd: site })).code).toBe(0);
  const { code, text } = await check();
  expect(code, text).toBe(0);
  expect(text).toContain('JSON Schema: good');
  expect(text).toContain('Types: not checked. Types need two packages: npm install --save-dev typescript @types/react');
  expect(text).toMatch(/Contract: good, \d{2} passed, 0 failed/);
  expect(text).toMatch(/^Pages: not checked\. Valid HTML, barriers, width .*: npm install --save-dev /m);
  expect(text).toContain(`npm install --save-dev ${tools}@${version}\n`);
  expect(text.trimEnd()).toMatch(/\n\d+ passed, 0 failed$/);
});

test('with TypeScript in the site its types are asked about, and those of the builder are not its matter', async () => {
  install('typescript', '@types/react');
  // Tools of another version are as good as none.
  const others = join(site, 'node_modules', tools);
  mkdirSync(others);
  writeFileSync(join(others, 'package.json'), JSON.stringify({ name: tools, version: '0.0.1' }));
  const { code, text } = await check();
  rmSync(others, { recursive: true });
  expect(code, text).toBe(0);
  expect(text).toContain('Types: good');
  expect(text).toContain('Pages: not checked.');
});

describe('with the tools in the site', () => {
  const CHROMIUM_PATH = findBrowser() ?? expect.fail('no browser');
  beforeAll(() => install(tools));
  afterAll(() => rmSync(join(site, 'node_modules', tools)));

  test('pages of the examples, and one of very long words, are looked at, and nothing is left behind', async () => {
    const { code, text } = await check(['price-board'], { CHROMIUM_PATH });
    expect(code, text).toBe(0);
    expect(text).toMatch(/^Pages: good, 6 passed, 0 failed/m);
    const left = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((path) => /contract-pages\/\d/.test(path));
    expect(left).toEqual([]);
  });

  test('without a browser only the HTML is validated, and that is said', async () => {
    const { code, text } = await check(['price-board'], { CHROMIUM_PATH: join(site, 'none') });
    expect(code, text).toBe(0);
    expect(text).toMatch(
      /^Pages: good, 6 passed.*\nCHROMIUM_PATH names .*, which does not run\.\n.*only the HTML was validated/m,
    );
  });

  test('each kind of finding names the file, the example and what is wrong', async () => {
    const before = [component, styles].map((file) => ({ file, text: readFileSync(file, 'utf8') }));
    replace(
      component,
      '<ul className={styles.list}>',
      '{actions && <ul><b><InlineText text={title} /></b></ul>}\n      <ul className={styles.list}>',
    );
    replace(component, 'return (', "useEffect(() => console.warn('Heard'), []);\n  return (");
    replace(component, /^/, "import { useEffect } from 'react';\n");
    replace(styles, 'color: var(--ink-muted)', 'color: var(--line)');
    replace(styles, 'max-width: 46rem', 'width: 2000px');
    replace(styles, '.text {', '.text a {\n  position: fixed;\n  inset-inline-start: -900px;\n}\n\n.text {');
    const { code, text } = await check(['price-board'], { CHROMIUM_PATH });
    for (const { file, text } of before) writeFileSync(file, text);
    expect(code, text).toBe(1);
    expect(text).toMatch(/^Contract: good/m);
    expect(text).toMatch(/^Pages: FAILED, 0 passed, 6 failed/m);
    const found = (rule: string, example: string) =>
      text
        .split('\n')
        .filter((line) => line.includes(`: [${rule}] "${example}": `))
        .join('\n');
    expect(found('html', 'Everything')).toMatch(
      /^sections\/price-board\/PriceBoard\.tsx: .*element-permitted-content: <b> .*<ul>/,
    );
    expect(found('html', 'Only what is required')).toBe('');
    expect(found('width', 'Everything')).toMatch(
      /^sections\/price-board\/PriceBoard\.module\.css: .*window of 1280, 768, 360, 320 px .*<ul class=.*: let it shrink or wrap/,
    );
    expect(found('barriers', 'Everything')).toMatch(/PriceBoard\.tsx: .*light: color-contrast: [\s\S]*dark: color-contrast: /);
    expect(found('barriers', 'Everything')).toMatch(/Tab leads to what is not seen: <a /);
    expect(found('barriers', 'Only what is required')).toBe('');
    expect(found('quiet', 'Only what is required')).toMatch(/PriceBoard\.tsx: .*console warning: Heard$/);
  });

  test('a type that cannot be rendered is left to the contract, and the others are looked at', async () => {
    const text = readFileSync(component, 'utf8');
    writeSection(root, join(site, 'sections/daily-menu'), 'daily-menu', words, name);
    replace(component, 'return (', "if (!actions) throw new Error('None');\n  return (");
    const found = await run('contract', ['--pages'], { cwd: site, env: { CHROMIUM_PATH } });
    writeFileSync(component, text);
    rmSync(join(site, 'sections/daily-menu'), { recursive: true });
    expect(found.code, found.text).toBe(1);
    expect(found.text).toMatch(/^sections\/price-board\/PriceBoard\.tsx: \[renders\] .*the contract says\.$/m);
    expect(found.text.trimEnd()).toMatch(/\n\d+ passed, 1 failed$/);
  });
});

test('each step names what is wrong, by file and rule, from the folder of the site', async () => {
  replace(component, 'depth={1}', 'depth={2}');
  replace(component, 'return (', "const none: number = 'none';\n  return (");
  replace(join(folder, 'schema.ts'), "'The heading.'", "'What stands above.'");
  const { code, text } = await check(['price-board']);
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
  const { code, text } = await check(['price-bord']);
  expect(code).toBe(2);
  expect(text).toContain('"price-bord". Did you mean price-board?');
});
