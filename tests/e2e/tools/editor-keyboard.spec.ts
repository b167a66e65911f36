/** The editor without a mouse: a section is opened, written, added, moved, taken back and kept; and at twice the size nothing is lost. */
import { expect, type Page } from 'playwright/test';
import { keysOf } from '../../support/editor/keys.ts';
import { tooWide } from '../quiet.ts';
import { deskCopy as edited, openEditor, testAtDesk as test, turnTo } from './editing.ts';
import { formOf, save, undoAll } from './form-inputs.ts';

test.describe.configure({ mode: 'serial' });

/** The pane that has the focus; none where it was lost. */
const paneWithFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-pane]')?.dataset.pane ?? '');

test('a section is opened, written, added, moved and taken back by keys alone', async ({ page }) => {
  const shown = await openEditor(page, edited);
  const outline = page.getByRole('navigation', { name: 'Aufbau der Website' });
  const rows = outline.locator('[data-kind="section"]');
  await expect(rows).toHaveCount(6);

  // From the start of the page.
  await page.reload();
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Zu den Eingaben' })).toBeFocused();
  await page.keyboard.press('Enter');

  const order = ['form', 'status', 'bar', 'outline', 'preview', 'form'];
  for (const [index, pane] of order.entries()) {
    await expect.poll(() => paneWithFocus(page), `F6, ${index}`).toBe(pane);
    if (index < order.length - 1) await page.keyboard.press(keysOf('nextPane'));
  }
  for (const pane of ['preview', 'outline']) {
    await page.keyboard.press(keysOf('previousPane'));
    await expect.poll(() => paneWithFocus(page)).toBe(pane);
  }

  // Past what stands above it: the first steps, its page, and the section before it.
  const second = rows.nth(1);
  for (let steps = 0; steps < 4 && !(await isFocused(second)); steps++) await page.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press(keysOf('nextPane'));
  await page.keyboard.press(keysOf('nextPane'));
  const field = formOf(page).getByRole('textbox').first();
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' im Süden');
  await expect(field).toHaveText(/ im Süden$/);
  await save(page);
  expect(edited.text()).toContain('Für den Mittelstand im Süden');

  await page.keyboard.press(keysOf('previousPane'));
  await page.keyboard.press(keysOf('previousPane'));
  await expect(second).toBeFocused();
  const add = outline.getByRole('button', { name: 'Abschnitt hinzufügen' });
  for (let steps = 0; steps < 6 && !(await isFocused(add)); steps++) await page.keyboard.press('ArrowDown');
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('Fragen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(rows).toHaveCount(7);
  await expect(rows.nth(6)).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => paneWithFocus(page)).not.toBe('');

  const added = rows.nth(6);
  for (let stops = 0; stops < 4 && !(await isFocused(added)); stops++) await page.keyboard.press('Shift+Tab');
  await expect(added).toBeFocused();
  await page.keyboard.press(keysOf('moveUp'));
  await expect(rows.nth(5)).toContainText('Häufige Fragen');
  await expect(rows.nth(5)).toBeFocused();
  await page.keyboard.press(keysOf('moveUp'));
  await page.keyboard.press(keysOf('moveDown'));
  await expect(rows.nth(5)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Jetzt an Stelle 6 von 7' })).toBeAttached();
  await save(page);
  expect(sectionTypes()).toHaveLength(7);
  expect(sectionTypes()[5]).toBe('faq');

  // How many steps the letters are depends on how fast they came.
  await undoAll(page);
  await expect(rows).toHaveCount(6);
  await expect.poll(() => paneWithFocus(page)).not.toBe('');
});

const isFocused = (locator: ReturnType<Page['locator']>) => locator.evaluate((element) => element === document.activeElement);

const sectionTypes = () => {
  const { routes } = JSON.parse(edited.text()) as { routes: { sections: { type: string }[] }[] };
  return routes[0]?.sections.map(({ type }) => type) ?? [];
};

test('at twice the size nothing is lost: each pane has the window, and a tab leads to it', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await openEditor(page, edited);
  for (const [tab, pane] of [
    ['Seite', 'preview'],
    ['Aufbau', 'outline'],
    ['Eingaben', 'form'],
  ] as const) {
    await turnTo(page, tab);
    const area = page.locator(`[data-pane="${pane}"]`);
    await expect(area).toBeInViewport({ ratio: 1 });
    const { width = 0, height = 0 } = (await area.boundingBox()) ?? {};
    expect(width, pane).toBe(720);
    expect(height, pane).toBeGreaterThan(0.7 * 450);
    expect(await tooWide(page)).toEqual([]);
  }
});
