/** Choices above lists in a browser: with and without a script, in the address, said aloud, on paper. */
import { expect, type Page, test } from 'playwright/test';
import { pathOf } from '../../support/manifest/gallery.ts';
import { barriersInBoth, tooWide } from '../quiet.ts';
import { gallery } from '../subject.ts';
import { appStarted, holdApp, startApp } from '../visitor.ts';

test.use({ reducedMotion: 'reduce' });

const address = () => gallery().url + pathOf('entries');
const sectionOf = (page: Page, title: string) => page.locator('section', { has: page.getByRole('heading', { name: title }) });
/** Two questions, each with one answer; one is answered beforehand. */
const finder = (page: Page) => sectionOf(page, 'Wen suchen Sie?');
/** A table in groups; several answers at once. */
const table = (page: Page) => sectionOf(page, 'Alle auf einen Blick');
const names = (page: Page) => finder(page).locator('li:visible').getByRole('heading').allTextContents();
const rows = (page: Page) => table(page).locator('tbody tr:visible').count();

test('without a script one answer to each question filters, and where several can be given the whole table is there', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address());
  expect(await names(page)).toEqual(['Carl Friedrich', 'Emmy']);
  await finder(page).getByRole('radio', { name: 'Treasurer' }).check();
  expect(await names(page)).toEqual(['Carl Friedrich']);
  expect(await rows(page)).toBe(5);
  await expect(table(page).locator('input:visible')).toHaveCount(0);
  await context.close();
});

test('a click before the app comes filters at once and stays; then the number of results is said and the choice is in the address', async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto(address());
  await finder(page).getByRole('radio', { name: 'Egal' }).check();
  expect(await names(page)).toHaveLength(4);
  await finder(page).getByRole('radio', { name: 'Chair' }).check();
  expect(await names(page)).toEqual(['Ada Byron']);
  release();
  await appStarted(page);
  await expect(finder(page).getByRole('status')).toHaveText('Gefunden: 1');
  await expect(page).toHaveURL(`${address()}?tags=&role=Chair`);
  expect(await names(page)).toEqual(['Ada Byron']);
});

test('several answers show what fits one of them, groups without any go, and all comes back by a button', async ({ page }) => {
  await page.goto(address());
  await startApp(page);
  const said = table(page).getByRole('status');
  await expect(said).toHaveText('');
  await table(page).getByRole('checkbox', { name: 'Chair' }).focus();
  await page.keyboard.press('Space');
  await expect(said).toHaveText('Gefunden: 1');
  await table(page).getByRole('checkbox', { name: 'Trainer' }).check();
  await expect(said).toHaveText('Gefunden: 2');
  await expect(page).toHaveURL(`${address()}?role=Chair&role=Trainer`);
  await table(page).getByRole('checkbox', { name: '2024' }).check();
  await expect(said).toHaveText('Niemand hat beides.');
  expect(await rows(page)).toBe(0);
  await expect(table(page).getByRole('heading', { level: 2, name: 'Board' })).toBeHidden();
  await table(page).getByRole('button', { name: 'Auswahl aufheben' }).click();
  await expect(page).toHaveURL(address());
  expect(await rows(page)).toBe(5);
  await expect(table(page).getByRole('checkbox', { name: 'Chair' })).toBeFocused();
});

test('an address with a choice shows it without a sign of intent, and Back returns to it', async ({ page }) => {
  await page.goto(`${address()}?tags=Board`);
  await appStarted(page);
  expect(await names(page)).toEqual(['Ada Byron', 'Carl Friedrich']);
  await finder(page).getByRole('radio', { name: 'Treasurer' }).check();
  await page.locator('footer').getByRole('link', { name: 'Type card-grid' }).click();
  await expect(page).toHaveURL(gallery().url + pathOf('card-grid'));
  await page.goBack();
  await expect(page).toHaveURL(`${address()}?tags=Board&role=Treasurer`);
  await expect.poll(() => names(page)).toEqual(['Carl Friedrich']);
  await page.reload();
  await appStarted(page);
  expect(await names(page)).toEqual(['Carl Friedrich']);
});

test('a page without a choice waits for intent whatever its address', async ({ page }) => {
  await page.goto(`${gallery().url + pathOf('text')}?tags=Board`);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.documentElement.dataset.started)).toBeUndefined();
});

test('choices have no barriers, fit on a narrow screen, are told apart in forced colours, and on paper all is there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(address());
  await startApp(page);
  await table(page).getByRole('checkbox', { name: 'Chair' }).check();
  expect(await barriersInBoth(page)).toEqual([]);
  expect(await tooWide(page)).toEqual([]);
  const ground = (name: string) =>
    table(page)
      .locator('label', { hasText: name })
      .first()
      .locator('span')
      .first()
      .evaluate((one) => getComputedStyle(one).backgroundColor);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await ground('Chair')).not.toBe(await ground('Trainer'));
  await page.emulateMedia({ media: 'print', forcedColors: 'none' });
  expect([await rows(page), await table(page).locator('input:visible').count()]).toEqual([5, 0]);
});
