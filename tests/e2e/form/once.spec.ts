/** One intended submit is one POST, and the script runs once in a document and is gone with it. */
import { expect, type Page } from 'playwright/test';
import { goInApp, startApp, stopClock } from '../visitor.ts';
import { leaveAndReturn, visit } from './back-forward.ts';
import { choose, fill, formOn, openForm, test, validEntries } from './stage.ts';

test.beforeEach(async ({ page, stage }) => {
  stage.received.length = 0;
  await choose(page, stage);
});

for (const load of ['on-enter', 'never'] as const) {
  const details = load === 'never' ? { tag: '@deep' } : {};
  test(
    `a double click and a double Enter send once, and what is on its way cannot be sent again, ${load}`,
    details,
    async ({ page, stage }) => {
      await page.clock.install();
      await openForm(page, stage, load);
      await fill(page, stage, validEntries(stage, 'answer-refusal'));
      const { submit, failed, field, element } = formOn(page, stage);
      await submit.dblclick();
      await expect(failed).toBeVisible();
      expect(stage.received).toHaveLength(1);
      await field(stage.form.fields[0]?.name ?? '').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(failed).toBeFocused();
      expect(stage.received).toHaveLength(2);
      expect(stage.received.every(({ ajax }) => ajax)).toBe(true);
      stage.received.length = 0;
      await fill(page, stage, validEntries(stage, 'answer-never'));
      await stopClock(page);
      await submit.click();
      await expect(submit).toBeDisabled();
      await expect(submit).toBeFocused();
      await expect(submit.locator('svg')).toBeVisible();
      await expect(element).toHaveAttribute('aria-busy', 'true');
      await expect(element.getByRole('status')).toHaveText(stage.words(stage.form.messages.sending));
      await submit.click({ force: true });
      await page.keyboard.press('Enter');
      await expect.poll(() => stage.received.length).toBe(1);
    },
  );
}

/** Everything of the provider's that can be found in a document. */
const remains = (page: Page) =>
  page.evaluate(() => {
    const found = ['mockProviderRuns', 'LOCALE', 'AUTOHIDE', 'translation'].filter((name) => name in window);
    if (document.querySelector('#mock-provider-node, #sib-form, #sib-form-container, [src*="__signup"], [href*="__signup"]'))
      found.push('a node');
    if ('removeClass' in SVGElement.prototype) found.push('a patched prototype');
    if (!/native code/.test(XMLHttpRequest.toString() + fetch.toString())) found.push('a watched request');
    if ([...document.fonts].some(({ family }) => family === 'Roboto')) found.push('a font');
    return found;
  });

const visits = 'twenty visits, in and out by link, back and forward: one script in each document, and nothing of it outside';
test(visits, { tag: '@deep' }, async ({ page, stage }) => {
  const { url, path, label, other, provider } = stage;
  await choose(page, stage, 'script-pings');
  const scripts: string[] = [];
  let foreign = 0;
  page.on('request', (request) => {
    if (!request.url().startsWith(provider)) return;
    foreign++;
    if (request.url().endsWith('main.js')) scripts.push(request.url());
  });
  const link = (name: string) => page.locator('header, footer').getByRole('link', { name, exact: true }).first();
  const arrive = async () => {
    await page.waitForFunction(() => 'mockProviderRuns' in window);
    expect(await page.evaluate(() => (window as unknown as { mockProviderRuns: number }).mockProviderRuns)).toBe(1);
  };
  const leave = async (listenOn = false) => {
    await expect(page).toHaveTitle(other.title);
    const before = foreign;
    await startApp(page);
    // A ping of the script would come five times a second.
    if (listenOn) await page.waitForTimeout(450);
    expect(foreign).toBe(before);
    expect(await remains(page)).toEqual([]);
  };
  await page.goto(url + other.path);
  await startApp(page);
  for (let round = 0; round < 10; round++) {
    if (label) await link(label).click();
    else await goInApp(page, path);
    await arrive();
    await link(other.label).click();
    await leave();
    await page.goBack();
    await arrive();
    await page.goForward();
    await leave(round === 9);
  }
  expect(scripts).toHaveLength(20);
  await page.goBack();
  await arrive();
  await fill(page, stage);
  await formOn(page, stage).submit.click();
  await expect(formOn(page, stage).success).toBeFocused();
  expect(stage.received).toHaveLength(1);
});

test('in the app, a way into the page that is no link loads its document, and so does the way out', { tag: '@deep' }, async ({
  page,
  stage,
}) => {
  await page.goto(stage.url + stage.other.path);
  await startApp(page);
  await page.evaluate(() => Object.assign(window, { marked: true }));
  await goInApp(page, stage.path);
  await page.waitForFunction(() => 'mockProviderRuns' in window);
  expect(await page.evaluate(() => 'marked' in window)).toBe(false);
  await page.evaluate(() => Object.assign(window, { marked: true }));
  await goInApp(page, stage.other.path);
  await expect(page).toHaveTitle(stage.other.title);
  expect(await page.evaluate(() => 'marked' in window)).toBe(false);
  expect(await remains(page)).toEqual([]);
});

test('the form waits for no paint that nobody tells of, as Firefox does not when somebody goes back', async ({ page, stage }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await openForm(page, stage, 'on-enter');
  await fill(page, stage, validEntries(stage, 'answer-refusal'));
  await formOn(page, stage).submit.click();
  await expect(formOn(page, stage).failed).toBeVisible();
  expect(stage.received.map(({ ajax }) => ajax)).toEqual([true]);
});

test('what is still on its way when the visitor leaves disturbs nothing', async ({ page, stage }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  // Chromium reports an error of its own where it comes too late to dissolve one document into the next (csswg-drafts, issue 13726).
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openForm(page, stage, 'on-enter');
  await fill(page, stage, validEntries(stage, 'answer-never'));
  await formOn(page, stage).submit.click();
  await expect.poll(() => stage.received.length).toBe(1);
  await page.locator('header, footer').getByRole('link', { name: stage.other.label, exact: true }).first().click();
  await expect(page).toHaveTitle(stage.other.title);
  await startApp(page);
  expect(await remains(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test.describe('with the back/forward cache', () => {
  test('a page that comes back sends once, and its script is not loaded again', async ({ stage }) => {
    await visit(stage, 'visitor', async (page, scripts) => {
      await leaveAndReturn(page, stage);
      const { submit, success } = formOn(page, stage);
      await submit.click();
      await expect(success).toBeFocused();
      expect(stage.received).toHaveLength(1);
      expect(scripts()).toBe(1);
      await leaveAndReturn(page, stage);
      await expect(success).toBeVisible();
      expect(stage.received).toHaveLength(1);
    });
  });
});
