/** Every page of the site in Firefox. */
import { expect, test } from 'vitest';
import { unknownPath } from '../e2e/subject.ts';
import { open, paths, setStage, startApp, tooWide } from './stage.ts';

setStage('site');

test.each([...paths, unknownPath])('%s is quiet, fits the window, and the app takes it over', async (path) => {
  for (const width of [360, 1280]) {
    const { page, heard } = await open(path, width);
    expect(await tooWide(page), `${width} px, as it came`).toEqual([]);
    await startApp(page);
    expect(await tooWide(page), `${width} px, in the app`).toEqual([]);
    expect(await page.$$eval('h1', (headings) => headings.length)).toBe(1);
    // What stands nowhere says so.
    const said =
      path === unknownPath ? [expect.stringMatching(/^status 404: /), expect.stringMatching(/^console error: 404 /)] : [];
    expect(heard, `${width} px`).toEqual(said);
    await page.close();
  }
});

test('the menu opens, and its links change the page in place', async () => {
  const { page, heard } = await open('/', 360);
  await startApp(page);
  await page.evaluate(() => Object.assign(window, { marked: true }));
  await page.click('header button[popovertarget]');
  await page.waitForSelector('header [popover]:popover-open');
  expect(await tooWide(page)).toEqual([]);
  const title = await page.title();
  const links = await page.$$('header [popover] a[href^="/"]:not([data-document])');
  await links[0]?.click();
  await page.waitForFunction((before) => document.title !== before, {}, title);
  expect(await page.$('header [popover]:popover-open')).toBe(null);
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);
  await page.goBack();
  await page.waitForFunction((before) => document.title === before, {}, title);
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);
  expect(heard).toEqual([]);
});
