/** What stands beside what, and how much room each has. */
import { expect } from 'playwright/test';
import { pathOf } from '../../support/manifest/gallery.ts';
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
