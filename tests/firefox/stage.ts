/** What the tests in Firefox play on: the project's own site, built and served with the mock provider, and pages that note what goes wrong. */
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll } from 'vitest';
import type { Received } from '../../src/mock-provider/mock-provider.ts';
import { buildSite, serveFolder } from '../e2e/setup.ts';
import { pagesOf, readManifest } from '../support/manifest/manifest.ts';
import { output, root } from '../support/project/project.ts';
import { launchFirefox } from './firefox.ts';

const file = join(root, 'site.json');
export const manifest = readManifest(file);
export const paths = pagesOf(manifest).map(({ path }) => path);

let browser: Browser;
let served: { url: string; server: Server; received: Received[] };

/** Builds and serves the site and starts Firefox, before the tests of a file; ends both after them. */
export function setStage(name: string): void {
  beforeAll(async () => {
    const folder = join(output, 'firefox', name);
    await buildSite(file, folder);
    served = await serveFolder(folder);
    browser = await launchFirefox();
  });
  afterAll(async () => {
    await browser?.close();
    served?.server.close();
    served?.server.closeAllConnections();
  });
}

/** The forms that have arrived. */
export const received = (): Received[] => served.received;

/** Opens a page of the site in a tab of its own. `heard` is what the console says, what fails, and what comes from elsewhere. */
export async function open(path: string, width = 1280): Promise<{ page: Page; heard: string[] }> {
  const page = await browser.newPage();
  const heard: string[] = [];
  page.on('console', (message) => heard.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => heard.push(`error: ${String(error)}`));
  page.on('requestfailed', (request) => heard.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.status() >= 400) heard.push(`status ${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(served.url) && !request.url().startsWith('data:')) heard.push(`elsewhere: ${request.url()}`);
  });
  await page.setViewport({ width, height: 800 });
  await page.goto(served.url + path);
  return { page, heard };
}

/** Moves the pointer, as the first sign of intent, and waits until the app has taken over. */
export async function startApp(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(4, 4);
  await page.waitForFunction(() => document.documentElement.dataset.started === 'true' && history.scrollRestoration === 'manual');
}

/** What reaches beyond the right edge of the window, where the page can be scrolled there. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map(({ outerHTML }) => outerHTML.slice(0, 80));
  });
