/** A site in two languages below a path of its host, served as a host serves it: pages change in place there as they do at a root. */
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { copyManifest } from '../../support/manifest/manifest.ts';
import { output, root } from '../../support/project/project.ts';
import { testInOneWindow } from '../one-window.ts';
import { barriersInBoth, tooWide } from '../quiet.ts';
import { buildSite, serveFolder } from '../setup.ts';
import { isMarked, listen, mark, startApp } from '../visitor.ts';

const test = testInOneWindow();

test.use({ reducedMotion: 'reduce' });

const base = '/~verein/v1.0';
/** With the path. */
let url = '';

test.beforeAll(async () => {
  const folder = join(process.env.WORK ?? output, 'below-path');
  const original = join(root, 'tests/fixtures/valid/verein-hafenchor/site.json');
  const manifest = copyManifest(original, join(folder, 'source'), ({ constants }) => {
    constants.siteUrl = `https://people.example.org${base}`;
  });
  await buildSite(manifest, join(folder, 'built'));
  ({ url } = await serveFolder(join(folder, 'built')));
});

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test('links lead from page to page, home and into the other language', async ({ page }) => {
      const heard = listen(page, url, () => false);
      await page.goto(new URL('/', url).href);
      await expect(page).toHaveURL(`${url}/`);
      if (scripts) {
        await startApp(page);
        await mark(page);
      }
      const steps = [
        ['header', /^Mitsingen$/, '/mitsingen'],
        ['footer', /^Datenschutz/, '/datenschutz'],
        ['header', /zur Startseite$/, '/'],
      ] as const;
      for (const [part, name, path] of steps) {
        await page.locator(part).getByRole('link', { name }).first().click();
        await expect(page).toHaveURL(url + path);
        if (scripts) expect(await isMarked(page), `${path} came in place`).toBe(true);
      }
      await page.goBack();
      await expect(page).toHaveTitle(/Datenschutz/);
      await page.goto(`${url}/`);
      await page.locator('[data-part="languages"]').getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(`${url}/en`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
      expect(heard).toEqual([]);
    });
  });
}

test('an unknown address is answered in the language that it lies in, and leads back', async ({ page }) => {
  for (const [path, lang, home] of [
    ['/no/such-page', 'de', '/'],
    ['/en/no', 'en-GB', '/en'],
  ] as const) {
    expect((await page.goto(url + path))?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await page.locator('header').getByRole('link').first().click();
    await expect(page).toHaveURL(url + home);
  }
});

test('a page has no barrier and is no wider than a phone', async ({ page }) => {
  for (const path of ['/', '/en/sing-with-us']) {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(url + path);
    expect(await tooWide(page)).toEqual([]);
    expect(await barriersInBoth(page)).toEqual([]);
  }
});
