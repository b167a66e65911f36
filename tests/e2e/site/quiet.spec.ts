/** Every page of the site is quiet: see ../quiet.ts. */
import { expect, test } from 'playwright/test';
import { barriers, look, tooWide } from '../quiet.ts';
import { site, unknownPath } from '../subject.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });
    for (const { path } of site.pages) test(`${path} is quiet`, ({ page }) => look(page, site, path));
  });
}

test('the not-found page has no barrier and fits the smallest screen', async ({ page }) => {
  await page.goto(site.url + unknownPath);
  expect(await barriers(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await tooWide(page)).toEqual([]);
});
