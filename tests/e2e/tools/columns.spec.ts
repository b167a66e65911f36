/** What stands beside what, and how much room each has. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { pathOf } from '../../support/manifest/gallery.ts';
import { root } from '../../support/project/project.ts';
import { testInOneWindow } from '../one-window.ts';
import { gallery } from '../subject.ts';

const test = testInOneWindow();

test('three cards stand in one row or below each other: none leaves a hole', async ({ page }) => {
  await page.goto(gallery().url + pathOf('card-grid'));
  const rows = () =>
    page
      .locator('[data-layout="grid"][data-count="3"]')
      .evaluateAll((lists) =>
        lists.map(({ children }) => new Set([...children].map((card) => card.getBoundingClientRect().top)).size),
      );
  for (const [width, expected] of [
    [360, 3],
    [720, 3],
    [768, 1],
    [1280, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const found = await rows();
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found), `${width} px`).toEqual(new Set([expected]));
  }
});

test('a long date leaves the last words of a course their room', async ({ page }) => {
  await page.goto(gallery().url + pathOf('course'));
  const shares = await page
    .locator('main [class*="closing_"]')
    .evaluateAll((closings) =>
      closings.map((one) => one.getBoundingClientRect().width / (one.parentElement?.getBoundingClientRect().width ?? 1)),
    );
  expect(shares.length).toBeGreaterThan(0);
  expect(Math.min(...shares)).toBeGreaterThan(0.6);
});

test('a film, and what a provider shows, stand in the middle of the page', async ({ page }) => {
  for (const [type, box] of [
    ['video', 'main figure, main div:has(> video)'],
    ['embed', 'main [class*="stage_"]'],
  ] as const) {
    await page.goto(gallery().url + pathOf(type));
    const sides = await page.locator(box).evaluateAll((boxes) =>
      boxes
        .filter((one) => one.checkVisibility())
        .map((one) => {
          const { left, right } = one.getBoundingClientRect();
          return [left, document.documentElement.clientWidth - right].map(Math.round);
        }),
    );
    expect(sides.length, type).toBeGreaterThan(0);
    for (const [left, right] of sides) expect(left, type).toBe(right);
  }
});

test('rows between lines have one set of columns, whatever each of them has', async ({ page }) => {
  await page.goto(gallery().url + pathOf('card-grid'));
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const lists = await page.locator('[data-look-card-grid="ruled"]:has(> [data-look-card-grid])').evaluateAll((all) =>
      all.map((list) =>
        [...list.querySelectorAll(':scope > [data-look-card-grid="ruled"]')].map((row) => {
          const left = (selector: string) =>
            [...row.querySelectorAll(selector)].map((one) => Math.round(one.getBoundingClientRect().left));
          const [title, text] = [row.querySelector('[data-depth]'), row.querySelector('[data-depth] + p')].map((one) =>
            one?.getBoundingClientRect(),
          );
          return {
            titles: left('[data-depth]'),
            texts: left('[data-depth] + p'),
            points: left(':scope > ul, :scope > div > ul'),
            isBeside: title && text && Math.abs(title.top - text.top) < 12,
          };
        }),
      ),
    );
    expect(lists.length).toBeGreaterThan(2);
    for (const rows of lists) {
      const each = (key: 'titles' | 'texts' | 'points') => new Set(rows.flatMap((row) => row[key])).size;
      expect([each('titles'), each('texts')], `${width} px`).toEqual([1, 1]);
      expect(each('points'), `${width} px`).toBeLessThanOrEqual(1);
    }
    // Where one row has no points, all texts stand beside their titles, also below a badge, and points below the text.
    const mixed = lists.filter(
      (rows) => rows.some(({ points }) => points.length === 0) && rows.some(({ points }) => points.length > 0),
    );
    expect(mixed.length).toBeGreaterThan(0);
    for (const row of mixed.flat()) {
      expect(row.isBeside, `${width} px`).toBe(true);
      if (row.points.length > 0) expect(row.points).toEqual(row.texts);
    }
  }
});

test('an upright picture below a title fills no more than a screen', async ({ page }) => {
  await page.goto(gallery().url + pathOf('hero'));
  await page.setViewportSize({ width: 1280, height: 800 });
  const heights = await page
    .locator('[data-upright] img')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(0);
  expect(Math.max(...heights)).toBeLessThanOrEqual(0.7 * 800);
});

test('the button that lets something load is as wide as what it says, where nothing is behind it', async ({ page }) => {
  await page.goto(gallery().url + pathOf('embed'));
  await page.setViewportSize({ width: 1280, height: 800 });
  const buttons = await page.locator('[class*="blank_"] + * summary').evaluateAll((all) =>
    all.map((one) => {
      const range = new Range();
      range.selectNodeContents(one);
      return [one.getBoundingClientRect().width - range.getBoundingClientRect().width, one.textContent ?? ''] as const;
    }),
  );
  expect(buttons.length).toBeGreaterThan(2);
  for (const [room, text] of buttons) expect(room, text).toBeLessThan(48);
});

test('a text stands where everything stands, with its title beside or above it', async ({ page }) => {
  await page.goto(gallery().url + pathOf('text'));
  await page.setViewportSize({ width: 1280, height: 800 });
  const edges = await page
    .locator('main [data-section="text"] > div > div')
    .evaluateAll((all) =>
      all.map((one) => Math.round(one.firstElementChild?.firstElementChild?.getBoundingClientRect().left ?? -1)),
    );
  expect(edges.length).toBeGreaterThan(5);
  expect(new Set(edges).size).toBe(1);
});

test('a long word in a title beside its text is parted nowhere', async ({ page }) => {
  await page.goto(gallery().url + pathOf('text'));
  const title = page.locator('h2').filter({ hasText: 'Begriffsbestimmungen' });
  for (const width of [960, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await title.evaluate((heading) => {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const range = new Range();
      let tops = 0;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = (node.textContent ?? '').indexOf('Begriff');
        if (at < 0) continue;
        range.setStart(node, at);
        range.setEnd(node, at + 'Begriffsbestimmungen'.length);
        tops += range.getClientRects().length;
      }
      return tops;
    });
    expect(lines, `${width} px`).toBe(1);
  }
});

test('the words of an entry without a picture stand on the lines of those beside it', async ({ ownPage: page }) => {
  const sheet = readFileSync(join(root, 'src/sections/entries/EntriesItem.module.css'), 'utf8');
  const card = (image: string) =>
    `<li class="root" data-layout="cards" ${image && 'data-image'}>${image}<div class="body"><h3 class="title">News</h3></div></li>`;
  const picture = '<img style="display: block; margin: -24px -24px 0; aspect-ratio: 3 / 2" alt="">';
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.setContent(
    `<style>:root { --space-5: 20px; --space-6: 24px; --text-h2: 44px; --text-h3: 22px } li { display: flex; flex-direction: column }${sheet}</style>
    <ul style="display: grid; grid-template-columns: repeat(3, 1fr); padding: 0">${card('')}${card(picture)}${card(picture)}</ul>`,
  );
  const titles = await page
    .locator('h3')
    .evaluateAll((all) => all.map((one) => [Math.round(one.getBoundingClientRect().top), getComputedStyle(one).fontSize].join()));
  expect(titles).toHaveLength(3);
  expect(new Set(titles).size).toBe(1);
});

test('running text has one size and one colour, beside a picture as below a title', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const looks = async (type: string, paragraphs: string) => {
    await page.goto(gallery().url + pathOf(type));
    return page.locator(paragraphs).evaluateAll((all) =>
      all.map((one) => {
        const { fontSize, color } = getComputedStyle(one);
        return `${fontSize} ${color}`;
      }),
    );
  };
  const ofTexts = await looks(
    'text',
    '[data-section="text"][data-tone="plain"] > div > :not([data-look-text]) p:not(:has(+ h1, + h2))',
  );
  const besidePictures = await looks('split', '[data-section="split"][data-tone="plain"] [data-part="title"] ~ p');
  expect([ofTexts.length, besidePictures.length].every((count) => count > 2)).toBe(true);
  expect([...new Set(besidePictures)]).toEqual([ofTexts[0]]);
});

test('the titles of chapters in legal texts are a little larger than the text', async ({ page }) => {
  await page.goto(gallery().url + pathOf('legal-text'));
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const sizes = await page
      .locator('[class*="chapterTitle_"]')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    expect(sizes.length).toBeGreaterThan(2);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(22);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(24);
  }
});

test('no heading within a text sticks to the picture, table or code below it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const found: number[] = [];
  for (const type of ['article', 'text']) {
    await page.goto(gallery().url + pathOf(type));
    found.push(
      ...(await page
        .locator('[data-depth]')
        .evaluateAll((all) =>
          all.flatMap((one) =>
            one.nextElementSibling?.matches('[data-wide]')
              ? [one.nextElementSibling.getBoundingClientRect().top - one.getBoundingClientRect().bottom]
              : [],
          ),
        )),
    );
  }
  expect(found.length).toBeGreaterThan(1);
  expect(Math.min(...found)).toBeGreaterThanOrEqual(20);
});

test('days and their times begin on the same line, also where the times need two', async ({ page }) => {
  await page.goto(gallery().url + pathOf('opening-hours'));
  await page.setViewportSize({ width: 360, height: 800 });
  const rows = await page.locator('[class*="times_"]').evaluateAll((all) =>
    all.map((times) => {
      const [days, first] = [times.previousElementSibling, times].map((cell) => {
        const range = new Range();
        if (cell) range.selectNodeContents(cell);
        return range.getClientRects()[0]?.top ?? 0;
      });
      return {
        text: times.textContent,
        apart: Math.abs((days ?? 0) - (first ?? 0)),
        height: times.getBoundingClientRect().height,
      };
    }),
  );
  expect(rows.some(({ height }) => height > 60)).toBe(true);
  for (const { text, apart } of rows) expect(apart, text ?? '').toBeLessThan(8);
});
