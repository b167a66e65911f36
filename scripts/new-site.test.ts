/** What `new-site` is told, and what lies in the folder: whatever the name, every file can be read; nothing is written where something is broken. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import MarkdownIt from 'markdown-it';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { loadSite } from '../src/loader/node/load-site.ts';
import { main } from './new-site.ts';

const root = resolve(import.meta.dirname, '..');
let work = '';
let folder = '';
let printed = '';
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'new-site-'));
  folder = join(work, 'site');
  printed = '';
  const print = (text: string) => {
    printed += `${text}\n`;
  };
  vi.spyOn(console, 'log').mockImplementation(print);
  vi.spyOn(console, 'error').mockImplementation(print);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(work, { recursive: true });
});

const newSite = (name: string, lang = 'de') =>
  main([folder, '--name', name, '--lang', lang, '--template', 'practice'], { root, project: root, cache: '' });
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

test.each([
  ['Praxis "Kern": Müller & Söhne', 'praxis-kern-mueller-soehne'],
  ['C:\\Kern $& $1 $` {{package}}', 'c-kern-1-package'],
  ["<b>L'été</b> &amp; *Kern* _Kern_ `Kern` [Kern](x)", 'b-l-ete-b-amp-kern-kern-kern-kern-x'],
  ['👩‍⚕️ 診療所', 'site'],
  ['x'.repeat(300), 'x'.repeat(80)],
])('%s is the name in every file', async (name, slug) => {
  expect(await newSite(name), printed).toBe(0);
  expect(JSON.parse(read('site.json'))).toMatchObject({ constants: { siteName: name } });
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: slug,
    scripts: { build: expect.stringMatching(/ build$/) },
    engines: { node: expect.any(String) },
  });
  expect(() => parse(read('.github/workflows/site.yml'))).not.toThrow();
  for (const file of readdirSync(join(folder, '.vscode'))) JSON.parse(read(`.vscode/${file}`).replace(/^\s*\/\/.*$/gm, ''));
  const [, heading] = new MarkdownIt({ html: true }).parse(read('README.md'), {});
  expect(heading?.children?.map(({ type, content }) => (type === 'html_inline' ? '' : content)).join('')).toBe(name);
  const { problems } = await loadSite(join(folder, 'site.json'));
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('a name on several lines is set on one', async () => {
  expect(await newSite(' Kern\n\t& Söhne\u0007 '), printed).toBe(0);
  expect(JSON.parse(read('site.json'))).toMatchObject({ constants: { siteName: 'Kern & Söhne' } });
  expect(read('README.md')).toMatch(/^# Kern & Söhne\n/);
});

test.each(['{ "name": ', 'null', '[]', '{ "dependencies": "all" }'])(
  'beside a package.json that says %s nothing is written, and it is said where, why and what to do',
  async (text) => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), text);
    expect(await newSite('Kern')).toBe(2);
    expect(printed).toContain(join(folder, 'package.json'));
    expect(printed).toMatch(/JSON.*Correct or remove/s);
    expect(readdirSync(folder)).toEqual(['package.json']);
    expect(read('package.json')).toBe(text);
  },
);

test('a package.json that is there gets the builder, and stays as it is written', async () => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '\uFEFF{\n\t"name": "kern",\n\t"dependencies": { "sharp": "^1.0.0" }\n}\n');
  expect(await newSite('Other'), printed).toBe(0);
  expect(read('package.json')).toMatch(
    /^\{\n\t"name": "kern",\n\t"dependencies": \{ "sharp": "\^1\.0\.0", "marketing-site-builder": ".+" \}\n\}\n$/,
  );
});

test('a broken package.json above the folder is not the matter of the new site', async () => {
  writeFileSync(join(work, 'package.json'), '{');
  expect(await newSite('Kern'), printed).toBe(0);
  expect(existsSync(join(folder, 'site.json'))).toBe(true);
});

test.each(['de', 'en'])(
  'what is printed and the README in %s lead to a lock file in Git, since the workflow asks for one',
  async (lang) => {
    await newSite('Kern', lang);
    expect(read('.github/workflows/site.yml')).toContain('npm ci');
    expect(read('.gitignore')).not.toContain('lock');
    expect(printed).toContain('Commit package-lock.json');
    expect(read('README.md')).toContain('`package-lock.json`');
  },
);

test('signs that turn a text around are no part of the name', async () => {
  expect(await newSite('\u202eKern\u202c\u001b[31m'), printed).toBe(0);
  expect(read('site.json') + read('README.md')).toContain('Kern[31m');
  const { problems } = await loadSite(join(folder, 'site.json'));
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});
