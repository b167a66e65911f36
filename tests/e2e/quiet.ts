/** What must not disturb a visitor of any page: messages in the console, foreign hosts, barriers, a page wider than the screen. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from 'playwright/test';
import { plain } from '../manifest.ts';
import type { Subject } from './subject.ts';
import { appStarted, listen } from './visitor.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

/** What axe finds in the page as it is now, short enough to read. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: (context: Document, options: object) => Promise<{ violations: Violation[] }> };
    };
    return (await axe.run(document, { resultTypes: ['violations'] })).violations;
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')} ${nodes[0]?.failureSummary ?? ''}`,
  );
}

/** The elements that reach beyond the right edge of the window, where the page can be scrolled there. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return beyond.map(
      (element) =>
        `${scrollWidth} px: <${element.tagName.toLowerCase()} class="${element.getAttribute('class')}"> ${element.textContent?.slice(0, 30)}`,
    );
  });

/** Looks at one page of a site at two widths, before and after the app has come, and with the menu open. */
export async function look(page: Page, subject: Subject, path: string) {
  const heard = listen(page, subject.url);
  const menuLabel = plain(subject.manifest.header.menuLabel, subject.manifest);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(subject.url + path);
    expect(await page.evaluate(() => document.documentElement.dataset.started), 'the app waits for the visitor').toBeUndefined();
    expect(await barriers(page), `${width} px, as it came`).toEqual([]);
    await page.keyboard.press('Shift');
    await appStarted(page);
    expect(await barriers(page), `${width} px, in the app`).toEqual([]);
    if (width === 360) {
      await page.getByRole('button', { name: menuLabel }).click();
      await expect(page.locator('header [popover]')).toBeVisible();
      expect(await barriers(page), `${width} px, with the menu open`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(subject.url + path);
  expect(await tooWide(page), '320 px').toEqual([]);
  expect(heard).toEqual([]);
}
