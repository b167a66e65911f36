/** What a provider shows on a page: nothing is asked of its host before a visitor agrees, and then it works. The host is a second server. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { readExamples } from '../../support/manifest/gallery.ts';
import { writeManifest } from '../../support/manifest/manifest.ts';
import { minimalManifest } from '../../support/manifest/minimal.ts';
import { output, root } from '../../support/project/project.ts';
import { rowsOf } from '../../support/project/slice.ts';
import { listen } from '../form/stage.ts';
import { barriers } from '../quiet.ts';
import { buildSite, serveFolder } from '../setup.ts';
import { listenToPolicy } from '../violations.ts';
import { appStarted, holdApp, isMarked, mark, startApp } from '../visitor.ts';

test.describe.configure({ mode: 'serial' });

const kinds = ['video', 'map', 'booking', 'donation', 'other'] as const;
const [example] = readExamples('embed').filter(({ starter }) => starter === 'en');
const accept = (example?.section.consent as { accept: string } | undefined)?.accept ?? '';

const asked: { path: string | undefined; referer: string | undefined }[] = [];
let provider = '';
let url = '';

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
test.beforeAll(async ({}, { workerIndex }) => {
  const elsewhere = createServer(({ url: path, headers: { referer } }, response) => {
    asked.push({ path, referer });
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end('<!doctype html><html lang="en"><title>Provider</title><main><h1>Provider</h1><button>Inside</button></main>');
  });
  provider = await listen(elsewhere);
  const manifest = minimalManifest();
  const sections = kinds.map((kind) => ({
    type: 'embed',
    ...example?.section,
    title: `A ${kind}`,
    kind,
    image: { src: 'logo.svg', alt: '' },
    src: `${provider}/${kind}`,
    link: { label: `To the ${kind}`, href: `${provider}/page/${kind}` },
  }));
  const title = 'What providers show';
  manifest.routes.splice(1, 0, { path: '/provided', title, description: `${title}, on one page of a small site.`, sections });
  manifest.header.links = [
    { label: 'Home', href: '/' },
    { label: 'Provided', href: '/provided' },
  ];
  const folder = join(process.env.WORK ?? output, 'embeds', String(workerIndex));
  await buildSite(writeManifest(manifest, `${folder}-source`, join(root, 'tests/fixtures/valid/minimal')), folder);
  ({ url } = await serveFolder(folder));
});

test.beforeEach(() => void asked.splice(0));

const buttonOf = (page: Page, kind: string) =>
  page
    .locator('section')
    .filter({ hasText: `A ${kind}` })
    .locator('summary');

test('before the visitor agrees the host hears nothing; a key brings what it shows, with the focus, and nothing is stopped', async ({
  page,
}) => {
  const stopped = await listenToPolicy(page);
  await page.goto(`${url}/provided`);
  await startApp(page);
  await buttonOf(page, 'map').hover();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect(await page.locator('iframe, link[rel=preconnect], link[rel=dns-prefetch]').count()).toBe(0);
  expect(asked).toEqual([]);
  const ofToday = rowsOf(kinds);
  for (const kind of ofToday) {
    await expect(buttonOf(page, kind)).toHaveText(accept);
    await buttonOf(page, kind).press('Enter');
    const frame = page.locator(`iframe[title="A ${kind}"]`);
    await expect(frame).toBeFocused();
    await expect(frame.contentFrame().getByRole('button', { name: 'Inside' })).toBeVisible();
    // From the frame the Tab key leads into it.
    await page.keyboard.press('Tab');
    await expect(frame.contentFrame().getByRole('button', { name: 'Inside' })).toBeFocused();
    await expect(buttonOf(page, kind)).toHaveCount(0);
    await expect(page.getByRole('link', { name: `To the ${kind}` })).toBeVisible();
    const { width = 0, height = 0 } = (await frame.boundingBox()) ?? {};
    expect(width).toBe(1152);
    expect(height).toBe({ video: 648, map: 640, booking: 700, donation: 700, other: 700 }[kind]);
  }
  // Which website it is, and not which page.
  expect(asked).toEqual(ofToday.map((kind) => ({ path: `/${kind}`, referer: `${url}/` })));
  expect(stopped).toEqual([]);
});

test('without JavaScript there is a link and nothing to press', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${url}/provided`);
  await expect(buttonOf(page, 'map')).toBeHidden();
  await page.getByRole('link', { name: 'To the map' }).click();
  await expect(page).toHaveURL(`${provider}/page/map`);
  await context.close();
});

test('who agrees before the app has come gets it then, and keeps the focus where it went meanwhile @deep', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto(`${url}/provided`);
  await buttonOf(page, 'map').click();
  await page.getByRole('link', { name: 'To the map' }).focus();
  expect(asked).toEqual([]);
  release();
  await appStarted(page);
  await expect(page.locator('iframe[title="A map"]')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
  expect(asked.map(({ path }) => path)).toEqual(['/map']);
});

test('the choice is kept nowhere, and no other page may show the host @deep', async ({ page }) => {
  await page.goto(`${url}/provided`);
  await startApp(page);
  await buttonOf(page, 'video').click();
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.reload();
  await expect(buttonOf(page, 'video')).toBeVisible();
  expect(await page.evaluate(() => document.cookie + localStorage.length + sessionStorage.length)).toBe('00');
  await startApp(page);
  await mark(page);
  await page.locator('header').getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page).toHaveURL(`${url}/`);
  expect(await isMarked(page)).toBe(false);
  asked.splice(0);
  const stopped = await listenToPolicy(page);
  await page.reload();
  await page.evaluate((src) => document.body.append(Object.assign(document.createElement('iframe'), { src })), `${provider}/x`);
  await expect.poll(() => stopped.join()).toContain('frame-src');
  expect(asked).toEqual([]);
});

test('each kind has the rights that it needs, and no more @deep', async ({ page }) => {
  await page.goto(`${url}/provided`);
  await startApp(page);
  for (const kind of kinds) await buttonOf(page, kind).click();
  const rights = (kind: string) =>
    page.locator(`iframe[title="A ${kind}"]`).evaluate((frame) => frame.getAttribute('sandbox') ?? '');
  expect(await rights('video')).not.toMatch(/forms|navigation|downloads/);
  expect(await rights('map')).not.toMatch(/forms|navigation|downloads/);
  expect(await rights('booking')).toContain('allow-forms');
  expect(await rights('donation')).toContain('allow-top-navigation-by-user-activation');
  expect(await rights('donation')).not.toContain('allow-top-navigation ');
});

test('with everything loaded there is no barrier @deep', async ({ page }) => {
  await page.goto(`${url}/provided`);
  await startApp(page);
  for (const kind of kinds) {
    await buttonOf(page, kind).click();
    await expect(page.frameLocator(`iframe[title="A ${kind}"]`).getByRole('button', { name: 'Inside' })).toBeVisible();
  }
  expect(await barriers(page)).toEqual([]);
});
