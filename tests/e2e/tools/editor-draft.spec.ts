/** `npm run edit`: nothing that an author writes is lost, whatever becomes of the window, of the file and of other windows. */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { killEditors } from '../../support/editor/editor-kills.ts';
import { keysOf } from '../../support/editor/keys.ts';
import { everyThird } from '../../support/project/slice.ts';
import { editCopyTogether, openEditor, original, testInOneWindow } from './editing.ts';
import { rowOf } from './outline-rows.ts';

const test = testInOneWindow();
test.use({ viewport: { width: 1440, height: 900 }, locale: 'de-DE', reducedMotion: 'reduce' });
test.describe.configure({ mode: 'serial' });

const heading = 'Marketing neu denken. _Mit KI, die zu Ihnen passt._';
/** As it looks. */
const shownHeading = heading.replaceAll('_', '');
const paragraph = 'Ich zeige Ihrem Team';
const edited = editCopyTogether('editor-draft');

const field = (page: Page, name = 'Überschrift') => page.getByRole('textbox', { name, exact: true }).first();
const state = (page: Page) => page.getByRole('contentinfo');
const save = (page: Page) => page.keyboard.press(keysOf('save'));

/** Opens the first section of the first page. */
async function openHeading(page: Page): Promise<void> {
  const shown = await openEditor(page, edited);
  await shown.getByRole('heading', { level: 1 }).click();
  await expect(field(page)).toBeVisible();
  // By now keys mean the text on the page.
  await expect(shown.locator('[contenteditable]')).toBeFocused();
}

/** Writes the heading anew, and waits until the draft has it: what one writes with is loaded first. */
async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await expect(rowOf(page, '/routes/0/sections/0')).toContainText(text);
}

/** As programs do that never leave half a file. */
function replaceFile(text: string): void {
  writeFileSync(`${edited.file}.new`, text);
  renameSync(`${edited.file}.new`, edited.file);
}

test('a draft comes back after a reload, with all its steps, also across a save; discarding it is a step', async ({ page }) => {
  await openHeading(page);
  await write(page, 'Erster Satz');
  await save(page);
  await expect.poll(edited.text).not.toBe(original);
  await field(page, 'Text').fill('Zweiter Satz');
  await expect(page.frameLocator('iframe').getByText('Zweiter Satz')).toBeVisible();
  await page.reload();
  await expect(state(page).getByText(/^Ihr Entwurf ist wieder da \(Stand: .*\)\.$/)).toBeVisible();
  await openHeading(page);
  await expect(field(page, 'Text')).toHaveText('Zweiter Satz');
  expect(edited.text()).toBe(original.replace(heading, 'Erster Satz'));
  await page.keyboard.press(keysOf('undo'));
  await expect(field(page, 'Text')).toHaveText(new RegExp(`^${paragraph}`));
  await expect(field(page)).toHaveText('Erster Satz');
  await page.keyboard.press(keysOf('undo'));
  await expect(field(page)).toHaveText(shownHeading);
  await page.getByRole('button', { name: 'Änderungen verwerfen …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Änderungen verwerfen' }).click();
  await expect(field(page)).toHaveText('Erster Satz');
  await page.keyboard.press(keysOf('undo'));
  await expect(field(page)).toHaveText(shownHeading);
  await save(page);
  await expect.poll(edited.text).toBe(original);
});

test('what others make of the file comes in, by field; half a file is waited for', everyThird(2), async ({ page }) => {
  await openHeading(page);
  await write(page, 'Meine Überschrift');
  // Half a file: the editor waits, also one that begins now.
  writeFileSync(edited.file, original.slice(0, 5000));
  await expect(state(page).getByText('Die Datei lässt sich gerade nicht lesen.')).toBeVisible();
  await save(page);
  // Its answer: what is written below would come before it otherwise.
  await expect(page.getByRole('button', { name: 'Wird gespeichert …' })).toHaveCount(0);
  expect(edited.text()).toBe(original.slice(0, 5000));
  // Elsewhere another field was changed: both stay.
  replaceFile(original.replace(paragraph, 'Sie zeigen Ihrem Team'));
  await expect(field(page, 'Text')).toHaveText(/^Sie zeigen Ihrem Team/);
  await expect(state(page).getByText('Die Datei lässt sich gerade nicht lesen.')).toBeHidden();
  await expect(field(page)).toHaveText('Meine Überschrift');
  // Elsewhere the same field was changed: the author decides.
  writeFileSync(edited.file, edited.text().replace(heading, 'Deren Überschrift'));
  const question = page.getByRole('dialog', { name: 'Zweimal geändert' });
  const place = question.getByRole('radiogroup', { name: 'Startseite › Einstieg › Überschrift' });
  await expect(place.getByText('Meine Überschrift')).toBeVisible();
  await expect(place.locator('mark')).toHaveText(['Meine', 'Deren']);
  await page.keyboard.press(keysOf('undo'));
  expect(edited.text()).toContain('Deren Überschrift');
  await expect(question.getByRole('button', { name: 'Übernehmen' })).toBeDisabled();
  // Put off, it stays in sight, and is asked again before anything is saved.
  await question.getByRole('button', { name: 'Später entscheiden' }).click();
  await expect(state(page).getByRole('button', { name: 'Jetzt entscheiden' })).toBeVisible();
  await write(page, 'Meine Zeile');
  await save(page);
  await place.getByRole('radio', { name: 'Beide' }).check();
  expect(edited.text()).toContain('Deren Überschrift');
  await question.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(field(page)).toHaveText('Meine Zeile / Deren Überschrift');
  await save(page);
  const both = original.replace(heading, 'Meine Zeile / Deren Überschrift').replace(paragraph, 'Sie zeigen Ihrem Team');
  await expect.poll(edited.text).toBe(both);
  replaceFile(original);
  await expect(field(page)).toHaveText(shownHeading);
});

test('a text is replaced after a look at it, by keys alone, and undo brings back each byte', { tag: '@deep' }, async ({
  page,
}) => {
  await openHeading(page);
  await page.keyboard.press(keysOf('replace'));
  const dialog = page.getByRole('dialog', { name: 'Texte suchen' });
  await dialog.getByRole('searchbox').fill(paragraph);
  await dialog.getByRole('textbox', { name: 'Ersetzen durch' }).fill('Ich erkläre Ihrem Team');
  await expect(dialog.locator('del')).toHaveText([paragraph]);
  await expect(dialog.locator('ins')).toHaveText(['Ich erkläre Ihrem Team']);
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await dialog.getByRole('textbox', { name: 'Ersetzen durch' }).press('Enter');
  await expect(dialog).toBeHidden();
  await save(page);
  await expect.poll(edited.text).toBe(original.replace(paragraph, 'Ich erkläre Ihrem Team'));
  await page.keyboard.press(keysOf('undo'));
  await save(page);
  await expect.poll(edited.text).toBe(original);
});

test('two windows: only one edits, and the other takes over with what is not saved', { tag: '@deep' }, async ({
  page,
  context,
}) => {
  await openHeading(page);
  const second = await context.newPage();
  await second.goto(edited.url);
  const question = (window: Page) => window.getByRole('dialog', { name: /wird in einem anderen Fenster bearbeitet/ });
  await expect(question(second)).toBeVisible();
  await write(page, 'Aus dem ersten Fenster');
  await question(second).getByRole('button', { name: 'Hier weiterarbeiten' }).click();
  await expect(question(second)).toBeHidden();
  await expect(question(page)).toBeVisible();
  await rowOf(second, '/routes/0/sections/0').click();
  await expect(field(second)).toHaveText('Aus dem ersten Fenster');
  await write(second, 'Aus dem zweiten Fenster');
  await second.close();
  // The first one may go on by itself.
  await expect(question(page)).toBeHidden();
  await expect(field(page)).toHaveText('Aus dem zweiten Fenster');
  expect(edited.text()).toBe(original);
  await page.getByRole('button', { name: 'Änderungen verwerfen …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Änderungen verwerfen' }).click();
  await expect(field(page)).toHaveText(shownHeading);
});

test('eight windows that are all seen: each loads, and the last one sees what others make of the file', { tag: '@deep' }, async ({
  page,
  context,
}) => {
  await openHeading(page);
  let last = page;
  const question = () => last.getByRole('dialog', { name: /wird in einem anderen Fenster bearbeitet/ });
  for (let count = 2; count <= 8; count++) {
    last = await context.newPage();
    await last.goto(edited.url);
    await expect(question()).toBeVisible();
  }
  await question().getByRole('button', { name: 'Hier weiterarbeiten' }).click();
  await expect(question()).toBeHidden();
  await rowOf(last, '/routes/0/sections/0').click();
  replaceFile(original.replace(heading, 'Von anderen'));
  await expect(field(last)).toHaveText('Von anderen');
  replaceFile(original);
  await expect(field(last)).toHaveText(shownHeading);
});

test('what cannot be saved stays, and says why; the draft is there when the editor is', everyThird(0), async ({ page }) => {
  await openHeading(page);
  await write(page, 'Ein Satz ohne Datei');
  const away = `${edited.file}.away`;
  renameSync(edited.file, away);
  await save(page);
  const band = state(page).getByRole('alert').filter({ hasText: 'Nicht gespeichert.' });
  await expect(band).toContainText('nicht mehr da');
  await expect(field(page)).toHaveText('Ein Satz ohne Datei');
  renameSync(away, edited.file);
  await state(page).getByRole('button', { name: 'Noch einmal' }).last().click();
  await expect(band).toBeHidden();
  await expect.poll(edited.text).toBe(original.replace(heading, 'Ein Satz ohne Datei'));
  rmSync(away, { force: true });
  // A server that was started anew knows nothing of this window: asking it once more would not help.
  await page.route('**/api/manifest', (route) => route.fulfill({ status: 403, body: '' }));
  await write(page, 'Ein Satz ohne Server');
  await save(page);
  await expect(band).toContainText('neu gestartet');
  await expect(state(page).getByRole('button', { name: 'Noch einmal' })).toHaveCount(0);
  await page.unroute('**/api/manifest');
  await state(page).getByRole('button', { name: 'Neu laden' }).click();
  await expect(page.getByText(/^Ihr Entwurf ist wieder da/)).toBeVisible();
  await expect(rowOf(page, '/routes/0/sections/0')).toContainText('Ein Satz ohne Server');
});

test('editor and browser are killed: the file is whole, and the draft comes back', { tag: '@deep' }, () =>
  killEditors(1, 17, 'editor-killed'),
);
