/** The security policy lets the site do all that it does, and nothing else. `npm start` sends what hosts send. */
import { expect, test } from 'playwright/test';
import { plain } from '../../support/manifest/manifest.ts';
import { everyThird } from '../../support/project/slice.ts';
import { contactAnchor, isIsolated, site, unknownPath } from '../subject.ts';
import { listenToPolicy } from '../violations.ts';
import { goInApp, startApp } from '../visitor.ts';

const { manifest, pages } = site;
const words = (text: string) => plain(text, manifest);

for (const [index, path] of [...pages.map((route) => route.path), unknownPath].entries()) {
  test(`nothing is stopped on ${path}, with menu and copying, in light and dark`, everyThird(index), async ({ browser }) => {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    const stopped = await listenToPolicy(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(site.url + path);
    await startApp(page);
    const menu = page.getByRole('button', { name: words(manifest.header.menuLabel) });
    await menu.click();
    await expect(page.locator('header [popover]')).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await menu.click();
    for (const button of await page.locator('main button[data-copy]').all()) if (await button.isVisible()) await button.click();
    expect(stopped).toEqual([]);
    await context.close();
  });
}

test('nothing is stopped while pages change in place, from the first to the last and back', { tag: '@deep' }, async ({
  page,
}) => {
  const stopped = await listenToPolicy(page);
  const inPlace = pages.filter((route) => !isIsolated(route, manifest));
  await page.goto(site.url + (inPlace[0]?.path ?? '/'));
  await startApp(page);
  for (const { path, title } of [...inPlace.slice(1), { path: unknownPath, title: site.notFound.title }]) {
    await goInApp(page, path);
    await expect(page).toHaveTitle(words(title));
  }
  for (const { title } of inPlace.slice(1).reverse()) {
    await page.evaluate(() => history.back());
    await expect(page).toHaveTitle(words(title));
  }
  if (contactAnchor(site)) {
    await page
      .locator('header')
      .getByRole('link', { name: words(manifest.header.contact?.label ?? ''), exact: true })
      .click();
    await expect(page.locator(`#${contactAnchor(site)}`)).toBeInViewport();
  }
  expect(stopped).toEqual([]);
});

test('what somebody smuggles into a page does not run, load, send or frame', async ({ page }) => {
  const stopped = await listenToPolicy(page);
  // A page with a provider's script cannot forbid all of this.
  const strict = pages.find((route) => !isIsolated(route, manifest))?.path ?? unknownPath;
  await page.goto(site.url + strict);
  const tries: [directive: string, attempt: () => void][] = [
    [
      'script-src-elem',
      () => document.body.append(Object.assign(document.createElement('script'), { src: 'https://evil.example/a.js' })),
    ],
    [
      'style-src-elem',
      () => document.head.append(Object.assign(document.createElement('style'), { textContent: 'body{color:red}' })),
    ],
    ['img-src', () => document.body.append(Object.assign(new Image(), { src: 'https://evil.example/a.png' }))],
    ['connect-src', () => void fetch('https://evil.example/').catch(() => {})],
    ['frame-src', () => document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://evil.example/' }))],
    ['base-uri', () => document.head.append(Object.assign(document.createElement('base'), { href: 'https://evil.example/' }))],
    ['require-trusted-types-for', () => document.body.insertAdjacentHTML('beforeend', '<p>')],
    [
      'script-src-attr',
      () => {
        const button = document.createElement('button');
        button.setAttribute('onclick', 'document.title = "run"');
        document.body.append(button);
        button.click();
      },
    ],
  ];
  for (const [directive, attempt] of tries) {
    stopped.length = 0;
    await page.evaluate(attempt).catch(() => {});
    await expect
      .poll(() => stopped.join('\n'), directive)
      .toMatch(
        directive === 'script-src-elem'
          ? /script-src-elem|trusted/i
          : directive === 'script-src-attr'
            ? /script-src-attr|trusted/i
            : directive,
      );
  }
  expect(await page.title()).not.toBe('run');
  const other = await page.context().newPage();
  await other.setContent(`<iframe src="${site.url}/"></iframe>`);
  await expect
    .poll(() =>
      other
        .frames()
        .map((frame) => frame.url())
        .join(' '),
    )
    .toContain('chrome-error:');
});

test('every page has the headers that can be sent over plain http, and its own policy in the document', async ({ request }) => {
  // What a frame shows may open a window and speak with it.
  const framing = pages.filter(({ sections }) => sections.some(({ type }) => type === 'embed')).map(({ path }) => path);
  // No host can send "/" headers that the other addresses do not get too: what home needs, all are allowed.
  const together = pages.some((route) => route.path === '/' && isIsolated(route, manifest));
  const mayOpen = (path: string) => (together ? framing.length > 0 : framing.includes(path));
  for (const path of [...pages.map((route) => route.path), unknownPath]) {
    const response = await request.get(site.url + path);
    const headers = response.headers();
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': mayOpen(path) ? 'same-origin-allow-popups' : 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(headers['permissions-policy'], path).toContain('camera=()');
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy'], path).not.toContain('upgrade-insecure-requests');
    expect(headers['strict-transport-security'], path).toBeUndefined();
    expect(await response.text(), path).toContain(`<meta http-equiv="Content-Security-Policy" content="default-src 'none';`);
  }
});
