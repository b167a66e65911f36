/** Every state of the form by keyboard alone, as a screen reader has it, without a barrier, in light and dark. */
import { expect, mergeTests, type Page } from 'playwright/test';
import { rowsOf } from '../../support/project/slice.ts';
import { testInOneWindow } from '../one-window.ts';
import { barriersInBoth, tooWide } from '../quiet.ts';
import { choose, fill, formOn, test as onStage, openForm, validEntries } from './stage.ts';

const test = mergeTests(testInOneWindow(), onStage);

test.use({ reducedMotion: 'reduce' });
test.beforeEach(({ page, stage }) => choose(page, stage));

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: ReturnType<typeof formOn>['submit']) {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not get there.');
}

/** A piece of an aria snapshot: text as it is, whatever it holds. */
const quoted = (text: string) => JSON.stringify(text);

test('the whole way by keyboard alone: consent, mistakes, failure, success', async ({ page, stage }) => {
  const { form, words } = stage;
  await page.goto(stage.forms['on-consent']);
  const { accept, submit, field, failed, hosted, success, element } = formOn(page, stage);
  await tabTo(page, accept);
  await page.keyboard.press('Enter');
  const [first] = form.fields;
  await expect(field(first?.name ?? '')).toBeFocused();
  await page.waitForFunction(() => 'mockProviderRuns' in window);
  await page.keyboard.press('Enter');
  await expect(field(first?.name ?? '')).toHaveAttribute('aria-invalid', 'true');
  const type = async (mailbox: string) => {
    for (const { name, input } of form.fields) {
      await tabTo(page, field(name));
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(input === 'email' ? `${mailbox}@example.com` : 'Ana');
    }
  };
  await type('answer-500');
  for (const summary of await element.locator('details:not([open]) > summary').all()) {
    await tabTo(page, summary);
    await page.keyboard.press('Enter');
  }
  await tabTo(page, field(form.phone.countryCode.name));
  await tabTo(page, field(form.phone.name));
  await page.keyboard.type('4917012345678');
  await tabTo(page, submit);
  await page.keyboard.press('Space');
  await expect(failed).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(hosted).toBeFocused();
  await element.locator(`[name="${form.fields.find(({ input }) => input === 'email')?.name}"]`).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('visitor@example.com');
  await page.keyboard.press('Enter');
  await expect(success).toBeFocused();
  await expect(success).toHaveAccessibleName(words(form.messages.success));
});

test('as a screen reader has it', async ({ page, stage }) => {
  const { form, words } = stage;
  await openForm(page, stage, 'on-enter');
  const { element, submit, failed, unconfirmed, success, field } = formOn(page, stage);
  const fieldsAs = (lines: (name: string) => string[]) => form.fields.flatMap(({ name }) => lines(name));
  // The trap is not there, nor are the panels.
  const names = await element.getByRole('textbox').evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')));
  expect(names).toEqual([...fieldsAs((name) => [name]), form.phone.name]);
  for (const { name, label } of form.fields)
    await expect(field(name)).toHaveAccessibleName(new RegExp(`^${words(label).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));
  await expect(element).toHaveAccessibleName(words(form.title));
  // A fold is a group as well.
  await expect(element.getByRole('group').and(page.locator(':not(details)'))).toHaveCount(0);
  await expect(element.getByRole('list')).toHaveCount(0);
  await expect(element.getByRole('alert')).toHaveCount(0);
  await submit.click();
  await expect(field(form.fields[0]?.name ?? '')).toHaveAccessibleDescription(words(form.messages.required));
  await expect(element).toMatchAriaSnapshot(`
    - paragraph: ${quoted(words(form.messages.required))}
    - status: ${quoted(words(form.messages.invalid))}
    - list:
${form.fields
  .filter((one) => one.required)
  .map(({ label }) => `      - listitem:\n        - link ${quoted(words(label))}`)
  .join('\n')}
    - button ${quoted(words(form.submit))}
  `);
  await fill(page, stage, validEntries(stage, 'answer-500'));
  await submit.click();
  await expect(failed).toMatchAriaSnapshot(`
    - group ${quoted(words(form.messages.failure))}:
      - alert:
        - paragraph: ${quoted(words(form.messages.failure))}
        - paragraph
      - button /${words(form.otherWays.hosted)}/
      - link ${quoted(words(form.otherWays.mail.label))}
  `);
  await fill(page, stage, validEntries(stage, 'answer-empty'));
  await submit.click();
  await expect(unconfirmed).toMatchAriaSnapshot(`
    - group ${quoted(words(form.messages.unconfirmed))}:
      - alert:
        - paragraph: ${quoted(words(form.messages.unconfirmed))}
  `);
  await fill(page, stage, validEntries(stage));
  await submit.click();
  await expect(success).toMatchAriaSnapshot(`
    - group ${quoted(words(form.messages.success))}:
      - status:
        - paragraph: ${quoted(words(form.messages.success))}
        - paragraph
  `);
  await expect(element).toHaveCount(0);
});

test('what is wrong is summed up at the button, for eyes too; a link leads to each field; it goes with the last mistake', async ({
  page,
  stage,
}) => {
  const { form, words } = stage;
  // What a keyboard leaves of a phone's screen.
  await page.setViewportSize({ width: 360, height: 500 });
  await openForm(page, stage, 'never');
  const { element, submit, field, mistake } = formOn(page, stage);
  const summary = element.getByRole('status');
  const required = form.fields.filter((one) => one.required);
  const seen = () => summary.evaluate((text) => text.getBoundingClientRect().width > 100);
  expect(await seen()).toBe(false);
  await submit.click();
  await expect(summary).toHaveText(words(form.messages.invalid));
  // Above the keyboard stand the label of the first wrong field and its message.
  const [first] = required;
  await expect(field(first?.name ?? '')).toBeFocused();
  const header = await page.locator('header').first().boundingBox();
  const label = await element
    .getByText(words(first?.label ?? ''), { exact: false })
    .first()
    .boundingBox();
  const message = await element.getByText(words(form.messages.required)).first().boundingBox();
  expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(500);
  expect(await seen()).toBe(true);
  const [above, below] = await Promise.all([summary.boundingBox(), submit.boundingBox()]);
  expect((below?.y ?? 0) - (above?.y ?? 0)).toBeLessThan(200);
  const links = element.getByRole('list').getByRole('link');
  await expect(links).toHaveText(required.map(({ label }) => words(label)));
  await links.last().click();
  const last = required.at(-1);
  await expect(field(last?.name ?? '')).toBeFocused();
  // Without an entry in the history, which Back would have to pass.
  expect(new URL(page.url()).hash).toBe('');
  for (const { name, input } of required) await field(name).fill(input === 'email' ? 'a@example.com' : 'x');
  await expect(links).toHaveCount(0);
  expect(await seen()).toBe(false);
  // A wrong entry is told what is expected, below the message that it is wrong.
  const told = [...form.fields.filter(({ input }) => input === 'email'), form.phone].filter((one) => one.expected);
  await fill(page, stage);
  for (const { name } of told) await field(name).fill('12');
  await submit.click();
  for (const { name, expected } of told)
    expect(await mistake(name)).toContain(`${words(form.messages.invalid)}\n${words(expected ?? '')}`);
});

test('words that are longer than the form is wide stay in it', { tag: '@deep' }, async ({ page, stage }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openForm(page, stage, 'never');
  await fill(page, stage, validEntries(stage, 'answer-field-errors'));
  const { element, submit, refused } = formOn(page, stage);
  await submit.click();
  await expect(refused).toBeVisible();
  // What the summary says stands there now: its links must not take the focus unseen.
  await expect(element.locator('[data-part="wrong"]')).toBeHidden();
  const beyond = await element.evaluate((form) => {
    const { right } = form.getBoundingClientRect();
    const isBeyond = (box: Element | Range) => box.getBoundingClientRect().right > right + 0.5;
    const walker = document.createTreeWalker(form, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    // Which words are kept together, and how long they may be: parts/line-breaks/.
    while (walker.nextNode()) {
      if (!walker.currentNode.parentElement?.closest('option, [aria-hidden], .visually-hidden, .whole'))
        texts.push(walker.currentNode);
    }
    for (const text of texts) text.textContent = 'Gesellschaft'.repeat(6);
    const words = document.createRange();
    const parts = [...form.querySelectorAll('label, input:not([tabindex="-1"], [type="hidden"]), select, p, button, a')].filter(
      (part) => !part.closest('[aria-hidden], .visually-hidden') && part.getClientRects().length > 0,
    );
    return [
      ...parts.filter(isBeyond).map(({ outerHTML }) => outerHTML.slice(0, 80)),
      ...texts.flatMap((text) => {
        words.selectNodeContents(text);
        return isBeyond(words) ? [`text in ${text.parentElement?.outerHTML.slice(0, 80)}`] : [];
      }),
    ];
  });
  expect(beyond).toEqual([]);
});

const states = ['consent', 'editing', 'mistakes', 'failed', 'unconfirmed', 'field errors', 'sending', 'not answered', 'success'];

for (const width of [320, 1280]) {
  test(`no barrier in any state, ${width} px`, width > 320 ? { tag: '@deep' } : {}, async ({ ownPage: page, stage }) => {
    await choose(page, stage);
    // The rules for barriers look at other states each day.
    const inspected = width > 320 ? states : rowsOf(states);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(stage.forms['on-consent']);
    const { accept, submit, failed, unconfirmed, success, element } = formOn(page, stage);
    const look = async (state: string, panel?: typeof failed) => {
      if (panel) {
        await expect(panel).toBeFocused();
        // Not where the provider's script has scrolled to.
        await expect(panel).toBeInViewport();
      }
      if (inspected.includes(state)) expect(await barriersInBoth(page), state).toEqual([]);
      expect(await tooWide(page), state).toEqual([]);
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${state}-${width}.png` });
    };
    await look('consent');
    await accept.click();
    await page.waitForFunction(() => 'mockProviderRuns' in window);
    await look('editing');
    await submit.click();
    await look('mistakes');
    const send = async (mailbox: string) => {
      await fill(page, stage, validEntries(stage, mailbox));
      await submit.click();
    };
    await send('answer-500');
    await look('failed', failed);
    await send('answer-empty');
    await look('unconfirmed', unconfirmed);
    await send('answer-field-errors');
    await expect(element.locator('[aria-invalid="true"]')).toBeFocused();
    await look('field errors');
    await expect(element.locator('[aria-invalid="true"]')).toBeInViewport();
    const width350 = await element.evaluate((form) => form.parentElement?.getBoundingClientRect().width ?? 0);
    expect(width350).toBeLessThanOrEqual(
      Number((await element.evaluate((form) => getComputedStyle(form.parentElement as Element).maxWidth)).replace('px', '')),
    );
    // It goes on by itself, as what looks for barriers needs it.
    await page.clock.install();
    await send('answer-never');
    await expect(submit).toBeDisabled();
    await look('sending');
    await page.clock.runFor(10_500);
    await look('not answered', unconfirmed);
    await send('visitor');
    await look('success', success);
  });
}
