/** Every page of the site is quiet: see ../quiet.ts. */
import { expect } from 'playwright/test';
import { everyThird } from '../../support/project/slice.ts';
import { testInOneWindow } from '../one-window.ts';
import { barriersInBoth, look, tooWide } from '../quiet.ts';
import { site, unknownPath } from '../subject.ts';

const test = testInOneWindow();

test.use({ reducedMotion: 'reduce' });

for (const [index, { path }] of site.pages.entries())
  test(`${path} is quiet`, everyThird(index), ({ page }) => look(page, site, path));

test('the not-found page has no barrier and fits the smallest screen', async ({ page }) => {
  await page.goto(site.url + unknownPath);
  expect(await barriersInBoth(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await tooWide(page)).toEqual([]);
});
