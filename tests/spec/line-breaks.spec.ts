/** No line of the site ends where a reader would stumble: the renderer keeps together what belongs together (src/parts/line-breaks/). */
import { expect, type Page } from 'playwright/test';
import { testInOneWindow } from '../e2e/one-window.ts';
import { unknownPath } from '../e2e/subject.ts';
import { everyThird } from '../support/project/slice.ts';
import { keptTogether, routes, widths } from './table.ts';

const test = testInOneWindow();

/** The pieces of the page's text that stand on more than one line although they may not. Runs in the page. */
function tornApart(sources: string[]): string[] {
  const pattern = new RegExp(sources.join('|'), 'gu');
  const blockOf = (element: Element): Element => {
    const { display } = getComputedStyle(element);
    const { parentElement } = element;
    return parentElement && (display === 'inline' || display === 'contents') ? blockOf(parentElement) : element;
  };
  const blocks = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (!parent?.checkVisibility() || parent.closest('script, style, option, .visually-hidden')) continue;
    const block = blockOf(parent);
    blocks.set(block, [...(blocks.get(block) ?? []), text]);
  }
  const torn: string[] = [];
  for (const nodes of blocks.values()) {
    const places = nodes.flatMap((node) => [...node.data].map((letter, offset) => ({ node, offset, letter })));
    const whole = places.map(({ letter }) => letter.replace(/\s/, ' ')).join('');
    for (const { 0: unit, index } of whole.matchAll(pattern)) {
      const lines = places.slice(index, index + unit.length).flatMap(({ node, offset, letter }) => {
        const range = document.createRange();
        range.setStart(node, offset);
        range.setEnd(node, offset + 1);
        const box = range.getBoundingClientRect();
        return letter.trim() && box.width ? [box] : [];
      });
      // What stands on the same line overlaps in height.
      const [first] = lines;
      if (first && lines.some((box) => box.top >= first.bottom || box.bottom <= first.top)) torn.push(unit);
    }
  }
  return torn;
}

/** What the form says only later is looked at as well. */
const showAll = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('[hidden]')) one.hidden = false;
  });

for (const [index, path] of [...routes, '*'].entries()) {
  test(`${path}: no line ends within what belongs together`, everyThird(index), async ({ page }) => {
    await page.goto((process.env.SITE_URL ?? '') + (path === '*' ? unknownPath : path));
    await showAll(page);
    const found: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const torn = await page.evaluate(tornApart, keptTogether);
      found.push(...new Set(torn.map((unit) => `${width} px: ${unit}`)));
    }
    expect(found).toEqual([]);
  });
}

test('what would be torn apart is found', async ({ ownPage: page }) => {
  await page.setContent('<p style="width: 4em">Wir stärken die KI-<b>Kompetenz</b> im Team.</p>');
  expect(await page.evaluate(tornApart, keptTogether)).toEqual(['KI-Kompetenz']);
});
