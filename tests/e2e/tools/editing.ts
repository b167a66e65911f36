/** A site that is being edited: a copy of one, `npm run edit` for it, and its page in the browser. */
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BrowserContext, expect, type FrameLocator, type Locator, type Page, test } from 'playwright/test';
import { keysOf } from '../../support/editor/keys.ts';
import { consultancy, output, root, type Serving, serve } from '../../support/project/project.ts';
import { undoAll } from './form-inputs.ts';

export interface Edited extends Serving {
  /** Path of the manifest. */
  file: string;
  /** What is in it now. */
  text: () => string;
}

/**
 * Edits a copy of `consultancy`.
 *
 * @param name - of the folder; one per spec file
 * @param env - what the command finds set beside what is set here
 */
export async function editCopy(name: string, env: Record<string, string> = {}): Promise<Edited> {
  const folder = emptyFolder(name);
  mkdirSync(join(folder, 'src'), { recursive: true });
  cpSync(join(consultancy, 'media'), join(folder, 'media'), { recursive: true });
  const file = join(folder, 'site.json');
  cpSync(join(consultancy, 'site.json'), file);
  return edit(file, env);
}

/**
 * The same copy for all tests of a spec file, from before the first one to behind the last one.
 *
 * @param name - as above
 */
export function editCopyTogether(name: string): Edited {
  const edited = {} as Edited;
  test.beforeAll(async () => {
    Object.assign(edited, await editCopy(name));
  });
  test.afterAll(() => edited.stop());
  return edited;
}

const shared = new WeakSet<BrowserContext>();

/**
 * `test` for a file whose tests take back what they do: all have one window, with the editor that the first of them opened. To open it anew
 * takes two seconds of a processor.
 */
export function testInOneWindow(): typeof test {
  let window: BrowserContext | undefined;
  const inOneWindow = test.extend({
    context: async ({ browser }, use) => {
      window ??= await browser.newContext();
      shared.add(window);
      await use(window);
    },
    page: async ({ context }, use) => {
      await use(context.pages()[0] ?? (await context.newPage()));
    },
  });
  inOneWindow.afterAll(async () => {
    await window?.close();
    window = undefined;
  });
  return inOneWindow;
}

/** The copy of `consultancy` that all tests of `testAtDesk` edit, one after the other. */
export const deskCopy = {} as Edited;

const desk = { viewport: { width: 1440, height: 900 }, locale: 'de-DE', reducedMotion: 'reduce' } as const;

let atDesk: BrowserContext | undefined;

/** `test` for files that share a copy, its server and a window: one for each worker. What a test has done is taken back behind it, to the first byte. */
export const testAtDesk = test.extend({
  context: async ({ browser }, use, { workerIndex }) => {
    if (!atDesk) {
      Object.assign(deskCopy, await editCopy(`editor-${workerIndex}`));
      atDesk = await browser.newContext(desk);
      shared.add(atDesk);
      // A worker ends with its browser. A fixture of the worker's scope would give these files workers of their own, which cost seconds.
      browser.once('disconnected', () => deskCopy.stop());
    }
    await use(atDesk);
  },
  page: async ({ context }, use, info) => {
    const page = context.pages()[0] ?? (await context.newPage());
    await use(page);
    // After a failure the next test has another worker.
    if (info.status !== info.expectedStatus) return;
    await page.setViewportSize(desk.viewport);
    await undoAll(page);
    if (deskCopy.text() === original) return;
    await page.keyboard.press(keysOf('save'));
    await expect.poll(deskCopy.text).toBe(original);
  },
});

/** What the copies begin with. */
export const original = readFileSync(join(consultancy, 'site.json'), 'utf8');

/** An empty folder for a site of the tests. */
export function emptyFolder(name: string): string {
  const folder = join(process.env.WORK ?? output, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Edits a manifest where it is. */
export async function edit(file: string, env: Record<string, string> = {}): Promise<Edited> {
  const serving = await serve('edit', ['--site', file], { cwd: dirname(file), project: root, env });
  return { ...serving, file, text: () => readFileSync(file, 'utf8') };
}

/** What the editor says, by its language. */
const said = { de: { preview: 'Vorschau der Seite', phone: 'Telefon' }, en: { preview: 'Preview of the page', phone: 'Phone' } };

/** Opens the editor, with the page as wide as a phone, or, in a narrow window, as wide as that: in a frame that is scaled, clicks would miss. */
export async function openEditor(page: Page, { url }: Edited, lang: 'de' | 'en' = 'de'): Promise<FrameLocator> {
  const shown = page.frameLocator(`iframe[title="${said[lang].preview}"]`);
  if (shared.has(page.context()) && page.url() === new URL(url).href) return await beginAgain(page, shown);
  await page.addInitScript((one) => localStorage.setItem('editor-language', one), lang);
  await page.goto(url);
  await expect(page.locator('[data-pane="preview"]')).toBeAttached();
  if (!(await isNarrow(page))) await page.getByTitle(said[lang].phone, { exact: true }).click();
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
  // A site with something left to fill in opens with its first steps; where the focus is and what is scrolled stays as it is.
  if (await page.locator('[data-row="/start"]').count())
    await page.locator('[data-row="/routes/0"]').evaluate((row: HTMLElement) => row.click());
  return shown;
}

/** Where one window is that of several tests: as it was when the editor had opened, at the top of the first page. */
async function beginAgain(page: Page, shown: FrameLocator): Promise<FrameLocator> {
  const trying = page.getByRole('button', { name: 'Ausprobieren' });
  // A narrow window has it in a menu; there nobody leaves it pressed.
  if (!(await isNarrow(page)) && (await trying.getAttribute('aria-pressed')) === 'true') await trying.click();
  const written = shown.locator('[contenteditable]');
  if ((await written.count()) > 0) await written.first().press('Escape');
  await expect(written).toHaveCount(0);
  await page.locator('[data-row="/routes/0"]').evaluate((row: HTMLElement) => row.click());
  await turnTo(page, 'Seite');
  if (!(await isNarrow(page))) await page.getByTitle(said.de.phone, { exact: true }).click();
  await shown.locator('html').evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return shown;
}

const isNarrow = async (page: Page) => (await page.getByRole('tablist').count()) > 0;

/** In a narrow window, which shows one pane: goes to that one. In German. */
export async function turnTo(page: Page, pane: 'Seite' | 'Aufbau' | 'Eingaben'): Promise<void> {
  if (await isNarrow(page)) await page.getByRole('tab', { name: pane }).click();
}

/** In the preview, also where it is scaled: there Playwright's own clicks miss. */
export async function doubleClick(page: Page, text: Locator): Promise<void> {
  const frame = page.locator('iframe');
  await frame.scrollIntoViewIfNeeded();
  const placeOf = () =>
    text.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, height } = element.getBoundingClientRect();
      return { x: left + 20, y: top + height / 2 };
    });
  // The editor may still be scrolling to what was chosen before.
  let inner = { x: 0, y: Number.NaN };
  const rests = async () => {
    const before = inner.y;
    inner = await placeOf();
    return inner.y === before;
  };
  await expect.poll(rests, { intervals: [300] }).toBe(true);
  const point = await frame.evaluate((element: HTMLElement, { x, y }) => {
    const { left, top, width } = element.getBoundingClientRect();
    const scale = width / element.offsetWidth;
    return { x: left + x * scale, y: top + y * scale };
  }, inner);
  await page.mouse.dblclick(point.x, point.y);
}

/** Saves, and tells which lines of the file are gone, and which are new. */
export async function changedBySaving(page: Page, { text }: Edited): Promise<{ gone: string[]; come: string[] }> {
  const before = text();
  await page.keyboard.press(keysOf('save'));
  await expect.poll(text).not.toBe(before);
  const [old, now] = [before.split('\n'), text().split('\n')];
  const without = (lines: string[], others: string[]) =>
    lines.filter((line) => !others.includes(line)).map((line) => line.trim());
  return { gone: without(old, now), come: without(now, old) };
}
