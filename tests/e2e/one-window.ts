/** For files whose tests leave nothing behind in a window: they share one, since each new one costs a quarter of a second of a processor. */
import { test as base, type Page } from 'playwright/test';

/**
 * `test`, with the same page for all tests of a file, with scripts or without. Routes, size and what is emulated are as at first for each of
 * them. A test that changes more (a script that runs before the page, the clock, permissions) takes `ownPage`.
 */
export function testInOneWindow() {
  const windows = new Map<boolean | undefined, Page>();
  const test = base.extend<{ ownPage: Page }>({
    context: async ({ page }, use) => use(page.context()),
    page: async ({ browser, viewport, javaScriptEnabled, colorScheme, reducedMotion, forcedColors }, use) => {
      const page = windows.get(javaScriptEnabled) ?? (await (await browser.newContext()).newPage());
      windows.set(javaScriptEnabled, page);
      for (const other of page.context().pages()) if (other !== page) await other.close();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      if (viewport) await page.setViewportSize(viewport);
      await page.emulateMedia({
        media: null,
        colorScheme,
        reducedMotion: reducedMotion ?? 'no-preference',
        forcedColors: forcedColors ?? 'none',
      });
      await use(page);
    },
    ownPage: async ({ browser }, use) => {
      const context = await browser.newContext();
      await use(await context.newPage());
      await context.close();
    },
  });
  test.describe.configure({ mode: 'default' });
  test.afterAll(async () => {
    for (const page of windows.values()) await page.context().close();
    windows.clear();
  });
  return test;
}
