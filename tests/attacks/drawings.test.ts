/**
 * Opens every drawing of the attacks on its own, in Chromium and in Firefox, on a host that sends no headers: once as it is written,
 * which shows that the attack is one, and once as it is published.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { optimizeDrawing } from '../../src/output/media/drawings.ts';
import { findBrowser } from '../browser.ts';
import { launchFirefox } from '../firefox/firefox.ts';
import { attackDrawings } from './drawings.ts';

/** A document that turned into another one while it was looked at answers no more. */
const protocolTimeout = 15_000;
/** Of a square window: its middle is the middle of a square drawing. */
const size = 600;

const browsers: Record<string, () => Promise<Browser>> = {
  Chromium: () => {
    const executablePath = findBrowser();
    if (!executablePath) throw new Error('No Chromium.');
    return puppeteer.launch({ executablePath, args: ['--no-sandbox'], protocolTimeout });
  },
  Firefox: () => launchFirefox({ protocolTimeout }),
};

async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let evil = '';
/** Addresses that the other host was asked for. The drawing from which they came stands in front. */
const asked = new Set<string>();
const other = createServer((request, response) => {
  asked.add(decodeURIComponent(request.url ?? ''));
  response.writeHead(200, { 'Content-Type': 'text/html', 'Access-Control-Allow-Origin': '*' }).end('<title>evil</title>');
});

const drawings = new Map<string, Buffer>();
const host = createServer((request, response) => {
  const drawing = drawings.get(decodeURIComponent((request.url ?? '').slice(1)));
  // The end of a visit: every request of the drawing itself was begun before this one.
  if (!drawing) return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>end</title>');
  response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(drawing);
});
let home = '';

beforeAll(async () => {
  evil = await listen(other);
  home = await listen(host);
});
afterAll(() => {
  for (const server of [host, other]) {
    server.closeAllConnections();
    server.close();
  }
});

/** Opens a drawing, clicks on it, and leaves; a dialog counts as a request, so does a page that is another one in the end. */
async function visit(browser: Browser, name: string): Promise<void> {
  const page = await browser.newPage();
  await page.setViewport({ width: size, height: size });
  page.on('dialog', (dialog) => {
    asked.add(`/${name}/dialog`);
    void dialog.dismiss().catch(() => {});
  });
  try {
    const address = `${home}/${encodeURIComponent(name)}`;
    await page.goto(address, { waitUntil: 'load' });
    await page.mouse.click(size / 2, size / 2);
    // Two frames and a way to the server and back: what a click or a style has begun is on its way by then.
    await page.evaluate(
      `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(() => fetch('/end'))`,
    );
    if (page.url() !== address) asked.add(`/${name}/left`);
  } catch {
    // A document that is left while somebody looks at it: whereto, the servers know.
  } finally {
    await page.close().catch(() => {});
  }
}

const marked = (drawing: string, name: string) =>
  drawing
    .replaceAll('EVIL', `${evil}/${encodeURIComponent(name)}`)
    .replaceAll('HOST', `${evil.slice('http://'.length)}/${encodeURIComponent(name)}`);

describe.each(Object.entries(browsers))('%s', (kind, launch) => {
  test('what most of them do as they are written, none does as it is published', async () => {
    const browser = await launch();
    try {
      for (const [title, drawing] of Object.entries(attackDrawings)) {
        for (const state of ['before', 'after'] as const) {
          const name = `${kind} ${state} ${title}`;
          const raw = Buffer.from(marked(drawing, name));
          drawings.set(name, state === 'before' ? raw : optimizeDrawing(raw));
          await visit(browser, name);
        }
      }
    } finally {
      await browser.close();
    }
    const titles = Object.keys(attackDrawings);
    const harmful = (state: string) =>
      titles.filter((title) => [...asked].some((url) => url.startsWith(`/${kind} ${state} ${title}/`)));
    const before = harmful('before');
    console.log(
      `${kind}: ${before.length} of ${titles.length} drawings did harm as they were written, ${harmful('after').length} as published`,
    );
    // Some do it in other browsers, or in older ones.
    expect(before.length).toBeGreaterThan(titles.length / 2);
    expect(harmful('after')).toEqual([]);
  });
});
