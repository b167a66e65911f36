/** What must not disturb a visitor of any page: messages in the console, foreign hosts, barriers, a page wider than the screen. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from 'playwright/test';
import { plain } from '../support/manifest/manifest.ts';
import { isEager, type Subject } from './subject.ts';
import { appStarted, listen } from './visitor.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

/** The rules whose verdict can change with the colour scheme alone. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds in the page as it is now, short enough to read. */
export async function barriers(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async (only) => {
    const { axe } = window as unknown as {
      axe: { run: (context: Document, options: object) => Promise<{ violations: Violation[] }> };
    };
    return (await axe.run(document, { resultTypes: ['violations'], ...(only && { runOnly: only }) })).violations;
  }, rules);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')} ${nodes[0]?.failureSummary ?? ''}`,
  );
}

/** What axe finds in the page in light and in dark. */
export async function barriersInBoth(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await barriers(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await barriers(page, colorRules);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light.map((found) => `light: ${found}`), ...dark.map((found) => `dark: ${found}`)];
}

/** The elements that reach beyond an edge of the window, where the page can be scrolled there: to the left if it is written from the right. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > clientWidth + 0.5 || left < -0.5;
    });
    return beyond.map(
      (element) =>
        `${scrollWidth} px: <${element.tagName.toLowerCase()} class="${element.getAttribute('class')}"> ${element.textContent?.slice(0, 30)}`,
    );
  });

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
