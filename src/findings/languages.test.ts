import { expect, test } from 'vitest';
import { tryManifest } from '../../tests/support/manifest/try-manifest.ts';
import { directionOf, isLanguage, localeOf } from './languages.ts';

test.each(['ar', 'he', 'fa', 'ur', 'ps', 'yi', 'dv', 'ckb', 'ar-EG', 'uz-Arab', 'pa-PK', 'az-Arab-IR'])(
  '%s is written from the right',
  (tag) => {
    expect(isLanguage(tag)).toBe(true);
    expect(directionOf(tag)).toBe('rtl');
  },
);

test.each(['de', 'de-AT', 'tr', 'uz', 'ku', 'zh-Hans', 'sr-Latn', 'ar-Latn', 'xx', 'de-Xxxx'])('%s is not', (tag) => {
  expect(directionOf(tag)).toBe('ltr');
});

test('a script that does not exist makes no language', () => {
  expect(['sr-Latn', 'zh-Hant-TW', 'de-Xxxx', 'de-latn'].map(isLanguage)).toEqual([true, true, false, false]);
});

test('a site from the right says so; of its parts only those that go the other way', async () => {
  const text = { type: 'text', title: 'A', text: ['A'] };
  const sections = { '/routes/0/sections/1': { ...text, lang: 'fr' }, '/routes/0/sections/2': { ...text, lang: 'fa' } };
  const { site } = await tryManifest({ ...sections, '/site/lang': 'ar', '/errorView/lang': 'en' });
  expect(site?.shells[0].dir).toBe('rtl');
  expect(site?.pages[0]?.sections.map(({ dir }) => dir)).toEqual([undefined, 'ltr', undefined]);
  expect(site?.shells[0].errorView.dir).toBe('ltr');
  const { site: english } = await tryManifest(sections);
  expect(english).not.toHaveProperty('dir');
  expect(english?.pages[0]?.sections.map((section) => ('dir' in section ? section.dir : 'none'))).toEqual([
    'none',
    'none',
    'rtl',
  ]);
});

test.each([
  ['en', 'GB', 'en-GB'],
  ['en', 'CH', 'en-CH'],
  ['fr', 'CH', 'fr-CH'],
  ['uz-Arab', 'AF', 'uz-Arab-AF'],
  // Nobody says how Polish is written in Germany.
  ['pl', 'DE', 'pl'],
  ['en', 'XX', 'en'],
  ['en-US', 'GB', 'en-US'],
  ['de', undefined, 'de'],
])('%s on a site of %s is written as %s', (lang, country, locale) => {
  expect(localeOf(lang, country)).toBe(locale);
});
