/** The sign-up form is complete as HTML: the browser checks it and posts it. What the app adds is tested in ../form. */
import { expect, type Page } from 'playwright/test';
import { plain, walk } from '../../support/manifest/manifest.ts';
import { testInOneWindow } from '../one-window.ts';
import { pagesWithForm, subjectWith } from '../subject.ts';
import { unfold } from '../unfold.ts';
import { appStarted, holdApp } from '../visitor.ts';

const test = testInOneWindow();

interface WrittenForm {
  action: string;
  fields: { name: string; label: string; input?: string; required?: boolean; maxLength?: number | string }[];
  phone?: { name: string; countryCode: { name: string } };
  honeypot: { name: string };
  locale: { name: string; value: string };
  submit: string;
}

/** What the browser sends to where the form posts to. */
const received: { type: string; body: Buffer }[] = [];
let address = '';
let form: WrittenForm;
let words = (text: string) => text;

test.beforeAll(() => {
  const subject = subjectWith((one) => pagesWithForm(one).length > 0);
  const [route] = pagesWithForm(subject);
  address = subject.url + route?.path;
  form = [...walk(route)].find(({ value }) => isForm(value))?.value as WrittenForm;
  words = (text) => plain(text, subject.manifest);
});

test.beforeEach(async ({ page }) => {
  received.length = 0;
  const { pathname } = new URL(words(form.action), address);
  await page.route(
    (to) => to.pathname.endsWith(pathname),
    (route, request) => {
      if (request.method() !== 'POST') return route.continue();
      received.push({ type: request.headers()['content-type'] ?? '', body: request.postDataBuffer() ?? Buffer.of() });
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>received</title>' });
    },
  );
});

function isForm(value: unknown): value is WrittenForm {
  return typeof value === 'object' && value !== null && 'honeypot' in value && 'locale' in value;
}

const field = (page: Page, name: string) => page.locator('form').first().locator(`[name="${name}"]`);
const submit = (page: Page) =>
  page
    .locator('form')
    .first()
    .getByRole('button', { name: words(form.submit) });
const valueFor = (input = 'text') => (input === 'email' ? 'visitor@example.com' : 'Ünal & Söhne');

async function fill(page: Page) {
  await unfold(page);
  for (const { name, input } of form.fields) await field(page, name).fill(valueFor(input));
  if (form.phone) await field(page, form.phone.name).fill('4917012345678');
}

/** Everything that the form must send after `fill`. */
async function expectPosted(page: Page) {
  await expect(page).toHaveTitle('received');
  expect(received).toHaveLength(1);
  const { type = '', body = Buffer.of() } = received[0] ?? {};
  // As the app sends it, so that the provider gets the same with and without JavaScript.
  expect(type).toMatch(/^multipart\/form-data;/);
  const sent = await new Response(Uint8Array.from(body), { headers: { 'Content-Type': type } }).formData();
  const names = [...form.fields.map(({ name }) => name), form.honeypot.name, form.locale.name];
  if (form.phone) names.push(form.phone.name, form.phone.countryCode.name);
  expect([...sent.keys()].sort()).toEqual(names.sort());
  for (const { name, input } of form.fields) expect(sent.get(name)).toBe(valueFor(input));
  expect(sent.get(form.honeypot.name)).toBe('');
  expect(sent.get(form.locale.name)).toBe(words(form.locale.value));
  if (form.phone) {
    expect(sent.get(form.phone.name)).toBe('4917012345678');
    expect(sent.get(form.phone.countryCode.name)).toMatch(/^\+\d+$/);
  }
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts what was written', async ({ page }) => {
    await page.goto(address);
    await fill(page);
    await submit(page).click();
    await expectPosted(page);
  });
});

test('what must be filled in holds the form back', async ({ page }) => {
  await page.goto(address);
  const required = form.fields.filter((one) => one.required);
  expect(required.length).toBeGreaterThan(0);
  await fill(page);
  for (const { name, input } of required) {
    await field(page, name).fill('');
    await submit(page).click();
    await expect(field(page, name)).toBeFocused();
    await field(page, name).fill(valueFor(input));
  }
  expect(received).toEqual([]);
});

test('wrong entries hold the form back', async ({ page }) => {
  await page.goto(address);
  const email = form.fields.find(({ input }) => input === 'email');
  const wrong: [string, string[]][] = [];
  if (email) wrong.push([email.name, ['no-address', 'a b@example.com']]);
  if (form.phone) wrong.push([form.phone.name, ['+49', '0', '12345', 'abcdefgh']]);
  expect(wrong.length).toBeGreaterThan(0);
  await fill(page);
  for (const [name, values] of wrong) {
    for (const value of values) {
      await field(page, name).fill(value);
      expect(await field(page, name).evaluate((input: HTMLInputElement) => input.checkValidity()), value).toBe(false);
    }
  }
  await submit(page).click();
  expect(received).toEqual([]);
});

test('a text may not be longer than the manifest says', async ({ page }) => {
  await page.goto(address);
  const limited = form.fields.filter(({ maxLength }) => maxLength !== undefined);
  for (const { name, maxLength } of limited) {
    const limit = Number(words(String(maxLength)));
    await field(page, name).focus();
    await page.keyboard.insertText('x'.repeat(limit + 5));
    expect((await field(page, name).inputValue()).length).toBe(limit);
  }
});

test('the trap for programs is out of the way of people', async ({ page }) => {
  await page.goto(address);
  const trap = field(page, form.honeypot.name);
  await expect(trap).not.toBeInViewport();
  expect(await trap.evaluate((input) => Boolean(input.closest('[aria-hidden="true"]')))).toBe(true);
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
});

test('every field has its label', async ({ page }) => {
  await page.goto(address);
  const first = page.locator('form').first();
  for (const { name, label } of form.fields) await expect(first.getByLabel(words(label)).first()).toHaveAttribute('name', name);
});

test('what was typed, chosen and focused before the app came stays', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto(address);
  await fill(page);
  const select = page.locator('form select').first();
  const choices = await select.count();
  if (choices > 0) await select.selectOption({ index: 3 });
  const chosen = choices > 0 ? await select.inputValue() : '';
  const [first] = form.fields;
  await field(page, first?.name ?? '').focus();
  await page.keyboard.press('Home');
  release();
  await appStarted(page);
  for (const { name, input } of form.fields) await expect(field(page, name)).toHaveValue(valueFor(input));
  if (choices > 0) await expect(select).toHaveValue(chosen);
  await expect(field(page, first?.name ?? '')).toBeFocused();
  await page.keyboard.type('X');
  await expect(field(page, first?.name ?? '')).toHaveValue(`X${valueFor(first?.input)}`);
});
