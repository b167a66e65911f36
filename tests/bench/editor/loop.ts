/** How long somebody who works on the editor waits: from a saved source to what has come of it on the screen. */
import { copyFileSync, cpSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type FrameLocator, type Locator, type Page } from 'playwright';
import { findBrowser } from '../../../src/command/browser.ts';
import type { CommandContext } from '../../../src/command/context.ts';
import { median } from '../measure.ts';
import type { Line, Options } from '../report.ts';
import { startEditor } from './start-editor.ts';

/** What is changed in a source, and where that is seen. */
interface Edit {
  name: string;
  file: string;
  change: (source: string, mark: string) => string;
  shown: (page: Page, preview: FrameLocator, mark: string) => Locator;
}

const edits: Edit[] = [
  {
    name: 'a component of the editor',
    file: 'src/editor/window/panes/shell/Bar.tsx',
    change: (source, mark) => source.replace('data-pane="bar"', `data-mark="${mark}" $&`),
    shown: (page, _, mark) => page.locator(`[data-mark="${mark}"]`),
  },
  {
    name: 'the words of a finding (worker)',
    file: 'src/findings/words/de-form.ts',
    change: (source, mark) => source.replace(' gibt es nicht.', ` gibt es nicht (${mark}).`),
    shown: (page, _, mark) => page.locator('[data-pane="form"]').getByText(`(${mark})`).first(),
  },
  {
    name: 'a section (preview)',
    file: 'src/sections/hero/Hero.tsx',
    change: (source, mark) => source.replaceAll('<div>', `<div data-mark="${mark}">`),
    shown: (_, preview, mark) => preview.locator(`[data-mark="${mark}"]`).first(),
  },
];

/** Each way to work on it, with what `npm run edit` is told. */
const ways = [
  { name: 'built', args: [], isBuilt: true },
  { name: '--dev', args: ['--dev'], isBuilt: false },
];

export async function* measureLoop({ root }: CommandContext, { runs }: Options): AsyncGenerator<Line> {
  const executablePath = findBrowser(root);
  if (!executablePath) throw new Error('There is no browser to measure with.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  const copy = copyBuilder(root);
  try {
    for (const way of ways) yield* measureWay(browser, root, copy, way, runs);
  } finally {
    await browser.close();
    rmSync(copy, { recursive: true, force: true });
  }
}

/** @param copy - of the builder at `root`; its sources keep the changes */
async function* measureWay(
  browser: Browser,
  root: string,
  copy: string,
  way: (typeof ways)[number],
  runs: number,
): AsyncGenerator<Line> {
  const start = async () => {
    const started = performance.now();
    const editor = await startEditor(copy, join(copy, 'site.json'), way.args);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
    // What has to be waited for is what is measured.
    context.setDefaultTimeout(10 * 60_000);
    const page = await context.newPage();
    const preview = page.frameLocator('[data-pane="preview"] iframe');
    await page.goto(editor.url);
    await preview.locator('h1').first().waitFor();
    await page.locator('[data-row="/routes/0/sections/0"]').click();
    await page.locator('[data-pane="form"]').getByText('gibt es nicht').first().waitFor();
    const stop = async () => {
      await context.close();
      await editor.stop();
    };
    return { page, preview, stop, took: performance.now() - started };
  };
  rmSync(join(copy, 'node_modules/.cache'), { recursive: true, force: true });
  let open = await start();
  yield line(`${way.name}: start, nothing kept`, [open.took]);
  await open.stop();
  open = await start();
  yield line(`${way.name}: start`, [open.took]);
  for (const { name, file, change, shown } of edits) {
    // Not what an earlier way has left in the copy, in which there may be nothing to change any more.
    const original = readFileSync(join(root, file), 'utf8');
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      const mark = `mark-${run}`;
      const started = performance.now();
      writeFileSync(join(copy, file), change(original, mark));
      if (way.isBuilt) {
        await open.stop();
        open = await start();
      }
      await shown(open.page, open.preview, mark).waitFor();
      times.push(performance.now() - started);
    }
    yield line(`${way.name}: ${name}`, times);
  }
  await open.stop();
}

const line = (name: string, times: readonly number[]): Line => ({
  name,
  value: `${(median(times) / 1000).toFixed(1)} s, at least ${(Math.min(...times) / 1000).toFixed(1)}`,
});

/** A builder whose sources may be changed, with a mistake in its site. */
function copyBuilder(root: string): string {
  // Not below node_modules, where Vite watches nothing.
  const copy = join(root, 'tests/.output/bench-loop');
  rmSync(copy, { recursive: true, force: true });
  for (const name of [
    'schema',
    'scripts',
    'src',
    'tests/bench',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
  ])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  const site = readFileSync(join(root, 'site.json'), 'utf8');
  writeFileSync(join(copy, 'site.json'), site.replace('"Marketing neu denken.', '"{nowhere} Marketing neu denken.'));
  // Vite serves nothing from outside of the folder, so a symbolic link would not do.
  linkTree(join(root, 'node_modules'), join(copy, 'node_modules'), (name) => !name.startsWith('.'));
  return copy;
}

function linkTree(from: string, to: string, isWanted: (name: string) => boolean): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (!isWanted(entry.name)) continue;
    if (entry.isDirectory()) linkTree(source, target, () => true);
    else if (entry.isFile()) linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
