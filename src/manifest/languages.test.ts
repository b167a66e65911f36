import { expect, test } from 'vitest';
import { tryManifest } from '../../tests/try-manifest.ts';
import { prepareSearchEngines } from '../output/seo/search-engines.ts';
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
  expect(site?.dir).toBe('rtl');
  expect(site?.pages[0]?.sections.map(({ dir }) => dir)).toEqual([undefined, 'ltr', undefined]);
  expect(site?.errorView.dir).toBe('ltr');
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

/** What an English site says of a day, a time and a size, and to messengers; and a German section of it. */
async function wordsIn(country: string | undefined) {
  const event = { title: 'A', date: '2036-12-09', start: '13:30' };
  const labels = { emptyText: 'None', pastLabel: 'Past' };
  const { site } = await tryManifest(
    {
      ...(country && { '/site/country': country }),
      '/routes/0/sections/1': { type: 'events', title: 'A', items: [event], ...labels },
      '/routes/0/sections/2': { type: 'events', title: 'A', items: [event], ...labels, lang: 'de' },
      '/routes/0/sections/3': { type: 'downloads', title: 'A', items: [{ label: 'A', href: '/plan.pdf' }] },
    },
    { files: { 'public/plan.pdf': 'x'.repeat(1_234_567) } },
  );
  if (!site) throw new Error('The site has errors.');
  const [page = expect.fail()] = site.pages;
  const text = JSON.stringify(page.sections).replace(/\s/gu, ' ');
  return {
    locale: prepareSearchEngines(site).tags(page).locale,
    days: [...text.matchAll(/"full":"([^"]+)"/g)].map(([, day]) => day),
    times: [...text.matchAll(/"13:30","text":"([^"]+)"/g)].map(([, time]) => time),
    sizes: [...text.matchAll(/"size":"([^"]+)"/g)].map(([, size]) => size),
  };
}

test('days, times, sizes and what messengers are told are those of the country where the language names none', async () => {
  const german = 'Dienstag, 9. Dezember 2036';
  expect(await wordsIn('GB')).toEqual({
    locale: 'en_GB',
    days: ['Tuesday, 9 December 2036', german],
    times: ['13:30', '13:30'],
    sizes: ['1.2 MB'],
  });
  expect(await wordsIn('DE')).toMatchObject({ locale: 'en_DE', sizes: ['1,2 MB'] });
  expect(await wordsIn(undefined)).toEqual({
    locale: 'en_US',
    days: ['Tuesday, December 9, 2036', german],
    times: ['1:30 PM', '13:30'],
    sizes: ['1.2 MB'],
  });
});
