/** Images in a browser, of a gallery and of cards: enlarged by a click, leafed through with keys and fingers, and whole without JavaScript. */
import { expect, type Locator, test } from 'playwright/test';
import { pathOf } from '../../support/manifest/gallery.ts';
import { barriers, tooWide } from '../quiet.ts';
import { gallery } from '../subject.ts';
import { startApp } from '../visitor.ts';

test.use({ reducedMotion: 'reduce' });

const address = () => gallery().url + pathOf('gallery');

/** Whether an image fills the middle of the window, as far as its shape allows. */
const isWhole = (image: Locator): Promise<boolean> =>
  image.evaluate(async (one: HTMLImageElement) => {
    await one.decode();
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && (right - left) * 1.4 > innerWidth;
  });

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`at ${width} pixels images are enlarged, leafed through with keys, and left where the focus was`, {
    tag: '@deep',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(address());
    await startApp(page);
    await page.getByRole('link', { name: 'The oven' }).first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const seen = dialog.locator('li:not([inert]) img');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await expect(seen).toHaveAttribute('alt', 'The oven');
    expect(await isWhole(seen)).toBe(true);
    expect(await barriers(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect(seen).toHaveAttribute('alt', 'A bowl');
    await page.keyboard.press('End');
    await expect(seen).toHaveAttribute('alt', 'An empty shelf');
    await expect(dialog).toContainText('8 / 8');
    await dialog.getByRole('button', { name: 'Previous image' }).click();
    await expect(seen).toHaveAttribute('alt', 'The queue');
    // As a finger does: the strip itself is moved, and stops at an image.
    await dialog.locator('ul').evaluate((strip) => strip.scrollBy({ left: strip.clientWidth * -0.7 }));
    await expect(seen).toHaveAttribute('alt', 'A loaf');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: 'A loaf' })).toBeFocused();
    await expect(page).toHaveURL(address());
  });
}

test('of cards that are filtered only those are leafed through that are seen', { tag: '@deep' }, async ({ page }) => {
  await page.goto(gallery().url + pathOf('card-grid'));
  await startApp(page);
  const section = page.locator('section', { has: page.getByRole('group', { name: 'Projekte filtern' }) });
  const shelves = section.getByRole('link', { name: 'Regale bis unter die Decke' });
  await shelves.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('3 / 3');
  expect(await isWhole(dialog.locator('li:not([inert]) img'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(shelves).toBeFocused();
  await section.getByRole('radio', { name: 'Möbel' }).check();
  await section.getByRole('link', { name: 'Ein Tisch am Fenster' }).click();
  await expect(dialog).toContainText('1 / 2');
  await page.keyboard.press('Escape');
});

test('without JavaScript an image leads to its large file', { tag: '@deep' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address());
  await page.getByRole('link', { name: 'The oven' }).first().click();
  await expect(page).toHaveURL(/\/assets\/photo\.[\w-]+-960\.webp$/);
  await context.close();
});
