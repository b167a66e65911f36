/** The editor in Firefox: a sentence is clicked, written in the form and on the page itself, seen, and kept; a photo comes in; yesterday comes back. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, ElementHandle, Frame, Page } from 'puppeteer-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { malformed, misleading } from '../attacks/frame-messages.ts';
import { output, root, type Serving, serve } from '../support/project/project.ts';
import { launchFirefox } from './firefox.ts';

const folder = join(output, 'firefox/editor');
const file = join(folder, 'site.json');
const original = readFileSync(join(root, 'site.json'), 'utf8');
const kept = () => readFileSync(file, 'utf8');

let serving: Serving;
let browser: Browser;
let page: Page;
/** What the console says of errors, what fails, and what comes from elsewhere. */
const heard: string[] = [];

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'src'), { recursive: true });
  cpSync(join(root, 'media'), join(folder, 'media'), { recursive: true });
  cpSync(join(root, 'site.json'), file);
  serving = await serve('edit', ['--site', file], { cwd: folder, project: root });
  browser = await launchFirefox();
  page = await browser.newPage();
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) heard.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`error: ${String(error)}`));
  page.on('request', (request) => {
    if (!/^(?:data:|blob:|http:\/\/(?:localhost|127\.0\.0\.1):)/.test(request.url())) heard.push(`elsewhere: ${request.url()}`);
  });
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(serving.url);
  await page.evaluate(() => localStorage.setItem('editor-language', 'de'));
  await page.reload();
  await (await inEditor('[title="Telefon"]')).click();
});

afterAll(async () => {
  await browser?.close();
  await serving?.stop();
});

async function inEditor(selector: string): Promise<ElementHandle<Element>> {
  return (await page.waitForSelector(selector, { visible: true })) ?? expect.fail(selector);
}

/** The page in the preview, once it shows something. */
async function preview(): Promise<Frame> {
  const frame = await (await inEditor('iframe')).contentFrame();
  if (!frame) return expect.fail('The preview has no frame.');
  await frame.waitForSelector('h1');
  return frame;
}

/** Of blocks that are written in as one, the text itself. */
const fieldOf = (pointer: string) => {
  const field = `[data-pane="form"] [data-at="${pointer}"]`;
  return inEditor(`${field}[data-written], ${field} [data-written]`);
};
const textIn = async (field: ElementHandle<Element>) => field.evaluate((element) => element.textContent ?? '');

async function press(key: 's' | 'z' | 'a' | 'b' | 'Home' | 'End') {
  await page.keyboard.down('Control');
  await page.keyboard.press(key);
  await page.keyboard.up('Control');
}

test('a click leads to the field; what is written there is seen on the page, kept, and undone to the first byte', async () => {
  const shown = await preview();
  await (await shown.waitForSelector('h1'))?.click();
  const field = await fieldOf('/routes/0/sections/0/title');
  const before = await textIn(field);
  expect(before).toContain('Marketing neu denken');
  // As high as its text: nothing of it is out of sight.
  expect(await field.evaluate((element) => element.scrollHeight <= element.clientHeight + 1)).toBe(true);
  await field.click();
  await press('a');
  await page.keyboard.type('Marketing neu gedacht, ');
  await press('b');
  await page.keyboard.type('hier');
  await shown.waitForFunction(() => document.querySelector('h1 strong')?.textContent === 'hier');
  await press('s');
  const written = '"title": "Marketing neu gedacht, **hier**"';
  await expect.poll(kept).toContain(written);
  expect(kept()).toBe(original.replace(/"title": "Marketing neu denken[^"]*"/, written));
  while ((await textIn(await fieldOf('/routes/0/sections/0/title'))) !== before) await press('z');
  await press('s');
  await expect.poll(kept).toBe(original);
});

test('a text is written on the page itself; Escape keeps it, and one step takes it back', async () => {
  const shown = await preview();
  const sentence = await shown.evaluateHandle(() =>
    [...document.querySelectorAll('p')].find(({ textContent }) => textContent?.includes('Ich zeige Ihrem Team')),
  );
  await (sentence.asElement() as ElementHandle<Element> | null)?.click();
  await shown.waitForSelector('[contenteditable]');
  await press('a');
  await page.keyboard.type('Satz von Hand, ');
  await press('b');
  await page.keyboard.type('fett.');
  await press('Home');
  await page.keyboard.type('Ein ');
  const field = await fieldOf('/routes/0/sections/0/text/0');
  await expect.poll(() => field.evaluate((element) => element.innerHTML)).toBe('Ein Satz von Hand, <strong>fett.</strong>');
  await page.keyboard.press('Escape');
  await shown.waitForFunction(() => document.querySelector('[contenteditable]') === null);
  await expect.poll(() => textIn(field)).toBe('Ein Satz von Hand, fett.');
  await press('z');
  await shown.waitForFunction(() => document.body.textContent?.includes('Ich zeige Ihrem Team') === true);
  await expect.poll(() => textIn(field)).toContain('Ich zeige Ihrem Team');
});

test('Enter makes the next paragraph, letters that are typed at once stand there, and undo takes both back', async () => {
  const shown = await preview();
  const sentence = await shown.evaluateHandle(() =>
    [...document.querySelectorAll('p')].find(({ textContent }) => textContent?.startsWith('Ich arbeite für')),
  );
  await (sentence.asElement() as ElementHandle<Element> | null)?.click();
  await shown.waitForSelector('[contenteditable]');
  await press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Neu.');
  await shown.waitForFunction(() =>
    [...document.querySelectorAll('[contenteditable] p')].some((one) => one.textContent === 'Neu.'),
  );
  await page.keyboard.press('Escape');
  await shown.waitForFunction(() => [...document.querySelectorAll('p')].some(({ textContent }) => textContent === 'Neu.'));
  await press('s');
  await expect.poll(kept).toMatch(/das Werkzeug kommt danach\.",\s*"Neu\."/);
  while (kept() !== original) {
    await press('z');
    await press('s');
    await new Promise((done) => setTimeout(done, 300));
  }
});

/** As a phone takes it that was held upright, and as large as is made smaller: red where its upper right corner is. */
async function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 };
  const corner = { create: { width: 840, height: 105, channels: 3 as const, background: '#e00' } };
  const plain = await sharp({ create: { width: 3360, height: 420, channels: 3, noise, background: '#000' } })
    .composite([{ input: corner, left: 0, top: 0 }])
    .png()
    .toBuffer();
  return sharp(plain)
    .withExif({ IFD0: { Make: 'Secretcam' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
}

test('a photo is made smaller as it is chosen; what matters in it is set by a click and by keys, seen, and kept', async () => {
  const shown = await preview();
  await (await shown.waitForSelector('h1'))?.click();
  const at = '[data-pane="form"] [data-at="/routes/0/sections/0/image';
  const large = await photo();
  const file = join(output, 'firefox/gross.jpg');
  writeFileSync(file, large);
  await (await inEditor(`${at}/src"]`)).press('Enter');
  await inEditor('[role="dialog"] ul button');
  const input = (await page.waitForSelector('[role="dialog"] input[type="file"]')) as ElementHandle<HTMLInputElement> | null;
  await input?.uploadFile(file);
  await page.waitForFunction(() => document.querySelector('[role="dialog"]') === null, { timeout: 60_000 });
  const stored = readFileSync(join(folder, 'media/gross.jpg'));
  expect(await sharp(stored).metadata()).toMatchObject({ width: 400, height: 3200, format: 'jpeg' });
  expect(stored.length).toBeLessThan(large.length);
  expect(/Secret|Exif|GPS/.test(stored.toString('latin1'))).toBe(false);
  const { data } = await sharp(stored)
    .extract({ left: 360, top: 320, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([(data[0] ?? 0) > 180, (data[1] ?? 0) < 60]).toEqual([true, true]);

  const picture = await inEditor(`${at}/focus"] button:has(img)`);
  await picture.scrollIntoView();
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  await picture.click({ offset: { x: width * 0.5, y: height * 0.75 } });
  await (await inEditor(`${at}/focus"] input[type="range"]`)).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await shown.waitForFunction(() => document.querySelector('main img[data-focus^="1% 7"]') !== null);
  await press('s');
  await expect.poll(kept).toMatch(/"src": "media\/gross\.jpg", "alt": "", "focus": \[0\.01, 0\.7[456]\]/);
});

test('by keys alone the version before comes back', async () => {
  const says = (words: string) =>
    page.waitForFunction((text) => document.body.textContent?.includes(text), { timeout: 60_000 }, words);
  await (await inEditor('button[aria-label="Frühere Stände"]')).press('Enter');
  // The first row is what was kept last, the second one what was before it.
  await inEditor('[role="dialog"] li:nth-child(2) button');
  await page.evaluate(() => document.querySelectorAll<HTMLElement>('[role="dialog"] li button')[1]?.focus());
  await page.keyboard.press('Enter');
  await says('Sie sehen den Stand von');
  await page.evaluate(() =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Alles zurückholen')?.focus(),
  );
  await page.keyboard.press('Enter');
  await says('Zurückgeholt: Stand von');
  await press('s');
  await expect.poll(kept).toBe(original);
});

test('whatever the page in the preview says, the editor goes on', async () => {
  const shown = await preview();
  // What stands in an argument goes by JSON there.
  const all = [...malformed, ...misleading].filter((one) => one !== undefined);
  await shown.evaluate((messages) => {
    for (const one of messages) window.parent.postMessage(one, '*');
    window.parent.postMessage(undefined, '*');
  }, all);
  // Nobody has touched the page: the keys go where they went before.
  await (await inEditor('[role="menuitem"]')).focus();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('[role="menu"]') === null);
  await (await shown.waitForSelector('h1'))?.click();
  expect(await textIn(await fieldOf('/routes/0/sections/0/title'))).toContain('Marketing neu denken');
  expect(kept()).toBe(original);
  expect(heard).toEqual([]);
});

test('the panes are reached by keys, and nothing went wrong meanwhile', async () => {
  const pane = () => page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-pane]')?.dataset.pane);
  await (await fieldOf('/routes/0/sections/0/title')).click();
  expect(await pane()).toBe('form');
  for (const next of ['status', 'bar', 'outline', 'preview', 'form']) {
    await page.keyboard.press('F6');
    await expect.poll(pane, { timeout: 60_000, message: next }).toBe(next);
  }
  expect(heard).toEqual([]);
});
