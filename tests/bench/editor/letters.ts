/** Letters typed in the editor, each with the time until its field and the page are painted. */
import type { Locator, Page } from 'playwright';
import { keysOf } from '../../support/editor/keys.ts';

/** What the editor's window remembers while it is measured. */
export interface Letters {
  /** When each draft was painted. */
  painted: number[];
  /** When each key was pressed, and when the next frame after it was painted. */
  keys: { pressed: number; shown: number }[];
}

/** Runs in the editor's window before everything else. */
export function recordLetters(): void {
  const letters = window as unknown as Letters;
  letters.painted = [];
  letters.keys = [];
  addEventListener('message', ({ data }: MessageEvent<{ type?: string }>) => {
    if (data.type === 'painted') letters.painted.push(performance.now());
  });
  addEventListener(
    'keydown',
    () => {
      const key = { pressed: performance.now(), shown: 0 };
      letters.keys.push(key);
      requestAnimationFrame(() =>
        setTimeout(() => {
          key.shown = performance.now();
        }),
      );
    },
    { capture: true },
  );
}

/** So many letters count; the first ones wake up what sleeps. */
const [wakeUp, count] = [5, 25];

/** How many letters are typed in all. */
export const typed = wakeUp + count;

/** Types at the end of a field, a letter whenever the one before is on the page, and takes it all back. */
export async function typeLetters(page: Page, field: Locator): Promise<{ field: number[]; page: number[] }> {
  await field.focus();
  await page.keyboard.press('Control+End');
  const times: { field: number[]; page: number[] } = { field: [], page: [] };
  for (let letter = 0; letter < typed; letter++) {
    const painted = nextPainted(page);
    await page.keyboard.type('a');
    await painted;
    // Nobody types faster.
    await page.waitForTimeout(60);
    if (letter < wakeUp) continue;
    const { shown, seen } = await page.evaluate(() => {
      const { keys, painted } = window as unknown as Letters;
      const key = keys.at(-1);
      return { shown: (key?.shown ?? 0) - (key?.pressed ?? 0), seen: (painted.at(-1) ?? 0) - (key?.pressed ?? 0) };
    });
    times.field.push(shown);
    times.page.push(seen);
  }
  await page.keyboard.press(keysOf('undo'));
  await page.waitForTimeout(100);
  return times;
}

/** Waits without looking again and again, which would be work as well. */
const nextPainted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        addEventListener('message', function hear({ data }: MessageEvent<{ type?: string }>) {
          if (data.type !== 'painted') return;
          removeEventListener('message', hear);
          done();
        });
      }),
  );
