/** The form in a browser with the back/forward cache. */
import { expect, type Page } from 'playwright/test';
import { withCaches } from '../with-caches.ts';
import { fill, openForm, type Stage, validEntries } from './stage.ts';

/** Opens the page with the form, filled in, in such a browser. */
export async function visit(stage: Stage, mailbox: string, then: (page: Page, scripts: () => number) => Promise<void>) {
  await withCaches(async (page) => {
    let loaded = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('main.js')) loaded++;
    });
    await openForm(page, stage, 'on-enter');
    await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
    await fill(page, stage, validEntries(stage, mailbox));
    await then(page, () => loaded);
  });
}

/** Leaves by a link, and lets the page itself go back. */
export async function leaveAndReturn(page: Page, { other }: Stage, meanwhile = () => Promise.resolve()) {
  await page.locator('header, footer').getByRole('link', { name: other.label, exact: true }).first().click();
  await expect(page).toHaveTitle(other.title);
  await meanwhile();
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForFunction(() => (window as unknown as { persisted?: boolean }).persisted);
}
