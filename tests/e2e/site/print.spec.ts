/** A page on paper: everything can be read, without grounds and without a click. */
import { expect, type Page } from 'playwright/test';
import { everyThird } from '../../support/project/slice.ts';
import { testInOneWindow } from '../one-window.ts';
import { site, unknownPath } from '../subject.ts';
import { appStarted } from '../visitor.ts';

const test = testInOneWindow();

/** A4 upright, whole and between its margins, in CSS pixels. */
const sheet = { width: 794, height: 1123 };
const paper = { width: 673, height: 987 };

/** Links like buttons that write a mail, or lead to another place of this site: on paper a label in a box, and no address. */
const deadButtons = 'a[data-variant]:is([href^="mailto:"], [href^="#"], [href^="/"])';

/** The ways around the site, the page and a menu, home from a text, to another language and to other entries, the way past them and the one that led to it, buttons, what chooses among cards; links like buttons; and the caption of a photo that paper does without. */
const onlyToClick = `button, header, [data-part="languages"], [data-part="entries"], .skip-link, nav summary, main nav > :is(ol, ul), fieldset:not(form fieldset), [data-text-on] ~ p, p:has(> a[href="/"]:only-child), ${deadButtons}`;

/** Every piece of text that can be seen, in the order of the page, with its place in the document. */
const shown = (page: Page) =>
  page.evaluate((clicked) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { text: string; seen: boolean; click: boolean }[] = [];
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      const text = nodeValue?.trim();
      if (!text || !parentElement || parentElement.closest('script, style, option')) continue;
      texts.push({
        text,
        seen: parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        click: parentElement.closest(clicked) !== null,
      });
    }
    return texts;
  }, onlyToClick);

/** What printed texts and links look like: those that are too pale for white paper, and links to elsewhere without their address. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const contrastWithPaper = (color: string) => {
      if (!canvas) return 0;
      canvas.fillStyle = '#fff';
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      // WCAG 2.2, relative luminance.
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
    };
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!element.checkVisibility() || element.closest('.visually-hidden')) continue;
      const name = `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 30)}"`;
      const { position, color } = getComputedStyle(element);
      // On paper it would stand on every sheet, over the text.
      if (position === 'fixed' || position === 'sticky') found.push(`${name} is ${position}`);
      const speaks = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
      if (speaks && contrastWithPaper(color) < 4.5) found.push(`${name} is pale: ${color}`);
      if (element instanceof HTMLAnchorElement && element.target === '_blank') {
        const said = element.textContent + getComputedStyle(element, '::after').content;
        if (!said.includes(element.getAttribute('href') ?? '')) found.push(`${name} does not say where it leads`);
      }
    }
    // The first few say what is wrong.
    return found.slice(0, 10);
  });

/**
 * What the ends of sheets part: a heading from what it is for, what a section begins with from what follows it, a card from its edge.
 * Columns break as sheets do, and their places can be measured.
 */
const parted = (page: Page) =>
  page.evaluate(({ width, height }) => {
    const [root, main] = [document.getElementById('_root'), document.querySelector('main')];
    if (!root || !main) return ['There is no page.'];
    const box = { width: `${width}px`, height: `${height}px`, columns: `${width}px`, columnGap: '0', columnFill: 'auto' };
    Object.assign(root.style, box);
    // From the right, the first sheet does not begin at the left edge of the window.
    const start = root.getBoundingClientRect().left;
    const sheetOf = ({ left, right }: DOMRect) => Math.floor(((left + right) / 2 - start) / width);
    /** Where the first text behind an element is, as long as that is in the same place. */
    const behind = (element: Element, place: Element | null) => {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      walker.currentNode = element;
      while (walker.nextNode()) {
        const { currentNode: text } = walker;
        const { parentElement: parent } = text;
        if (element.contains(text) || !text.nodeValue?.trim() || !parent?.checkVisibility()) continue;
        if (parent.closest('.visually-hidden')) continue;
        if (!place?.contains(text)) return undefined;
        const range = document.createRange();
        range.selectNodeContents(text);
        return range.getClientRects()[0];
      }
      return undefined;
    };
    const found: string[] = [];
    for (const heading of main.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
      if (!heading.checkVisibility()) continue;
      const { parentElement: head } = heading;
      // The paragraphs below a section's title are for it, too.
      const isHead = heading.matches('h2[data-depth="0"]') && head?.querySelector(':scope > :not(p, div, h1, h2)') === null;
      const pairs = [[heading, head], ...(head && isHead ? [[head, head.closest('main > *')]] : [])] as const;
      for (const [element, place] of pairs) {
        const last = element && [...element.getClientRects()].at(-1);
        const next = element && behind(element, place ?? null);
        if (last && next && sheetOf(last) !== sheetOf(next)) found.push(`alone: ${element.textContent?.slice(0, 60)}`);
      }
    }
    for (const element of main.querySelectorAll('*')) {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      if (outlineStyle === 'none' || element.getClientRects().length === 0) continue;
      const name = `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 30)}"`;
      if (new Set([...element.getClientRects()].map(sheetOf)).size > 1) found.push(`cut: ${name}`);
      // What is drawn around what stands first on a sheet would be a line at the foot of the sheet before.
      if (Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) > 0) found.push(`edge outside: ${name}`);
    }
    root.removeAttribute('style');
    return found;
  }, paper);

for (const [index, path] of [...site.pages.map((page) => page.path), unknownPath].entries()) {
  test(`${path} can be read on paper`, everyThird(index), async ({ page }) => {
    await page.setViewportSize(paper);
    await page.goto(site.url + path);
    // Where the app comes with the page, it adds what nobody sees yet.
    if ((await page.locator('script[data-eager]').count()) > 0) await appStarted(page);
    const onScreen = await shown(page);
    await page.emulateMedia({ media: 'print' });
    for (const link of await page.locator(deadButtons).all()) await expect(link).toBeHidden();
    await page.setViewportSize(sheet);
    expect(await parted(page)).toEqual([]);
    await page.setViewportSize(paper);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ media: 'print', colorScheme });
      expect(await faults(page), colorScheme).toEqual([]);
      const printed = await shown(page);
      const lost = printed.filter(({ seen, click }, index) => onScreen[index]?.seen && !click && !seen);
      expect(lost, colorScheme).toEqual([]);
      for (const one of ['.skip-link', '.toast']) await expect(page.locator(one)).toBeHidden();
    }
  });
}
