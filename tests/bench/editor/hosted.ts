/** The editor as static files: what it weighs, how soon its page is there on a slow line, and how soon a letter is on it. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { findBrowser } from '../../../src/command/browser.ts';
import type { CommandContext } from '../../../src/command/context.ts';
import { publishedSite } from '../../support/editor/published-site.ts';
import { staticHost } from '../../support/editor/static-host.ts';
import { startMockForge } from '../../support/forge/mock-forge.ts';
import { makeManyPages } from '../many-pages.ts';
import { median } from '../measure.ts';
import type { Line, Options } from '../report.ts';
import { type Letters, recordLetters, typeLetters } from './letters.ts';
import { slowLine } from './slow-line.ts';

/** In bytes, compressed, and in milliseconds. */
const budgets = { beforeSignIn: 60_000, all: 1_292_000, cold: 9000, warm: 2500, slowKey: 100, keyOfMany: 400 };
/** A mobile connection at the edge of a village. */
const village = { roundTrip: 150, connection: 300, down: 1_600_000, up: 750_000 };
/** What the editor asks; requests go to the mock in its place. */
const api = 'https://api.github.com';

export async function* measureHosted({ root }: CommandContext, { runs }: Options): AsyncGenerator<Line> {
  const executablePath = findBrowser(root);
  if (!executablePath) throw new Error('There is no browser to measure with.');
  const site = publishedSite({ 'site.json': join(root, 'site.json'), media: join(root, 'media') });
  const settings = { forge: 'github', repository: 'ada/site', url: 'https://edit.example.com' };
  const text = site.read();
  site.write('site.json', text.replace('{', `{\n  "editor": ${JSON.stringify(settings)},`));
  site.git('commit', '--quiet', '-am', 'An editor');
  site.git('push', '--quiet', 'origin', 'main');
  await promisify(execFile)(process.execPath, [
    ...[join(root, 'scripts/boot.js'), 'build', '--site', site.file, '--out', join(site.folder, 'dist'), '--edit'],
  ]);
  const folder = join(site.folder, 'dist-edit');
  yield* measureSizes(folder);

  const forge = await startMockForge(site.remote, { keepsConnections: true });
  const instead: Record<string, string> = { [api]: forge.origin };
  const host = await staticHost(folder, instead, { isCompressed: true });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    const line = await slowLine([host.origin, forge.origin], village);
    const [near = '', far = ''] = line.origins;
    instead[api] = far;
    const [cold, warm]: [number[], number[]] = [[], []];
    for (let run = 0; run < runs; run++) {
      const context = await open(browser);
      cold.push(await measureShown(context, near, signIn));
      // The service worker keeps its files meanwhile.
      await context.pages()[0]?.evaluate(() => navigator.serviceWorker.ready);
      await context.pages()[0]?.waitForTimeout(8000);
      warm.push(await measureShown(context, near, async () => {}));
      await context.close();
    }
    line.close();
    yield within('slow line: address → page, first time', cold, budgets.cold);
    yield within('slow line: address → page, again', warm, budgets.warm);

    instead[api] = forge.origin;
    yield within('key → page at a quarter of the speed', await measureKeys(browser, host.origin, 4), budgets.slowKey);
    site.elsewhere((there) => {
      const file = join(there, 'site.json');
      writeFileSync(file, makeManyPages(readFileSync(file, 'utf8'), 1000));
    });
    yield within('1,000 pages: key → page', await measureKeys(browser, host.origin, 1), budgets.keyOfMany);
  } finally {
    await browser.close();
    await Promise.all([host.close(), forge.close()]);
    site.remove();
  }
}

function* measureSizes(folder: string): Generator<Line> {
  const code = readdirSync(join(folder, 'app')).filter((name) => /\.(?:js|css|txt|json)$/.test(name));
  const weigh = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name)), { level: 9 }).length, 0);
  const paths = code.map((name) => join('app', name));
  const before = weigh(['index.html', ...paths.filter((path) => path.startsWith(join('app', 'start.')))]);
  for (const [name, size, most] of [
    ['before signing in', before, budgets.beforeSignIn],
    ['all of its code', weigh(paths), budgets.all],
  ] as const) {
    yield { name, value: `${(size / 1000).toFixed(0)} kB of ${most / 1000}, gzip`, within: size <= most };
  }
}

async function open(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
  // What has to be waited for is what is measured.
  context.setDefaultTimeout(10 * 60_000);
  await context.addInitScript(recordLetters);
  return context;
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Angemeldet bleiben').check();
  await page.getByLabel('Zugang (Token)').fill('token-of-ada');
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

const isPainted = (page: Page) =>
  page.waitForFunction(() => (window as unknown as Letters).painted.length > 0, undefined, { polling: 10 });

/** @returns milliseconds from the address to the page being painted in its frame */
async function measureShown(context: BrowserContext, address: string, enter: (page: Page) => Promise<void>): Promise<number> {
  for (const page of context.pages()) await page.close();
  const page = await context.newPage();
  const started = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await enter(page);
  await isPainted(page);
  return performance.now() - started;
}

/** @param slower - how much slower the processor is made for the window */
async function measureKeys(browser: Browser, address: string, slower: number): Promise<number[]> {
  const context = await open(browser);
  const page = await context.newPage();
  await page.goto(address);
  await signIn(page);
  await isPainted(page);
  await page.locator('[data-row="/routes/0/sections/0"]').click();
  const field = page.locator('[data-pane="form"] :is(textarea, [data-written])').first();
  await field.waitFor();
  await page.waitForTimeout(1000);
  for (const frame of page.frames()) {
    // A frame of the same process goes with the window.
    const session = await context.newCDPSession(frame).catch(() => undefined);
    await session?.send('Emulation.setCPUThrottlingRate', { rate: slower });
  }
  const { page: times } = await typeLetters(page, field);
  await context.close();
  return times;
}

const within = (name: string, times: readonly number[], budget: number): Line => ({
  name,
  value: `${median(times).toFixed(0)} ms of ${budget}, at least ${Math.min(...times).toFixed(0)}`,
  within: median(times) <= budget,
});
