/**
 * What was valid stays valid: manifests as they were under earlier releases, in tests/fixtures/releases/. The folders of 0.1.0 are named
 * after the commits that the manifests stood at; all have a theme whose dark colour has a contrast of 4.2 on its accent, which nobody
 * checked in the beginning. Their images are those of today's fixtures. `severities.json` lists the codes of a release: they are permanent.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Json } from '../../schema/json.ts';
import type { RuleSeverity } from '../../src/findings/finding.ts';
import { changeValue } from '../../src/json-text/change-value.ts';
import { placesOf } from '../../src/json-text/pointer.ts';
import { loadSite } from '../../src/loader/node/load-site.ts';
import { catalogues } from '../../src/loader/say/catalogue.ts';
import { ruleSeverityOf, rules, severityOf } from '../../src/rules/run-rules.ts';
import { tryManifest } from '../support/manifest/try-manifest.ts';
import { root } from '../support/project/project.ts';
import { loadInvalid, optionsFor, today } from './invalid-fixtures.ts';

const folder = join(root, 'tests/fixtures/releases');
const scratch = mkdtempSync(join(tmpdir(), 'releases-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** What stops a publication of each, then as now. */
const unfinished: Record<string, string[]> = {
  '0.1.0/0addc49d/atelier-velo': ['copyright-behind', 'placeholder-left', 'unnamed-host'],
  '0.1.0/0addc49d/consultancy': ['copyright-behind', 'course-past', 'placeholder-left', 'stand-in-endpoint'],
  '0.1.0/0addc49d/minimal': ['placeholder-left'],
  '0.1.0/02618edd/atelier-velo': ['copyright-behind', 'placeholder-left', 'unnamed-host'],
  '0.1.0/02618edd/harbour-physio': [],
  '0.1.0/02618edd/les-sentiers': [],
  '0.1.0/02618edd/minimal': ['placeholder-left'],
  '0.1.0/02618edd/stolarnia-dab': [],
  '0.1.0/02618edd/warshat-khatt': [],
  '0.9.0/atelier-velo': ['copyright-behind', 'placeholder-left', 'unnamed-host'],
  '0.9.0/consultancy': ['copyright-behind', 'course-past', 'placeholder-left', 'stand-in-endpoint'],
  '0.9.0/harbour-physio': [],
  '0.9.0/les-sentiers': [],
  '0.9.0/minimal': ['placeholder-left'],
  '0.9.0/stolarnia-dab': [],
  '0.9.0/warshat-khatt': [],
  '1.0.0/atelier-velo': ['copyright-behind', 'placeholder-left', 'unnamed-host'],
  '1.0.0/consultancy': ['copyright-behind', 'course-past', 'placeholder-left', 'stand-in-endpoint'],
  '1.0.0/harbour-physio': [],
  '1.0.0/les-sentiers': [],
  '1.0.0/minimal': ['placeholder-left'],
  '1.0.0/stolarnia-dab': [],
  '1.0.0/warshat-khatt': [],
};

const load = (name: string, release: boolean) => {
  const site = name.endsWith('consultancy') ? 'consultancy' : `valid/${name.split('/').at(-1)}`;
  // Before 1.0.0 the pictures of the German site lay there.
  const content = readFileSync(join(folder, `${name}.json`), 'utf8').replaceAll('"src/media/', '"media/');
  return loadSite(join(root, 'tests/fixtures', site, 'site.json'), { content: Buffer.from(content), release, today, lang: 'en' });
};

describe.each(Object.keys(unfinished))('a manifest of an earlier release: %s', (name) => {
  test('has no error; one of 0.1.0 is told of the contrast that is checked since', async () => {
    const { site, problems } = await load(name, false);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(site).toBeDefined();
    if (!name.startsWith('0.1.0/')) return;
    const told = problems.filter(({ code }) => code === 'low-contrast');
    expect(told.map(({ severity, message }) => [severity, message.slice(0, 39)])).toContainEqual([
      'warning',
      'The colour `deep` is hard to read on `a',
    ]);
    expect(told[0]?.hint).toMatch(/The nearest colour that would do: `"\w+": \{ "light": "#[0-9A-F]{6}" \}`\.$/);
  });

  test('is not stopped by anything new when it is published', async () => {
    const { problems } = await load(name, true);
    const codes = problems.flatMap(({ severity, code }) => (severity === 'error' ? [code] : []));
    expect([...new Set(codes)].sort()).toEqual(unfinished[name]);
  });
});

test('every manifest of an earlier release is tried', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /[/\\].*\.json$/.test(name));
  expect(
    files
      .map((name) => name.replaceAll('\\', '/').replace('.json', ''))
      .filter((name) => !name.endsWith('/severities'))
      .sort(),
  ).toEqual(Object.keys(unfinished).sort());
});

test('a drawing of more than 5 MB is told, and shown as 0.1.0 showed it', async () => {
  const drawing = (size: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><desc>${'x'.repeat(size)}</desc><path d="M0 0h9v9z"/></svg>`;
  const load = (size: number) => tryManifest({ '/header/logo/src': 'city.svg' }, { files: { 'city.svg': drawing(size) } });
  const { site, problems } = await load(5_000_000);
  expect(problems).toMatchObject([{ code: 'too-large-image', severity: 'warning', pointer: '/header/logo/src' }]);
  expect(site?.shells[0].header).toMatchObject({ logo: { src: expect.stringMatching(/^\/assets\/city\./) } });
  expect((await load(50_000_000)).problems).toMatchObject([{ code: 'too-large-image', severity: 'error' }]);
});

/** How bad a release took each code. */
const severitiesOf = (release: string) =>
  JSON.parse(readFileSync(join(folder, release, 'severities.json'), 'utf8')) as Record<string, RuleSeverity>;
const before = severitiesOf('0.1.0');

/** What 0.1.0 found as well, and said in other words; and what made it fail without a word. */
const formerWords: Record<string, string> = {
  'json-invisible': 'json-syntax',
  'json-merge-conflict': 'json-syntax',
  'json-decimal-comma': 'json-syntax',
  'json-number-unit': 'json-syntax',
  'needless-quotes': 'constant-misfit',
  'invalid-path': 'wrong-format',
  'mail-href': 'wrong-format',
  'remote-file': 'missing-image',
  'image-kind': 'wrong-format',
  'unusable-icon': 'wrong-type',
  'too-much-text': 'file-too-large',
  'link-or-group': 'missing-key',
  'missing-dark-color': 'missing-key',
  'needed-draft': 'missing-home',
  'link-to-draft': 'broken-link',
  'stray-not-found': 'wrong-format',
  'wrong-original': 'unknown-key',
  'unclear-list': 'missing-key',
};

/**
 * Found by a step of the loader, no rule, and an error from the day it was found: a manifest that is a link leads out of its folder; what is
 * wrong with sections that are written once, or with facts, no earlier manifest could say.
 */
const alwaysErrors = ['file-is-link', 'reuse-in-reused', 'unknown-reused', 'unknown-fact', 'wrong-fact'];

const strictness: Record<RuleSeverity, number> = {
  error: 4,
  'until-release': 3,
  'release-only': 2,
  warning: 1,
  'release-warning': 0,
};

/** Neither what lets in what may never come in nor what only a key can break that came with the rule waits for a major version. */
const isYoungAsItSays = (code: string) => rules.get(code)?.security || rules.get(code)?.onlyWith !== undefined;

test.each(Object.keys(catalogues.en.entries))('%s is taken no worse than by 0.1.0, or has a reason that it names', (code) => {
  const then = before[formerWords[code] ?? code] ?? 'warning';
  if (!isYoungAsItSays(code) && !alwaysErrors.includes(code))
    expect(strictness[ruleSeverityOf(code)]).toBeLessThanOrEqual(strictness[then]);
});

test.each(['0.9.0', '1.0.0'])('no code of %s is gone, and none is taken worse', (release) => {
  const worse = Object.entries(severitiesOf(release)).filter(
    ([code, then]) => !(code in catalogues.en.entries) || strictness[ruleSeverityOf(code)] > strictness[then],
  );
  expect(worse).toEqual([]);
});

test('a rule that 0.1.0 did not know names a later release', () => {
  const old = [...rules].flatMap(([code, { since }]) => (since === '0.1.0' ? [code] : []));
  expect(old.filter((code) => before[formerWords[code] ?? code] === undefined)).toEqual([]);
  for (const { since } of rules.values()) if (since !== undefined) expect(since).toMatch(/^\d+\.\d+\.\d+$/);
});

test('by name: what is an error from the day it is found', () => {
  expect([...rules].flatMap(([code, { security }]) => (security ? [code] : []))).toEqual(['unpublishable-file', 'unsafe-styles']);
});

describe('what is about a key that came with it is taken as it says where that is written', () => {
  const ofKeys = [...rules].flatMap(([code, { onlyWith }]) => (onlyWith === undefined ? [] : [[code, onlyWith] as const]));

  test('by name', () =>
    expect(ofKeys).toEqual([
      ['duplicate-feed', '/routes/*/sections/*/feed'],
      ['duplicate-language', '/languages'],
      ['duplicate-translation', '/languages'],
      ['editor-address', '/editor'],
      ['editor-shared-origin', '/editor'],
      ['missing-language-label', '/languages'],
      ['needs-app', '/site/app'],
      ['other-language-link', '/languages'],
      ['redirect-circle', '/redirects'],
      ['reused-id', '/reused'],
      ['taken-redirect', '/redirects'],
      ['unclear-collection', '/collections'],
      ['unknown-original', '/languages'],
      ['unknown-overlay', '/languages'],
      ['unreadable-redirect', '/redirects'],
      ['untranslated-page', '/languages'],
      ['untranslated-part', '/languages'],
      ['unused-reused', '/reused'],
    ]));

  test.each(ofKeys)('%s is silent without %s, which no earlier release took', async (code, key) => {
    const text = readFileSync(join(root, `tests/fixtures/invalid/${code}.json`), 'utf8');
    const places = placesOf(JSON.parse(text), key);
    expect(places).not.toEqual([]);
    const options = optionsFor(code);
    const severity = severityOf({ code }, options.release ?? false);
    expect((await tryManifest(text, options)).problems).toMatchObject([{ code, severity }]);
    const check = vi.spyOn(rules.get(code) ?? expect.fail(code), 'check');
    const without = JSON.stringify(
      places.reduce((manifest: Json, pointer) => changeValue(manifest, { kind: 'remove', pointer }), JSON.parse(text) as Json),
    );
    const { problems } = await tryManifest(without, options);
    // What belonged to other languages has no place on a site of one, nor what is put in where nothing is written: others say so.
    const isSaidElse = ['/languages', '/reused'].includes(key);
    expect(problems.filter((problem) => !isSaidElse || problem.code === code)).toEqual([]);
    expect(check, 'the rule is not even asked').not.toHaveBeenCalled();
    check.mockRestore();
    for (const name of Object.keys(unfinished)) {
      const content = readFileSync(join(folder, `${name}.json`), 'utf8');
      expect(placesOf(JSON.parse(content), key), name).toEqual([]);
    }
  });
});

const younger = [...rules].flatMap(([code, { severity, since }]) =>
  since !== '0.1.0' && severity !== 'warning' && !isYoungAsItSays(code) ? [code] : [],
);

test.each([...younger, 'constant-braces', 'constant-in-constant'])(
  'what has %s is a site all the same, also when it is published',
  async (code) => {
    for (const release of [false, true]) {
      const { site, problems } = await loadInvalid(code, mkdtempSync(join(scratch, 'x-')), { release });
      expect(problems.find((problem) => problem.code === code)?.severity).toBe('warning');
      expect(problems.flatMap((problem) => (problem.severity === 'error' ? [problem.code] : []))).not.toContain(code);
      if (!release) expect(site).toBeDefined();
    }
  },
);
