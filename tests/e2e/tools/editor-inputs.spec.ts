/** Inputs that are more than a line to type in, as an author uses them in the browser; and the bytes of the file at the end. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { keysOf } from '../../support/editor/keys.ts';
import { photo } from '../../support/manifest/photos.ts';
import { barriersInBoth } from '../quiet.ts';
import { changedBySaving, deskCopy as edited, openEditor, testAtDesk as test } from './editing.ts';
import { rowOf } from './outline-rows.ts';

test.describe.configure({ mode: 'serial' });

const form = (page: Page) => page.getByRole('complementary', { name: 'Eingaben' });

const saved = (page: Page) => changedBySaving(page, edited);

test('a date that stands in several places is written once', { tag: '@deep' }, async ({ page }) => {
  await openEditor(page, edited);
  await rowOf(page, '/routes/4').click();
  await rowOf(page, '/routes/4/sections/0').click();
  const day = form(page).getByRole('textbox', { name: 'Tag, überall' });
  await expect(day).toHaveValue('10.07.2025');
  await day.fill('9. März 2027');
  await expect(form(page).getByText('Dienstag, 9. März 2027')).toBeVisible();
  expect(await saved(page)).toEqual({ gone: ['"courseDate": "10.07.25",'], come: ['"courseDate": "09.03.27",'] });
});

test('a link leads to a section that had no name for links; one in a text is made by keys alone', { tag: '@deep' }, async ({
  page,
}) => {
  const shown = await openEditor(page, edited);
  await rowOf(page, '/routes/0/sections/0').click();
  await form(page).getByRole('button', { name: 'Leistungen ansehen', exact: true }).click();
  const target = form(page).getByRole('group', { name: 'Ziel' });
  await target.getByRole('combobox', { name: 'Seite oder Adresse' }).fill('In drei Schritten');
  await page
    .getByRole('option', { name: /In drei Schritten/ })
    .first()
    .click();
  await expect(page.getByRole('status').filter({ hasText: 'Sprungziel' })).toHaveCount(1);
  const paragraph = form(page).getByRole('textbox', { name: 'Text', exact: true });
  await paragraph.fill('Mehr über mich');
  await paragraph.press('Control+a');
  await paragraph.press(keysOf('link'));
  await expect(page.getByRole('textbox', { name: 'Text des Links' })).toHaveValue('Mehr über mich');
  await page.keyboard.type('example.com');
  await page.keyboard.press('Enter');
  await expect(paragraph.locator('a')).toHaveText('Mehr über mich');
  await expect(paragraph).toBeFocused();
  await expect(shown.getByRole('link', { name: 'Mehr über mich' })).toHaveAttribute('href', 'https://example.com');
  // A new paragraph, and back.
  await paragraph.press('End');
  await page.keyboard.press('Enter');
  await expect(paragraph.locator('p')).toHaveCount(2);
  await page.keyboard.press('Backspace');
  await expect(paragraph).toBeFocused();
  const { come } = await saved(page);
  expect(come).toEqual([
    '"[Mehr über mich](https://example.com)"',
    '{ "label": "Leistungen ansehen", "href": "/leistungen#in-drei-schritten" }',
    '"id": "in-drei-schritten"',
  ]);
});

test('a photo is dropped on the field, kept beside the others, and described; what is no image says so', {
  tag: '@deep',
}, async ({ page }) => {
  await openEditor(page, edited);
  await rowOf(page, '/routes/0/sections/0').click();
  await form(page)
    .getByRole('button', { name: /^Bild ändern hero\.svg/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Bild auswählen' });
  const chooseFile = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Datei hinzufügen' }).click();
    await (await chooser).setFiles({ name, mimeType: 'image/svg+xml', buffer });
  };
  await chooseFile(
    'boese.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
  );
  await expect(dialog.getByRole('alert')).toContainText('steckt ein Programm');
  expect(await barriersInBoth(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const button = form(page).getByRole('button', { name: /^Bild ändern hero\.svg/ });
  await expect(button).toBeFocused();

  const bytes = (await photo(600, 400)).toString('base64');
  const transfer = await page.evaluateHandle((data) => {
    const held = new DataTransfer();
    held.items.add(new File([Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))], 'Büro.jpg', { type: 'image/jpeg' }));
    return held;
  }, bytes);
  await button.dispatchEvent('drop', { dataTransfer: transfer });
  const description = form(page).getByRole('textbox', { name: 'Bildbeschreibung' });
  await expect(description).toBeFocused();
  await page.keyboard.type('Das Büro');
  const { come } = await saved(page);
  expect(come.map((line) => line.replace(/,$/, ''))).toEqual(['"image": { "src": "media/buero.jpg", "alt": "Das Büro" }']);
  expect(existsSync(join(dirname(edited.file), 'media/buero.jpg'))).toBe(true);
});

test('an icon is found by a German word, by keys alone', { tag: '@deep' }, async ({ page }) => {
  await openEditor(page, edited);
  await rowOf(page, '/routes/0/sections/3').click();
  await form(page).getByRole('button', { name: 'KI-Beratung', exact: true }).click();
  await form(page).getByRole('button', { name: 'Kompass' }).press('Enter');
  await expect(page.getByRole('searchbox', { name: /^Suchen/ })).toBeFocused();
  await page.keyboard.type('Brücke');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  expect(await barriersInBoth(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('button', { name: 'Bogenbrücke' })).toBeFocused();
  expect((await saved(page)).come).toEqual(['"icon": "building-bridge",']);
});
