/** The editor of static files in Firefox: from signing in to what visitors see, what its preview is refused, and what is left of it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, ElementHandle, Frame, Page } from 'puppeteer-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFolder } from '../e2e/setup.ts';
import { everythingKept } from '../support/editor/everything-kept.ts';
import { tries, unheard } from '../support/editor/frame-tries.ts';
import { hearPlanted, plantOwnType, reached } from '../support/editor/planted-code.ts';
import { type PublishedSite, publishedSite } from '../support/editor/published-site.ts';
import { staticHost } from '../support/editor/static-host.ts';
import { type MockForge, startMockForge } from '../support/forge/mock-forge.ts';
import { root, run } from '../support/project/project.ts';
import { launchFirefox } from './firefox.ts';

const minimal = (name: string) => join(root, 'tests/fixtures/valid/minimal', name);
const timeout = 60_000;

let site: PublishedSite;
let forge: MockForge;
let host: Awaited<ReturnType<typeof staticHost>>;
let live: Awaited<ReturnType<typeof serveFolder>>;
let browser: Browser;
let page: Page;
/** What the console says of errors. */
const heard: string[] = [];

const dist = () => join(site.folder, 'dist');
async function deploy(): Promise<void> {
  const built = await run('build', ['--site', site.file, '--out', dist(), '--edit']);
  expect(built.code, built.text).toBe(0);
}

beforeAll(async () => {
  site = publishedSite({ 'site.json': minimal('site.json'), 'logo.svg': minimal('logo.svg') });
  forge = await startMockForge(site.remote);
  const instead: Record<string, string> = { 'https://api.github.com': forge.origin };
  host = await staticHost(join(site.folder, 'dist-edit'), instead);
  const settings = { forge: 'github', repository: 'ada/site', url: host.origin };
  site.replace('site.json', '  "labels":', `  "editor": ${JSON.stringify(settings)},\n  "labels":`);
  const hero = { type: 'hero', title: 'Bread at six', image: { src: 'logo.svg', alt: '' } };
  site.replace('site.json', '"sections": [', `"sections": [\n        ${JSON.stringify(hero)},`);
  site.git('commit', '--quiet', '-am', 'An editor');
  site.git('push', '--quiet', 'origin', 'main');
  await deploy();
  live = await serveFolder(dist());
  instead['https://bakery.example'] = live.url;
  browser = await launchFirefox({ extraPrefsFirefox: { 'intl.accept_languages': 'de-DE, de' } });
  page = await browser.newPage();
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) heard.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`error: ${String(error)}`));
  await page.setViewport({ width: 1440, height: 900 });
});
afterAll(async () => {
  await browser?.close();
  live?.server.close();
  live?.server.closeAllConnections();
  await host?.close();
  await forge?.close();
  site?.remove();
  expect(forge.wrong).toEqual([]);
});

async function inEditor(selector: string): Promise<ElementHandle<Element>> {
  return (await page.waitForSelector(selector, { visible: true, timeout })) ?? expect.fail(selector);
}
const button = (text: string, within = '') => inEditor(`::-p-xpath(${within}//button[normalize-space(.)="${text}"])`);
const inDialog = '//*[@role="dialog"]';
const says = (words: string) => page.waitForFunction((text) => document.body.textContent?.includes(text), { timeout }, words);

async function preview(): Promise<Frame> {
  const frame = await (await inEditor('iframe[title="Vorschau der Seite"]')).contentFrame();
  if (!frame) return expect.fail('The preview has no frame.');
  await frame.waitForSelector('h1', { timeout });
  return frame;
}

async function signIn({ isMine = true, login = 'ada' } = {}): Promise<void> {
  await page.goto(`${host.origin}/`);
  if (!isMine) await (await inEditor('::-p-text(Das ist nicht mein Rechner)')).click();
  await (await inEditor('#token')).type(`token-of-${login}`);
  await (await button('Anmelden')).click();
  await preview();
}

async function pressWithControl(key: 'a' | 's'): Promise<void> {
  await page.keyboard.down('Control');
  await page.keyboard.press(key);
  await page.keyboard.up('Control');
}

test('somebody signs in, writes on the page, adds a picture, sends both, takes them over, and reads when visitors see them', async () => {
  await signIn();
  await says('Online seit');
  // A frame that is scaled would be missed by clicks.
  await (await inEditor('[title="Telefon"]')).click();
  const shown = await preview();
  expect(await shown.evaluate(() => origin)).toBe('null');
  // Its files were handed over: a page without an origin could load none.
  await shown.waitForFunction(() => (document.querySelector<HTMLImageElement>('main img')?.naturalWidth ?? 0) > 0, { timeout });
  await (await shown.waitForSelector('h1'))?.click();
  await shown.waitForSelector('[contenteditable]', { timeout });
  await pressWithControl('a');
  await page.keyboard.type('Rolls, every evening');
  await page.keyboard.press('Escape');
  await shown.waitForFunction(() => document.querySelector('h1')?.textContent === 'Rolls, every evening', { timeout });

  const picture = join(site.folder, 'rolls.png');
  const create = { width: 40, height: 30, channels: 3 as const, background: '#c60' };
  writeFileSync(picture, await sharp({ create }).png().toBuffer());
  await (await inEditor('[data-pane="form"] [data-at="/routes/0/sections/0/image/src"]')).press('Enter');
  const input = await page.waitForSelector('[role="dialog"] input[type="file"]', { timeout });
  await (input as ElementHandle<HTMLInputElement> | null)?.uploadFile(picture);
  await page.waitForFunction(() => document.querySelector('[role="dialog"]') === null, { timeout });
  await shown.waitForFunction(() => document.querySelector<HTMLImageElement>('main img')?.naturalWidth === 40, { timeout });
  await pressWithControl('s');
  await expect.poll(() => forge.find(['show', 'editor/ada:site.json']), { timeout }).toContain('Rolls, every evening');

  const before = forge.git(['rev-parse', 'main']);
  await (await inEditor('button[data-publishes]')).click();
  await says('Rolls, every evening');
  await (await button('Zur Freigabe senden', inDialog)).click();
  await says('Alle Prüfungen sind grün');
  await (await button('Übernehmen', inDialog)).click();
  await says('Übernommen.');
  await (await button('Fertig', inDialog)).click();
  expect(forge.git(['diff-tree', '-r', '--name-only', before, 'main']).split('\n')).toEqual(['rolls.png', 'site.json']);
  await says('Noch nicht online');
  site.git('pull', '--quiet', 'origin', 'main');
  await deploy();
  await says('Online seit');
  expect(heard).toEqual([]);
});

test('after signing out no storage of the browser holds the access, nor, where that is asked, a sentence of the draft', async () => {
  expect(await page.evaluate(everythingKept)).toContain('Rolls, every evening');
  expect(await page.evaluate(everythingKept)).not.toContain('token-of-ada');
  await (await inEditor('button[aria-label^="Abmelden"]')).click();
  await (await button('Alles entfernen', inDialog)).click();
  await inEditor('#token');
  const kept = await page.evaluate(everythingKept);
  expect(kept).not.toContain('Rolls, every evening');
  expect(kept).not.toContain('token-of-ada');
});

test('on somebody else’s computer nothing that was written, sent or seen stays on its disk', async () => {
  page = await (await browser.createBrowserContext()).newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await signIn({ isMine: false });
  const field = '[data-pane="form"] [data-at="/routes/0/sections/0/title"] [data-written]';
  await (await (await preview()).waitForSelector('h1'))?.click();
  await (await inEditor(field)).click();
  await pressWithControl('a');
  await page.keyboard.type('Cakes on Sunday');
  await pressWithControl('s');
  await expect.poll(() => forge.find(['show', 'editor/ada:site.json']), { timeout }).toContain('Cakes on Sunday');
  await page.reload();
  await inEditor('#token');
  const kept = await page.evaluate(everythingKept);
  for (const word of ['Cakes on Sunday', 'Rolls, every evening', 'token-of-ada']) expect(kept).not.toContain(word);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('the page in the frame reaches no network, no storage and nothing around it', async () => {
  await signIn();
  const shown = await preview();
  const elsewhere = await staticHost(join(site.folder, 'dist'));
  const place = { own: host.origin, elsewhere: elsewhere.origin };
  // Its own code goes on being loaded and kept meanwhile.
  host.asked.length = 0;
  for (const [name, attempt] of Object.entries(tries)) await expect(shown.evaluate(attempt, place), name).rejects.toThrow();
  for (const attempt of Object.values(unheard)) await shown.evaluate(attempt, place);
  // What was let would have arrived by now.
  await page.evaluate((address) => fetch(`${address}/app.webmanifest`).then((answer) => answer.ok), host.origin);
  await new Promise((done) => setTimeout(done, 1000));
  expect(elsewhere.asked).toEqual([]);
  expect(host.asked.filter((path) => ['/built.json', '/icon.svg'].includes(path))).toEqual([]);
  expect(page.url()).toBe(`${host.origin}/`);
  await elsewhere.close();
});

test('the schema, rule and component of a type of one’s own reach nothing outside of theirs', async () => {
  const elsewhere = await staticHost(join(site.folder, 'dist'));
  site.replace('site.json', '"sections": [', '"sections": [\n        { "type": "price-board", "title": "What bread costs" },');
  plantOwnType(site, { own: host.origin, elsewhere: elsewhere.origin });
  const built = await run('build', ['--out', dist(), '--edit'], { cwd: site.site, project: root });
  expect(built.code, built.text).toBe(0);
  page = await (await browser.createBrowserContext()).newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await page.evaluateOnNewDocument(hearPlanted);
  // Nobody who has saved something has the section.
  await signIn({ login: 'ben' });
  const shown = await preview();
  await shown.waitForFunction(() => document.body.textContent?.includes('Own: What bread costs'), { timeout });
  expect(await shown.evaluate(() => (globalThis as unknown as { planted: string[] }).planted)).toEqual(['component']);
  await page.evaluate(() => navigator.serviceWorker.ready);
  for (const _ of ['second', 'third']) await signIn({ login: 'ben' });
  const asked = [...host.asked, ...elsewhere.asked].filter((path) => path.includes('planted'));
  expect([await page.evaluate(reached), asked]).toEqual([[], []]);
  await elsewhere.close();
});
