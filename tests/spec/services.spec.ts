/** The rows of the services on tablets, where the sheet of own styles puts each stone below its number. */
import { expect } from 'playwright/test';
import { testInOneWindow } from '../e2e/one-window.ts';

const test = testInOneWindow();

test('the points of each service stand right below its text', async ({ page }) => {
  await page.goto(`${process.env.SITE_URL ?? ''}/leistungen`);
  for (const width of [740, 768, 880]) {
    await page.setViewportSize({ width, height: 1024 });
    const gaps = await page.locator('li[data-look-card-grid="ruled"]:has(> ul)').evaluateAll((rows) =>
      rows.map((row) => {
        const [text, points] = [row.querySelector('[data-depth] + p'), row.querySelector(':scope > ul')];
        return (points?.getBoundingClientRect().top ?? 0) - (text?.getBoundingClientRect().bottom ?? 0);
      }),
    );
    expect(gaps).toHaveLength(6);
    expect(Math.max(...gaps), `${width} px`).toBeLessThan(32);
  }
});
