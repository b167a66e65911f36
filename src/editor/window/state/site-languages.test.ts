import { expect, test } from 'vitest';
import { constantIn, languageAt, originalAt, originalValue, pageShowing, placedPages } from './site-languages.ts';

const section = (type: string, title: string, more: object = {}) => ({ type, title, ...more });
const manifest = {
  constants: { fee: '12,50 €', mail: 'a@example.com' },
  site: { lang: 'de', langLabel: 'Deutsch' },
  header: { links: [{ label: 'Chor' }, { label: 'Preise' }], menuLabel: 'Menü' },
  languages: [
    {
      ...{ lang: 'en', label: 'English', path: '/en', constants: { fee: '€12.50' } },
      header: { links: [{ label: 'Choir' }], menuLabel: 'Menu' },
    },
  ],
  routes: [
    { path: '/', sections: [section('hero', 'Laut'), section('text', 'Eins', { text: ['A', 'B'] }), section('text', 'Zwei')] },
    { path: '/chor', sections: [section('hero', 'Chor'), section('text', 'Wer')] },
    { path: '*', sections: [] },
    { path: '/en', sections: [section('cards', 'New'), section('text', 'One', { text: ['A'] }), section('text', 'Two')] },
    { path: '/en/choir', translates: '/chor', sections: [section('text', 'Who'), section('text', 'More')] },
    { path: '/en/*', sections: [] },
    { path: '/preise', sections: [] },
  ],
};

test('a page is in the language that its address lies in, and knows what it translates and what it lacks', () => {
  const placed = placedPages(manifest).map(({ language, original, missing }) => [language.label, original, missing.length]);
  expect(placed).toEqual([
    ['Deutsch', undefined, 0],
    ['Deutsch', undefined, 0],
    ['Deutsch', undefined, 0],
    ['English', 0, 0],
    ['English', 1, 0],
    ['English', 2, 0],
    ['Deutsch', undefined, 1],
  ]);
  expect(languageAt(manifest, '/languages/0/header/menuLabel').label).toBe('English');
  expect(placedPages({ routes: [{ path: '/' }, { path: '/en' }] }).map(({ missing }) => missing)).toEqual([[], []]);
});

test('a section has the original that is as many-th of its type, where both pages have as many', () => {
  const at = (page: number, place: number) => originalAt(manifest, `/routes/${page}/sections/${place}`);
  expect([0, 1, 2].map((place) => at(3, place))).toEqual([undefined, '/routes/0/sections/1', '/routes/0/sections/2']);
  // Nobody knows which of the two it is.
  expect([0, 1].map((place) => at(4, place))).toEqual([undefined, undefined]);
  expect(originalAt(manifest, '/routes/4')).toBe('/routes/1');
  expect(originalAt(manifest, '/routes/0/sections/0')).toBeUndefined();
  expect(originalAt(manifest, '/languages/0/header')).toBe('/header');
  expect(originalAt(manifest, '/header')).toBeUndefined();
});

test('a value has its original, but not in a list that has another length', () => {
  const [own, original] = ['/routes/3/sections/1', '/routes/0/sections/1'];
  expect(originalValue(manifest, own, original, `${own}/title`)).toBe('Eins');
  expect(originalValue(manifest, own, original, `${own}/text/0`)).toBeUndefined();
  expect(originalValue(manifest, own, original, '/constants/fee')).toBeUndefined();
  const header = (place: string) => originalValue(manifest, '/languages/0/header', '/header', `/languages/0/header/${place}`);
  expect([header('menuLabel'), header('links/0/label')]).toEqual(['Menü', undefined]);
  expect(originalValue(manifest, '/languages/0/constants', '/constants', '/languages/0/constants/fee')).toBe('12,50 €');
});

test('a constant reads as in the language of its place', () => {
  expect(constantIn(manifest, 'fee', '/routes/4/title')).toBe('/languages/0/constants/fee');
  expect(constantIn(manifest, 'mail', '/routes/4/title')).toBe('/constants/mail');
  expect(constantIn(manifest, 'fee', '/routes/0/title')).toBe('/constants/fee');
});

test('what a language has in its own way is shown on a page of it', () => {
  const shown = (part: string, page: number) => pageShowing(manifest, { kind: 'part', part }, page);
  expect([shown('languages/0/header', 1), shown('languages/0/header', 4)]).toEqual([3, 4]);
  // The site's own header is not on English pages; its footer is, since they have none.
  expect([shown('header', 4), shown('footer', 4), shown('theme', 4)]).toEqual([0, 4, 4]);
});
