/** `npm run edit`: a sentence is clicked, written, seen, and kept, and nothing else of the file changes. */
import { expect } from 'playwright/test';
import { malformed, misleading } from '../../attacks/frame-messages.ts';
import { keysOf } from '../../support/editor/keys.ts';
import { barriersInBoth, tooWide } from '../quiet.ts';
import { deskCopy as edited, openEditor, original, testAtDesk as test, turnTo } from './editing.ts';
import { coveredParts, formOf } from './form-inputs.ts';
import { rowOf } from './outline-rows.ts';

test.describe.configure({ mode: 'serial' });

/** The lines in which two texts differ: what was, what is. */
function changedLines(before: string, after: string): [string, string][] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  expect(now.length).toBe(old.length);
  return old.flatMap((line, index): [string, string][] =>
    line === now[index] ? [] : [[line.trim(), (now[index] ?? '').trim()]],
  );
}

test('a click leads to the field; what is written there is seen on the page and kept', async ({ page }) => {
  const shown = await openEditor(page, edited);
  await shown.getByRole('heading', { level: 1 }).click();
  const field = page.getByRole('textbox', { name: 'Überschrift' }).first();
  await expect(field).toHaveText('Marketing neu denken. Mit KI, die zu Ihnen passt.');
  await field.fill('Marketing neu gedacht');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Marketing neu gedacht');
  expect(edited.text()).toBe(original);
  await page.keyboard.press(keysOf('save'));
  await expect(page.getByRole('contentinfo').getByText('Gespeichert', { exact: true })).toBeVisible();
  expect(changedLines(original, edited.text())).toEqual([
    ['"title": "Marketing neu denken. _Mit KI, die zu Ihnen passt._",', '"title": "Marketing neu gedacht",'],
  ]);
  // Undo goes on after a save, and to the first byte.
  await page.keyboard.press(keysOf('undo'));
  await expect(field).toHaveText('Marketing neu denken. Mit KI, die zu Ihnen passt.');
  await page.keyboard.press(keysOf('save'));
  await expect.poll(edited.text).toBe(original);
});

test('a text is written on the page itself; Escape keeps it, and one step takes it back', async ({ page }) => {
  const shown = await openEditor(page, edited);
  const sentence = shown.getByText('Ich zeige Ihrem Team').first();
  await sentence.click();
  await expect(shown.locator('[contenteditable]')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Ein Satz von Hand.');
  await expect(page.getByRole('textbox', { name: 'Text', exact: true }).first()).toHaveText('Ein Satz von Hand.');
  await page.keyboard.press('Escape');
  await expect(shown.locator('[contenteditable]')).toHaveCount(0);
  await expect(shown.getByText('Ein Satz von Hand.')).toBeVisible();
  // From the page, where the focus has stayed.
  await page.keyboard.press(keysOf('undo'));
  await expect(shown.getByText('Ich zeige Ihrem Team').first()).toBeVisible();
  await page.keyboard.press(keysOf('redo'));
  await expect(shown.getByText('Ein Satz von Hand.')).toBeVisible();
  // And from the form.
  await page.getByRole('textbox', { name: 'Text', exact: true }).first().focus();
  await page.keyboard.press(keysOf('undo'));
  await expect(shown.getByText('Ich zeige Ihrem Team').first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('Gespeichert', { exact: true })).toBeVisible();
});

test('the menu of a place opens at the pointer, and the page has the focus again when it closes', { tag: '@deep' }, async ({
  page,
}) => {
  const shown = await openEditor(page, edited);
  const title = shown.getByRole('heading', { level: 1 });
  const menu = page.getByRole('menu');
  await title.click({ button: 'right', position: { x: 20, y: 20 } });
  const [place, opened] = [await title.boundingBox(), await menu.boundingBox()];
  expect(Math.abs((opened?.x ?? 0) - (place?.x ?? 0) - 20)).toBeLessThan(12);
  expect(Math.abs((opened?.y ?? 0) - (place?.y ?? 0) - 20)).toBeLessThan(12);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(page.locator('iframe')).toBeFocused();
  // By its key, the first command is marked: it writes on the page.
  await page.keyboard.press(keysOf('menu'));
  await expect(page.getByRole('menuitem', { name: 'Hier schreiben' })).toBeFocused();
  expect(await barriersInBoth(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(shown.locator('[contenteditable]')).toBeFocused();
  await page.keyboard.press('Escape');
  // A click beside it, on the page, closes it as well.
  await title.click({ button: 'right', position: { x: 20, y: 20 } });
  await expect(menu).toHaveCount(1);
  await title.click({ position: { x: 2, y: 2 } });
  await expect(menu).toHaveCount(0);
  await page.getByRole('button', { name: 'Ausprobieren' }).click();
  await title.click({ button: 'right' });
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByText('Gespeichert', { exact: true })).toBeVisible();
});

test('whatever the page in the preview says, the editor goes on', async ({ page }) => {
  const shown = await openEditor(page, edited);
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  const before = edited.text();
  const say = (messages: readonly unknown[]) =>
    shown.locator('body').evaluate((_, all) => {
      for (const one of all) window.parent.postMessage(one, '*');
    }, messages);
  await say(malformed);
  await say(misleading);
  // Some of them ask for the menu of the nearest section.
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await shown.getByRole('heading', { level: 1 }).click();
  const field = page.getByRole('textbox', { name: 'Überschrift' }).first();
  await expect(field).toHaveText('Marketing neu denken. Mit KI, die zu Ihnen passt.');
  expect(failures).toEqual([]);
  expect(edited.text()).toBe(before);
});

test('nothing in the editor is a barrier', async ({ page }) => {
  await openEditor(page, edited);
  expect(await barriersInBoth(page)).toEqual([]);
  await rowOf(page, '/routes/0/sections/3').click();
  await page.getByRole('button', { name: /^KI-Beratung/ }).click();
  expect(await barriersInBoth(page)).toEqual([]);
});

test('no part of a form lies over another one, and on a telephone nothing beside the window', async ({ page }) => {
  await openEditor(page, edited);
  const outline = page.getByRole('navigation', { name: 'Aufbau der Website' });
  await outline.getByRole('treeitem', { name: /Einstieg$/ }).click();
  expect(await coveredParts(formOf(page))).toEqual([]);
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 780 });
    expect(await tooWide(page)).toEqual([]);
  }
  await turnTo(page, 'Aufbau');
  await outline.getByRole('treeitem', { name: /^Startseite/ }).click();
  await outline.getByRole('button', { name: 'Abschnitt hinzufügen' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Schließen' })).toBeInViewport({ ratio: 1 });
  expect(await tooWide(page)).toEqual([]);
  await page.keyboard.press('Escape');
});
