/** The editor: how soon it is there, and how soon a letter is in its field and on the page. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { findBrowser } from '../../../src/command/browser.ts';
import type { CommandContext } from '../../../src/command/context.ts';
import { makeManyPages } from '../many-pages.ts';
import { median } from '../measure.ts';
import type { Line, Options } from '../report.ts';
import { type Letters, recordLetters, typeLetters } from './letters.ts';
import { startEditor } from './start-editor.ts';

/** In milliseconds, as the editor promises. */
const budgets = { server: 500, usable: 1500, field: 50, page: 50, form: 150, signUp: 80, pageOfMany: 300 };

/** How long the editor waits for a pause on a large site before it validates the draft (worker-link.ts), in milliseconds. */
const pause = 250;

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
  const many = await startEditor(root, manyPages(root, manifest));
  try {
    yield* measureMany(browser, many.url);
  } finally {
    await many.stop();
    await browser.close();
  }
}

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
    const letters = await typeLetters(page, page.locator('[data-pane="form"] textarea').first());
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

async function* measureMany(browser: Browser, url: string): AsyncGenerator<Line> {
  const page = await open(browser);
  await page.goto(url);
  await isUsable(page);
  await showForm(page, '/routes/0/sections/0');
  const letters = await typeLetters(page, page.locator('[data-pane="form"] textarea').first());
  yield within('1,000 pages: key → field', letters.field, budgets.field);
  yield within(
    '1,000 pages: pause → page',
    letters.page.map((time) => time - pause),
    budgets.pageOfMany,
  );
  await page.context().close();
}

async function open(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
  const page = await context.newPage();
  await page.addInitScript(recordLetters);
  return page;
}

/** The page is painted, and there is a form to write in. */
async function isUsable(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as Letters).painted.length > 0, undefined, { polling: 10 });
  await page.locator('[data-pane="form"] textarea').first().waitFor();
}

/** @returns milliseconds from the click on a section's row to its form being painted */
async function showForm(page: Page, pointer: string): Promise<number> {
  const took = await page.evaluate(
    (selector) =>
      new Promise<number>((done) => {
        const row = document.querySelector<HTMLElement>(selector);
        if (!row) throw new Error(`There is no row ${selector}.`);
        const started = performance.now();
        row.click();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - started)));
      }),
    `[data-row="${pointer}"]`,
  );
  await page.waitForTimeout(500);
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

/** A site of 1,000 pages beside the pictures of the real one. */
function manyPages(root: string, manifest: string): string {
  const folder = join(root, 'node_modules/.cache/marketing-site-builder-bench/many-pages');
  // The editor serves nothing from outside of the folder, so links would not do.
  cpSync(join(root, 'media'), join(folder, 'media'), { recursive: true });
  const file = join(folder, 'site.json');
  writeFileSync(file, makeManyPages(readFileSync(manifest, 'utf8'), 1000));
  return file;
}
