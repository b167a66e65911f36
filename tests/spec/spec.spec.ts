/** Runs the specification (table.ts) in a browser against the site that was built from site.json. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from 'playwright/test';
import { testInOneWindow } from '../e2e/one-window.ts';
import { unknownPath } from '../e2e/subject.ts';
import { normal } from '../e2e/texts.ts';
import { unfold } from '../e2e/unfold.ts';
import { goInApp, startApp } from '../e2e/visitor.ts';
import { addressOf, plain, readManifest } from '../support/manifest/manifest.ts';
import { root } from '../support/project/project.ts';
import {
  type Claim,
  constants,
  countries,
  errorHeading,
  formTexts,
  formWidth,
  guidingQuestions,
  mail,
  phones,
  routes,
  rows,
  shortMailLabel,
} from './table.ts';

const test = testInOneWindow();

const file = join(root, 'site.json');
const manifest = readManifest(file);
const fill = (text: string) => plain(text, manifest);
const url = () => process.env.SITE_URL ?? '';
const addressFor = (path: string) => url() + (path === '*' ? unknownPath : path);
const mailAddress = addressOf(manifest.header.mail?.href ?? '', manifest);

/** Shows a page, for tests that only look: one that an earlier test has left stays. */
const show = async (page: Page, path: string) => page.url() !== addressFor(path) && (await page.goto(addressFor(path)));

/** The visible text of a place, soft hyphens left out. */
const textOf = async (place: Locator) => normal((await place.innerText()).replaceAll('\u00ad', ''));

/** The innermost section that says a text. */
const partWith = (page: Page, text: string) =>
  page
    .locator('main section')
    .filter({ hasText: softly(text) })
    .first();

/** A pattern for a text in which a soft hyphen may stand anywhere. */
const softly = (text: string) =>
  new RegExp([...fill(text)].map((letter) => letter.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\u00ad?'));

async function prove(page: Page, claim: Claim, text: string): Promise<void> {
  if ('heading' in claim) expect(await textOf(page.locator('h1'))).toBe(claim.heading);
  else if ('never' in claim) expect(text).not.toMatch(claim.never);
  else if ('says' in claim && typeof claim.says === 'string') expect(text).toContain(fill(claim.says));
  else if ('says' in claim) expect(text).toMatch(claim.says);
  else if ('link' in claim) await proveLink(page, claim);
  else if ('level' in claim)
    await expect(partWith(page, claim.part).getByRole('heading', { level: claim.level })).toHaveCount(claim.times);
  else if ('numbered' in claim) {
    const entries = partWith(page, claim.part).locator('ol > li');
    await expect(entries).toHaveCount(claim.numbered);
  } else await proveField(page, claim);
}

/** Text as it is written, of what is displayed or folded up in a form. Runs in the page. */
function visibleText(body: Element): string {
  for (const fold of body.querySelectorAll('form details')) fold.setAttribute('open', '');
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (parent?.checkVisibility() && !parent.closest('script, style')) text += walker.currentNode.nodeValue;
  }
  return text;
}

async function proveLink(page: Page, { link, to, times, newTab }: Extract<Claim, { link: string }>): Promise<void> {
  const wanted = to === mail ? mailAddress : fill(to);
  const path = new URL(page.url()).pathname;
  // On the home page a link to one of its anchors needs no path.
  const there = wanted.startsWith(`${path}#`) ? wanted.slice(path.length) : wanted;
  // Shared links stand in header and footer; a number counts those of the page itself.
  const place = times === undefined ? page.locator('body') : page.locator('main');
  const found = place.getByRole('link', { name: new RegExp(`^${softly(link).source}`) });
  const leading = await found.evaluateAll((links) => links.map((one) => one.getAttribute('href') ?? ''));
  const right = leading.filter((href) => decodeURI(href) === decodeURI(there));
  if (times === undefined) expect(right.length, `${link} leads to ${leading.join(', ')}`).toBeGreaterThan(0);
  else expect(right, `${link} leads to ${leading.join(', ')}`).toHaveLength(times);
  for (const one of await found.all()) if (newTab) await expect(one).toHaveAttribute('target', '_blank');
}

async function proveField(
  page: Page,
  { field, type, required, maxLength, value, hidden }: Extract<Claim, { field: string }>,
): Promise<void> {
  const input = page.locator(`form [name="${field}"]`);
  await expect(input).toHaveCount(1);
  expect(await input.evaluate((one: HTMLInputElement) => one.type)).toBe(type);
  expect(await input.evaluate((one: HTMLInputElement) => one.required)).toBe(required ?? false);
  if (maxLength !== undefined) await expect(input).toHaveAttribute('maxlength', String(maxLength));
  if (value !== undefined) await expect(input).toHaveValue(value);
  if (hidden) await expect(input).not.toBeInViewport();
}

async function proveMailLinks(page: Page): Promise<void> {
  const mails = await page
    .locator('a[href^="mailto:"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const href of mails) expect(href.split('?')[0]).toBe(fill('mailto:{email}'));
  const talks = page.getByRole('link', { name: /gespräch|Beratung vereinbaren|E-Mail schreiben/ });
  for (const talk of await talks.all()) await expect(talk).toHaveAttribute('href', mailAddress);
}

for (const path of [...routes, '*']) {
  test(`${path} says what the specification says`, async ({ page }) => {
    const response = await page.goto(addressFor(path));
    expect(response?.status()).toBe(path === '*' ? 404 : 200);
    // Texts stand in capitals where only the styles say so.
    const text = normal((await page.locator('body').evaluate(visibleText)).replaceAll('\u00ad', ''));
    for (const row of rows.filter(({ page: only }) => only === undefined || only === path)) {
      await test.step(`${row.spec}: ${Object.values(row.claim).join(', ')}`, () => prove(page, row.claim, text));
    }
    await test.step('§7: every mail link writes to the same mailbox', () => proveMailLinks(page));
  });
}

test('§2 there are these routes and the not-found page, no others', () => {
  expect(manifest.routes.map(({ path }) => path)).toEqual([...routes, '*']);
});

test('§2 home: the sections stand in the order of the specification', async ({ page }) => {
  await show(page, '/');
  const order = [
    'Marketing neu denken',
    'Zertifikat AI Marketing Manager (IHK)',
    'Brücken zwischen Mensch und KI',
    'Jetzt ins MACHEN kommen',
    'Individuelle KI-Beratung',
  ];
  const texts = await Promise.all((await page.locator('main > [data-tone]').all()).map(textOf));
  expect(order.map((text, index) => texts[index]?.includes(text) || texts[index])).toEqual(order.map(() => true));
  expect(await page.locator('main > [data-tone]').last().getAttribute('id')).toBe('contact');
  expect(await page.locator('main > [data-tone]').count()).toBe(order.length + 1);
});

test('§2 home: three guiding questions', async ({ page }) => {
  await show(page, '/');
  const questions = (await textOf(partWith(page, 'Brücken zwischen Mensch und KI'))).match(/[^.!?]+\?/g);
  expect(questions).toHaveLength(guidingQuestions);
});

test('§2 services: each of the six cards has its points', async ({ page }) => {
  await show(page, '/leistungen');
  for (const card of await partWith(page, 'Tool-Strategie').locator('ol > li').all())
    expect(await card.locator('ul > li').count()).toBeGreaterThan(1);
});

test('§2 course: each of the five cards has its points', async ({ page }) => {
  await show(page, '/chatgpt-kurs');
  for (const card of await page.locator('main ol > li').all()) expect(await card.locator('ul > li').count()).toBeGreaterThan(1);
});

test('§2 course: a button to book stands at the top, beside the image and at the bottom', async ({ page }) => {
  await show(page, '/chatgpt-kurs');
  const buttons = await page.getByRole('link', { name: /^Jetzt anmelden/ }).all();
  const tops = await Promise.all(buttons.map(async (one) => (await one.boundingBox())?.y ?? 0));
  const image = await page.locator('main img').first().boundingBox();
  const end = await page.getByText('Bereit für Ihren ersten KI-Bot?').boundingBox();
  expect(tops[0]).toBeLessThan(800);
  expect(tops[1]).toBeGreaterThanOrEqual(image?.y ?? Number.NaN);
  expect(tops[1]).toBeLessThanOrEqual((image?.y ?? Number.NaN) + (image?.height ?? Number.NaN));
  expect(tops[2]).toBeGreaterThan(end?.y ?? Number.NaN);
});

test('§2 header: the mail button has a long label, and a short one on medium screens', async ({ page }) => {
  await show(page, '/leistungen');
  const label = async () => {
    const mails = page.locator('header a[href^="mailto:"]').filter({ visible: true });
    return textOf(mails.first());
  };
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await label()).toBe('Kennenlerngespräch');
  await page.setViewportSize({ width: 900, height: 800 });
  expect(await label()).toBe(shortMailLabel);
});

test('§3 about 240 countries to choose from, Germany beforehand', async ({ page }) => {
  await show(page, '/eu-ai-act');
  const select = page.locator('form select');
  const count = await select.locator('option:not([value=""])').count();
  expect(Math.abs(count - countries.about)).toBeLessThanOrEqual(12);
  expect(await select.evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.text)).toMatch(countries.chosen);
});

test('§5 and §9 a phone number has 6 to 19 digits, without + or 0', async ({ page }) => {
  await show(page, '/eu-ai-act');
  const phone = page.locator('form [name="SMS"]');
  for (const [numbers, valid] of [
    [phones.right, true],
    [phones.wrong, false],
  ] as const) {
    for (const number of numbers) {
      await phone.evaluate((input: HTMLInputElement, value) => {
        input.value = value;
      }, number);
      expect(await phone.evaluate((input: HTMLInputElement) => input.checkValidity()), number).toBe(valid);
    }
  }
});

test('§5 and §7 a phone number that is written otherwise is sent as it must be', async ({ page }) => {
  await page.goto(addressFor('/eu-ai-act'));
  await page.waitForFunction(() => document.querySelector('form')?.noValidate);
  const field = (name: string) => page.locator(`form [name="${name}"]`);
  await unfold(page);
  for (const name of ['VORNAME', 'NACHNAME']) await field(name).fill('Ada');
  await field('EMAIL').fill('answer-500@example.com');
  for (const [typed, sent] of Object.entries(phones.madeRight)) {
    await field('SMS').fill(typed);
    const post = page.waitForRequest((request) => request.method() === 'POST');
    await page.locator('form [type=submit]').first().click();
    expect((await post).postData()).toContain(`name="SMS"\r\n\r\n${sent}\r\n`);
    await expect(page.locator('[data-part]:focus')).toContainText(formTexts.failed);
  }
});

test('§4, §5 and §8 the form says what is wrong, what failed and what has worked', async ({ page }) => {
  await page.goto(addressFor('/eu-ai-act'));
  await page.waitForFunction(() => document.querySelector('form')?.noValidate);
  const { empty, invalid, noCode, failed, worked } = formTexts;
  const field = (name: string) => page.locator(`form [name="${name}"]`);
  await unfold(page);
  const submit = page.locator('form [type=submit]').first();
  /** Presses the button and reads what stands beside a field, or in the panel that has the focus. */
  const say = async (name?: string) => {
    await submit.click();
    if (name === undefined) return page.locator('[data-part]:focus');
    await expect(field(name)).toBeFocused();
    return page.locator(`[id="${await field(name).getAttribute('id')}-error"]`);
  };
  for (const name of ['VORNAME', 'NACHNAME', 'EMAIL']) {
    await expect(await say(name)).toHaveText(empty);
    await field(name).fill(name === 'EMAIL' ? 'keine-adresse' : 'Ada');
  }
  await expect(await say('EMAIL')).toContainText(invalid);
  // The mock provider's word for a server that fails.
  await field('EMAIL').fill('answer-500@example.com');
  await field('SMS').fill('49170');
  await expect(await say('SMS')).toContainText(invalid);
  await field('SMS').fill('4917012345678');
  await field('SMS__COUNTRY_CODE').selectOption('');
  await expect(await say('SMS__COUNTRY_CODE')).toHaveText(noCode);
  await field('SMS__COUNTRY_CODE').selectOption('+49');
  await expect(await say()).toContainText(failed);
  await field('EMAIL').fill('ada@example.com');
  await expect(await say()).toContainText(worked);
});

test('§8 an unexpected error has its heading, a message, and a way home', async ({ page }) => {
  await page.route('**/_data/leistungen.json', (route) => route.fulfill({ status: 500 }));
  await page.goto(addressFor('/'));
  await startApp(page);
  await goInApp(page, '/leistungen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorHeading);
  await expect(page.getByRole('alert')).toContainText('500');
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', '/');
});

test('§9 the form is at most 350 px wide', async ({ page }) => {
  await page.goto(addressFor('/eu-ai-act'));
  for (const width of [360, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await page.locator('form').boundingBox())?.width).toBeLessThanOrEqual(formWidth);
  }
});

test('§9 every constant stands once in site.json', () => {
  const text = readFileSync(file, 'utf8');
  const values = [...Object.values(manifest.constants)];
  for (const constant of constants) expect(values, String(constant)).toContain(constant);
  // Texts that occur nowhere else by nature: a date, a time, a number of a law.
  for (const once of constants.filter((one) => /[./:]/.test(String(one))))
    expect(text.split(String(once)).length - 1, String(once)).toBe(1);
  // Numbers: nowhere but under constants.
  const { constants: _, placeholders: __, theme: ___, ...rest } = JSON.parse(text);
  const body = JSON.stringify(rest);
  for (const number of constants.filter((one) => typeof one === 'number'))
    expect(body, String(number)).not.toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`));
});

test('§2 English texts are marked as English', async ({ page }) => {
  await show(page, '*');
  expect(
    await page.getByText('Oops! Page not found').evaluate((element) => element.closest('[lang]')?.getAttribute('lang')),
  ).toBe('en');
});
