/**
 * Opens every drawing of the attacks on its own, in Chromium and in Firefox, on a host that sends no headers: once as it is written,
 * which shows that the attack is one, and once as it is published. So it is with files of `public/`, which are published as they are
 * or not at all.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lookup } from 'mrmime';
import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { optimizeDrawing } from '../../src/output/media/drawings.ts';
import { validateFile } from '../../src/sanitize/validate.ts';
import { launchFirefox } from '../firefox/firefox.ts';
import { findBrowser } from '../support/browser/browser.ts';
import { attackDrawings } from './drawings.ts';
import { attackFiles, usualFiles } from './published.ts';

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

/** Name, ending included → content. */
const files = new Map<string, Buffer>();
const host = createServer((request, response) => {
  const name = decodeURIComponent((request.url ?? '').slice(1));
  const file = files.get(name);
  // The end of a visit: every request of the file itself was begun before this one.
  if (!file) return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>end</title>');
  response.writeHead(200, { 'Content-Type': lookup(name) ?? 'text/xml' }).end(file);
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

/** Opens a file, clicks on it, and leaves; a dialog counts as a request, so does a page that is another one in the end. */
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

/** The same where letters have two bytes. */
const fill = (content: Buffer, name: string) =>
  content.includes(0) ? Buffer.from(marked(content.toString('utf16le'), name), 'utf16le') : content;

describe.each(Object.entries(browsers))('%s', (kind, launch) => {
  test('what most of them do as they are written, none does as it is published', async () => {
    const browser = await launch();
    try {
      for (const [title, drawing] of Object.entries(attackDrawings)) {
        for (const state of ['before', 'after'] as const) {
          const name = `${kind} ${state} ${title}/a.svg`;
          const raw = Buffer.from(marked(drawing, name));
          files.set(name, state === 'before' ? raw : optimizeDrawing(raw));
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

  test('of files of public/, what is published does nothing, and most of the others would', async () => {
    const browser = await launch();
    const harmful: Record<'refused' | 'published', string[]> = { refused: [], published: [] };
    const all = Object.entries({ ...attackFiles, ...usualFiles });
    try {
      for (const [title, { ending, content }] of all) {
        const name = `${kind} ${title}/a.${ending}`;
        const file = typeof content === 'string' ? Buffer.from(marked(content, name)) : fill(content, name);
        files.set(name, file);
        await visit(browser, name);
        const state = validateFile(name, file) ? 'refused' : 'published';
        if ([...asked].some((url) => url.startsWith(`/${name}/`))) harmful[state].push(title);
      }
    } finally {
      await browser.close();
    }
    console.log(`${kind}: ${harmful.refused.length} of ${Object.keys(attackFiles).length} files did harm that are refused`);
    console.log(
      Object.keys(attackFiles)
        .filter((title) => !harmful.refused.includes(title))
        .join('; '),
    );
    expect(harmful.refused.length).toBeGreaterThan(Object.keys(attackFiles).length / 2);
    expect(harmful.published).toEqual([]);
  });
});
