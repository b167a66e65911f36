/** Sites that say `"app": false`: no script runs, every link loads a document, and all that matters works from the HTML alone. */
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import type { Received } from '../../../src/mock-provider/mock-provider.ts';
import { type Manifest, pagesOf, plain, readManifest, targetOf, type WrittenRoute } from '../../support/manifest/manifest.ts';
import { output, root } from '../../support/project/project.ts';
import { rowsOf } from '../../support/project/slice.ts';
import { testInOneWindow } from '../one-window.ts';
import { barriersInBoth, tooWide } from '../quiet.ts';
import { buildSite, serveFolder } from '../setup.ts';
import { isMarked, listen, mark } from '../visitor.ts';

const test = testInOneWindow();

test.use({ reducedMotion: 'reduce' });

const phone = { width: 360, height: 700 };

/** Where each site has a form, the constant that names its provider, where it has images to enlarge, and entries by year. */
const sites: { name: string; form: string; provider: string; photos?: string; archive?: string; tag?: string }[] = [
  // Its photos take a minute to make.
  {
    name: 'les-sentiers',
    form: '/contact',
    provider: 'envoiFormulaire',
    photos: '/photos',
    archive: '/actualites',
    tag: '@deep',
  },
  { name: 'atelier-velo', form: '/carnet', provider: 'envoiCarnet' },
];

for (const { name, form, provider, photos, archive, tag } of sites) {
  test.describe(name, tag ? { tag } : {}, () => {
    let url = '';
    let received: Received[] = [];
    let written: Manifest;

    test.beforeAll(async () => {
      const folder = join(process.env.WORK ?? output, 'without-app', name);
      cpSync(join(root, 'tests/fixtures/valid', name), join(folder, 'source'), { recursive: true });
      const file = join(folder, 'source/site.json');
      written = readManifest(file);
      Object.assign(written.site, { app: false });
      Object.assign(provider in written.constants ? written.constants : written.placeholders, { [provider]: '/__signup' });
      writeFileSync(file, JSON.stringify(written));
      await buildSite(file, join(folder, 'built'));
      ({ url, received } = await serveFolder(join(folder, 'built')));
    });

    const words = (text = '') => plain(text, written);

    /** An entry of the header that leads to another page. */
    function entry(): { label: string; page: WrittenRoute } {
      const entries = written.header.links.flatMap(({ label, href, links }) => (links ? links : href ? { label, href } : []));
      for (const { label, href } of entries) {
        const target = href && targetOf(href, written);
        if (target && target.page.path !== '/' && !target.hash) return { label: words(label), page: target.page };
      }
      throw new Error('The header has no link to another page.');
    }

    /** Opens what an entry may be folded into. */
    const reveal = async (page: Page, label: string) => {
      const link = page.locator('header [popover]').getByRole('link', { name: label, exact: true });
      for (const group of await page.locator('header summary:visible').all()) {
        if (await link.first().isVisible()) break;
        await group.click();
      }
      return link.first();
    };

    test('no page asks for a script or data, nor says anything in the console; none has a barrier or a button that would do nothing', async ({
      page,
    }) => {
      const heard = listen(page, url);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (['script', 'fetch', 'xhr', 'prefetch'].includes(request.resourceType())) asked.push(request.url());
      });
      for (const { path } of tag ? pagesOf(written) : rowsOf(pagesOf(written))) {
        await page.setViewportSize({ width: 320, height: 640 });
        await page.goto(url + path);
        await expect(page.getByRole('button', { name: words(written.labels.copy) })).toHaveCount(0);
        await expect(page.locator('[data-copy], [data-part="problem"], [role="status"]:not([data-part])')).toHaveCount(0);
        await expect(page.locator('a[href^="mailto:"]').first()).toHaveAttribute('href', /^mailto:[^@?]+@[^@?]+/);
        // What would make an app come.
        await page.mouse.move(3, 3);
        await page.keyboard.press('Tab');
        expect(await tooWide(page), path).toEqual([]);
        await page.setViewportSize({ width: 1280, height: 800 });
        expect(await barriersInBoth(page), path).toEqual([]);
        expect(await page.evaluate(() => document.scripts.length - document.querySelectorAll('[type$="ld+json"]').length)).toBe(
          0,
        );
      }
      expect({ heard, asked }).toEqual({ heard: [], asked: [] });
    });

    test('a link loads a document, and Back leads to where the visitor was', async ({ page }) => {
      const { label, page: target } = entry();
      await page.goto(`${url}/`);
      await mark(page);
      await (await reveal(page, label)).click();
      await expect(page).toHaveTitle(words(target.title));
      expect(await isMarked(page)).toBe(false);
      await page.goBack();
      await expect(page).toHaveURL(`${url}/`);
    });

    test('on a phone the menu opens, leads on, and is out of the way of what an anchor leads to', async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(`${url}/`);
      const menu = page.locator('header [popover]');
      const toggle = page.getByRole('button', { name: words(written.header.menuLabel) });
      await toggle.click();
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await toggle.click();
      const { contact } = written.header;
      const anchor = contact && targetOf(contact.href, written)?.hash;
      if (anchor) {
        await menu.getByRole('link', { name: words(contact.label), exact: true }).click();
        await expect(page.locator(`#${anchor}`)).toBeInViewport();
        await expect(menu).toBeHidden();
        // The button says that the menu is open still: pressed it says otherwise, and then it opens it.
        await toggle.click();
        await expect(menu).toBeHidden();
        await toggle.click();
        await expect(menu).toBeVisible();
      }
      const { label, page: target } = entry();
      await (await reveal(page, label)).click();
      await expect(page).toHaveTitle(words(target.title));
    });

    test('the browser checks the form, and sends it', async ({ page }) => {
      await page.goto(url + form);
      const sent = page.locator('main form');
      await sent.locator('button[type="submit"]').click();
      expect(received).toEqual([]);
      for (const field of await sent.locator('[name][required]').all()) {
        const kind = await field.evaluate((element) => `${element.localName} ${element.getAttribute('type')}`);
        if (kind.startsWith('select')) await field.selectOption({ index: 1 });
        else if (/radio|checkbox/.test(kind)) await field.check();
        else await field.fill(kind.endsWith('email') ? 'ana@example.com' : 'Ana, mardi prochain');
      }
      await sent.locator('button[type="submit"]').click();
      await expect.poll(() => received.length).toBe(1);
      expect(received[0]).toMatchObject({ ajax: false });
      expect(received[0]?.fields).toContainEqual([expect.stringMatching(/courriel/), 'ana@example.com']);
      await expect(page).toHaveURL(`${url}/__signup`);
    });

    if (photos) {
      test('an image that is enlarged elsewhere is a link to its large file', async ({ page }) => {
        await page.goto(url + photos);
        await expect(page.locator('dialog')).toHaveCount(0);
        await page.locator('a[data-enlarges]').first().click();
        await expect(page).toHaveURL(/\/assets\/[\w.-]+\.webp$/);
      });
    }

    if (archive) {
      test('of a chosen tag nothing is folded', async ({ page }) => {
        await page.goto(url + archive);
        const list = page.locator('[data-section="entries"]');
        const entry = list.locator('details li').first();
        const [choice = ''] = ((await entry.getAttribute('data-group')) ?? '').split(' ');
        await expect(entry).toBeHidden();
        await list.locator(`input[value="${choice}"]`).check();
        await expect(entry).toBeVisible();
        await expect(list.locator('summary').first()).toBeHidden();
        await list.locator('input[value="0"]').check();
        await expect(entry).toBeHidden();
        await expect(list.locator('summary').first()).toBeVisible();
      });
    }

    test('an address that no page has gives the page for these', async ({ page }) => {
      await page.goto(`${url}/nulle-part`);
      await expect(page).toHaveTitle(words(written.routes.find(({ path }) => path === '*')?.title));
    });
  });
}
