/** What a visitor's browser does and notices. */
import type { Locator, Page } from 'playwright/test';
import { appStarted, listen } from '../../packages/tools/page.js';

export { appStarted, listen };

/** Moves the pointer, as the first sign of intent, and waits until the app has taken over the page. */
export async function startApp(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(4, 4);
  await appStarted(page);
}

/** The link in the footer with just this label. */
export const footerLink = (page: Page, name: string): Locator => page.locator('footer').getByRole('link', { name, exact: true });

/** Keeps the app away until the function that this returns is called: what comes before happens on the document alone. */
export async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/app.*.js', async (route) => {
    await released;
    // The page may have been left meanwhile.
    await route.continue().catch(() => {});
  });
  return release;
}

/** Follows a path in the running app, as a link of the page would. */
export async function goInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ idx: 99, key: `test${to}` }, '', (document.documentElement.dataset.base ?? '') + to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

/**
 * Stops the page's clock, which must have been installed before the page: from now on time passes there only where a test says so,
 * however long this machine takes.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Leaves a mark that only a full load of a document removes. */
export const mark = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { marked: true }));
export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'marked' in window);

/** Asks until the answer stays the same, for what the browser moves smoothly. */
export async function settled(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    let [before, same] = [scrollY, 0];
    while (same < 10) {
      await frame();
      same = scrollY === before ? same + 1 : 0;
      before = scrollY;
    }
    return scrollY;
  });
}
