/** Rows of the outline: doubled, removed, dragged to another page, given another address, marked; and the bytes of the file each time. */
import { expect, type Page } from 'playwright/test';
import { locate } from '../../../src/json-text/locate.ts';
import { keysOf } from '../../support/editor/keys.ts';
import { barriersInBoth } from '../quiet.ts';
import { deskCopy as edited, openEditor, original, testAtDesk as test } from './editing.ts';
import { formOf, save, undoAll } from './form-inputs.ts';
import { drag, rowOf } from './outline-rows.ts';

test.describe.configure({ mode: 'serial' });

/** What is written at a place. */
function writtenAt(pointer: string, text = original): string {
  const [found] = locate(text, [{ pointer }]);
  if (!found) throw new Error(`There is nothing at ${pointer}.`);
  return text.slice(found.start, found.end);
}

/** What stands between two sections of a page, and between two pages. */
const [betweenSections, betweenPages] = [`,\n${' '.repeat(8)}`, `,\n${' '.repeat(4)}`];

/** The text with something else in the place of what is there once. */
function replaced(text: string, old: string, next: string): string {
  expect(text.split(old)).toHaveLength(2);
  return text.replace(old, () => next);
}

async function command(page: Page, pointer: string, name: string): Promise<void> {
  await rowOf(page, pointer).click({ button: 'right' });
  await page.getByRole('menuitem', { name }).click();
}

/** Keeps what was done, and then what was there before. */
async function savedAndUndone(page: Page, expected: string): Promise<void> {
  await save(page);
  expect(edited.text()).toBe(expected);
  await undoAll(page);
  await save(page);
  expect(edited.text()).toBe(original);
}

test('a section is doubled and removed, by keys and by its menu', { tag: '@deep' }, async ({ page }) => {
  await openEditor(page, edited);
  const rows = page.locator('[data-row^="/routes/0/sections/"]');
  const at = (index: number) => rowOf(page, `/routes/0/sections/${index}`);
  const [statement, contact] = [writtenAt('/routes/0/sections/1'), writtenAt('/routes/0/sections/5')];
  const doubled = replaced(original, statement, statement + betweenSections + statement);

  await at(1).click();
  await page.keyboard.press(keysOf('duplicate'));
  await expect(at(2)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'dupliziert' })).toHaveCount(1);
  await save(page);
  expect(edited.text()).toBe(doubled);
  await page.keyboard.press('Delete');
  await expect(at(2)).toBeFocused();
  await save(page);
  expect(edited.text()).toBe(original);
  await page.keyboard.press(keysOf('undo'));
  await expect(rows).toHaveCount(7);
  await savedAndUndone(page, doubled);

  // Links to it go on leading to the first one: the copy has no name for them.
  await command(page, '/routes/0/sections/5', 'Duplizieren');
  await expect(at(6)).toBeFocused();
  const nameless = contact.replace(/ *"id": .*\n/, '');
  expect(nameless).not.toBe(contact);
  await savedAndUndone(page, replaced(original, contact, contact + betweenSections + nameless));

  // What comes next is its neighbour, not what was selected; and the list is still one stop of the Tab key.
  await at(4).click();
  await command(page, '/routes/0/sections/1', 'Entfernen');
  await expect(at(1)).toBeFocused();
  await expect(page.locator('[data-pane="outline"] [data-row][tabindex="0"]')).toHaveCount(1);
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Rückgängig' })).toBeVisible();
  await expect(rows).toHaveCount(5);
  await savedAndUndone(page, replaced(original, statement + betweenSections, ''));
});

test('a copy of a page has an address and a title of its own, and all else of the first', { tag: '@deep' }, async ({ page }) => {
  await openEditor(page, edited);
  await command(page, '/routes/2', 'Kopie anlegen …');
  const dialog = page.getByRole('dialog', { name: 'Kopie anlegen' });
  const [title, address] = ['Titel der Seite', 'Adresse'].map((name) => dialog.getByRole('textbox', { name }));
  await expect(title ?? dialog).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Unser Team');
  await expect(address ?? dialog).toHaveValue('/unser-team');
  // An address that is taken is no address of a copy.
  await address?.fill('/leistungen');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Diese Adresse hat schon eine andere Seite.')).toBeVisible();
  await address?.fill('/team');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, '/routes/3')).toBeFocused();
  await expect(rowOf(page, '/routes/3')).toContainText('/team');
  const first = writtenAt('/routes/2');
  const copy = replaced(replaced(first, '"/ueber-mich"', '"/team"'), writtenAt('/routes/2/title'), '"Unser Team"');
  await savedAndUndone(page, replaced(original, first, first + betweenPages + copy));
});

test('a section is dragged onto the row of another page, to the end of which it goes', async ({ page }) => {
  await openEditor(page, edited);
  await drag(page, rowOf(page, '/routes/0/sections/1'), rowOf(page, '/routes/3'), 'below');
  await expect(rowOf(page, '/routes/3/sections/2')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Rückgängig: Text verschoben nach /eu-ai-act' })).toBeVisible();
  const [moved, last] = [writtenAt('/routes/0/sections/1'), writtenAt('/routes/3/sections/1')];
  const without = replaced(original, moved + betweenSections, '');
  await savedAndUndone(page, replaced(without, last, last + betweenSections + moved));
});

test('a page with another address takes its links along, and the old one leads there', { tag: '@deep' }, async ({ page }) => {
  await openEditor(page, edited);
  await rowOf(page, '/routes/2').click();
  await formOf(page).getByRole('button', { name: 'Adresse ändern …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adresse ändern' });
  await expect(dialog.getByRole('checkbox', { name: '/ueber-mich führt dann zur neuen Adresse' })).toBeChecked();
  expect(await barriersInBoth(page)).toEqual([]);
  const links = original.split('/ueber-mich').length - 2;
  expect(links).toBeGreaterThan(1);
  await expect(dialog.getByText(`${links} Links der Website führen hierher und werden mitgeändert.`)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Adresse' }).fill('/wer-ich-bin');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, '/routes/2')).toContainText('/wer-ich-bin');
  await expect(page.getByRole('contentinfo').getByRole('button', { name: /Fehler/ })).toHaveCount(0);
  const redirect = '"redirects": [{ "from": "/ueber-mich", "to": "/wer-ich-bin" }]';
  await savedAndUndone(page, original.replaceAll('/ueber-mich', '/wer-ich-bin').replace(/\n}\n$/, `,\n  ${redirect}\n}\n`));
});

test('a page in which something is wrong is marked, and its rows lead there', { tag: '@deep' }, async ({ page }) => {
  const shown = await openEditor(page, edited);
  const marked = page.locator('[data-row]').filter({ has: page.locator('[data-severity="error"]') });
  await expect(marked).toHaveCount(0);
  await rowOf(page, '/routes/2').click();
  await rowOf(page, '/routes/2/sections/4').click();
  // One that says all that it is written as.
  const field = formOf(page)
    .getByRole('textbox', { name: 'Text', exact: true })
    .filter({ hasText: /^Vortrag, Workshop/ });
  const paragraph = field.locator('p').first();
  const before = (await paragraph.textContent()) ?? '';
  await paragraph.fill(`${before} {brandNam}`);
  // The page, and of its sections the one.
  await expect(marked).toHaveCount(2);
  await rowOf(page, '/routes/0').click();
  await expect(shown.getByRole('heading', { level: 1 })).toContainText('Marketing neu denken');
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText('/ueber-mich');
  await expect(marked.locator('[data-severity]')).toHaveText('Fehler');
  await expect(marked.locator('[data-severity]')).toHaveAttribute('title', /brandNam/);
  expect(await barriersInBoth(page)).toEqual([]);
  await marked.click();
  await expect(marked).toHaveCount(2);
  await marked.nth(1).click();
  await expect(paragraph).toHaveText(`${before} {brandNam}`);
  await expect(formOf(page).getByText('{brandName}').first()).toBeVisible();
  await rowOf(page, '/routes/0').click();
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /^1 Fehler/ })
    .click();
  await page.getByRole('dialog').locator('[data-row]').first().press('Enter');
  await expect(field).toBeFocused();
  await expect(rowOf(page, '/routes/2/sections/4')).toHaveAttribute('aria-current', 'true');
  await paragraph.fill(before);
  await expect(marked).toHaveCount(0);
  await save(page);
  expect(edited.text()).toBe(original);
});

test('a new site begins with what is left; one of it is written and done, and the filter leads to a page and back', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto(edited.url);
  const [form, outline] = [formOf(page), page.getByRole('navigation', { name: 'Aufbau der Website' })];
  await expect(form.getByRole('heading', { name: 'Erste Schritte' })).toBeVisible();
  const open = Object.keys((JSON.parse(original) as { placeholders: object }).placeholders).length;
  await expect(outline.getByRole('button', { name: 'Erste Schritte' })).toContainText(`noch ${open} Angaben`);
  await expect(form.getByRole('progressbar', { name: `0 von ${open} erledigt` })).toBeVisible();
  expect(await barriersInBoth(page)).toEqual([]);
  await form.getByRole('button', { name: /^E-Mail-Adresse/ }).click();
  await expect(form.locator('[data-value="email"] :is(input, textarea)')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('hallo@atelier.example');
  await form
    .locator('[data-value="email"]')
    .getByRole('button', { name: /erledigt/i })
    .click();
  await outline.getByRole('button', { name: 'Erste Schritte' }).click();
  await expect(form.getByRole('progressbar', { name: `1 von ${open} erledigt` })).toBeVisible();

  const filter = outline.getByRole('searchbox', { name: 'Seite oder Abschnitt finden' });
  await filter.fill('ai act');
  await expect(outline.getByRole('treeitem')).toHaveCount(1);
  await filter.press('ArrowDown');
  await expect(rowOf(page, '/routes/3')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, '/routes/3')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await expect(filter).toHaveValue('');
  await expect(rowOf(page, '/routes/3')).toBeFocused();
  await expect(outline.locator('[data-kind="page"]')).toHaveCount(10);

  // Letters lead from row to row; a section is dragged below another one and back.
  await page.keyboard.type('l');
  await expect(rowOf(page, '/routes/1')).toBeFocused();
  await rowOf(page, '/routes/0').click();
  const second = rowOf(page, '/routes/0/sections/1');
  const said = await second.textContent();
  await drag(page, second, rowOf(page, '/routes/0/sections/3'), 'below');
  await expect(rowOf(page, '/routes/0/sections/3')).toHaveText(said ?? '');
  await page.keyboard.press(keysOf('undo'));
  await expect(second).toHaveText(said ?? '');

  await save(page);
  const written = JSON.parse(edited.text()) as { constants: Record<string, string>; placeholders: object };
  expect(written.constants.email).toBe('hallo@atelier.example');
  expect(Object.keys(written.placeholders)).toHaveLength(open - 1);
});
