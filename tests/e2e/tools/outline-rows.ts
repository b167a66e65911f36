/** The rows of the editor's outline: how they are found, and how one is dragged. */
import type { Locator, Page } from 'playwright/test';

/** The row of a page or of a section. @param pointer - its place in the draft */
export const rowOf = (page: Page, pointer: string): Locator => page.locator(`[data-row="${pointer}"]`);

/** As a hand does it: a drag begins when the pointer has moved a little. */
export async function drag(page: Page, from: Locator, to: Locator, where: 'above' | 'below'): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('What is dragged, or where, is not to be seen.');
  await page.mouse.move(start.x + 40, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + 44, start.y + start.height / 2 + 8, { steps: 4 });
  await page.mouse.move(end.x + 40, where === 'below' ? end.y + end.height - 4 : end.y + 4, { steps: 8 });
  await page.mouse.up();
}
