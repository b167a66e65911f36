/** Large text, wide spacing, colours of the visitor's own: nothing is cut, covered or lost. */
import { expect, type Page } from 'playwright/test';
import { coveredStops } from '../../../packages/tools/page.js';
import { everyThird, rowsOf } from '../../support/project/slice.ts';
import { testInOneWindow } from '../one-window.ts';
import { tooWide } from '../quiet.ts';
import { site, unknownPath } from '../subject.ts';

const test = testInOneWindow();

// What is added here stands for what visitors tell their browsers, which no policy of a page can forbid.
test.use({ bypassCSP: true, reducedMotion: 'reduce' });

/** Words on buttons that go on in the next line. */
const brokenWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(a, button)[class*="button_"]')].flatMap((label) => {
      const letters = document.createTreeWalker(label, NodeFilter.SHOW_TEXT).nextNode();
      return [...(letters?.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
        const range = new Range();
        range.setStart(letters as Text, index);
        range.setEnd(letters as Text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
      });
    }),
  );

const paths = [...site.pages.map(({ path }) => path), unknownPath];

for (const [index, path] of paths.entries()) {
  test(`${path} on a large screen at 400 %`, everyThird(index), async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 200 });
    await page.goto(site.url + path);
    expect(await tooWide(page)).toEqual([]);
    expect(await coveredStops(page)).toEqual([]);
    expect(await brokenWords(page)).toEqual([]);
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    // What is there to read has the whole window.
    await expect(page.locator('header').first()).not.toBeInViewport();
  });

  test(`${path} with wide spacing`, everyThird(index), async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(site.url + path);
    const spacing = 'line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important';
    await page.addStyleTag({ content: `* { ${spacing} } p { margin-block-end: 2em !important }` });
    expect(await tooWide(page)).toEqual([]);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => {
          const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
          if (clipPath !== 'none' || position === 'absolute' || element.closest('[aria-hidden]') || !element.innerText?.trim())
            return false;
          const beyond = (is: string, size: number, room: number) => /hidden|clip/.test(is) && size > room + 2;
          // What is only heard may lie beyond.
          if (element.querySelector('.visually-hidden')) return false;
          return (
            beyond(overflowX, element.scrollWidth, element.clientWidth) ||
            beyond(overflowY, element.scrollHeight, element.clientHeight)
          );
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(cut).toEqual([]);
  });
}

/** What has only a ground, where grounds are gone: an emphasis that lies over its letters, buttons that are all alike, tokens without an edge. */
const lostGrounds = (page: Page) =>
  page.evaluate(() => {
    const styleOf = (element: Element, part?: string) => getComputedStyle(element, part);
    const all = (selector: string) => [...document.querySelectorAll(`main ${selector}`)].filter((one) => one.checkVisibility());
    const ground = styleOf(document.body).backgroundColor;
    const edges = [
      ...all('[class*="stone_"]').map((one) => styleOf(one)),
      ...all('ol[class*="steps_"] > li').map((one) => styleOf(one, '::before')),
    ];
    return [
      ...all('h1 em')
        .map((one) => styleOf(one))
        .filter(
          ({ textDecorationThickness: thickness, textUnderlineOffset: offset, fontSize }) =>
            Number.parseFloat(offset) < 0 || Number.parseFloat(thickness) > Number.parseFloat(fontSize) * 0.15,
        )
        .map(() => 'a bar over the emphasis of the title'),
      ...all('[data-variant="filled"]')
        .filter((one) => styleOf(one).backgroundColor === ground)
        .map(({ textContent }) => `a filled button on nothing: ${textContent}`),
      ...edges.filter(({ borderTopWidth }) => borderTopWidth === '0px').map(() => 'a token without an edge'),
      ...all('p:has(+ h1)')
        .filter((one) => styleOf(one).paddingInlineStart !== '0px')
        .map(({ textContent }) => `an indent without a pill: ${textContent}`),
    ];
  });

test('with forced colours the current page is still marked, and buttons and fields have edges', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of rowsOf(paths)) {
    await page.goto(site.url + path);
    const current = page.locator('header nav a[aria-current]');
    for (const link of await current.all()) await expect(link).toHaveCSS('text-decoration-line', 'underline');
    const bare = await page.evaluate(() => {
      const solid = (style: CSSStyleDeclaration) =>
        style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) > 0;
      return [
        ...document.querySelectorAll<HTMLElement>(
          // Boxes to tick are drawn by the browser itself.
          'main a[class*="action"], main button, main input:not([type="hidden"], [type="radio"], [type="checkbox"], [tabindex="-1"])',
        ),
      ]
        .filter((element) => element.checkVisibility() && !solid(getComputedStyle(element)))
        .map(({ outerHTML }) => outerHTML.slice(0, 80));
    });
    expect(bare, path).toEqual([]);
    expect(await lostGrounds(page), path).toEqual([]);
  }
});
