import { expect, test } from 'vitest';
import { type Edits, minimalText, tryManifest } from '../../tests/support/manifest/try-manifest.ts';
import { usedBy } from './used-by-site.ts';

/** What the minimal manifest uses after edits. */
async function usedAfter(edits: Edits) {
  const { site } = await tryManifest(edits);
  return usedBy(site ?? expect.fail('The manifest is invalid.'));
}

test('types and languages of all pages count, that of the not-found page too, each once and in one order', async () => {
  expect(await usedAfter({})).toEqual({
    types: ['not-found', 'text'],
    languages: ['en'],
    enlarging: false,
    insertions: false,
    facts: false,
    filling: false,
    backdrops: false,
    severalLanguages: false,
    chosen: ['data-look-text=prose'],
    isRightToLeft: false,
  });
  const sections = [
    { type: 'text', id: 'contact', title: 'A', text: ['A'], lang: 'fr-CH' },
    { type: 'checklist', title: 'B', items: [{ title: 'B' }] },
    { type: 'text', title: 'C', text: ['C'], lang: 'fr' },
  ];
  const used = { ...(await usedAfter({})), filling: true, types: ['checklist', 'not-found', 'text'], languages: ['en', 'fr'] };
  for (const list of [sections, sections.toReversed()]) expect(await usedAfter({ '/routes/0/sections': list })).toEqual(used);
});

test('one section with the words for it is enough for images to be enlarged', async () => {
  const image = { src: 'logo.svg', alt: 'A mark' };
  const labels = { enlarge: 'Enlarge', previous: 'Previous', next: 'Next', close: 'Close' };
  const split = { type: 'split', title: 'A', image };
  expect((await usedAfter({ '/routes/0/sections/1': split })).enlarging).toBe(false);
  expect((await usedAfter({ '/routes/0/sections/1': { ...split, labels } })).enlarging).toBe(true);
});

test.each([
  { heading: 'A' },
  { subheading: 'A' },
  { code: 'a' },
  { note: ['A'] },
  { image: { src: 'logo.svg', alt: '' } },
  { table: { columns: ['A'], rows: [{ cells: ['A'] }] } },
])('a text with %j needs more than one without', async (block) => {
  const after = async (text: unknown[]) => (await usedAfter({ '/routes/0/sections/1': { type: 'text', text } })).insertions;
  expect(await after(['`A` **a**', { list: ['A', { text: '`A`', list: ['B'] }] }, { quote: ['A', 'B'], source: 'C' }])).toBe(
    false,
  );
  expect(await after(['A', block])).toBe(true);
});

test('facts of an entry or of a record that is shown need the part that shows them', async () => {
  const collection = { name: 'a', under: '/', fields: [{ name: 'b', label: 'B' }], records: [{ title: 'A', facts: { b: 'C' } }] };
  const after = async (edits: Edits) => (await usedAfter({ '/collections': [collection], ...edits })).facts;
  expect(await after({})).toBe(false);
  expect(await after({ '/routes/0/sections/1': { type: 'entries', title: 'A', of: 'a' } })).toBe(true);
  const page = { path: '/a', title: 'A', description: 'A', sections: [{ type: 'text', title: 'A', text: ['A'] }] };
  expect(await after({ '/routes/2': { ...page, entry: { facts: { b: 'C' } } } })).toBe(true);
});

test('the header fills its button where a page goes on, or its only section has a button', async () => {
  const text = { type: 'text', id: 'contact', title: 'A', text: ['[A](https://a.example)'] };
  const actions = [{ label: 'A', href: '/' }];
  const after = async (edits: Edits) => (await usedAfter(edits)).filling;
  expect(await after({ '/routes/0/sections': [text] })).toBe(false);
  expect(await after({ '/routes/0/sections': [text, { type: 'text', text: ['B'] }] })).toBe(true);
  expect(await after({ '/routes/0/sections': [{ ...text, actions }] })).toBe(true);
  expect(await after({ '/routes/0/sections': [{ ...text, actions }], '/header/mail': undefined })).toBe(false);
});

test('a section from the right needs the styles for it, whatever the site is written in', async () => {
  const section = { type: 'text', id: 'contact', title: 'A', text: ['A'], lang: 'ar' };
  expect((await usedAfter({ '/routes/0/sections/0': section })).isRightToLeft).toBe(true);
  expect((await usedAfter({ '/site/lang': 'he' })).isRightToLeft).toBe(true);
});

test('a site with another language needs the switch between them', async () => {
  const english = JSON.parse(minimalText);
  const { header, footer, labels, errorView } = english;
  const german = { lang: 'de', path: '/de', label: 'Deutsch', header, footer, labels, errorView };
  const pages = english.routes.map((route: { path: string }) => ({ ...route, path: route.path === '/' ? '/de' : '/de/*' }));
  const edits = { '/site/langLabel': 'English', '/languages': [german], '/routes': [...english.routes, ...pages] };
  expect((await usedAfter(edits)).severalLanguages).toBe(true);
});
