/** Where a mail address stands as text, a button copies it. */
import { expect, type Page, test } from 'playwright/test';
import { plain, walk } from '../../support/manifest/manifest.ts';
import { subjectWith } from '../subject.ts';
import { startApp, stopClock } from '../visitor.ts';

/** A page with an address to copy, and that address. */
function copyable() {
  // That of a form is there once sending has failed.
  const written = (subject: ReturnType<typeof subjectWith>) =>
    subject.pages.flatMap((page) =>
      [...walk(page.sections)].flatMap(({ keys, value }) =>
        keys.at(-1) === 'address' && !keys.includes('form') && typeof value === 'string' ? [{ page, value }] : [],
      ),
    )[0];
  const subject = subjectWith((one) => written(one) !== undefined);
  const found = written(subject);
  if (!found) throw new Error('No page has an address to copy.');
  return { subject, path: found.page.path, address: plain(found.value, subject.manifest) };
}

/** A form on the page says things, too. */
const toast = (page: Page) => page.locator('#_toast[role="status"]');

const copyButton = (page: Page, label: string) => page.locator('main').getByRole('button', { name: label }).first();

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const app of [false, true]) {
    test(`the address is copied, and the page says so, ${app ? 'in the app' : 'before the app'}`, async ({ page }) => {
      const { subject, path, address } = copyable();
      const { copy, copied } = subject.manifest.labels;
      if (!app) await page.route('**/assets/app.*.js', (route) => route.abort());
      await page.clock.install();
      await page.goto(subject.url + path);
      if (app) await startApp(page);
      await expect(toast(page)).toBeEmpty();
      await stopClock(page);
      await copyButton(page, plain(copy, subject.manifest)).click();
      await expect(toast(page)).toHaveText(plain(copied, subject.manifest));
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
      await page.clock.runFor(10_000);
      await expect(toast(page)).toBeEmpty();
    });
  }
});

test('where copying is not allowed, the address is selected', async ({ page }) => {
  const { subject, path, address } = copyable();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('not allowed')) } });
  });
  await page.goto(subject.url + path);
  await copyButton(page, plain(subject.manifest.labels.copy, subject.manifest)).click();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(address);
});

test('the address is text that can be selected', async ({ page }) => {
  const { subject, path, address } = copyable();
  await page.goto(subject.url + path);
  const text = page.locator('main').getByText(address, { exact: true }).filter({ visible: true }).first();
  await expect(text).toBeVisible();
  expect(await text.evaluate((element) => getComputedStyle(element).userSelect)).not.toBe('none');
});
