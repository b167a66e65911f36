/** While the form is on its way: an answer that never comes, entries that are corrected, a page that is left. */
import { expect } from 'playwright/test';
import { stopClock } from '../visitor.ts';
import { leaveAndReturn, visit } from './back-forward.ts';
import { chooseOption, ending, inspect } from './outcome.ts';
import { asTable } from './play-failures.ts';
import { choose, fill, formOn, openForm, test, validEntries } from './stage.ts';

test("an answer that never comes is given up by the browser's own clock", async ({ page, stage }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await choose(page, stage);
  await openForm(page, stage, 'on-enter');
  const texts = validEntries(stage, 'answer-never');
  await fill(page, stage, texts);
  const entries = { texts, option: await chooseOption(page, stage) };
  const { submit, unconfirmed } = formOn(page, stage);
  await submit.click();
  await expect(unconfirmed).toBeVisible();
  expect(await inspect(page, stage, 'unconfirmed', entries)).toEqual([]);
  expect(errors).toEqual([]);
});

test('what is corrected while the form is on its way stays', { tag: '@deep' }, async ({ page, stage }) => {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await choose(page, stage);
  await page.route(`${stage.provider}/__signup?*`, async (route) => {
    await released;
    await route.abort();
  });
  await page.clock.install();
  await openForm(page, stage, 'on-enter');
  await fill(page, stage);
  const { submit, unconfirmed, field } = formOn(page, stage);
  await stopClock(page);
  await submit.click();
  await expect(submit).toBeDisabled();
  const texts = validEntries(stage, 'corrected');
  await fill(page, stage, texts);
  const option = await chooseOption(page, stage);
  release();
  await expect(unconfirmed).toBeFocused();
  for (const [name, value] of Object.entries(texts)) await expect(field(name)).toHaveValue(value);
  expect(await inspect(page, stage, 'unconfirmed', { texts, option })).toEqual([]);
});

test('an answer that comes after the page was left: not confirmed, when the visitor comes back', async ({ stage }) => {
  await visit(stage, 'visitor', async (page) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const texts = validEntries(stage, 'visitor');
    const option = await chooseOption(page, stage);
    stage.received.length = 0;
    const answer = stage.hold();
    const sent = page.waitForRequest(`${stage.provider}/__signup?*`);
    await formOn(page, stage).submit.click();
    await sent;
    await leaveAndReturn(page, stage, answer);
    const { unconfirmed } = formOn(page, stage);
    await expect(unconfirmed).toBeFocused();
    const wrong = await inspect(page, stage, 'unconfirmed', { texts, option });
    if (stage.received.length !== 1) wrong.push(`${stage.received.length} POSTs`);
    if (errors.length > 0) wrong.push(`${errors.length} page errors`);
    const seen = (await ending(page, stage)) ?? '-';
    const [what, expected] = ['answer after leaving the page', 'unconfirmed'];
    console.log(
      `\n${asTable([{ what, sender: 'on-enter', expected, ended: seen, POSTs: 1, errors: errors.length, wrong: wrong.join(', ') }])}\n`,
    );
    expect(wrong).toEqual([]);
  });
});
