/** Lets one failure after the other happen to the form, as the table of failures says. The run prints how each ended. */
import { expect, type Page, test } from 'playwright/test';
import type { ScriptMode } from '../../../src/mock-provider/provider-script.ts';
import { stopClock } from '../visitor.ts';
import type { Row } from './failures.ts';
import { chooseOption, ending, inspect } from './outcome.ts';
import { choose, fill, formOn, openForm, type Scene, validEntries } from './stage.ts';

/** Scripts that do not send; the guard waits a while for them. */
const dawdling: ReadonlySet<ScriptMode> = new Set(['script-swallows-submit', 'script-sends-late']);

async function play(page: Page, stage: Scene, row: Row) {
  const mailbox = row.answer ?? 'visitor';
  const texts = validEntries(stage, mailbox);
  const { posts } = stage;
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
  const entries = { texts, option: await chooseOption(page, stage) };
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
export async function playAll(page: Page, stage: Scene, chosen: readonly Row[], atLeast: number) {
  await page.clock.install();
  const results = [];
  for (const row of chosen) results.push(await test.step(row.what, () => play(page, stage, row)));
  console.log(`\n${asTable(results)}\n`);
  expect(results.length).toBeGreaterThanOrEqual(atLeast);
  expect(results.filter(({ wrong }) => wrong !== '')).toEqual([]);
}

export function asTable(results: Record<string, string | number>[]): string {
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
