/** What a page is for is seen without scrolling: its main action, or the first line of a text that has none. */
import { expect } from 'playwright/test';
import { testInOneWindow } from '../e2e/one-window.ts';
import { unknownPath } from '../e2e/subject.ts';
import { everyThird } from '../support/project/slice.ts';
import { firstScreens, mainActions } from './table.ts';

const test = testInOneWindow();

/** Where the main action stands and what of it cannot be seen, if it is not wholly in the window. Runs in the page. */
function outside(main: Element, { pattern, field }: { pattern: string; field: boolean }): string | undefined {
  const boxes: [Element, DOMRect][] = [];
  if (pattern) {
    const name = new RegExp(pattern);
    const labels = [...main.querySelectorAll(field ? 'label' : 'a')].filter((one) => name.test(one.textContent?.trim() ?? ''));
    for (const label of labels) {
      const target = label instanceof HTMLLabelElement ? label.control : label;
      if (target?.checkVisibility()) boxes.push([target, target.getBoundingClientRect()]);
    }
  } else {
    const title = main.querySelector('h1');
    const text = [...main.querySelectorAll('p, address')].find(
      (one) => title && one.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_PRECEDING,
    );
    const range = document.createRange();
    if (text) range.selectNodeContents(text);
    const [line] = range.getClientRects();
    if (text && line) boxes.push([text, line]);
  }
  // The middle of each edge: corners are round, and half a pixel is lost where boxes are no whole pixels high.
  const isSeen = ([element, { left, right, top, bottom }]: [Element, DOMRect]) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const points: [number, number][] = [
      [left + 1, y],
      [right - 1, y],
      [x, top + 1],
      [x, bottom - 1],
    ];
    return points.every(([across, down]) => element.contains(document.elementFromPoint(across, down)));
  };
  if (boxes.some(isSeen)) return undefined;
  const [first] = boxes;
  return first ? `from ${Math.round(first[1].top)} to ${Math.round(first[1].bottom)} px` : 'not there';
}

for (const [index, [path, action]] of Object.entries(mainActions).entries()) {
  test(`${path}: what the page is for is wholly in the first screen`, everyThird(index), async ({ page }) => {
    const cut: string[] = [];
    await page.goto((process.env.SITE_URL ?? '') + (path === '*' ? unknownPath : path));
    await page.evaluate(() => document.fonts.ready);
    for (const [width, height] of firstScreens) {
      await page.setViewportSize({ width, height });
      const main = page.locator('main');
      const { link = '', field = '' } = action;
      const places = [];
      if (link || !field) places.push(await main.evaluate(outside, { pattern: link, field: false }));
      if (field) places.push(await main.evaluate(outside, { pattern: field, field: true }));
      if (!places.includes(undefined)) cut.push(`${width} × ${height}: ${places.join(', ')}`);
    }
    expect(cut).toEqual([]);
  });
}
