/** What the measurements of speed need: the built site and its hand-written twin, both served, and a browser. */
import { mkdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { fileStem } from '../../../schema/site-parts.ts';
import { findBrowser } from '../../../src/command/browser.ts';
import { build } from '../../../src/command/build.ts';
import type { CommandContext } from '../../../src/command/context.ts';
import { loadSite } from '../../../src/loader/node/load-site.ts';
import { createMockProvider } from '../../../src/mock-provider/mock-provider.ts';
import { createSiteServer } from '../../../src/serve/serve.ts';
import type { Options } from '../report.ts';
import { writeHandWritten } from './hand-written.ts';

export interface Stage {
  /** The project's folder. */
  root: string;
  routes: Route[];
  /** Where the built site and the hand-written pages are served. */
  site: string;
  hand: string;
  browser: Browser;
  /** Path of the browser's program. */
  executablePath: string;
  /** Bytes of a page's compressed document. */
  htmlSize: (path: string) => number;
  close: () => Promise<void>;
}

export interface Route {
  /** In the manifest. */
  path: string;
  /** Below the site's address. */
  address: string;
  noindex: boolean;
  eager: boolean;
  isolated: boolean;
}

export async function openStage({ root, cache }: CommandContext, { routes: wanted }: Options): Promise<Stage> {
  const executablePath = findBrowser(root);
  if (!executablePath) throw new Error('There is no browser to measure with.');
  const { chromium } = await import('playwright');
  const manifest = join(root, 'site.json');
  const { site } = await loadSite(manifest);
  if (!site) throw new Error('site.json is invalid: "npm run validate" says why.');
  // Beside the other caches, so that nothing is left behind elsewhere.
  const work = join(root, 'node_modules/.cache/marketing-site-builder-bench');
  mkdirSync(work, { recursive: true });
  const [built, byHand] = [join(work, 'built'), join(work, 'by-hand')];
  if (typeof (await build(manifest, built, { root, project: root, cache })) === 'number')
    throw new Error('site.json could not be built.');
  const servers = [await serve(built), await serve(byHand)] as const;
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const all = [...site.pages, site.shells[0].notFound].map(({ path, noindex, eager, isolated }) => ({
    path,
    address: path === '*' ? '/no/such-page' : path,
    noindex: noindex || path === '*',
    eager,
    isolated,
  }));
  const page = await browser.newPage({ javaScriptEnabled: false });
  await writeHandWritten(page, { built, url: servers[0].url, out: byHand, routes: all });
  await page.close();
  return {
    root,
    routes: all.filter(({ path }) => !wanted || wanted.includes(path)),
    site: servers[0].url,
    hand: servers[1].url,
    browser,
    executablePath,
    htmlSize: (path) => readFileSync(join(built, `${fileStem(path)}.html.br`)).length,
    async close() {
      await browser.close();
      for (const { server } of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

async function serve(folder: string): Promise<{ url: string; server: Server }> {
  const server = createSiteServer(folder, { mockProvider: createMockProvider() });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}
