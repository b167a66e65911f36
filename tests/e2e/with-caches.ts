/** A browser with all its caches, such as the back/forward cache: Playwright switches that off, as it waits for ever for a page from it. */
import { chromium, type Page } from 'playwright/test';
import { browserArguments } from '../support/browser/browser.ts';

export async function withCaches(use: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.WHOLE_CHROMIUM_PATH ?? '',
    args: browserArguments,
    timeout: 0,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    await use(await browser.newPage());
  } finally {
    await browser.close();
  }
}
