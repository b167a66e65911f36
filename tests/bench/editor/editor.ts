/** The editor: how soon it is there, and how soon a letter is in its field and on the page. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { findBrowser } from '../../../src/command/browser.ts';
import type { CommandContext } from '../../../src/command/context.ts';
import { keysOf } from '../../support/editor/keys.ts';
import { makeManyPages } from '../many-pages.ts';
import { median } from '../measure.ts';
import type { Line, Options } from '../report.ts';
import { makeTwoLanguages } from '../two-languages.ts';
import { withEntries, withRecords } from '../with-entries.ts';
import { type Letters, recordLetters, typed, typeLetters } from './letters.ts';
import { startEditor } from './start-editor.ts';

/** In milliseconds, as the editor promises. */
const budgets = { server: 500, usable: 1500, field: 50, page: 50, form: 150, signUp: 80, pageOfMany: 300, search: 100 };

export async function* measureEditor({ root }: CommandContext, { runs }: Options): AsyncGenerator<Line> {
  const executablePath = findBrowser(root);
  if (!executablePath) throw new Error('There is no browser to measure with.');
  const manifest = join(root, 'site.json');
  // Whatever has to be made the first time is made now.
  await (await startEditor(root, manifest)).stop();
  const starts: number[] = [];
  for (let run = 0; run < runs; run++) {
    const { took, stop } = await startEditor(root, manifest);
    starts.push(took);
    await stop();
  }
  yield within('server start', starts, budgets.server);

  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  const forms = new Map<string, number>();
  const editor = await startEditor(root, manifest);
  try {
    yield* measureSite(browser, editor.url, manifest, { runs, forms });
  } finally {
    await editor.stop();
  }
  for (const name of otherSites) await measureForms(browser, root, join(root, `tests/fixtures/valid/${name}/site.json`), forms);
  const [type = '', took = 0] = [...forms].sort(([, one], [, other]) => other - one)[0] ?? [];
  yield within(`the slowest form of ${forms.size} types (${type})`, [took], budgets.form);
  let first: number | undefined;
  const ten = await startEditor(root, manifest);
  const { main: least } = await measureLarge(browser, ten.url, 'ten pages', 0);
  await ten.stop();
  try {
    for (const { name, make, route } of large) {
      const many = await startEditor(root, prepareLarge(root, manifest, make));
      try {
        const { lines, work, main } = await measureLarge(browser, many.url, name, route);
        yield* lines;
        yield {
          name: `${name}: main thread for a letter`,
          value: `${main.toFixed(1)} ms of its time beside ${least.toFixed(1)} on ten pages`,
          ratio: main / least,
          aim: 1.5,
        };
        first ??= work;
        yield {
          name: `${name}: work for a letter`,
          value: `${work.toFixed(0)} ms of processor time beside ${first.toFixed(0)} in one language, without entries`,
          ratio: work / first,
          aim: 1.25,
        };
      } finally {
        await many.stop();
      }
    }
    yield* measureRecords(browser, root, manifest);
  } finally {
    await browser.close();
  }
}

/** Sites of 1,000 pages, and the place of the page that is written on. */
const large = [
  { name: '1,000 pages', make: (text: string) => makeManyPages(text, 1000), route: 0 },
  { name: '1,000 pages, two languages', make: (text: string) => makeTwoLanguages(makeManyPages(text, 500)), route: 0 },
  { name: '1,000 entries, home page', make: (text: string) => withEntries(makeManyPages(text, 1000)), route: 0 },
  { name: '1,000 entries, list of all', make: (text: string) => withEntries(makeManyPages(text, 1000)), route: 1 },
  { name: '1,000 records, list of all', make: withRecords, route: 0 },
  { name: '1,000 entries, one of them', make: (text: string) => withEntries(makeManyPages(text, 1000)), route: 2 },
];

/** Where the types are that the German site has no need of. */
const otherSites = ['les-sentiers', 'harbour-physio', 'stolarnia-dab'];

interface Measured {
  runs: number;
  /** Receives how long the first form of each type took, in milliseconds. */
  forms: Map<string, number>;
}

async function* measureSite(browser: Browser, url: string, manifest: string, { runs, forms }: Measured): AsyncGenerator<Line> {
  const usable: number[] = [];
  for (let run = 0; run < runs; run++) {
    const page = await open(browser);
    const started = performance.now();
    await page.goto(url);
    await isUsable(page);
    usable.push(performance.now() - started);
    await page.context().close();
  }
  yield within('start to usable', usable, budgets.usable);

  const page = await open(browser);
  await page.goto(url);
  await isUsable(page);
  for await (const type of showForms(page, manifest, forms)) {
    const letters = await typeLetters(page, page.locator('[data-pane="form"] :is(textarea, [data-written])').first());
    yield* describe(type, letters, type === 'newsletter-embed' ? budgets.signUp : budgets.page);
  }
  await page.context().close();
}

/** The forms of the types that no site before had. */
async function measureForms(browser: Browser, root: string, manifest: string, forms: Map<string, number>): Promise<void> {
  const editor = await startEditor(root, manifest);
  try {
    const page = await open(browser);
    await page.goto(editor.url);
    await isUsable(page);
    for await (const _ of showForms(page, manifest, forms));
    await page.context().close();
  } finally {
    await editor.stop();
  }
}

/** Shows the first form of each type that has not been seen, and tells which. */
async function* showForms(page: Page, manifest: string, forms: Map<string, number>): AsyncGenerator<string> {
  const { routes } = JSON.parse(readFileSync(manifest, 'utf8')) as { routes: { sections: { type: string }[] }[] };
  for (const [index, { sections }] of routes.entries()) {
    await page.locator(`[data-row="/routes/${index}"]`).click();
    for (const [place, { type }] of sections.entries()) {
      if (forms.has(type)) continue;
      forms.set(type, await showForm(page, `/routes/${index}/sections/${place}`));
      yield type;
    }
  }
}

async function measureLarge(
  browser: Browser,
  url: string,
  name: string,
  route: number,
): Promise<{ lines: Line[]; work: number; main: number }> {
  const page = await open(browser);
  await page.goto(url);
  await isUsable(page);
  await page.locator(`[data-row="/routes/${route}"]`).click();
  await showForm(page, `/routes/${route}/sections/0`);
  const thread = await mainThread(page);
  const [before, began] = [await processorTime(browser), await thread()];
  const { field, page: shown } = await typeLetters(
    page,
    page.locator('[data-pane="form"] :is(textarea, [data-written])').first(),
  );
  const work = ((await processorTime(browser)) - before) / typed;
  const main = ((await thread()) - began) / typed;
  await page.context().close();
  const lines = [within(`${name}: key → field`, field, budgets.field), within(`${name}: key → page`, shown, budgets.pageOfMany)];
  return { lines, work, main };
}

/** A collection of 1,000 records beside one of ten: its form, a letter in a record, and a letter of a search over all texts. */
async function* measureRecords(browser: Browser, root: string, manifest: string): AsyncGenerator<Line> {
  const [few, many] = [await ofRecords(10), await ofRecords(1000)];
  for (const [name, times] of Object.entries(many)) {
    const beside = median(few[name as keyof typeof few]);
    yield { name: `1,000 records: ${name}`, value: `${median(times).toFixed(0)} ms beside ${beside.toFixed(0)} with ten` };
  }
  yield within('1,000 records: search', many.search, budgets.search);

  async function ofRecords(count: number) {
    const editor = await startEditor(
      root,
      prepareLarge(root, manifest, (text) => withRecords(text, count)),
    );
    const page = await open(browser);
    try {
      await page.goto(editor.url);
      await isUsable(page);
      await showForm(page, '/collections');
      const form = page.locator('[data-pane="form"]');
      const opened = await timed(form.getByRole('button', { name: 'things', exact: true }));
      const record = page.getByRole('button', { name: 'Record 3', exact: true });
      const item = form.getByRole('listitem').filter({ has: record }).last();
      const unfolded = await timed(item.getByRole('button', { name: 'Record 3', exact: true }));
      const letters = await typeLetters(page, item.locator(':is(textarea, [data-written])').first());
      await page.keyboard.press(keysOf('search'));
      const search: number[] = [];
      for (const letter of 'Record 9') {
        const pressed = performance.now();
        await page.keyboard.type(letter);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
        search.push(performance.now() - pressed);
        await page.waitForTimeout(100);
      }
      await page.getByRole('option').first().waitFor();
      return { form: [opened], record: [unfolded], 'key → field': letters.field, 'key → page': letters.page, search };
    } finally {
      await page.context().close();
      await editor.stop();
    }
  }
}

/** @returns a function that tells for how many milliseconds the main thread of a window has worked, whatever else the machine does */
async function mainThread(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
}

/** @returns milliseconds that all processes of a browser have worked, whatever else the machine does */
async function processorTime(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + 1000 * cpuTime, 0);
}

async function open(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
  // What has to be waited for is what is measured.
  context.setDefaultTimeout(10 * 60_000);
  const page = await context.newPage();
  await page.addInitScript(recordLetters);
  return page;
}

/** The page is painted, and there is a form, or what there is to do. */
async function isUsable(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as Letters).painted.length > 0, undefined, { polling: 10 });
  await page.locator('[data-pane="form"] h2').first().waitFor();
}

/** @returns milliseconds from the click on a section's row to its form being painted */
const showForm = (page: Page, pointer: string): Promise<number> => timed(page.locator(`[data-row="${pointer}"]`));

/** @returns milliseconds from a click to what it shows being painted */
async function timed(button: Locator): Promise<number> {
  const took = await button.evaluate(
    (element: HTMLElement) =>
      new Promise<number>((done) => {
        const started = performance.now();
        element.click();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - started)));
      }),
  );
  await button.page().waitForTimeout(500);
  return took;
}

function* describe(type: string, { field, page }: { field: number[]; page: number[] }, budget: number): Generator<Line> {
  yield { name: `${type}: key → field`, value: `${median(field).toFixed(0)} ms` };
  yield within(`${type}: key → page`, page, budget);
}

const within = (name: string, times: readonly number[], budget: number): Line => ({
  name,
  value: `${median(times).toFixed(0)} ms of ${budget}, at least ${Math.min(...times).toFixed(0)}`,
  within: median(times) <= budget,
});

/** A large site beside the pictures of the real one. */
function prepareLarge(root: string, manifest: string, make: (text: string) => string): string {
  const folder = join(root, 'node_modules/.cache/marketing-site-builder-bench/many-pages');
  // The editor serves nothing from outside of the folder, so links would not do.
  cpSync(join(root, 'media'), join(folder, 'media'), { recursive: true });
  const file = join(folder, 'site.json');
  writeFileSync(file, make(readFileSync(manifest, 'utf8')));
  return file;
}
