/** What must not disturb a visitor of any page: messages in the console, foreign hosts, barriers, a page wider than the screen. */
import { expect, type Page } from 'playwright/test';
import { appStarted, barriers, barriersInBoth, listen, tooWide } from '../../packages/tools/page.js';
import { plain } from '../support/manifest/manifest.ts';
import { isEager, type Subject } from './subject.ts';

export { barriers, barriersInBoth, tooWide };

/**
 * Looks at one page of a site in light and dark: as it came, at two widths, and in the app with the menu open. That the app shows what the
 * document showed, others prove (styles.spec.ts, the contract of sections). `brief`, at a narrow width before and a wide one after, for
 * pages of a site whose header others have looked at.
 */
export async function look(page: Page, subject: Subject, path: string, brief = false) {
  const heard = listen(page, subject.url);
  const eager = subject.pages.some((route) => route.path === path && isEager(route));
  const quiet = async (width: number, when: string) => {
    await page.setViewportSize({ width, height: 800 });
    expect(await barriersInBoth(page), `${width} px, ${when}`).toEqual([]);
  };
  const fits = async (when: string) => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await tooWide(page), `320 px, ${when}`).toEqual([]);
  };
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(subject.url + path);
  await fits('as it came');
  await quiet(360, 'as it came');
  if (!brief) await quiet(1280, 'as it came');
  if (!eager) {
    const started = await page.evaluate(() => document.documentElement.dataset.started);
    expect(started, 'the app waits for the visitor').toBeUndefined();
  }
  await page.keyboard.press('Shift');
  await appStarted(page);
  if (brief) await quiet(1280, 'in the app');
  await fits('in the app');
  if (!brief) {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: plain(subject.manifest.header.menuLabel, subject.manifest) }).click();
    await expect(page.locator('header [popover]')).toBeVisible();
    await quiet(360, 'with the menu open');
  }
  expect(heard).toEqual([]);
}
