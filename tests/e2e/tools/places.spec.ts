/** Where things stand in their sections and what corners they have, on the pages of the examples. */
import { expect, type Locator, type Page } from 'playwright/test';
import sharp from 'sharp';
import { contrast } from '../../../src/colors/contrast.ts';
import { pathOf } from '../../support/manifest/gallery.ts';
import { everyThird } from '../../support/project/slice.ts';
import { testInOneWindow } from '../one-window.ts';
import { gallery } from '../subject.ts';

const test = testInOneWindow();

// Tests may add styles, which no policy of a page allows.
test.use({ colorScheme: 'light', reducedMotion: 'reduce', bypassCSP: true });

/** Opens the page of a type's examples. */
async function open(page: Page, type: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(gallery().url + pathOf(type));
}

/** The section with a heading. */
const sectionOf = (page: Page, name: string | RegExp): Locator =>
  page.locator('main > section').filter({ has: page.locator('h1, h2').filter({ hasText: name }) });

/** For the screenshot of a section that is higher than the window, the browser may take another file of a photo, which it then has to load. */
const leaveOneFile = (section: Locator) =>
  section.locator('source').evaluateAll((sources) => {
    for (const source of sources) source.remove();
  });

interface Pixels {
  at: (x: number, y: number) => string;
  width: number;
  height: number;
}

/** What a section shows, as `#rrggbb` of each pixel. */
async function pixelsOf(section: Locator): Promise<Pixels> {
  const { data, info } = await sharp(await section.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { width, height, at: (x, y) => `#${data.subarray(3 * (y * width + x), 3 * (y * width + x) + 3).toString('hex')}` };
}

/** The boxes of all lines of text that stand on a section's own ground, and what they are written in, as `#rrggbb`. */
const linesOn = (section: Locator) =>
  section.evaluate((root) => {
    const { left, top } = root.getBoundingClientRect();
    const hex = (color: string) =>
      `#${(color.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
    const isBare = (element: Element | null): boolean =>
      !element ||
      element === root ||
      (getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)' && isBare(element.parentElement));
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: { ink: string; left: number; right: number; top: number; bottom: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !isBare(parent) || parent.closest('.visually-hidden')) continue;
      const range = new Range();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        found.push({
          ink: hex(getComputedStyle(parent).color),
          left: box.left - left,
          right: box.right - left,
          top: box.top - top,
          bottom: box.bottom - top,
        });
    }
    return found;
  });

for (const { type, title, clear } of [
  // A type whose words leave a side free shows the photo there as it is.
  { type: 'hero', title: 'We bake, you sleep in', clear: { narrow: 150, wide: 120 } },
  { type: 'call-to-action', title: 'Breakfast by the lake', clear: { narrow: 0, wide: 0 } },
  { type: 'call-to-action', title: 'Supper by the lake', clear: { narrow: 150, wide: 120 } },
]) {
  for (const widths of [[360, 1280], [768]]) {
    const details = widths.includes(768) || type !== 'hero' ? { tag: '@deep' } : {};
    test(
      `whatever the photo behind "${title}" shows, the words can be read, at ${widths.join(' and ')} pixels`,
      details,
      async ({ page }) => {
        for (const width of widths) {
          await open(page, type, width);
          const section = sectionOf(page, title);
          const image = section.locator('img');
          await leaveOneFile(section);
          await image.scrollIntoViewIfNeeded();
          await image.evaluate((element: HTMLImageElement) => element.decode());
          const lines = await linesOn(section);
          expect(lines.length).toBeGreaterThan(title.startsWith('Supper') ? -1 : 3);
          await page.addStyleTag({
            content:
              'header { display: none } main > section > div > div > * * { visibility: hidden } main img { visibility: visible !important }',
          });
          const veiled = await pixelsOf(section);
          // As it would be with no veil and no panel at all.
          const bare = await page.addStyleTag({
            content: 'main ::before, main ::after, main > section > div { background: none !important }',
          });
          const whole = await pixelsOf(section);
          await bare.evaluate((element) => (element as Element).remove());
          const box = await image.boundingBox();
          // In rows of pixels across the whole band.
          const same = countSame(veiled, whole, Math.floor(box?.height ?? 0)) * (box?.height ?? 0);
          expect(same, `at ${width} pixels`).toBeGreaterThanOrEqual(width < 960 ? clear.narrow : clear.wide);
          for (const color of ['000000', 'ffffff']) {
            const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path fill="%23${color}" d="M0 0h9v9H0z"/></svg>`;
            await image.evaluate((element: HTMLImageElement, src) => {
              element.src = src;
              return element.decode();
            }, `data:image/svg+xml,${drawn}`);
            const seen = await pixelsOf(section);
            for (const { ink, left, right, top, bottom } of lines) {
              for (const [x, y] of [
                [left, top],
                [right, top],
                [left, bottom],
                [right, bottom],
              ] as const) {
                const ground = seen.at(Math.min(seen.width - 1, Math.round(x)), Math.min(seen.height - 1, Math.round(y)));
                expect(contrast(ink, ground), `${ink} on ${ground} at ${x}, ${y} of ${width} pixels`).toBeGreaterThanOrEqual(4.5);
              }
            }
          }
        }
      },
    );
  }
}

/** The share of the first rows of two pictures that is the same in both. */
function countSame(one: Pixels, other: Pixels, rows: number): number {
  let same = 0;
  const height = Math.min(rows, one.height, other.height);
  for (let y = 0; y < height; y++) for (let x = 0; x < one.width; x++) if (one.at(x, y) === other.at(x, y)) same++;
  return same / (height * one.width);
}

test('a photo without a frame has the corners of cards; a drawing has none, nor has what reaches to the edges', async ({
  page,
}) => {
  const corner = `${(gallery().manifest.theme as unknown as { radius: { card: number } }).radius.card}px`;
  expect(corner).not.toBe('0px');
  const image = (name: string | RegExp) => sectionOf(page, name).locator('img').first();
  await open(page, 'split', 1280);
  await expect.soft(image('The plan of the house')).toHaveCSS('border-radius', corner);
  await expect.soft(image('For one or for many')).toHaveCSS('border-radius', '0px');
  await open(page, 'hero', 1280);
  await expect.soft(image('We bake, you sleep in')).toHaveCSS('border-radius', '0px');
  // A way ends with the page above, not with a line that leads on.
  const steps = page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem');
  const behind = await steps.evaluateAll((all) => all.map((step) => getComputedStyle(step, '::after').content !== 'none'));
  expect(behind).toEqual([true, false]);
});

test('offers fill their rows, three side by side at most', everyThird(0), async ({ page }) => {
  for (const [width, most] of [
    [1280, 3],
    [768, 2],
    [360, 1],
  ] as const) {
    await open(page, 'pricing', width);
    const list = sectionOf(page, 'Join us').getByRole('list').first();
    const rows = await list.evaluate((element) => {
      const found = new Map<number, number[]>();
      for (const offer of element.children) {
        const { top, left, right } = offer.getBoundingClientRect();
        found.set(top, [...(found.get(top) ?? []), left, right]);
      }
      const { left, right } = element.getBoundingClientRect();
      return [...found.values()].map((ends) => ({
        offers: ends.length / 2,
        isFull: Math.abs(Math.min(...ends) - left) < 1 && Math.abs(Math.max(...ends) - right) < 1,
      }));
    });
    expect(rows.map(({ isFull }) => isFull)).toEqual(rows.map(() => true));
    expect(Math.max(...rows.map(({ offers }) => offers))).toBe(most);
  }
});

test(
  'a name alone stands in the middle of its portrait, and a phone number in a heading is underlined on a phone',
  everyThird(1),
  async ({ page }) => {
    await open(page, 'testimonials', 1280);
    const section = sectionOf(page, 'A guest');
    const middle = async (of: Locator) => {
      const { y = 0, height = 0 } = (await of.boundingBox()) ?? {};
      return y + height / 2;
    };
    const away = (await middle(section.getByText('Bea Example'))) - (await middle(section.locator('img')));
    expect.soft(Math.abs(away)).toBeLessThan(2);
    await open(page, 'split', 360);
    const number = sectionOf(page, /^Call us/).getByText('+49 151 12345678');
    await expect(number).toHaveCSS('text-decoration-line', 'underline');
  },
);

test('no row of a photo is seen below its veil, also where pixels of the page are no whole pixels of the screen', async ({
  browser,
}) => {
  for (const [width, deviceScaleFactor] of [
    [412, 2.625],
    [360, 1.5],
  ] as const) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, deviceScaleFactor, bypassCSP: true });
    const page = await context.newPage();
    await page.goto(gallery().url + pathOf('hero'));
    const section = sectionOf(page, 'We bake, you sleep in');
    const image = section.locator('img');
    await leaveOneFile(section);
    await image.evaluate((element: HTMLImageElement) => {
      element.src =
        'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9H0z"/></svg>';
      return element.decode();
    });
    const seen = await pixelsOf(section);
    const [box, outer] = [await image.boundingBox(), await section.boundingBox()];
    const end = Math.round(((box?.y ?? 0) + (box?.height ?? 0) - (outer?.y ?? 0)) * deviceScaleFactor);
    expect(end).toBeLessThan(seen.height - 6);
    const rows = Array.from({ length: 13 }, (_, index) => seen.at(3, end - 6 + index));
    // Where a gradient ends, browsers mix rows of two shades that nobody tells apart.
    const reds = rows.map((row) => Number.parseInt(row.slice(1, 3), 16));
    expect(Math.max(...reds) - Math.min(...reds), `${width} × ${deviceScaleFactor}: ${rows}`).toBeLessThan(4);
    await context.close();
  }
});
