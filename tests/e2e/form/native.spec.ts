/** Without JavaScript the browser posts the same form to the provider's own page. */
import { expect, mergeTests, type Page } from 'playwright/test';
import { rowsOf } from '../../support/project/slice.ts';
import { testInOneWindow } from '../one-window.ts';
import { choose, fill, formOn, loads, test as onStage, openForm, type Stage, validEntries } from './stage.ts';

const test = mergeTests(testInOneWindow(), onStage);

const names = (stage: Stage) => {
  const { fields, phone, honeypot, locale } = stage.form;
  return [...fields.map(({ name }) => name), phone.countryCode.name, phone.name, honeypot.name, locale.name].sort();
};

/** The names and values that arrived last. */
const arrived = ({ received }: Stage) => [...(received.at(-1)?.fields ?? [])].sort(([one], [other]) => (one < other ? -1 : 1));

async function send(page: Page, stage: Stage) {
  stage.received.length = 0;
  await fill(page, stage);
  await formOn(page, stage).submit.click();
  await expect.poll(() => stage.received.length).toBe(1);
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const load of loads) {
    test(`the form posts itself, within the policy of its page, ${load}`, async ({ page, stage }) => {
      await page.goto(stage.forms[load]);
      await expect(formOn(page, stage).accept).toBeHidden();
      await send(page, stage);
      await expect(page).toHaveURL(`${stage.provider}/__signup`);
      expect(stage.received[0]).toMatchObject({ ajax: false, type: 'multipart/form-data' });
      expect(arrived(stage).map(([name]) => name)).toEqual(names(stage));
    });
  }
});

test('the provider gets the same fields and values with its script, with our code, and from the browser alone', async ({
  page,
  stage,
}) => {
  const got: ReturnType<typeof arrived>[] = [];
  await choose(page, stage);
  for (const load of rowsOf(loads)) {
    await openForm(page, stage, load);
    await send(page, stage);
    expect(stage.received[0]).toMatchObject({ ajax: true, type: 'multipart/form-data' });
    got.push(arrived(stage));
  }
  // The document alone: the app never comes.
  await page.route('**/assets/app.*.js', (route) => route.abort());
  await page.goto(stage.forms.never);
  await send(page, stage);
  expect(stage.received[0]).toMatchObject({ ajax: false, type: 'multipart/form-data' });
  got.push(arrived(stage));
  for (const fields of got) expect(fields).toEqual(got[0]);
  const sent = Object.fromEntries(got[0] ?? []);
  expect(Object.keys(sent).sort()).toEqual(names(stage));
  expect(sent).toMatchObject(validEntries(stage));
  expect(sent[stage.form.honeypot.name]).toBe('');
  expect(sent[stage.form.phone.countryCode.name]).toMatch(/^\+\d{1,4}$/);
});

test('consent works before the app has come, and when it never comes', async ({ page, stage }) => {
  await page.route('**/assets/app.*.js', (route) => route.abort());
  await page.goto(stage.forms['on-consent']);
  const { accept, element } = formOn(page, stage);
  await expect(element).toHaveCount(0);
  await accept.click();
  await expect(element).toBeVisible();
  await send(page, stage);
  expect(stage.received[0]).toMatchObject({ ajax: false });
});

test("the provider's own page is a way out of a failure: a new tab, by a press of the visitor's", async ({
  page,
  context,
  stage,
}) => {
  await choose(page, stage);
  await openForm(page, stage, 'on-enter');
  await fill(page, stage, validEntries(stage, 'answer-500'));
  const { submit, hosted, field, failed } = formOn(page, stage);
  await submit.click();
  await expect(failed).toBeFocused();
  stage.received.length = 0;
  const { phone } = stage.form;
  await field(phone.name).fill('+49 (0)170 1234567');
  const opened = context.waitForEvent('page');
  await hosted.click();
  const tab = await opened;
  await expect(tab).toHaveURL(`${stage.provider}/__signup`);
  expect(await tab.evaluate(() => window.opener)).toBe(null);
  expect(stage.received).toHaveLength(1);
  expect(stage.received[0]).toMatchObject({ ajax: false, type: 'multipart/form-data' });
  // The number as the provider wants it there; here it stays as it was typed.
  expect(stage.received[0]?.fields).toContainEqual([phone.name, '491701234567']);
  await expect(field(phone.name)).toHaveValue('+49 (0)170 1234567');
  // What is wrong is not sent there either.
  await field(stage.form.fields[0]?.name ?? '').fill('');
  await hosted.click();
  await expect(field(stage.form.fields[0]?.name ?? '')).toBeFocused();
  expect(stage.received).toHaveLength(1);
});
