import { expect, test } from 'vitest';
import { tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import { sitemaps } from './sitemap.ts';

test('more pages than one file may hold stand in several, each page once', async () => {
  const { site = expect.fail() } = await tryManifest({});
  const [page = expect.fail()] = site.pages;
  const pages = Array.from({ length: 50_001 }, (_, index) => ({ ...page, path: `/${index}` }));
  const [[first, index] = expect.fail(), ...parts] = sitemaps({ ...site, pages });
  const listed = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(first).toBe('/sitemap.xml');
  expect(listed(index)).toEqual(parts.map(([address]) => site.url + address));
  expect(parts.flatMap(([, text]) => listed(text))).toEqual(pages.map(({ path }) => site.url + path));
});
