import { expect, test } from 'vitest';
import { tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import { render } from '../../render/render.tsx';

/** The link of one entry, in a site in some language: its text as visitors read it. */
async function linkTo(href: string, lang: string): Promise<string | undefined> {
  const section = { type: 'downloads', items: [{ label: 'Plan', href }] };
  const { site } = await tryManifest(
    { '/routes/0/sections/1': section, '/site/lang': lang },
    { files: { 'public/plan.pdf': 'x'.repeat(1_234_567), 'public/tour.gpx': 'x'.repeat(41_600), 'public/a.ics': 'x' } },
  );
  if (!site) throw new Error('The site has errors.');
  const html = render(site, '/', () => ({ app: '/a.js', script: '', build: 'a.b', style: '' }));
  const [, link] = new RegExp(`<a[^>]*href="${href}"[^>]*>(Plan.*?)</a>`).exec(html) ?? [];
  return link?.replace(/<[^>]+>/g, '').replaceAll('\u00a0', '_');
}

test('a file stands there with its kind and its size, as the language of the site writes it', async () => {
  expect(await linkTo('/plan.pdf', 'en')).toBe('Plan (PDF, 1.2_MB)');
  expect(await linkTo('/plan.pdf', 'de')).toBe('Plan (PDF, 1,2_MB)');
  expect(await linkTo('/plan.pdf', 'fr')).toBe('Plan (PDF, 1,2_Mo)');
  expect(await linkTo('/tour.gpx', 'en')).toBe('Plan (GPX, 42_kB)');
  expect(await linkTo('/a.ics', 'en')).toBe('Plan (ICS, 1_kB)');
});

test('of what is no file of the site, nothing is claimed', async () => {
  expect(await linkTo('https://bakery.example/plan.pdf', 'en')).toBe('Plan');
});
