/** Every address answers with its page, and any other one with the not-found page. */
import { expect } from 'playwright/test';
import { plain } from '../../support/manifest/manifest.ts';
import { everyThird, rowsOf } from '../../support/project/slice.ts';
import { testInOneWindow } from '../one-window.ts';
import { hasHomeInApp, isIsolated, site, subjectWith, unknownPath } from '../subject.ts';
import { goInApp, isMarked, mark, startApp } from '../visitor.ts';

const test = testInOneWindow();

const { manifest } = site;
const words = (text: string) => plain(text, manifest);

/** The site, or the gallery where the site's home page is left by a full load. */
function withHomeInApp() {
  const subject = subjectWith(hasHomeInApp);
  return { site: subject, manifest: subject.manifest, words: (text: string) => plain(text, subject.manifest) };
}

for (const [index, route] of site.pages.entries()) {
  test(`${route.path} is a complete document`, everyThird(index), async ({ page }) => {
    const response = await page.goto(site.url + route.path);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['content-type']).toMatch(/^text\/html;\s*charset=utf-8$/i);
    await expect(page).toHaveTitle(words(route.title));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', words(route.description));
    await expect(page.locator('html')).toHaveAttribute('lang', manifest.site.lang);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', words(manifest.site.url) + route.path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(route.noindex ? 1 : 0);
    await expect(page.locator('main > [data-tone]')).toHaveCount(route.sections.length);
    const current = page.locator('a[aria-current="page"]');
    for (const link of await current.all()) expect(await link.getAttribute('href')).toBe(site.base + route.path);
    const { links, contact, moreLabel } = manifest.header;
    const leadsHere = (entry?: { href?: unknown }) => entry?.href === route.path;
    const marked = page.locator('header nav a[aria-current="page"]');
    const all = [...links.flatMap((entry) => [entry, ...(entry.links ?? [])]), contact];
    // Behind "more" it may be folded.
    if (moreLabel !== undefined) expect((await marked.count()) > 0).toBe(all.some(leadsHere));
    else expect(await marked.locator('visible=true').count()).toBe([...links, contact].filter(leadsHere).length);
  });
}

test('the head follows the page in the running app', async ({ page }) => {
  await page.goto(`${site.url}/`);
  await startApp(page);
  let before = site.pages.find(({ path }) => path === '/');
  for (const route of [...rowsOf(site.pages), ...site.pages.slice(0, 1)]) {
    const inPlace = route === before || ![before, route].some((one) => one && isIsolated(one, manifest));
    await mark(page);
    await goInApp(page, route.path);
    await expect(page).toHaveTitle(words(route.title));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', words(route.description));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', words(manifest.site.url) + route.path);
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(route.noindex ? 1 : 0);
    await expect(page.locator('h1')).toHaveCount(1);
    // A page that loads what is not the site's own is entered and left by a full load.
    expect(await isMarked(page), route.path).toBe(inPlace);
    if (!inPlace) await startApp(page);
    before = route;
  }
});

test('an unknown path answers 404 with the not-found page and one line in the console', async ({ page }) => {
  const lines: string[] = [];
  // Chromium itself says that the document could not be loaded; everything else is ours.
  page.on('console', (message) => !message.text().startsWith('Failed to load resource') && lines.push(message.text()));
  const response = await page.goto(site.url + unknownPath);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(words(site.notFound.title));
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await startApp(page);
  expect(lines).toEqual([`404 ${site.base}${unknownPath}`]);
});

test('an unknown path in the running app shows the same page, with one line in the console', async ({ page }) => {
  const { site, words } = withHomeInApp();
  await page.goto(`${site.url}/`);
  await startApp(page);
  await mark(page);
  const lines: string[] = [];
  page.on('console', (message) => !message.text().startsWith('Failed to load resource') && lines.push(message.text()));
  await goInApp(page, unknownPath);
  await expect(page).toHaveTitle(words(site.notFound.title));
  await expect(page.locator('h1')).toHaveText(words(String(site.notFound.sections.find(({ title }) => title)?.title)));
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
  expect(lines).toEqual([`404 ${site.base}${unknownPath}`]);
  expect(new URL(page.url()).pathname).toBe(site.base + unknownPath);
});

test('from the not-found page home is one click away, and Back shows the not-found page again', async ({ page }) => {
  const { site, manifest, words } = withHomeInApp();
  await page.goto(site.url + unknownPath);
  await startApp(page);
  await mark(page);
  await page.getByRole('link', { name: words(manifest.header.homeLabel) }).click();
  const home = site.pages.find(({ path }) => path === '/');
  await expect(page).toHaveTitle(words(home?.title ?? ''));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${words(manifest.site.url)}/`);
  await page.evaluate(() => history.back());
  await expect(page).toHaveTitle(words(site.notFound.title));
  expect(await isMarked(page)).toBe(true);
});

test('addresses of files and of data lead to no page', async ({ request }) => {
  const files = ['/.made-by-build', '/.hosting/plan.json', '/.htaccess', '/_headers', '/vercel.json', '/index.html.br'];
  for (const path of [...files, '/404', '/404.html', '/_data/no-such-page.json', '/site.json', '//example.com/']) {
    expect((await request.get(site.url + path)).status(), path).toBe(404);
  }
});

test('a page that is asked for by its file name, or in small letters, is found at its address', async ({ request }) => {
  for (const { path } of site.pages) {
    const others = [`${path === '/' ? '/index' : path}.html`, ...(path === path.toLowerCase() ? [] : [path.toLowerCase()])];
    for (const other of others) {
      const response = await request.get(`${site.url}${other}?x=1`, { maxRedirects: 0 });
      expect(response.status(), other).toBe(301);
      expect(response.headers().location, other).toBe(`${site.base}${path}?x=1`);
    }
    expect((await request.get(site.url + path, { maxRedirects: 0 })).status(), path).toBe(200);
  }
});

test('a trailing slash leads to the page', async ({ request }) => {
  for (const { path } of site.pages) {
    const response = await request.get(`${site.url}${path === '/' ? '' : path}/`);
    expect(response.status(), path).toBe(200);
    expect(new URL(response.url()).pathname).toBe(site.base + path);
    expect(await response.text()).toContain(`rel="canonical" href="${words(manifest.site.url)}${path}"`);
  }
});

test('text is sent compressed to whoever takes it', async ({ request }) => {
  for (const encoding of ['br', 'gzip']) {
    const response = await request.get(`${site.url}/`, { headers: { 'Accept-Encoding': encoding } });
    expect(response.headers()['content-encoding']).toBe(encoding);
    expect(await response.text()).toContain('</html>');
  }
});
