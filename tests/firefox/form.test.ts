/** The sign-up form in Firefox, which does not keep a page whose form is on its way. */
import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { formTexts } from '../spec/table.ts';
import { open, received, setStage } from './stage.ts';

setStage('form');

async function openForm() {
  received().length = 0;
  const { page, heard } = await open('/eu-ai-act');
  await guarded(page);
  return { page, heard };
}

/** The guard has taken over, and the provider's script has come. */
const guarded = (page: Page) =>
  page.waitForFunction(() => document.querySelector('form')?.noValidate && 'mockProviderRuns' in window);

const field = (name: string) => `form [name="${name}"]`;
const valueIn = (page: Page, name: string) => page.$eval(field(name), (input) => (input as HTMLInputElement).value);

async function write(page: Page, name: string, text: string) {
  await page.$eval(field(name), (input) => (input as HTMLInputElement).select());
  await page.type(field(name), text);
}

async function fill(page: Page, mailbox: string, phone = '') {
  await write(page, 'VORNAME', 'Ada');
  await write(page, 'NACHNAME', 'Ünal');
  await write(page, 'EMAIL', `${mailbox}@example.com`);
  if (phone) {
    if (!(await page.$('form details[open]'))) await page.click('form details > summary');
    await write(page, 'SMS', phone);
  }
}

const submit = (page: Page) => page.click('form [data-part="submit"]');

/** Which panel is open, once one has the focus. */
async function ending(page: Page): Promise<string> {
  await page.waitForFunction(() => document.activeElement instanceof HTMLElement && document.activeElement.dataset.part);
  return page.evaluate(() => {
    const panel = document.activeElement as HTMLElement;
    return panel.dataset.kind ?? panel.dataset.part ?? '';
  });
}

const shownErrors = (page: Page) =>
  page.$$eval('form [id$="-error"]:not([hidden])', (errors) => errors.map(({ textContent }) => textContent));

test('an empty form has three messages, and the first field has the focus', async () => {
  const { page, heard } = await openForm();
  await submit(page);
  expect(await shownErrors(page)).toEqual([formTexts.empty, formTexts.empty, formTexts.empty]);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('VORNAME');
  expect(received()).toEqual([]);
  expect(heard).toEqual([]);
});

test.each([
  ['0170 1234567', '491701234567'],
  ['+49 (0)170 – 123 45 67', '491701234567'],
])('a number as it is written, %s, arrives as the provider wants it', async (typed, sent) => {
  const { page, heard } = await openForm();
  await fill(page, 'visitor', typed);
  await submit(page);
  expect(await ending(page)).toBe('success');
  expect(received()).toHaveLength(1);
  expect(Object.fromEntries(received()[0]?.fields ?? [])).toMatchObject({ SMS: sent, SMS__COUNTRY_CODE: '+49' });
  expect(heard).toEqual([]);
});

test('a refusal keeps what was typed, and the next try works', async () => {
  const { page } = await openForm();
  await fill(page, 'answer-500', '0170/1234567');
  await submit(page);
  expect(await ending(page)).toBe('failed');
  expect(await valueIn(page, 'SMS')).toBe('0170/1234567');
  await write(page, 'EMAIL', 'visitor@example.com');
  await submit(page);
  expect(await ending(page)).toBe('success');
  expect(received()).toHaveLength(2);
});

test('who leaves while the form is on its way and comes back reads that nothing is certain', async () => {
  const { page, heard } = await openForm();
  await fill(page, 'answer-never');
  const title = await page.title();
  await submit(page);
  await expect.poll(() => received().length).toBe(1);
  await Promise.all([page.waitForNavigation(), page.click('footer a[href="/impressum"]')]);
  expect(await page.title()).not.toBe(title);
  await page.goBack();
  await guarded(page);
  expect(await ending(page)).toBe('unconfirmed');
  expect(await valueIn(page, 'VORNAME')).toBe('Ada');
  expect(received()).toHaveLength(1);
  // What was given up is no failure of the page.
  expect(heard.filter((text) => !text.startsWith('failed:'))).toEqual([]);
  // A new try is a new intent, and its answer ends the uncertainty.
  await write(page, 'EMAIL', 'visitor@example.com');
  await submit(page);
  expect(await ending(page)).toBe('success');
  expect(received()).toHaveLength(2);
  await page.reload();
  await guarded(page);
  expect(await page.$eval('[data-part="problem"]', (panel) => (panel as HTMLElement).hidden)).toBe(true);
});
