/** The app comes for who stays on the page, and only then; who leaves, or saves data, gets documents. */
import { expect, type Page, test } from 'playwright/test';
import { plain } from '../../support/manifest/manifest.ts';
import { rowsOf } from '../../support/project/slice.ts';
import { serveFolder } from '../setup.ts';
import { isEager, isIsolated, linkedPages, type Subject, site, subjectWith } from '../subject.ts';
import { isMarked, mark, startApp } from '../visitor.ts';
import { withCaches } from '../with-caches.ts';

/** A site whose home page waits for the visitor and leads to another page in place. */
const linked = () => {
  const calm = (one: Subject) => one.pages.some((page) => page.path === '/' && !isEager(page) && !isIsolated(page, one.manifest));
  const subject = subjectWith((one) => calm(one) && linkedPages(one, 'header').length > 0);
  const [first] = linkedPages(subject, 'header');
  if (!first) throw new Error('No page is linked.');
  const words = (text: string) => plain(text, subject.manifest);
  return { subject, target: first.page, label: words(first.label), title: words(first.page.title), words };
};

/** The addresses of the app that a page has asked for. */
function watchApp(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/app\./.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/**
 * Lets a page that was asked for the app ask for it in turn: it waits by its own clock until no tap is under way, at most a second
 * (src/render/inline.ts). Only then does it mean something that nothing was asked for.
 */
async function answered(page: Page): Promise<void> {
  await page.clock.runFor(3_000);
  await page.evaluate(() => undefined);
}

/** The document's mail link; what the browser does with the address is none of ours. */
async function mailLink(page: Page) {
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="mailto:"]')) event.preventDefault();
    }),
  );
  // In the header where it has one, otherwise in the footer, which always does.
  return page.locator('header a[href^="mailto:"], footer a[href^="mailto:"]').first();
}

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

  test('a tap on a mail link does not call the app, a tap on the page does', async ({ page }) => {
    const { subject } = linked();
    const asked = watchApp(page);
    await page.clock.install();
    await page.goto(`${subject.url}/`);
    await (await mailLink(page)).tap();
    await answered(page);
    expect(asked).toEqual([]);
    await page.locator('h1').tap();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });

  test('a tap on a link to another page opens it as a document, without the app', async ({ page }) => {
    const { subject, words } = linked();
    const asked = watchApp(page);
    await page.clock.install();
    await page.goto(`${subject.url}/`);
    await mark(page);
    // Not in the header: on a phone its links stand in a menu, and who opens that stays on the page.
    const link = page.locator('footer a[href^="/"]:not([href*="#"]):visible').first();
    const href = await link.getAttribute('href');
    // The other document is on its way for as long as this one could ask for the app.
    let arrive = () => {};
    const held = new Promise<void>((done) => {
      arrive = done;
    });
    await page.route(new URL(href ?? '', subject.url).href, async (route) => {
      await held;
      await route.continue();
    });
    await link.tap({ noWaitAfter: true });
    await answered(page);
    expect(asked).toEqual([]);
    arrive();
    await expect(page).toHaveTitle(words(subject.pages.find(({ path }) => subject.base + path === href)?.title ?? ''));
    expect(await isMarked(page)).toBe(false);
    expect(asked).toEqual([]);
  });
});

test('a mouse over a link that leaves the site does not call the app', async ({ page }) => {
  const { subject } = linked();
  const asked = watchApp(page);
  await page.clock.install();
  await page.goto(`${subject.url}/`);
  const link = await mailLink(page);
  await link.hover();
  await link.click();
  await answered(page);
  expect(asked).toEqual([]);
  await startApp(page);
});

test('who saves data gets documents: no app, nothing prefetched, and all works', async ({ page }) => {
  const { subject, title, label, words } = linked();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked = watchApp(page);
  await page.setViewportSize({ width: 360, height: 700 });
  await page.clock.install();
  await page.goto(`${subject.url}/`);
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
  await page.mouse.move(3, 3);
  await page.mouse.move(4, 4);
  await page.keyboard.press('Shift');
  await answered(page);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: words(subject.manifest.header.menuLabel) }).click();
  await mark(page);
  await page.locator('header [popover]').getByRole('link', { name: label, exact: true }).click();
  await expect(page).toHaveTitle(title);
  expect(await isMarked(page)).toBe(false);
  expect(asked).toEqual([]);
});

test('a page that comes back while its app was on its way asks for it again', async ({ page }) => {
  const { subject } = linked();
  const asked: string[] = [];
  // Never answered, as what is on its way when a page is left.
  await page.route('**/_data/**', (route) => void asked.push(route.request().url()));
  await page.goto(`${subject.url}/`);
  await page.mouse.move(3, 3);
  await page.mouse.move(4, 4);
  await expect.poll(() => asked.length).toBe(2);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.keyboard.press('Shift');
  await expect.poll(() => asked.length).toBe(4);
});

test('nothing holds up the first paint', async ({ page }) => {
  for (const { path } of rowsOf(site.pages)) {
    await page.goto(site.url + path);
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(
          (entry) => (entry as PerformanceResourceTiming & { renderBlockingStatus: string }).renderBlockingStatus === 'blocking',
        )
        .map(({ name }) => name),
    );
    expect(blocking, path).toEqual([]);
    // One text, so that one hash allows it; and a page is fetched ahead at most, never run.
    const rules = await page.locator('script[type="speculationrules"]').allTextContents();
    expect(rules.length).toBe(1);
    expect(Object.keys(JSON.parse(rules[0] ?? ''))).toEqual(['prefetch']);
  }
});

test.describe('in a browser with all its caches', () => {
  test('a page comes back as it was left, with the app', async () => {
    const { subject, target, title, label } = linked();
    await withCaches(async (page) => {
      await page.goto(`${subject.url}/`);
      const home = await page.title();
      await startApp(page);
      await mark(page);
      await page.evaluate((path) => location.assign(path), `${subject.base}${target.path}?again`);
      await expect(page).toHaveTitle(title);
      // Not page.goBack(): it waits for a load that does not happen.
      await page.evaluate(() => history.back());
      await expect(page).toHaveTitle(home);
      expect(await isMarked(page), 'the same document').toBe(true);
      await page.locator('header').getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveTitle(title);
      expect(await isMarked(page), 'the app still runs').toBe(true);
    });
  });

  test('a link is prefetched while the pointer rests on it', async () => {
    const { subject, target, title } = linked();
    // Only the host sees that a page is fetched ahead. It asks for files without the path that a site may lie below.
    const { url, server } = await serveFolder(subject.folder);
    let isFetched = false;
    server.on('request', ({ url: path, headers }, response) => {
      if (path === target.path && String(headers['sec-purpose']).startsWith('prefetch')) {
        response.once('finish', () => {
          isFetched = true;
        });
      }
    });
    await withCaches(async (page) => {
      // The app is kept away, so that the link stays one to a document.
      await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 1 }));
      await page.goto(`${url}/`);
      await page.locator(`header a[href="${subject.base}${target.path}"]`).first().hover();
      await expect.poll(() => isFetched).toBe(true);
      await page.locator(`header a[href="${subject.base}${target.path}"]`).first().click();
      await expect(page).toHaveTitle(title);
      const delivery = await page.evaluate(
        () => (performance.getEntriesByType('navigation')[0] as unknown as { deliveryType: string }).deliveryType,
      );
      expect(delivery).toBe('navigational-prefetch');
    });
  });
});

test('pages dissolve into each other, but not for visitors who asked for less motion', async ({ page }) => {
  const { subject, target, title, label } = linked();
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => Object.assign(window, { dissolved: Boolean(event.viewTransition) }));
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...options) {
      Object.assign(window, { appeared: this.localName });
      return animate.apply(this, options);
    };
  });
  const seen = (what: string) => page.evaluate((name) => (window as unknown as Record<string, unknown>)[name], what);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const moves = reducedMotion === 'no-preference';
    await page.emulateMedia({ reducedMotion });
    await page.goto(`${subject.url}/`);
    await page.evaluate((path) => location.assign(path), subject.base + target.path);
    await expect(page).toHaveTitle(title);
    await expect.poll(() => seen('dissolved')).toBe(moves);
    await page.goto(`${subject.url}/`);
    await startApp(page);
    await page.locator('header').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveTitle(title);
    expect(await seen('appeared')).toBe(moves ? 'main' : undefined);
  }
});

test('the app comes, too, where the browser never says that it is idle', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (next, { timeout } = {}) =>
      timeout ? window.setTimeout(() => next({ didTimeout: true, timeRemaining: () => 0 }), timeout) : 1;
  });
  await page.goto(`${site.url}/`);
  await startApp(page);
});
