/** No foreign host hears of a visitor before the way of loading allows it, and none outside of the page with the form. */
import { expect, mergeTests, type Page } from 'playwright/test';
import { testInOneWindow } from '../one-window.ts';
import { appStarted, holdApp, startApp } from '../visitor.ts';
import { choose, fill, formOn, test as onStage, openForm, type Stage } from './stage.ts';

const test = mergeTests(testInOneWindow(), onStage);

/** Addresses on the provider's host that the page asks for. */
function listen(page: Page, { provider }: Stage): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(provider)) asked.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
  });
  return asked;
}

const everything = ['main.js', 'roboto.woff2', 'styles.css'];

test.beforeEach(({ page, stage }) => choose(page, stage));

test('on entering: script, style sheet and font, each once, and no word that content blockers look for', async ({
  page,
  stage,
}) => {
  const asked = listen(page, stage);
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await openForm(page, stage, 'on-enter');
  await expect.poll(() => [...asked].sort()).toEqual(everything);
  const names = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => [
      element.id,
      element.getAttribute('class') ?? '',
      element.getAttribute('name') ?? '',
    ]),
  );
  expect([...names, ...files].filter((name) => /newsletter|subscribe|popup/i.test(name))).toEqual([]);
});

test('after consent: nothing before the click, everything after it, and the focus is in the form', async ({ page, stage }) => {
  const asked = listen(page, stage);
  await page.goto(stage.forms['on-consent']);
  const { accept, element, field } = formOn(page, stage);
  await expect(page.getByText(stage.words(stage.form.provider.consent.title))).toBeVisible();
  await startApp(page);
  await accept.hover();
  await page.keyboard.press('Tab');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  await expect(element).toHaveCount(0);
  expect(asked).toEqual([]);
  expect(await page.locator('link[rel=preconnect], link[rel=dns-prefetch], link[rel=preload][href^="http"]').count()).toBe(0);
  await accept.click();
  await expect.poll(() => [...asked].sort()).toEqual(everything);
  await expect(accept).toBeHidden();
  await expect(field(stage.form.fields[0]?.name ?? '')).toBeFocused();
  await page.reload();
  // The choice is not kept: that would be storing something on the visitor's device.
  await expect(accept).toBeVisible();
  expect(
    await page.evaluate(() => document.cookie.replace(/mock-provider=[^;]*/, '') + localStorage.length + sessionStorage.length),
  ).toBe('00');
});

test('consent that was given before the app came counts', async ({ page, stage }) => {
  const release = await holdApp(page);
  const asked = listen(page, stage);
  await page.goto(stage.forms['on-consent']);
  await formOn(page, stage).accept.click();
  await expect(formOn(page, stage).element).toBeVisible();
  expect(asked).toEqual([]);
  release();
  await appStarted(page);
  await expect.poll(() => [...asked].sort()).toEqual(everything);
});

test('never: nothing but the form itself, when it is sent', async ({ page, stage }) => {
  const asked = listen(page, stage);
  await openForm(page, stage, 'never');
  await fill(page, stage);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await formOn(page, stage).submit.click();
  await expect(formOn(page, stage).success).toBeFocused();
  expect(asked).toEqual(['__signup']);
});

test('other pages ask the provider for nothing, not even on the way to the form', async ({ page, stage }) => {
  const asked = listen(page, stage);
  await page.goto(stage.url + stage.other.path);
  await startApp(page);
  if (stage.label) {
    const link = page.locator('header, footer').getByRole('link', { name: stage.label, exact: true }).first();
    await link.hover();
    await link.focus();
  }
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('where the site names no real provider and the host has no mock provider, the visitor is told so and gets the mail address', async ({
  page,
  stage,
}) => {
  // Any other host: nothing is known below that path.
  await page.route(`${stage.provider}/**`, (route) =>
    route.fulfill({
      status: 404,
      contentType: 'text/html',
      body: '<!doctype html>',
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );
  await openForm(page, stage, 'on-enter', { script: false });
  await fill(page, stage);
  const { submit, failed, mail } = formOn(page, stage);
  await submit.click();
  await expect(failed).toBeFocused();
  await expect(mail).toBeVisible();
});
