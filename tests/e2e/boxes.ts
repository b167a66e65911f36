/** Where everything on a page stands. */
import type { Page } from 'playwright/test';

/** The box of each element of a page, to the pixel, once its images are there. Sources of pictures are none that anybody sees. */
export async function boxesOf(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  return page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    return [...document.querySelectorAll('body *:not(source, link, script)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const name = `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;
      return `${name} ${[x, y, width, height].map(Math.round).join(' ')}`;
    });
  });
}

/** The boxes that are not where they are expected, short enough to read. */
export function moved(boxes: readonly string[], expected: readonly string[]): string[] {
  if (expected.length === 0) return ['no elements at all'];
  if (boxes.length !== expected.length) return [`${boxes.length} elements, not ${expected.length}`];
  // Classes say which one it is; a photo has corners that a drawing has not.
  const place = (box = '') => box.replace(/ class="[^"]*"/, '');
  return boxes
    .flatMap((box, index) => (place(box) === place(expected[index]) ? [] : [`${box}, not ${expected[index]}`]))
    .slice(0, 20);
}
