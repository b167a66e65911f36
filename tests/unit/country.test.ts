/** What the country of a site decides, from the manifest to what messengers are told. */
import { expect, test } from 'vitest';
import { prepareSearchEngines } from '../../src/output/seo/search-engines.ts';
import { tryManifest } from '../support/manifest/try-manifest.ts';

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
