/** A card can be told from what it lies on, whatever colours a brand has. */
import { expect, type Page } from 'playwright/test';
import { pathOf, sectionTypes } from '../../support/manifest/gallery.ts';
import { rowsOf } from '../../support/project/slice.ts';
import { testInOneWindow } from '../one-window.ts';
import { gallery } from '../subject.ts';

const test = testInOneWindow();

test.use({ colorScheme: 'light' });

/** The boxes of a page that have the same ground as what they lie on, and nothing around them. */
const lostCards = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const clear = 'rgba(0, 0, 0, 0)';
    const hasEdge = ({ borderTopStyle, borderTopColor, outlineStyle, outlineColor, boxShadow }: CSSStyleDeclaration) =>
      (borderTopStyle !== 'none' && borderTopColor !== clear) ||
      (outlineStyle !== 'none' && outlineColor !== clear) ||
      boxShadow !== 'none';
    // Boxes to tick are drawn by the browser, edge and all.
    const drawn = 'option, [type="hidden"], [type="radio"], [type="checkbox"]';
    return [...document.querySelectorAll(`main > * :not(${drawn})`)].flatMap((element) => {
      const styles = getComputedStyle(element);
      const { backgroundColor: ground, position } = styles;
      if (ground === clear || hasEdge(styles) || element.getClientRects().length === 0) return [];
      // What stays while the page passes below it is no card: it is to look like the page.
      if (position === 'sticky') return [];
      // What an image fills is seen by the image.
      const image = element.querySelector('img')?.getBoundingClientRect();
      const { width, height } = element.getBoundingClientRect();
      if (image && image.width >= width - 1 && image.height >= height - 1) return [];
      // As is a caption that lies on its own photo.
      const own = element.closest('figure')?.querySelector('img')?.getBoundingClientRect();
      const box = element.getBoundingClientRect();
      if (own && own.top <= box.top && own.bottom >= box.bottom) return [];
      // As is what lies on the photo behind a section. What lies on its panel or its veil still needs an edge.
      const photo = element.parentElement?.querySelector(':scope > [data-text-on]')?.getBoundingClientRect();
      const { top, bottom } = element.getBoundingClientRect();
      if (photo && photo.top <= top && photo.bottom >= bottom) return [];
      let below = element.parentElement;
      while (below && getComputedStyle(below).backgroundColor === clear) below = below.parentElement;
      return below && getComputedStyle(below).backgroundColor === ground ? [element.outerHTML.slice(0, 120)] : [];
    });
  });

test('a card on a ground of its own colour has an edge', async ({ page }) => {
  const { url, manifest } = gallery();
  const { ground, surface } = manifest.theme.colors;
  // As many brands have it: white on white.
  expect(surface?.light).toBe(ground?.light);
  for (const type of rowsOf(sectionTypes)) {
    expect((await page.goto(url + pathOf(type)))?.status(), type).toBe(200);
    expect(await lostCards(page), type).toEqual([]);
  }
});
