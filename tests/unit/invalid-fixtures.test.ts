/** Every code has a manifest with exactly that mistake, and words for it in both languages. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { de } from '../../src/findings/words/de.ts';
import { listTypes } from '../../src/gallery/examples.ts';
import { catalogues, examples } from '../../src/loader/say/catalogue.ts';
import { ruleSeverityOf, rules, severityOf } from '../../src/rules/run-rules.ts';
import { root } from '../support/project/project.ts';
import { invalidFolder, loadInvalid, optionsFor } from './invalid-fixtures.ts';

const codes = Object.keys(catalogues.en.entries);
const scratch = mkdtempSync(join(tmpdir(), 'invalid-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/**
 * Code → where it is and what is said of it, per language: the sentence and the advice. What stands in expected.json does not change
 * unnoticed. A new rule need not stand there: its words are in its own file, and what every rule owes is asked of it below.
 */
type Expected = Record<string, { at: string; de: [string, string]; en: [string, string] }>;
/** A new section type must not change what is expected. */
const types = listTypes(root);
const allTypes = types.map((type) => `\`${type}\``).join(', ');
/** Of many types the advice names none. */
const toEditor = {
  de: ['Der Editor zeigt alle gültigen Werte.', 'Möglich sind: {types}.'],
  en: ['Your editor lists all valid values.', 'Possible: {types}.'],
};
const expected = JSON.parse(readFileSync(join(invalidFolder, 'expected.json'), 'utf8')) as Expected;

describe('the fixture of', () => {
  test.each(codes)('%s has exactly this mistake, said in both languages', async (code) => {
    const said: Partial<Expected[string]> = {};
    for (const lang of ['de', 'en'] as const) {
      const { problems, site } = await loadInvalid(code, mkdtempSync(join(scratch, 'x-')), { lang });
      expect(problems.map((problem) => problem.code)).toEqual([code]);
      const [{ severity, range, message, hint } = expect.fail()] = problems;
      // The mistake of a fixture is one that its rule has known from the beginning.
      expect(severity).toBe(severityOf({ code }, optionsFor(code).release ?? false));
      expect(site === undefined).toBe(severity === 'error');
      said.at = `${range.start.line}:${range.start.column}-${range.end.line}:${range.end.column}`;
      const [many = '', few = ''] = types.length > 30 && code === 'unknown-section' ? toEditor[lang] : [];
      said[lang] = [message, hint.replace(allTypes, '{types}').replace(many, few)];
    }
    if (expected[code]) expect(said).toEqual(expected[code]);
    for (const sentence of [said.de, said.en].flat()) expect(sentence).toMatch(/^(?!.*(?:undefined|NaN|\[object)).{10}/);
    expect(said.de).not.toEqual(said.en);
  });
});

test('there is no fixture and no text without a code', () => {
  const files = readdirSync(invalidFolder).filter((name) => name.endsWith('.json') && name !== 'expected.json');
  expect(files.map((name) => name.slice(0, -'.json'.length)).filter((name) => !codes.includes(name))).toEqual([]);
  expect(Object.keys(expected).filter((code) => !codes.includes(code))).toEqual([]);
  expect(codes.filter((code) => !rules.has(code) && !expected[code])).toEqual([]);
});

test('every file of a rule says how bad it is and why, and its words stand nowhere else', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^(?:rules\/(?!run-rules)|sections\/[^/]+\/checks\/)[^/]+(?<!\.test)\.ts$/.test(path.replaceAll('\\', '/')),
  );
  expect(files.map((path) => basename(path, '.ts')).sort()).toEqual([...rules.keys()]);
  for (const path of files) expect(readFileSync(join(root, 'src', path), 'utf8'), path).toMatch(/^\/\*\*/);
  for (const { severity } of rules.values())
    expect(['error', 'warning', 'until-release', 'release-only', 'release-warning']).toContain(severity);
  expect(Object.keys(de.entries).filter((code) => rules.has(code))).toEqual([]);
});

test('no rule becomes milder unnoticed', () => {
  const mild = Object.keys(expected).filter((code) => ruleSeverityOf(code) !== 'error');
  expect(mild.sort()).toEqual([
    'card-letters',
    'constant-braces',
    'constant-in-constant',
    'copyright-behind',
    'course-past',
    'description-length',
    'dropped-drawing-part',
    'duplicate-description',
    'duplicate-title',
    'empty-alt',
    'html-in-text',
    'insecure-link',
    'insecure-site-url',
    'invalid-date',
    'literal-constant',
    'literal-markup',
    'long-path',
    'long-title',
    'missing-legal-page',
    'national-phone',
    'older-version',
    'placeholder-left',
    'plain-quotes',
    'remote-font',
    'stand-in-endpoint',
    'unknown-font',
    'unknown-language',
    'unnamed-host',
    'unused-constant',
  ]);
});

test('every code is explained, with an example of each kind', () => {
  for (const code of codes) {
    for (const { entries } of Object.values(catalogues)) expect(entries[code]?.explanation, code).toMatch(/[.]$/);
    expect(examples[code]?.wrong, code).not.toBe(examples[code]?.right);
  }
  expect(Object.keys(examples).sort()).toEqual(codes.sort());
});
