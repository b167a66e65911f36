/** The menu of small screens closes when it has done its work, before the app has come and after. */
import { expect } from 'playwright/test';
import { plain } from '../../support/manifest/manifest.ts';
import { testInOneWindow } from '../one-window.ts';
import { contactAnchor, linkedPages, subjectWith } from '../subject.ts';
import { isMarked, mark, settled, startApp } from '../visitor.ts';

const test = testInOneWindow();

test.use({ viewport: { width: 360, height: 640 } });

const subject = () => subjectWith((one) => linkedPages(one, 'header').length > 0 && contactAnchor(one) !== undefined);

for (const app of [false, true]) {
  // What closes it without a link has the same code before and after.
  const sameInBoth = app ? { tag: '@deep' } : {};
  test.describe(app ? 'in the app' : 'before the app', () => {
    test.beforeEach(async ({ page }) => {
      // The app is kept away: what works then needs the document alone.
      if (!app) await page.route('**/assets/app.*.js', (route) => route.abort());
      await page.goto(`${subject().url}/`);
      if (app) await startApp(page);
      await mark(page);
      await page.getByRole('button', { name: plain(subject().manifest.header.menuLabel, subject().manifest) }).click();
      await expect(page.locator('header [popover]')).toBeVisible();
    });

    test('a link closes it and opens the page', async ({ page }) => {
      const [{ label, page: target } = { label: '', page: subject().notFound }] = linkedPages(subject(), 'header');
      const name = plain(label, subject().manifest);
      await page.locator('header [popover]').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveTitle(plain(target.title, subject().manifest));
      await expect(page.locator('header [popover]')).toBeHidden();
      expect(await isMarked(page)).toBe(app);
    });

    test('the contact button closes it and scrolls to the contact section', async ({ page }) => {
      const name = plain(subject().manifest.header.contact?.label ?? '', subject().manifest);
      await page.locator('header [popover]').getByRole('link', { name, exact: true }).click();
      await expect(page.locator('header [popover]')).toBeHidden();
      await settled(page);
      await expect(page.locator(`#${contactAnchor(subject())}`)).toBeInViewport();
      expect(await isMarked(page)).toBe(true);
    });

    test('the mail button, Escape, a tap beside it and a wider window close it', sameInBoth, async ({ page }) => {
      const menu = page.locator('header [popover]');
      const button = page.getByRole('button', { name: plain(subject().manifest.header.menuLabel, subject().manifest) });
      // What the browser does with the address is none of ours, and there is no mail program here.
      await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
      await page.locator('header a[href^="mailto:"]').first().click();
      await expect(menu).toBeHidden();
      await page.goto(`${subject().url}/`);
      if (app) await startApp(page);
      await button.click();
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      await expect(menu).toBeVisible();
      await page.mouse.click(10, 630);
      await expect(menu).toBeHidden();
      await button.click();
      await expect(menu).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(button).toBeHidden();
      const { header, labels } = subject().manifest;
      for (const { label, newTab, links } of header.links) {
        // A group is a button.
        if (links) continue;
        const name = plain(newTab ? `${label} ${labels.newTab}` : label, subject().manifest);
        await expect(page.locator('header').getByRole('link', { name, exact: true }).first()).toBeVisible();
      }
      await expect(page.locator('[popover]:popover-open')).toHaveCount(0);
    });
  });
}
