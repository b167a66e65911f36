/**
 * Everything that can go wrong between a form and its provider, each with the outcome that was decided beforehand. The run prints
 * the table. A late or unreadable answer is "unconfirmed": never a failure, and never a success.
 */
import { expect, type Page } from 'playwright/test';
import type { AnswerMode, ScriptMode } from '../../../src/stand-in/modes.ts';
import { stopClock } from '../visitor.ts';
import { leaveAndReturn, visit } from './back-forward.ts';
import { choose, fill, formOn, type Load, openForm, type Stage, test, validEntries } from './stage.ts';

type Outcome = 'success' | 'fields' | 'failed' | 'unconfirmed';

interface Row {
  what: string;
  expected: Outcome;
  /** Who sends: the provider's script, or our own code. */
  load: Load;
  script?: ScriptMode;
  answer?: AnswerMode;
  /** What the network does to the POST, in the words of the browser tool. */
  network?: string;
  /** What the network does to the script. */
  scriptNetwork?: string;
  offline?: boolean;
  /** Milliseconds of the page's clock after which the POST is let through; without an end, never. One given up by then is gone. */
  hold?: number;
  /** How many POSTs the provider must have got; one unless said. */
  posts?: number;
  /** The script is not there when the form is sent. */
  scriptless?: boolean;
}

const networkErrors = [
  'aborted',
  'accessdenied',
  'addressunreachable',
  'blockedbyclient',
  'blockedbyresponse',
  'connectionaborted',
  'connectionclosed',
  'connectionfailed',
  'connectionrefused',
  'connectionreset',
  'internetdisconnected',
  'namenotresolved',
  'timedout',
  'failed',
];

const answers: [AnswerMode, Outcome][] = [
  ['answer-redirect', 'success'],
  ['answer-field-errors', 'fields'],
  ['answer-refusal', 'failed'],
  ['answer-empty', 'unconfirmed'],
  ['answer-html', 'unconfirmed'],
  ['answer-cut-off', 'unconfirmed'],
  ['answer-array', 'unconfirmed'],
  ['answer-null', 'unconfirmed'],
  ['answer-contradiction', 'unconfirmed'],
  ['answer-302', 'unconfirmed'],
  ['answer-400', 'failed'],
  ['answer-422', 'failed'],
  ['answer-429', 'failed'],
  ['answer-500', 'failed'],
  ['answer-502', 'unconfirmed'],
  ['answer-503', 'failed'],
  ['answer-no-cors', 'unconfirmed'],
];

const scripts: (Pick<Row, 'scriptless'> & { script: ScriptMode })[] = [
  { script: 'script-404', scriptless: true },
  { script: 'script-500', scriptless: true },
  { script: 'script-html', scriptless: true },
  { script: 'script-syntax-error', scriptless: true },
  { script: 'script-throws-on-load' },
  { script: 'script-throws-on-submit' },
  { script: 'script-swallows-submit' },
  { script: 'script-sends-late' },
  { script: 'script-slow', scriptless: true },
  { script: 'script-never', scriptless: true },
  { script: 'script-sends-twice' },
  { script: 'script-uses-fetch' },
];

const both: readonly Load[] = ['on-enter', 'never'];
const rows: Row[] = [
  ...both.flatMap((load): Row[] => [
    { what: 'answer success', expected: 'success', load },
    ...answers.map(([answer, expected]): Row => ({ what: answer.replace('-', ' '), expected, load, answer })),
    { what: 'answer slow, 9 s', expected: 'success', load, hold: 9_000 },
    { what: 'answer slow, 11 s', expected: 'unconfirmed', load, hold: 11_000, posts: 0 },
    { what: 'answer never', expected: 'unconfirmed', load, hold: Number.POSITIVE_INFINITY, posts: 0 },
    { what: 'offline', expected: 'failed', load, offline: true, posts: 0 },
    // Our code asks the browser itself, which tells a page nothing about the reason; the table is not twice as long for that.
    ...networkErrors
      .slice(load === 'never' ? -3 : 0)
      .map((network): Row => ({ what: `network ${network}`, expected: 'unconfirmed', load, network, posts: 0 })),
  ]),
  ...scripts.map(
    ({ script, scriptless = false }): Row => ({
      what: script.replace('-', ' '),
      expected: 'success',
      load: 'on-enter',
      script,
      scriptless,
    }),
  ),
  ...['blockedbyclient', 'namenotresolved', 'connectionreset'].map((scriptNetwork): Row => {
    return { what: `script: network ${scriptNetwork}`, expected: 'success', load: 'on-enter', scriptNetwork, scriptless: true };
  }),
  {
    what: 'script gone, answer 500',
    expected: 'failed',
    load: 'on-enter',
    script: 'script-404',
    scriptless: true,
    answer: 'answer-500',
  },
  {
    what: 'script throws on submit, network error',
    expected: 'unconfirmed',
    load: 'on-enter',
    script: 'script-throws-on-submit',
    network: 'failed',
    posts: 0,
  },
  {
    what: 'script uses fetch, answer empty',
    expected: 'unconfirmed',
    load: 'on-enter',
    script: 'script-uses-fetch',
    answer: 'answer-empty',
  },
  {
    what: 'script swallows, answer never',
    expected: 'unconfirmed',
    load: 'on-enter',
    script: 'script-swallows-submit',
    hold: Number.POSITIVE_INFINITY,
    posts: 0,
  },
  {
    what: 'script sends late, answer 503',
    expected: 'failed',
    load: 'on-enter',
    script: 'script-sends-late',
    answer: 'answer-503',
  },
  {
    what: 'script clears the form, answer 503',
    expected: 'failed',
    load: 'on-enter',
    script: 'script-clears-form',
    answer: 'answer-503',
  },
  { what: 'script after consent', expected: 'success', load: 'on-consent' },
];

/** One of each kind. The whole table: `npm run test:deep`. */
const slice: ReadonlySet<string> = new Set([
  'answer success',
  'answer field-errors',
  'answer refusal',
  'answer html',
  'answer 302',
  'answer 500',
  'answer 502',
  'answer no-cors',
  'answer slow, 9 s',
  'answer slow, 11 s',
  'answer never',
  'offline',
  'network connectionreset',
  'script 404',
  'script throws-on-submit',
  'script swallows-submit',
  'script sends-late',
  'script sends-twice',
  'script uses-fetch',
  'script: network blockedbyclient',
  'script gone, answer 500',
  'script clears the form, answer 503',
  'script after consent',
]);

/** How the form ended, read from what is visible; `redirected` when the page has changed. */
async function ending(page: Page, stage: Stage): Promise<Outcome | undefined> {
  if (new URL(page.url()).pathname === stage.other.path) return 'success';
  const { success, failed, unconfirmed, element } = formOn(page, stage);
  if (await success.isVisible()) return 'success';
  if (await failed.isVisible()) return 'failed';
  if (await unconfirmed.isVisible()) return 'unconfirmed';
  return (await element.locator('[aria-invalid="true"]').count()) > 0 ? 'fields' : undefined;
}

/** Chooses a country that has its code in common with one before it, and says where it stands in the list. */
async function chooseCountry(page: Page, stage: Stage): Promise<number> {
  const select = formOn(page, stage).field(stage.form.phone.countryCode.name);
  const index = await select.evaluate(({ options }: HTMLSelectElement) =>
    [...options].findLastIndex(({ value }, at) => [...options].findIndex((other) => other.value === value) < at),
  );
  await select.selectOption({ index });
  return index;
}

interface Entries {
  texts: Record<string, string>;
  country: number;
}

/** What must be true of the page beside the outcome. Says what is not. */
async function inspect(page: Page, stage: Stage, outcome: Outcome, { texts, country }: Entries): Promise<string[]> {
  if (new URL(page.url()).pathname === stage.other.path) return [];
  const wrong: string[] = [];
  const check = (right: boolean, what: string) => void (right || wrong.push(what));
  const parts = formOn(page, stage);
  const { form, words } = stage;
  const isFocused = (locator: typeof parts.success) => locator.evaluate((element) => element === document.activeElement);
  if (outcome === 'success') {
    check(await isFocused(parts.success), 'focus');
    check((await parts.success.getByRole('status').count()) === 1, 'announced');
    return wrong;
  }
  for (const [name, value] of Object.entries(texts)) check((await parts.field(name).inputValue()) === value, `kept ${name}`);
  const select = parts.field(form.phone.countryCode.name);
  check((await select.evaluate((element: HTMLSelectElement) => element.selectedIndex)) === country, 'kept country');
  check(await parts.submit.isEnabled(), 'button usable');
  check((await parts.element.getAttribute('aria-busy')) === 'false', 'not busy');
  if (outcome === 'fields') {
    const [mail = ''] = form.fields.filter(({ input }) => input === 'email').map(({ name }) => name);
    check(await isFocused(parts.field(mail)), 'focus');
    check(
      (await parts.mistake(mail)).some((text) => text.includes('stand-in')),
      'message beside the field',
    );
    check((await parts.element.getByRole('status').innerText()) === words(form.messages.invalid), 'announced');
  }
  const panel = { fields: parts.refused, failed: parts.failed, unconfirmed: parts.unconfirmed }[outcome];
  if (outcome !== 'fields') {
    check(await isFocused(panel), 'focus');
    check((await panel.getByRole('alert').count()) === 1, 'announced');
  }
  check(await parts.hosted.isVisible(), "way out: the provider's page");
  check(await parts.mail.isVisible(), 'way out: mail');
  check(await panel.getByText(words(form.otherWays.address), { exact: true }).first().isVisible(), 'way out: address');
  return wrong;
}

/** Scripts that do not send; the guard waits a while for them. */
const dawdling: ReadonlySet<ScriptMode> = new Set(['script-swallows-submit', 'script-sends-late']);

async function play(page: Page, stage: Stage, row: Row) {
  const mailbox = row.answer ?? 'visitor';
  const texts = validEntries(stage, mailbox);
  const posts = `${stage.provider}/__signup?*`;
  const script = `${stage.provider}/__signup/main.js`;
  const context = page.context();
  let errors = 0;
  const count = () => void errors++;
  page.on('pageerror', count);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  /** Each settles when the request has its answer, or has been given up by the page. */
  const sent: Promise<void>[] = [];
  await choose(page, stage, ...(row.script ? [row.script] : []));
  if (row.scriptNetwork) await page.route(script, (route) => route.abort(row.scriptNetwork));
  if (row.network) await page.route(posts, (route) => route.abort(row.network));
  if (row.hold !== undefined) {
    await page.route(posts, (route) => {
      const send = async () => {
        await held;
        await route.continue().catch(() => {});
        await route.request().response();
      };
      sent.push(send().catch(() => {}));
      return sent.at(-1);
    });
  }
  stage.received.length = 0;
  await openForm(page, stage, row.load, { script: !row.scriptless });
  await fill(page, stage, texts);
  const entries = { texts, country: await chooseCountry(page, stage) };
  if (row.offline) await context.setOffline(true);
  // Set by the page's own clock, which this test may drive: whether it had ended in time.
  await page.evaluate(() => {
    const ended = () =>
      Boolean(
        document.querySelector('[data-part="problem"]:not([hidden]), [data-part="success"]:not([hidden]), [aria-invalid="true"]'),
      );
    const look = () => Object.assign(window, { inTime: ended() });
    addEventListener('click', () => setTimeout(look, 10_500), { capture: true, once: true });
  });
  await stopClock(page);
  await formOn(page, stage).submit.click();
  if (row.script && dawdling.has(row.script)) await page.clock.runFor(3_000);
  if (row.hold !== undefined && row.hold < 10_500) {
    await page.clock.runFor(row.hold);
    release();
  } else if (row.hold !== undefined) {
    await page.clock.runFor(10_000);
  }
  await expect.poll(() => ending(page, stage)).toBeDefined();
  const seen = await ending(page, stage);
  const wrong = seen === row.expected ? await inspect(page, stage, row.expected, entries) : [];
  if (!page.url().endsWith(stage.other.path)) {
    await page.clock.fastForward(11_000);
    // What comes too late changes nothing.
    release();
    await Promise.all(sent);
    if ((await ending(page, stage)) !== seen) wrong.push(`later: ${await ending(page, stage)}`);
    else if (seen) wrong.push(...(await inspect(page, stage, seen, entries)).map((what) => `later: ${what}`));
    if (!(await page.evaluate(() => (window as unknown as { inTime?: boolean }).inTime))) wrong.push('later than 10.5 s');
  }
  await context.setOffline(false);
  await page.clock.resume();
  const got = stage.received.length;
  if (got !== (row.posts ?? 1)) wrong.push(`${got} POSTs`);
  if (errors > 0) wrong.push(`${errors} page errors`);
  if (seen !== row.expected) wrong.unshift(`ended as ${seen}`);
  page.off('pageerror', count);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return {
    what: row.what,
    sender: row.load,
    expected: row.expected,
    ended: seen ?? '-',
    POSTs: got,
    errors,
    wrong: wrong.join(', '),
  };
}

/** Plays rows, one after the other, prints the table of them, and wants every outcome to be the one that was decided. */
async function playAll(page: Page, stage: Stage, chosen: readonly Row[], atLeast: number) {
  await page.clock.install();
  const results = [];
  for (const row of chosen) results.push(await test.step(row.what, () => play(page, stage, row)));
  console.log(`\n${asTable(results)}\n`);
  expect(results.length).toBeGreaterThanOrEqual(atLeast);
  expect(results.filter(({ wrong }) => wrong !== '')).toEqual([]);
}

const bySender = (own: boolean) => rows.filter(({ load }) => (load === 'never') === own);

test('a failure of each kind ends in the outcome that was decided', ({ page, stage }) =>
  playAll(
    page,
    stage,
    bySender(false).filter(({ what }) => slice.has(what)),
    slice.size,
  ));

for (const [sender, own] of [
  ['with the script', false],
  ['our own code', true],
] as const) {
  test(`every failure ends in the outcome that was decided, ${sender}`, { tag: '@deep' }, ({ page, stage }) =>
    playAll(page, stage, bySender(own), own ? 20 : 30),
  );
}

function asTable(results: Record<string, string | number>[]): string {
  const [first = {}] = results;
  const lines = [Object.keys(first), ...results.map((result) => Object.values(result).map(String))];
  const widths = Object.keys(first).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

test("an answer that never comes is given up by the browser's own clock", async ({ page, stage }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await choose(page, stage);
  await openForm(page, stage, 'on-enter');
  const texts = validEntries(stage, 'answer-never');
  await fill(page, stage, texts);
  const entries = { texts, country: await chooseCountry(page, stage) };
  const { submit, unconfirmed } = formOn(page, stage);
  await submit.click();
  await expect(unconfirmed).toBeVisible();
  expect(await inspect(page, stage, 'unconfirmed', entries)).toEqual([]);
  expect(errors).toEqual([]);
});

test('what is corrected while the form is on its way stays', async ({ page, stage }) => {
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
  const country = await chooseCountry(page, stage);
  release();
  await expect(unconfirmed).toBeFocused();
  for (const [name, value] of Object.entries(texts)) await expect(field(name)).toHaveValue(value);
  expect(await inspect(page, stage, 'unconfirmed', { texts, country })).toEqual([]);
});

test('an answer that comes after the page was left: not confirmed, when the visitor comes back', async ({ stage }) => {
  await visit(stage, 'visitor', async (page) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const texts = validEntries(stage, 'visitor');
    const country = await chooseCountry(page, stage);
    stage.received.length = 0;
    const answer = stage.hold();
    const sent = page.waitForRequest(`${stage.provider}/__signup?*`);
    await formOn(page, stage).submit.click();
    await sent;
    await leaveAndReturn(page, stage, answer);
    const { unconfirmed } = formOn(page, stage);
    await expect(unconfirmed).toBeFocused();
    const wrong = await inspect(page, stage, 'unconfirmed', { texts, country });
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
