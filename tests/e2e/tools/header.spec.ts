/** A header with all that may stand there: groups, more entries than fit, networks, a notice. In a built site, with the app and without. */
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { copyManifest, type Manifest, plain } from '../../support/manifest/manifest.ts';
import { output, root } from '../../support/project/project.ts';
import { barriersInBoth, tooWide } from '../quiet.ts';
import { buildSite, serveFolder } from '../setup.ts';
import { isMarked, mark, startApp } from '../visitor.ts';

// One after the other: they look at a site that is built once.
test.describe.configure({ mode: 'default' });
test.use({ reducedMotion: 'reduce' });

let url = '';
let written: Manifest;

/** More entries than any row has room for, one of them a group. */
const added = ['Vélos d’occasion', 'Partenaires', 'Événements', 'Adhérer', 'Presse', 'Emploi', 'Galerie', 'Réparations rapides'];

test.beforeAll(async () => {
  const from = join(root, 'tests/fixtures/valid/atelier-velo/site.json');
  const file = copyManifest(from, join(output, 'header/source'), (manifest) => {
    manifest.header.links.push(...added.map((label) => ({ label, href: '/tarifs' })));
    Object.assign(manifest.header, { notice: 'L’atelier ferme du 24 décembre au 2 janvier.' });
    written = manifest;
  });
  await buildSite(file, join(output, 'header/built'));
  ({ url } = await serveFolder(join(output, 'header/built')));
});

const words = (text = '') => plain(text, written);
const button = (page: Page, label: string) => page.locator('header summary:visible', { hasText: label });
const group = () => written.header.links.find(({ links }) => links) ?? { label: '', links: [] };
const more = (page: Page) => button(page, words(written.header.moreLabel));
const inGroup = (page: Page): Locator =>
  page.locator('header details[open]').getByRole('link', { name: words(group().links?.[0]?.label), exact: true });

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', { tag: '@deep' }, () => {
    test.use({ javaScriptEnabled: scripts });

    test('a group opens and leads on by the keyboard alone', async ({ page }) => {
      await page.goto(`${url}/carnet`);
      await button(page, words(group().label)).focus();
      await page.keyboard.press('Enter');
      await expect(inGroup(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(inGroup(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${url}/atelier`);
      await expect(page.locator('header details[open]')).toHaveCount(0);
      // Now a page of the group is shown: its button is marked as the page's own link would be.
      const marked = button(page, words(group().label)).evaluate((element) => getComputedStyle(element).backgroundSize);
      expect(await marked).toMatch(/^100%/);
    });

    test('of two groups one is open', async ({ page }) => {
      await page.goto(url);
      await button(page, words(group().label)).click();
      await more(page).click();
      await expect(page.locator('header details[open]')).toHaveCount(1);
    });

    test('on a phone a group opens in the menu, and its link closes the menu', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(`${url}/carnet`);
      for (const scrolled of [0, 400]) {
        await page.mouse.wheel(0, scrolled);
        await page.getByRole('button', { name: words(written.header.menuLabel) }).click();
        const menu = page.locator('header [popover]');
        await expect(menu).toBeVisible();
        // The notice moves the header; what it unfolds stands below it all the same.
        await expect
          .poll(async () => {
            const [header, sheet] = [await page.locator('header').boundingBox(), await menu.boundingBox()];
            return Math.round((sheet?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0));
          })
          .toBe(0);
        // More entries than the screen has room for can be scrolled to.
        const { y = 0, height = 0, width } = (await menu.boundingBox()) ?? {};
        expect(y + height).toBeLessThanOrEqual(640);
        expect(width).toBe(360);
        await expect(more(page)).toHaveCount(0);
        if (scrolled === 0) await page.keyboard.press('Escape');
      }
      await button(page, words(group().label)).click();
      await inGroup(page).click();
      await expect(page).toHaveURL(`${url}/atelier`);
      await expect(page.locator('header [popover]')).toBeHidden();
    });
  });
}

test('in the app a group closes on Escape, on a click beside it and when the focus leaves', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto(`${url}/tarifs`);
  await startApp(page);
  await mark(page);
  const open = page.locator('header details[open]');
  const shop = button(page, words(group().label));
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.locator('h1').click(),
    async () => {
      for (let left = (group().links?.length ?? 0) + 1; left > 0; left--) await page.keyboard.press('Tab');
    },
  ];
  for (const leave of ways) {
    await shop.click();
    await expect(open).toHaveCount(1);
    await leave();
    await expect(open).toHaveCount(0);
  }
  await shop.press('Enter');
  await inGroup(page).focus();
  await page.keyboard.press('Escape');
  await expect(shop).toBeFocused();
  await shop.press('Enter');
  await inGroup(page).click();
  await expect(page).toHaveURL(`${url}/atelier`);
  await expect(open).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});

test('at each width the row is one line, and every entry stands in it or behind "more"', { tag: '@deep' }, async ({ page }) => {
  await page.goto(`${url}/tarifs`);
  const labels = [...written.header.links.map(({ label }) => words(label)), words(written.header.contact?.label)];
  const seen = new Set<number>();
  for (let width = 768; width <= 1600; width += 32) {
    await page.setViewportSize({ width, height: 600 });
    expect(await tooWide(page), `${width} px`).toEqual([]);
    const row = page.locator('header nav ul').first().locator(':scope > li:visible');
    const tops = await row.evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().top));
    expect(new Set(tops).size, `${width} px`).toBe(1);
    const inRow = await row.locator(':scope > a, :scope > details > summary').allInnerTexts();
    await more(page).click();
    const panel = page.locator('header details[open] > ul');
    const behind = await panel.locator(':scope > li:visible').locator(':scope > a, :scope > span').allInnerTexts();
    const all = [...inRow.slice(0, -2), ...behind, ...inRow.slice(-1)].map((text) => text.trim());
    expect(all, `${width} px`).toEqual(labels);
    const box = (await panel.boundingBox()) ?? { x: -1, y: 0, width: 0, height: 0 };
    expect(box.x >= 0 && box.x + box.width <= width && box.y + box.height <= 600, `${width} px`).toBe(true);
    await more(page).click();
    seen.add(inRow.length);
  }
  expect(seen.size).toBeGreaterThan(3);
  // The page that is shown stands in the row, so nothing is marked but its own link.
  await page.mouse.move(9, 590);
  expect(await more(page).evaluate((element) => getComputedStyle(element).backgroundSize)).not.toMatch(/^100%/);
});

test('nothing of it is a barrier, too wide, or moves what is shown', { tag: '@deep' }, async ({ page }) => {
  await page.goto(`${url}/atelier`);
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    if (width < 768) await page.getByRole('button', { name: words(written.header.menuLabel) }).click();
    const label = width < 768 ? group().label : written.header.moreLabel;
    const before = await page.locator('main').boundingBox();
    await button(page, words(label)).click();
    expect(await page.locator('main').boundingBox()).toEqual(before);
    expect(await barriersInBoth(page), `${width} px`).toEqual([]);
    expect(await tooWide(page), `${width} px`).toEqual([]);
    await page.keyboard.press('Escape');
    await page.reload();
  }
});

test('on paper networks have their names, and nothing is there to be clicked', { tag: '@deep' }, async ({ page }) => {
  await page.goto(url);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('header nav')).toBeHidden();
  const network = page.locator('footer a[rel="me"]').first();
  await expect(network.locator('svg')).toBeHidden();
  expect((await network.locator('span').first().boundingBox())?.width).toBeGreaterThan(40);
  await expect(page.locator('aside')).toBeVisible();
});
