/** What may be sent: every rule with its boundary values, in each way of loading, by our check and by the browser's own. */
import { expect, mergeTests, type Page } from 'playwright/test';
import { phoneCases } from '../../attacks/form.ts';
import { everyThird } from '../../support/project/slice.ts';
import { testInOneWindow } from '../one-window.ts';
import { choose, fill, formOn, type Load, loads, test as onStage, openForm, type Stage, validEntries } from './stage.ts';

const test = mergeTests(testInOneWindow(), onStage);

interface Case {
  what: string;
  field: string;
  value: string;
  /** Undefined: it is right. */
  message: string | undefined;
  /** Where the mistake is, if not at the field itself. */
  at?: string;
  /** Whether HTML can say the rule. */
  native: boolean;
}

function casesOf({ form, words }: Stage): Case[] {
  const { phone, messages } = form;
  const [required, invalid, countryCode] = [messages.required, messages.invalid, messages.countryCode].map(words);
  const [least, most] = [phone.minDigits, phone.maxDigits].map((limit) => Number(words(limit)));
  const digits = (count = 0) => '4917'.padEnd(count, '5');
  const number = (what: string, value: string, message?: string): Case => ({
    what,
    field: phone.name,
    value,
    message,
    native: true,
  });
  return [
    ...form.fields.flatMap(({ name, input, maxLength, ...field }): Case[] => [
      ...(field.required
        ? [
            { what: `${name} empty`, field: name, value: '', message: required, native: true },
            { what: `${name} blank`, field: name, value: '   ', message: required, native: false },
          ]
        : []),
      ...(maxLength === undefined
        ? []
        : [0, 1].map((more) => {
            const length = Number(words(maxLength)) + more;
            return {
              what: `${name} of ${length} characters`,
              field: name,
              value: 'x'.repeat(length),
              message: more ? invalid : undefined,
              native: false,
            };
          })),
      ...(input === 'email'
        ? ['no-address', 'a b@example.com', '@example.com'].map((value) => ({
            what: `${name} ${value}`,
            field: name,
            value,
            message: invalid,
            native: true,
          }))
        : []),
    ]),
    number('no number', ''),
    number(`${least} digits`, digits(least)),
    number(`${most} digits`, digits(most)),
    number('a digit too few', digits((least ?? 0) - 1), invalid),
    number('a digit too many', digits((most ?? 0) + 1), invalid),
    number('a leading plus', '+49 170 1234567'),
    number('a leading zero', '(0170) 123-4567'),
    number('letters', '4917o1234567', invalid),
    { ...number('two pluses', '++49 170 1234567', invalid), native: false },
    { ...number('a number without a country', '4917012345678', countryCode), at: phone.countryCode.name, native: false },
  ];
}

/** Fills in all that is right, and one value, past the limits that a keyboard has. */
async function enter(page: Page, stage: Stage, { field: name, value, at }: Case) {
  const { field } = formOn(page, stage);
  await fill(page, stage, validEntries(stage, 'answer-refusal'));
  const select = field(stage.form.phone.countryCode.name);
  await select.selectOption({
    index: at
      ? 0
      : await select.evaluate((element: HTMLSelectElement) => [...element.options].findIndex((option) => option.defaultSelected)),
  });
  await field(name).evaluate((input: HTMLInputElement, text) => {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, value);
}

/** Enters each value, presses the button, and looks what the form says. */
async function tryRules(page: Page, stage: Stage, load: Load, cases: Case[]) {
  await choose(page, stage);
  await openForm(page, stage, load);
  const { submit, failed, element, field, mistake } = formOn(page, stage);
  for (const one of cases) {
    await test.step(one.what, async () => {
      stage.received.length = 0;
      await enter(page, stage, one);
      await submit.click();
      if (one.message === undefined) {
        // The provider refuses, so that the form stays for the next one.
        await expect(failed).toBeFocused();
        expect(stage.received).toHaveLength(1);
        const { phone } = stage.form;
        if (one.field === phone.name && one.value !== '') {
          const code = (await field(phone.countryCode.name).inputValue()).slice(1);
          const sent = new Map(stage.received[0]?.fields).get(phone.name);
          expect(sent).toBe(one.value.replace(/\D/g, '').replace(/^0/, code));
        }
        return;
      }
      const wrong = one.at ?? one.field;
      await expect(field(wrong)).toBeFocused();
      await expect(field(wrong)).toHaveAttribute('aria-invalid', 'true');
      const [told = ''] = (await mistake(wrong)).slice(-1);
      expect(told.split('\n')[0]).toBe(one.message);
      await expect(element.locator('[aria-invalid="true"]')).toHaveCount(1);
      await expect(element.getByRole('status')).toHaveText(stage.words(stage.form.messages.invalid));
      await expect(failed).toBeHidden();
      expect(stage.received).toHaveLength(0);
    });
  }
}

test('one rule of three, in the app', { tag: '@deep' }, ({ page, stage }) =>
  tryRules(
    page,
    stage,
    'on-enter',
    casesOf(stage).filter((_, index) => index % 3 === 0),
  ),
);

for (const [index, load] of loads.entries()) {
  test(`every rule, ${load}`, { tag: '@deep' }, ({ page, stage }) => tryRules(page, stage, load, casesOf(stage)));

  test(`a filled trap sends nothing and is told no success, ${load}`, everyThird(index), async ({ page, stage }) => {
    stage.received.length = 0;
    await choose(page, stage);
    await openForm(page, stage, load);
    await fill(page, stage);
    const { submit, failed, field, hosted, mail } = formOn(page, stage);
    await field(stage.form.honeypot.name).evaluate((input: HTMLInputElement) => {
      input.value = 'robot';
    });
    await submit.click();
    await expect(failed).toBeFocused();
    // It would send the trap, too.
    await expect(hosted).toBeHidden();
    await expect(mail).toBeVisible();
    expect(stage.received).toHaveLength(0);
  });
}

test('several mistakes are all marked, the first has the focus, and each goes when it is mended', async ({ page, stage }) => {
  await choose(page, stage);
  await openForm(page, stage, 'on-enter');
  const { submit, element, field, mistake } = formOn(page, stage);
  const required = stage.form.fields.filter((one) => one.required);
  await submit.click();
  await expect(element.locator('[aria-invalid="true"]')).toHaveCount(required.length);
  await expect(field(required[0]?.name ?? '')).toBeFocused();
  const hint = await mistake(required[0]?.name ?? '');
  expect(hint).toEqual([stage.words(stage.form.messages.required)]);
  for (const [index, { name, input }] of required.entries()) {
    await field(name).pressSequentially(input === 'email' ? 'a@example.com' : 'x');
    await expect(element.locator('[aria-invalid="true"]')).toHaveCount(required.length - index - 1);
    expect(await mistake(name)).toEqual([]);
  }
});

test('a country code that is missing is no mistake until there is a number, and its message goes with a choice', async ({
  page,
  stage,
}) => {
  stage.received.length = 0;
  await choose(page, stage);
  await openForm(page, stage, 'never');
  const { phone } = stage.form;
  await fill(page, stage, { ...validEntries(stage, 'answer-refusal'), [phone.name]: '' });
  const { submit, field, failed } = formOn(page, stage);
  const code = field(phone.countryCode.name);
  await code.selectOption({ index: 0 });
  await submit.click();
  await expect(failed).toBeFocused();
  expect(stage.received).toHaveLength(1);
  await field(phone.name).fill('4917012345678');
  await submit.click();
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.selectOption({ index: 5 });
  await expect(code).not.toHaveAttribute('aria-invalid', 'true');
});

test("the browser's own check knows the rules that HTML can say", async ({ page, stage }) => {
  await page.route('**/assets/app.*.js', (route) => route.abort());
  const load: Load = 'never';
  await page.goto(stage.forms[load]);
  const { field } = formOn(page, stage);
  const cases = casesOf(stage).filter(({ native }) => native);
  expect(cases.length).toBeGreaterThan(8);
  for (const { what, field: name, value, message } of cases) {
    const isRight = await field(name).evaluate((input: HTMLInputElement, text) => {
      input.value = text;
      return input.checkValidity();
    }, value);
    expect(isRight, what).toBe(message === undefined);
  }
  // Nor does it refuse what only the guard makes right.
  const { phone } = stage.form;
  const typed = phoneCases.filter(({ sent }) => sent !== undefined).map((one) => one.typed);
  const refused = await field(phone.name).evaluate((input: HTMLInputElement, numbers) => {
    return numbers.filter((number) => {
      input.value = number;
      return !input.checkValidity();
    });
  }, typed);
  expect(refused).toEqual([]);
  for (const { name, maxLength } of stage.form.fields) {
    if (maxLength === undefined) continue;
    await field(name).fill('');
    await field(name).focus();
    await page.keyboard.insertText('x'.repeat(Number(stage.words(maxLength)) + 1));
    expect((await field(name).inputValue()).length).toBe(Number(stage.words(maxLength)));
  }
});
