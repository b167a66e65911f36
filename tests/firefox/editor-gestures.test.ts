/** Gestures of writing on the page and in the form, in Firefox: the same as in Chromium. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Frame, KeyInput, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gestures } from '../support/editor/gestures.ts';
import { entriesIn, expected, type Hands, play, surfaces, takeBack, writeArticle } from '../support/editor/play-gesture.ts';
import { output, root, type Serving, serve } from '../support/project/project.ts';
import { launchFirefox } from './firefox.ts';

const file = writeArticle(join(output, 'firefox/editor-gestures'));
const original = readFileSync(file, 'utf8');
const kept = () => readFileSync(file, 'utf8');

let serving: Serving;
let browser: Browser;
let page: Page;
let hands: Hands;
let lastClick = 0;

beforeAll(async () => {
  serving = await serve('edit', ['--site', file], { cwd: dirname(file), project: root });
  // A clipboard that scripts may fill without a question.
  browser = await launchFirefox({
    extraPrefsFirefox: { 'dom.events.testing.asyncClipboard': true, 'intl.accept_languages': 'de-DE, de' },
  });
  page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(serving.url);
  await (await page.waitForSelector('[title="Telefon"]', { visible: true }))?.click();
  const frame = await (await page.waitForSelector('iframe'))?.contentFrame();
  if (!frame) return expect.fail('The preview has no frame.');
  await frame.waitForSelector('h1');
  await (await page.waitForSelector('[data-row="/routes/0/sections/0"]'))?.click();
  hands = handsIn(frame);
});

afterAll(async () => {
  await browser?.close();
  await serving?.stop();
});

async function press(keys: string): Promise<void> {
  const all = keys.split('+') as KeyInput[];
  for (const key of all) await page.keyboard.down(key);
  for (const key of all.reverse()) await page.keyboard.up(key);
}

const handsIn = (frame: Frame): Hands => ({
  press,
  type: (text) => page.keyboard.type(text),
  async click({ x, y }, count, isEnd) {
    // Two clicks within this time are a double click for Firefox, wherever they are.
    await new Promise((done) => setTimeout(done, lastClick + 700 - Date.now()));
    if (isEnd) await page.keyboard.down('Shift');
    await page.mouse.click(x, y, { count });
    if (isEnd) await page.keyboard.up('Shift');
    lastClick = Date.now();
  },
  async drag(from, to) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
  },
  // biome-ignore lint/suspicious/noExplicitAny: puppeteer unwraps handles in the types of what is asked
  ask: (where, question, asked) => (where === 'frame' ? frame : page).evaluate(question as any, asked) as any,
  async turnInto(title) {
    for (const select of await page.$$('select[aria-label="Umwandeln in"]')) {
      if (!(await select.isVisible())) continue;
      await select.select(title);
      // The page says in a moment what the blocks have become.
      await expect.poll(() => select.evaluate(({ value }) => value)).toBe(title);
    }
  },
  compose: () => Promise.reject(new Error('Nothing composes here.')),
  fillClipboard: ({ plain, html }) =>
    page.evaluate(
      (texts) =>
        navigator.clipboard.write([
          new ClipboardItem(Object.fromEntries(texts.map(([type, text]) => [type, new Blob([text], { type })]))),
        ]),
      [['text/plain', plain] as const, ...(html === undefined ? [] : [['text/html', html] as const])],
    ),
});

for (const surface of surfaces) {
  for (const gesture of gestures.filter(({ notInFirefox }) => notInFirefox === undefined)) {
    test(`${gesture.name} (${surface})`, async () => {
      // The next one begins with the article as it was, also after a failure.
      try {
        await play(hands, surface, gesture);
        await expect.poll(() => entriesIn(kept()), { timeout: 20_000 }).toEqual(expected(gesture));
      } finally {
        await takeBack(hands);
        await expect.poll(kept).toBe(original);
      }
    });
  }
}
