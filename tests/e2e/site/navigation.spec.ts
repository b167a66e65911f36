/** The running app changes pages in place, with title, scroll and focus where a full load would put them. */
import { expect, type Page } from 'playwright/test';
import { plain, walk } from '../../support/manifest/manifest.ts';
import { testInOneWindow } from '../one-window.ts';
import { contactAnchor, isIsolated, linkedPages, subjectWith } from '../subject.ts';
import { appStarted, footerLink, holdApp, isMarked, mark, settled, startApp } from '../visitor.ts';

const test = testInOneWindow();

// A low window, so that even short pages can be scrolled.
test.use({ viewport: { width: 1280, height: 420 } });

const linked = () => {
  const subject = subjectWith((one) => linkedPages(one, 'footer').length > 0);
  const [first] = linkedPages(subject, 'footer');
  if (!first) throw new Error('No page is linked.');
  return { subject, ...first, words: (text: string) => plain(text, subject.manifest) };
};

const contact = () => {
  const subject = subjectWith((one) => contactAnchor(one) !== undefined && one.pages.length > 1);
  const other = subject.pages.find((page) => page.path !== '/' && !isIsolated(page, subject.manifest));
  return {
    subject,
    other: other?.path ?? '/',
    anchor: `#${contactAnchor(subject)}`,
    button: (page: Page) =>
      page
        .locator('header')
        .getByRole('link', { name: plain(subject.manifest.header.contact?.label ?? '', subject.manifest), exact: true }),
  };
};

/** The top of an element in the window, or how far the page still is from its end if it cannot come to the top. */
const topOf = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    const rest = document.documentElement.scrollHeight - innerHeight - scrollY;
    const top = element?.getBoundingClientRect().top ?? Number.NaN;
    return rest < 1 && top > 0 ? 0 : top;
  }, selector);

test('a link changes the page in place: title, heading, focus, scroll, and Back to where one was', async ({ page }) => {
  const { subject, label, page: target, words } = linked();
  await page.goto(`${subject.url}/`);
  await startApp(page);
  await mark(page);
  const home = await page.title();
  const link = footerLink(page, words(label));
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  const left = await settled(page);
  expect(left).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL(subject.url + target.path);
  await expect(page).toHaveTitle(words(target.title));
  await expect(page.locator('h1')).toBeFocused();
  expect(await settled(page)).toBe(0);
  expect(await isMarked(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveTitle(home);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(left));
  await page.goForward();
  await expect(page).toHaveTitle(words(target.title));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await isMarked(page)).toBe(true);
});

test('Tab goes on from the new page, not from where the old one was left', async ({ page }) => {
  const { subject, label, page: target, words } = linked();
  await page.goto(`${subject.url}/`);
  await startApp(page);
  await footerLink(page, words(label)).click();
  await expect(page).toHaveTitle(words(target.title));
  await page.keyboard.press('Tab');
  const next = await page.evaluate(() => {
    const heading = document.querySelector('h1');
    const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, [tabindex="0"]')];
    const after = (one: HTMLElement) => heading && heading.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
    return stops.find((one) => after(one) && one.tabIndex === 0 && one.checkVisibility()) === document.activeElement;
  });
  expect(next, 'the focus is on what follows the heading').toBe(true);
});

test('a link held with the control key, or meant for a new tab, is left to the browser', async ({ page, context }) => {
  const { subject, label, page: target, words } = linked();
  await page.goto(`${subject.url}/`);
  await startApp(page);
  const opened = context.waitForEvent('page');
  await footerLink(page, words(label)).click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await expect(other).toHaveTitle(words(target.title));
  await expect(page).toHaveURL(`${subject.url}/`);
});

test('the contact button scrolls on the home page', async ({ page }) => {
  const { subject, anchor, button } = contact();
  await page.goto(`${subject.url}/`);
  await startApp(page);
  await mark(page);
  await button(page).click();
  await expect(page).toHaveURL(`${subject.url}/${anchor}`);
  await settled(page);
  await expect(page.locator(anchor)).toBeInViewport();
  expect(await topOf(page, anchor)).toBeLessThan(150);
  expect(await isMarked(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(`${subject.url}/`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('scrolling to what was clicked is smooth, except for visitors who asked for less motion', async ({ page }) => {
  const { subject } = contact();
  await page.goto(`${subject.url}/`);
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  // A page that is opened at an anchor stands there at once.
  expect(await behaviour()).toBe('auto');
  await page.getByRole('link').first().focus();
  expect(await behaviour()).toBe('smooth');
  // What Tab leads to is there at once.
  await page.locator('header').getByRole('link').nth(1).focus();
  expect(await behaviour()).toBe('auto');
  await page.getByRole('link').first().focus();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await behaviour()).toBe('auto');
});

for (const app of [false, true]) {
  test(`the contact button of another page leads to the contact section, ${app ? 'in the app' : 'as the document came'}`, async ({
    page,
  }) => {
    const { subject, other, anchor, button } = contact();
    await page.goto(subject.url + other);
    if (app) await startApp(page);
    await mark(page);
    if (app) await button(page).click();
    // As a click would, without the pointer that calls the app.
    else await button(page).evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(`${subject.url}/${anchor}`);
    await expect(page.locator(anchor)).toBeInViewport();
    await settled(page);
    expect(await topOf(page, anchor)).toBeLessThan(150);
    expect(await isMarked(page)).toBe(app);
    await page.keyboard.press('Shift');
    await appStarted(page);
    expect(await topOf(page, anchor)).toBeLessThan(150);
  });
}

test('a page that is left while the app is on its way opens natively', async ({ page }) => {
  const { subject, label, page: target, words } = linked();
  const release = await holdApp(page);
  await page.goto(`${subject.url}/`);
  await mark(page);
  await footerLink(page, words(label)).click();
  await expect(page).toHaveTitle(words(target.title));
  await expect(page).toHaveURL(subject.url + target.path);
  expect(await isMarked(page)).toBe(false);
  release();
  await startApp(page);
  await expect(page).toHaveTitle(words(target.title));
});

test('when the app cannot be loaded, links still work and a later intent tries again', async ({ page }) => {
  const { subject, label, page: target, words } = linked();
  await page.route('**/assets/app.*.js', (route) => route.abort(), { times: 1 });
  await page.goto(`${subject.url}/`);
  const failed = page.waitForEvent('requestfailed');
  await page.mouse.move(3, 3);
  await page.mouse.move(4, 4);
  await failed;
  // It waits a while before it asks again: a host that fails needs rest.
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.locator('html[data-started]')).toBeAttached({ timeout: 5_000 });
  }).toPass();
  await mark(page);
  await footerLink(page, words(label)).click();
  await expect(page).toHaveTitle(words(target.title));
  expect(await isMarked(page)).toBe(true);
});

test('the skip link leads past the header', async ({ page }) => {
  const { subject, words } = linked();
  await page.goto(`${subject.url}/`);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words(subject.manifest.header.skipLink) });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('header')))).toBe(false);
});

test('a card that leads somewhere is a link all over, but for the links in it', async ({ page }) => {
  const leads = ({ type, items }: { type: string; items?: unknown }) =>
    type === 'card-grid' &&
    JSON.stringify(items).includes('"title"') &&
    [...walk(items)].some(({ keys }) => keys.length === 2 && keys[1] === 'href');
  const subject = subjectWith(({ pages }) => pages.some(({ sections }) => sections.some(leads)));
  const route = subject.pages.find(({ sections }) => sections.some(leads));
  // Higher than any card, one with an image too.
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto(subject.url + route?.path);
  const missed = await page.locator('main [data-leads]').evaluateAll((cards) =>
    cards.flatMap((card) => {
      card.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const title = card.querySelector(':is(h1, h2, h3, h4, h5, h6) a');
      const corners = [
        [left + 10, top + 10],
        [right - 10, top + 10],
        [left + 10, bottom - 10],
        [right - 10, bottom - 10],
      ] as const;
      const isMissed = corners.some(([x, y]) => document.elementFromPoint(x, y)?.closest('a') !== title);
      const covered = [...card.querySelectorAll('a')].filter((link) => {
        const box = link.getClientRects()[0];
        return (
          link !== title && box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('a') !== link
        );
      });
      return [...(isMissed ? [card] : []), ...covered].map(({ textContent }) => textContent);
    }),
  );
  expect(missed).toEqual([]);
});
