import { expect, test } from 'vitest';
import type { Site, SitePage } from '../../../schema/resolved.ts';
import { alternatesOf } from './alternates.ts';

const languages = ['de', 'en', 'fr'].map((lang) => ({ lang, label: lang, home: lang === 'de' ? '/' : `/${lang}` }));
const translations = { de: '/chor', en: '/en/choir', fr: '/fr/choeur' };

/** What the English page says, where some of the three are kept from search engines. */
function said(hidden: string[]) {
  const shells = languages.map(({ lang }) => ({ lang, url: 'https://a.example', languages }));
  const pages = Object.entries(translations).map(([lang, path]) => ({
    lang,
    path,
    translations,
    noindex: hidden.includes(lang),
  }));
  const page = pages.find(({ lang }) => lang === 'en');
  const known = new Map(pages.map((one) => [one.path, one]));
  return alternatesOf(
    { shells } as unknown as Site,
    page as unknown as SitePage,
    known as unknown as ReadonlyMap<string, SitePage>,
  ).map(({ lang, url }) => `${lang} ${url.slice('https://a.example'.length)}`);
}

test('what is kept from search engines is not named to them, and names nothing', () => {
  expect(said([])).toEqual(['de /chor', 'en /en/choir', 'fr /fr/choeur', 'x-default /chor']);
  expect(said(['fr'])).toEqual(['de /chor', 'en /en/choir', 'x-default /chor']);
  expect(said(['de'])).toEqual(['en /en/choir', 'fr /fr/choeur']);
  expect(said(['en'])).toEqual([]);
  expect(said(['de', 'fr'])).toEqual([]);
});
