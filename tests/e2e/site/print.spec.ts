/** A page on paper: everything can be read, without grounds and without a click. */
import { expect, type Page, test } from 'playwright/test';
import { everyThird } from '../../slice.ts';
import { site, unknownPath } from '../subject.ts';

/** A4 upright between its margins, in CSS pixels. */
const paper = { width: 673, height: 987 };

/** The ways around the site and the page, the way past them and the one that led to it, buttons, what chooses among cards; and links like buttons that write a mail or lead to the start. */
const onlyToClick =
  'button, header, .skip-link, nav summary, main nav > ol, fieldset:not(form fieldset), a[data-variant]:is([href^="mailto:"], [href="/"])';

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

for (const [index, path] of [...site.pages.map((page) => page.path), unknownPath].entries()) {
  test(`${path} can be read on paper`, everyThird(index), async ({ page }) => {
    await page.setViewportSize(paper);
    await page.goto(site.url + path);
    const onScreen = await shown(page);
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
