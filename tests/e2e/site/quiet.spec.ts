/** Every page of the site is quiet: see ../quiet.ts. */
import { expect, test } from 'playwright/test';
import { barriersInBoth, look, tooWide } from '../quiet.ts';
import { site, unknownPath } from '../subject.ts';

test.use({ reducedMotion: 'reduce' });

// Every other page, and all of them among the long tests.
for (const [index, { path }] of site.pages.entries())
  test(`${path} is quiet`, index % 3 === 0 ? {} : { tag: '@deep' }, ({ page }) => look(page, site, path));

test('the not-found page has no barrier and fits the smallest screen', async ({ page }) => {
  await page.goto(site.url + unknownPath);
  expect(await barriersInBoth(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await tooWide(page)).toEqual([]);
});
