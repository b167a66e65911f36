import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { minimalText } from '../tests/try-manifest.ts';
import { main } from './validate.ts';

const minimal = 'tests/fixtures/valid/minimal/site.json';
let folder = '';
let printed: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'validate-'));
  printed = [];
  const print = (text: string) => void printed.push(text);
  vi.spyOn(console, 'log').mockImplementation(print);
  vi.spyOn(console, 'error').mockImplementation(print);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const validate = (...args: string[]) => main(args, { root: process.cwd() });

test('a valid manifest gives one line and 0', async () => {
  expect(await validate(minimal)).toBe(0);
  expect(printed).toEqual([`${minimal} is fine: checked 2 pages, 2 sections.`]);
});

test('an invalid one gives its findings and 1, also beside a valid one', async () => {
  const file = join(folder, 'site.json');
  writeFileSync(file, minimalText.replace('"type": "text"', '"type": "txt"'));
  expect(await validate(file, minimal)).toBe(1);
  expect(printed[0]).toContain('site.json:58:19 error unknown-section  There is no section type `txt`');
  expect(printed[0]).toContain('Did you mean `text`?');
  expect(printed[0]).toContain('1 error, 0 warnings');
  expect(printed[1]).toContain('is fine');
});

test('a missing file is a finding', async () => {
  expect(await validate(join(folder, 'none.json'))).toBe(1);
  expect(printed[0]).toContain('none.json:1:1 error file-missing');
});

test('an unknown option is wrong usage, with the right one', async () => {
  expect(await validate('--hepl')).toBe(2);
  expect(printed.join('\n')).toContain('Did you mean --help?');
});

test('--help says what it does', async () => {
  expect(await validate('--help')).toBe(0);
  expect(printed.join('\n')).toContain('npm run validate');
});
