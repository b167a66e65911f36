/** The app: its bytes, the way from page to page with it and without, and how soon the first tap is answered. */
import type { BrowserContextOptions, Page } from 'playwright';
import { median } from '../measure.ts';
import type { Line } from '../report.ts';
import { answersInTime } from './budgets.ts';
import { kilobytes } from './pages.ts';
import type { Route, Stage } from './stage.ts';

/** What the app may weigh in its first load, with React, router, parts and data. */
const appLimit = 100_000;
/** How soon a tap must be answered on a phone whose processor is four times slower than this one, in milliseconds. */
const answerLimit = 100;

/** A phone as Lighthouse imagines it. */
const phone: BrowserContextOptions = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
/** Slow 4G, as Lighthouse's applied throttling has it. */
const slow = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };

async function withPage<Result>({ browser }: Stage, options: BrowserContextOptions, use: (page: Page) => Promise<Result>) {
  const context = await browser.newContext(options);
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

const appStarted = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.started === 'true' && history.scrollRestoration === 'manual');

/** A page that links to another one in place, with the address of that. */
async function findWay(page: Page): Promise<string> {
  return page.evaluate(() => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('header a[href^="/"]')].find(
      (one) => one.pathname !== location.pathname && one.hash === '' && one.dataset.document === undefined,
    );
    if (!link) throw new Error('The header leads nowhere.');
    return link.getAttribute('href') ?? '';
  });
}

/** What is fetched on the first intent, compressed, headers left out. */
export async function* measureWeight(stage: Stage): AsyncGenerator<Line> {
  for (const route of stage.routes) {
    const { first, later } = await withPage(stage, {}, async (page) => {
      const sizes: Promise<number>[] = [];
      page.on('requestfinished', (request) => {
        if (!/\/assets\/app\.|\/_data\//.test(request.url())) return;
        const size = request.sizes().then((one) => one.responseBodySize);
        // One that ends as the page is closed is in no sum any more.
        size.catch(() => {});
        sizes.push(size);
      });
      const sum = async () => (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
      await page.goto(stage.site + route.address);
      await page.mouse.move(3, 3);
      await page.mouse.move(4, 4);
      await appStarted(page);
      await page.waitForLoadState('networkidle');
      const started = await sum();
      if (!route.isolated) {
        await page
          .locator(`header a[href="${await findWay(page)}"]`)
          .first()
          .hover();
        await page.waitForLoadState('networkidle');
      }
      return { first: started, later: (await sum()) - started };
    });
    yield {
      name: `${route.path} app, first load`,
      value: `${kilobytes(first)} of brotli${later > 0 ? `; ${kilobytes(later)} more on the way to the first other page` : ''}`,
      within: first <= appLimit,
    };
  }
}

/** From the click to the first paint of the new page, on slow 4G: with the app, and by loading a document. */
export async function* measureNavigation(stage: Stage, runs: number): AsyncGenerator<Line> {
  const times = { app: [] as number[], load: [] as number[] };
  const home = stage.site;
  for (let run = 0; run < runs; run++) {
    for (const way of ['app', 'load'] as const) {
      times[way].push(
        await withPage(stage, {}, async (page) => {
          if (way === 'load') await page.route('**/assets/app.*.js', (route) => route.abort());
          const session = await page.context().newCDPSession(page);
          await session.send('Network.emulateNetworkConditions', slow);
          await page.goto(home);
          const link = page.locator(`header a[href="${await findWay(page)}"]`).first();
          await page.mouse.move(290, 300);
          await page.mouse.move(300, 300);
          if (way === 'app') await appStarted(page);
          await page.evaluate(() => {
            addEventListener(
              'click',
              (event) => sessionStorage.setItem('clicked', `${performance.timeOrigin + event.timeStamp}`),
              true,
            );
          });
          // As a person does: the pointer is over the link for a moment before it presses.
          await link.hover();
          await page.waitForTimeout(100);
          const title = await page.title();
          await page.mouse.down();
          await page.mouse.up();
          return page
            .waitForFunction((before) => {
              if (document.title === before || document.readyState === 'loading') return undefined;
              const clicked = Number(sessionStorage.getItem('clicked'));
              const painted = performance.getEntriesByName('first-contentful-paint')[0];
              // A new document says itself when it was painted; in place it is the frame that holds the new title.
              if (performance.timeOrigin > clicked) return painted && performance.timeOrigin + painted.startTime - clicked;
              return performance.timeOrigin + performance.now() - clicked;
            }, title)
            .then(async (handle) => Number(await handle.jsonValue()));
        }),
      );
    }
  }
  const [app, load] = [median(times.app), median(times.load)];
  yield {
    name: 'Click to new page, slow 4G',
    value: `${app.toFixed(0)} ms in the app beside ${load.toFixed(0)} ms by full load`,
    ratio: app / load,
  };
}

interface Tap {
  name: string;
  route: Route | undefined;
  target: string;
  /** Before the tap the app is there already. */
  app?: boolean;
}

/** From the first tap on a page to the next paint (Event Timing), at a processor slowed down four times. */
export async function* measureTaps(stage: Stage, runs: number): AsyncGenerator<Line> {
  const plain = stage.routes.find(({ eager, isolated, path }) => !eager && !isolated && path !== '*');
  const eager = stage.routes.find((route) => route.eager);
  const link = 'main a[href^="/"]:not([data-document])';
  const taps: Tap[] = [
    { name: 'menu', route: plain, target: '[popovertarget]' },
    { name: 'link', route: plain, target: link },
    { name: 'menu, in the app', route: plain, target: '[popovertarget]', app: true },
    { name: 'link, in the app', route: plain, target: link, app: true },
    { name: 'form field', route: eager, target: 'form input' },
    { name: 'form field, in the app', route: eager, target: 'form input', app: true },
  ];
  for (const tap of taps) {
    if (!tap.route) continue;
    const { address } = tap.route;
    const [answers, byHand]: [number[], number[]] = [[], []];
    let longest = 0;
    for (let run = 0; run < runs; run++) {
      const { answer, task } = await withPage(stage, phone, (page) => tapOnce(page, stage.site + address, tap));
      answers.push(answer);
      longest = Math.max(longest, task);
      if (!tap.app) byHand.push((await withPage(stage, phone, (page) => tapOnce(page, stage.hand + address, tap))).answer);
    }
    const answer = median(answers);
    const handAnswer = tap.app ? undefined : median(byHand);
    const beside = handAnswer === undefined ? '' : ` beside ${handAnswer.toFixed(0)} by hand`;
    yield {
      name: `First tap: ${tap.name}`,
      value: `${answer.toFixed(0)} ms${beside} to the next paint at 4 x slow-down; longest task around it ${longest.toFixed(0)} ms`,
      within: answersInTime(answer, answerLimit, handAnswer),
    };
  }
}

async function tapOnce(page: Page, address: string, { target, app }: Tap): Promise<{ answer: number; task: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address);
  if (app) {
    await page.keyboard.press('Shift');
    await appStarted(page);
    await page.waitForTimeout(500);
  }
  const element = page.locator(target).first();
  await element.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    // Kept beyond the document, as a link may end it.
    const keep = (name: string, value: number) =>
      sessionStorage.setItem(name, `${Math.max(value, Number(sessionStorage.getItem(name)))}`);
    const taps = (list: PerformanceEntryList) => {
      for (const entry of list) if ('interactionId' in entry && entry.interactionId) keep('answer', entry.duration);
    };
    const events = new PerformanceObserver((list) => taps(list.getEntries()));
    events.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) keep('task', duration);
    }).observe({ type: 'longtask' });
    let pressed = 0;
    addEventListener('click', (event) => (pressed = event.timeStamp), true);
    addEventListener('pagehide', () => {
      taps(events.takeRecords());
      // Without a paint in between, the visitor saw the answer when the document went.
      if (pressed && !sessionStorage.getItem('answer')) keep('answer', performance.now() - pressed);
    });
  });
  const box = await element.boundingBox();
  if (!box) throw new Error(`${target} on ${address} is not to be seen.`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(2500);
  // What is faster than a frame is not reported.
  return page.evaluate(() => ({
    answer: Number(sessionStorage.getItem('answer') ?? 16),
    task: Number(sessionStorage.getItem('task')),
  }));
}
