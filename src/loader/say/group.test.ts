/** One slip is one finding, though it leaves traces in two places. */
import { expect, test } from 'vitest';
import { bilingual, textPage } from '../../../tests/support/manifest/bilingual.ts';
import { type Edits, tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import { finding, withCorrection } from '../../findings/finding.ts';
import { groupByCause } from './group.ts';

/** The minimal site with an imprint, which the footer leads to by a link. */
const withImprint = (href: string, edits: Edits = {}): Edits => ({
  '/routes/2': {
    path: '/imprint',
    title: 'Imprint',
    description: 'Who bakes the bread, where that is done, and how to write to the bakery about it all.',
    sections: [{ type: 'text', id: 'who', title: 'Imprint', text: ['Corner Bakery'] }],
  },
  '/footer/links': [{ label: 'Imprint', href }],
  ...edits,
});

const codesOf = async (edits: Edits) =>
  (await tryManifest(edits, { lang: 'en' })).problems.map(({ code }) => code).filter((code) => code !== 'placeholder-left');

test('a constant that only a misspelt name was to use is not said to be unused as well', async () => {
  const misspelt = { '/footer/copyright': '© {yaer}', '/constants/year': '2026' };
  expect(await codesOf(misspelt)).toEqual(['unknown-constant']);
  expect(await codesOf({ ...misspelt, '/constants/fax': '030 1' })).toEqual(['unused-constant', 'unknown-constant']);
});

test('a constant that nothing uses is said to be unused, whatever else is wrong', async () => {
  expect(await codesOf({ '/constants/fax': '030 1' })).toEqual(['unused-constant']);
  expect(await codesOf({ '/constants/fax': '030 1', '/footer/copyright': '{zzzzzzzzz}' })).toEqual([
    'unused-constant',
    'unknown-constant',
  ]);
});

test('an imprint that the footer leads to is right, one that it does not lead to is not', async () => {
  expect(await codesOf(withImprint('/imprint'))).toEqual([]);
  expect(await codesOf(withImprint('/'))).toEqual(['unlinked-legal-page']);
  expect(await codesOf(withImprint('/', { '/routes/2/path': '/about/Imprint' }))).toEqual(['unlinked-legal-page']);
});

test('a correction holds at every place of its finding, or there is none', () => {
  const at = (pointer: string, to: string) => withCorrection(finding('invalid-link', { pointer }, { href: '/a' }), '/a', to);
  expect(groupByCause([at('/x', '/b'), at('/y', '/b')])).toMatchObject([{ correction: { to: '/b' } }]);
  const [one, ...others] = groupByCause([at('/x', '/b'), at('/y', '/c')]);
  expect(one).toMatchObject({ pointer: '/x', related: [{ pointer: '/y' }] });
  expect(one).not.toHaveProperty('correction');
  expect(others).toEqual([]);
});

test.each([
  ['to a page that is none', '/imprnit', 'broken-link'],
  ['to an anchor that is none', '/imprint#wo', 'broken-anchor'],
  ['to an anchor elsewhere that is none', '/#imprint', 'broken-anchor'],
  ['with a constant that is none', '{imprnit}', 'unknown-constant'],
  ['with an address of no kind', '{nobody}', 'invalid-link'],
])("an imprint is not missed in the footer where the footer's link leads %s", async (_, href, code) => {
  expect(await codesOf(withImprint(href, { '/constants/nobody': 'nobody knows', '/header/name': 'Bakery {nobody}' }))).toEqual([
    code,
  ]);
});

test('where the same link is wrong above, the footer is not said to lack it either', async () => {
  const links = [{ label: 'Imprint', href: '/imprnit' }];
  expect(await codesOf(withImprint('/imprnit', { '/header/links': links }))).toEqual(['broken-link']);
  // One that is wrong only above has nothing to do with the footer.
  expect(await codesOf(withImprint('/', { '/header/links': links }))).toEqual(['broken-link', 'unlinked-legal-page']);
});

const course = textPage('/course', {}, { type: 'entries', under: '/course', feed: { title: 'News' }, text: undefined });
const german = textPage('/de/kurs', { translates: '/course' });

test.each<[string, Edits, string]>([
  [
    'constant that a language has, too, has another name',
    { '/languages/0/constants': { hours: '8–18 Uhr' }, '/footer/copyright': '{hours}' },
    'unknown-constant',
  ],
  [
    'page that is linked and translated has another address',
    { '/routes/4': german, '/footer/links': [{ label: 'Course', href: '/course' }] },
    'broken-link',
  ],
  ['home page of a language has another address', { '/routes/2/path': '/start', '/routes/2/translates': '/' }, 'missing-home'],
  ['home page that is translated is gone', { '/routes/0/path': '/start', '/routes/2/translates': '/' }, 'missing-home'],
  ['page is there twice', { '/routes/4': course, '/routes/5': course }, 'duplicate-route'],
  [
    'translation is there twice',
    { '/routes/4': textPage('/course'), '/routes/5': german, '/routes/6': german },
    'duplicate-route',
  ],
])('it is one mistake that a %s', async (_, edits, code) => {
  const { problems } = await tryManifest({ ...bilingual, ...edits }, { lang: 'en' });
  expect(problems.filter(({ severity }) => severity === 'error').map((problem) => problem.code)).toEqual([code]);
});
