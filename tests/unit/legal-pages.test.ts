/** Which pages the law asks for, how they are known, and where. */
import { expect, test } from 'vitest';
import { signUpSection } from '../support/manifest/sign-up-section.ts';
import { type Edits, tryManifest } from '../support/manifest/try-manifest.ts';

const page = (path: string, legal?: string) => ({
  path,
  title: `Page ${path}`,
  description: `A page that has a description of its own, long enough to be shown by search engines: ${path}`,
  ...(legal && { legal }),
  sections: [{ type: 'text', title: `Page ${path}`, text: ['Text'] }],
});
const linked = (...paths: string[]) => ({ '/footer/links': ['/', ...paths].map((href) => ({ label: href, href })) });

/** What is said of legal pages when the site is released, with the advice. */
async function said(edits: Edits) {
  const { problems } = await tryManifest(edits, { release: true });
  return problems.filter(({ code }) => /legal|host/.test(code)).map(({ code, message, hint }) => `${code}: ${message} ${hint}`);
}

test.each([
  ['FR', 'art. 1-1 LCEN'],
  ['ES', 'art. 10 LSSI'],
  ['AT', '§ 5 ECG'],
])('an imprint is asked for by the law of %s', async (country, law) => {
  const [one, ...more] = await said({ '/site/country': country });
  expect(one).toMatch(/^missing-legal-page: A page with the imprint is missing\..*"legal": "imprint"/);
  expect([one?.includes(law), more]).toEqual([true, []]);
  expect(
    await said({ '/site/country': country, '/routes/2': page('/qui-sommes-nous', 'imprint'), ...linked('/qui-sommes-nous') }),
  ).toEqual([]);
});

test('without a country the language decides, and a country is stronger', async () => {
  expect(await said({})).toEqual([]);
  expect(await said({ '/site/country': 'SE' })).toEqual([]);
  const german = { '/site/lang': 'de', '/routes/2': page('/datenschutz'), ...linked('/datenschutz') };
  expect(await said(german)).toEqual([expect.stringMatching(/^missing-legal-page: .*§ 5 DDG/)]);
  expect(await said({ ...german, '/site/country': 'CH' })).toEqual([]);
});

test.each([
  ['de-AT', '§ 5 ECG'],
  ['fr', 'art. 1-1 LCEN'],
  ['es-ES', 'art. 10 LSSI'],
  ['de-CH', undefined],
  ['fr-CA', undefined],
  ['pl', undefined],
])('%s is the language of a country whose law is known, or not', async (lang, law) => {
  const pages = { '/routes/2': page('/privacy', 'privacy'), ...linked('/privacy') };
  const findings = await said({ '/site/lang': lang, ...pages });
  expect(findings.map((text) => law !== undefined && text.includes(law))).toEqual(law === undefined ? [] : [true]);
});

const form = { '/routes/0/sections/1': signUpSection() };

test.each([
  ['in Croatia', { '/site/country': 'HR' }, 'Art. 13 GDPR'],
  ['in the language of Sweden', { '/site/lang': 'sv' }, 'Art. 13 GDPR'],
  ['in Norway', { '/site/country': 'NO' }, 'Art. 13 GDPR'],
  ['in the United Kingdom', { '/site/lang': 'en-GB' }, 'Art. 13 UK GDPR'],
  ['in German, in Belgium', { '/site/lang': 'de-BE' }, 'Art. 13 DSGVO'],
])('a form %s needs a privacy policy', async (_, where, law) => {
  expect(await said(where)).toEqual([]);
  expect(await said({ ...where, ...form })).toEqual([expect.stringMatching(/^missing-legal-page: .*"legal": "privacy"/)]);
  expect((await said({ ...where, ...form })).join()).toContain(`(${law})`);
  const policy = { '/routes/2': page('/privacy'), ...linked('/privacy') };
  expect(await said({ ...where, ...form, ...policy })).toEqual([]);
  expect(await said({ ...where, ...form, '/routes/0/draft': true })).toEqual([]);
});

test.each([{ '/site/country': 'US' }, { '/site/lang': 'de-CH' }, {}])('elsewhere a form needs none: %o', async (where) => {
  expect(await said({ ...where, ...form })).toEqual([]);
});

test('a page that says what it is has to be linked, whatever its address, and another one with a usual address has not', async () => {
  const edits = { '/routes/2': page('/recht', 'imprint'), '/routes/3': page('/impressum') };
  expect(await said(edits)).toEqual([expect.stringMatching(/^unlinked-legal-page: .*`\/recht`/)]);
  expect(await said({ ...edits, ...linked('/recht') })).toEqual([]);
  expect(await said({ '/routes/2': page('/zugang', 'accessibility') })).toEqual([
    expect.stringMatching(/^unlinked-legal-page: .*accessibility statement/),
  ]);
  // A page of its own that is no privacy policy, in spite of its address.
  expect(await said({ '/routes/2': page('/privacy', 'terms'), ...linked('/privacy') })).toEqual([]);
});

test('what a page is for the law reaches no visitor', async () => {
  const { site } = await tryManifest({ '/routes/2': page('/recht', 'imprint'), ...linked('/recht') });
  expect(site?.pages.find(({ path }) => path === '/recht')).not.toHaveProperty('legal');
});
