/** With JavaScript off a visitor reads everything, opens the menu, gets to the contact section and writes a mail. */
import { expect, type Page } from 'playwright/test';
import { addressOf, plain, type WrittenHref, walk } from '../../support/manifest/manifest.ts';
import { everyThird, rowsOf } from '../../support/project/slice.ts';
import { testInOneWindow } from '../one-window.ts';
import { contactAnchor, gallery, linkedPages, site, subjectWith, unknownPath } from '../subject.ts';
import { normal, textsOf } from '../texts.ts';

const test = testInOneWindow();

test.use({ javaScriptEnabled: false, reducedMotion: 'reduce' });

/** The text of everything that is displayed or can be opened, and of what is read out instead of an image. */
async function readableText(page: Page): Promise<string> {
  for (const summary of await page.locator('main summary:visible').all()) await summary.click();
  const text = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let all = '';
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent?.closest('script, style')) continue;
      // The options of a closed select are not laid out.
      if (parent?.closest('select') || parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        all += walker.currentNode.nodeValue;
    }
    for (const image of document.images) all += `\n${image.alt}`;
    return all;
  });
  return normal(text);
}

for (const [index, route] of [...site.pages, site.notFound].entries()) {
  test(`${route.path} shows all its text`, everyThird(index), async ({ page }) => {
    await page.goto(site.url + (route.path === '*' ? unknownPath : route.path));
    const text = await readableText(page);
    for (const section of route.sections) for (const wanted of textsOf(section, site.manifest)) expect(text).toContain(wanted);
    const { header, footer } = site.manifest;
    // Behind "more" stands what the row has no room for.
    const inRow = header.moreLabel === undefined ? header.links : [];
    const columns = (footer.columns ?? []).flatMap(({ links }) => links);
    for (const { label } of [...inRow, ...(header.contact ? [header.contact] : []), ...columns, ...footer.links])
      expect(text).toContain(plain(label, site.manifest));
    for (const key of ['brand', 'text', 'mailLabel', 'copyright']) {
      if (footer[key]) expect(text).toContain(normal(plain(String(footer[key]), site.manifest)));
    }
    for (const image of await page.locator('img').all()) {
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0))
        .toBe(true);
    }
  });
}

test('every link of the manifest stands in its page', async ({ page }) => {
  for (const route of rowsOf(site.pages)) {
    await page.goto(site.url + route.path);
    const found = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => decodeURI(link.getAttribute('href') ?? '')));
    const { header, footer } = site.manifest;
    for (const { keys, value } of walk([route.sections, header, footer])) {
      // A film takes its captions itself.
      if (keys.at(-1) !== 'href' || keys.at(-2) === 'captions') continue;
      // Shown only by the app, where it could not send a form.
      if (keys.includes('otherWays')) continue;
      const address = decodeURI(addressOf(value as WrittenHref, site.manifest));
      // A link to an anchor of the page that is shown needs no path.
      const isHere = address.startsWith(`${route.path}#`);
      const wanted = isHere ? address.slice(route.path.length) : address.replace(/^\//, `${site.base}/`);
      expect(found, `${route.path}: ${keys.join('.')}`).toContain(wanted);
    }
  }
});

test('a mail link carries the address, the subject and the text', async ({ page }) => {
  const subject = typeof site.manifest.header.mail?.href === 'object' ? site : gallery();
  const { label, href } = subject.manifest.header.mail ?? { label: '', href: '' };
  if (typeof href === 'string') throw new Error('The gallery has a mail link in its header.');
  await page.goto(`${subject.url}/`);
  const link = page
    .locator('header')
    .getByRole('link', { name: plain(label, subject.manifest) })
    .first();
  const [target = '', query = ''] = (await link.getAttribute('href'))?.split('?') ?? [];
  expect(decodeURIComponent(target)).toBe(`mailto:${plain(href.mail.to, subject.manifest)}`);
  // A mail program takes a plus as a plus, so this is not a form's encoding.
  const parts = Object.fromEntries(query.split('&').map((part) => part.split('=').map(decodeURIComponent)));
  const wanted = (text = '') => plain(text, subject.manifest).replaceAll('\n', '\r\n');
  expect(parts.subject ?? '').toBe(wanted(href.mail.subject));
  expect(parts.body ?? '').toBe(wanted(href.mail.body));
});

test('the menu opens, leads on, and closes on Escape', async ({ page }) => {
  const subject = subjectWith((one) => linkedPages(one, 'header').length > 0);
  const [{ label, page: target } = { label: '', page: subject.notFound }] = linkedPages(subject, 'header');
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto(`${subject.url}/`);
  const menu = page.locator('header [popover]');
  const toggle = page.getByRole('button', { name: plain(subject.manifest.header.menuLabel, subject.manifest) });
  await expect(menu).toBeHidden();
  await toggle.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await toggle.click();
  await menu.getByRole('link', { name: plain(label, subject.manifest), exact: true }).click();
  await expect(page).toHaveTitle(plain(target.title, subject.manifest));
});

// The header is the same on all pages, and that each has the link the test above has seen.
test('the contact button leads to the contact section, from home and from another page', async ({ page }) => {
  const subject = subjectWith((one) => contactAnchor(one) !== undefined);
  const name = plain(subject.manifest.header.contact?.label ?? '', subject.manifest);
  for (const route of subject.pages.slice(0, 2)) {
    await page.goto(subject.url + route.path);
    await page.locator('header').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`${subject.url}/#${contactAnchor(subject)}`);
    await expect(page.locator(`#${contactAnchor(subject)}`)).toBeInViewport();
  }
});
