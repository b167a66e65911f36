/** Every page of the site is quiet: see ../quiet.ts. */
import { expect, test } from 'playwright/test';
import { barriersInBoth, look, tooWide } from '../quiet.ts';
import { site, unknownPath } from '../subject.ts';

test.use({ reducedMotion: 'reduce' });

for (const { path } of site.pages) test(`${path} is quiet`, ({ page }) => look(page, site, path));

test('the not-found page has no barrier and fits the smallest screen', async ({ page }) => {
  await page.goto(site.url + unknownPath);
  expect(await barriersInBoth(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await tooWide(page)).toEqual([]);
});
