/** `npm run edit`: findings that lead to their place and are corrected, looks, and colours that can be read. */
import { expect, type Page } from 'playwright/test';
import { keysOf } from '../../support/editor/keys.ts';
import { everyThird } from '../../support/project/slice.ts';
import { deskCopy as edited, openEditor, original, testAtDesk as test } from './editing.ts';
import { formOf } from './form-inputs.ts';

test.describe.configure({ mode: 'serial' });

const save = async (page: Page) => {
  await page.keyboard.press(keysOf('save'));
  await expect(page.getByRole('contentinfo').getByText('Gespeichert', { exact: true })).toBeVisible();
};
const openPart = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Aufbau der Website' }).getByRole('button', { name }).click();

test('a mistake is said without JSON, corrected by a button in one step, and listed with the way to it', async ({ page }) => {
  const shown = await openEditor(page, edited);
  await shown.getByRole('heading', { level: 1 }).click();
  const form = page.getByRole('complementary', { name: 'Eingaben' });
  const field = form.getByRole('textbox', { name: 'Überschrift' }).first();
  await field.fill('Mehr mit {brandNam}');
  await expect(form.getByText('Die Angabe „{brandNam}“ gibt es nicht.')).toBeVisible();
  // The page is drawn all the same.
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Mehr mit {brandNam}');
  await form.getByRole('button', { name: 'Korrigieren: „{brandName}“' }).click();
  await expect(field).toHaveText('Mehr mit KI im Marketing');
  await expect(field).toBeFocused();
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Mehr mit KI im Marketing');
  await page.keyboard.press(keysOf('undo'));
  await expect(field).toHaveText('Mehr mit {brandNam}');

  // From the list, by keyboard: the mistake stands first, and its field gets the cursor.
  const count = page.getByRole('contentinfo').getByRole('button', { name: /^1 Fehler/ });
  await count.press('Enter');
  const list = page.getByRole('dialog', { name: /^1 Fehler/ });
  await expect(list.getByRole('button').first()).toContainText('Startseite › Einstieg › Überschrift');
  await expect(list.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(count).toBeFocused();
  await openPart(page, /^Farben/);
  await count.press('Enter');
  await expect(list.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
});

test('looks are chosen by pictures of the own page and by keys', everyThird(2), async ({ page }) => {
  const shown = await openEditor(page, edited);
  await openPart(page, /^Farben/);
  const pictures = page.frameLocator('iframe[title="Ausschnitte Ihrer Seite"]');
  const cardsIn = (selector: string) => pictures.locator(`[data-picture="cards"]${selector}`);
  // Drawn of the site's own cards, each with another look.
  await expect(cardsIn('')).toHaveCount(4);
  await expect(cardsIn('[data-look-cards="ruled"]').locator('[data-part="card"]').first()).toHaveCSS('border-top-width', '2px');
  await expect(cardsIn(':not([data-look-cards])').locator('[data-part="card"]').first()).toHaveCSS('border-top-width', '0px');

  const cards = page.getByRole('group', { name: 'Karten', exact: true }).first();
  await cards.getByRole('radio', { name: 'Eigene helle Fläche' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(cards.getByRole('radio', { name: 'Nur ein Rand' })).toBeFocused();
  await expect(shown.locator('html')).toHaveAttribute('data-look-cards', 'outlined');

  await save(page);
  expect(JSON.parse(edited.text())).toMatchObject({ theme: { cards: 'outlined' } });

  await formOf(page)
    .getByRole('button', { name: /^Einzelne Farben/ })
    .click();
  const row = formOf(page).getByRole('table', { name: 'Kontrast von Leiser Text' }).getByRole('row').nth(1);
  // What one cell says, and where the next one begins.
  const [first, second] = [row.getByRole('cell').nth(0).locator('small'), row.getByRole('cell').nth(1).locator('[aria-hidden]')];
  const [said, next] = [await first.boundingBox(), await second.boundingBox()];
  expect((next?.x ?? 0) - (said?.x ?? 0) - (said?.width ?? 0)).toBeGreaterThanOrEqual(6);
});

test('the layout of the header is chosen by pictures of the own header and by keys', { tag: '@deep' }, async ({ page }) => {
  const shown = await openEditor(page, edited);
  await openPart(page, /^Navigation/);
  const drawn = page.frameLocator('iframe[title="Ausschnitte Ihrer Seite"]').locator('[data-picture="header"]');
  await expect(drawn).toHaveCount(3);
  await expect(drawn.locator('header[data-look-header="centred"]')).toHaveCount(1);

  const layouts = page.getByRole('group', { name: 'Form', exact: true });
  await layouts.getByRole('radio', { name: 'Leiste' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(layouts.getByRole('radio', { name: 'Logo in der Mitte' })).toBeFocused();
  await expect(shown.locator('header[data-look-header]')).toHaveAttribute('data-look-header', 'centred');
  await save(page);
  expect(JSON.parse(edited.text())).toMatchObject({ header: { layout: 'centred' } });
});

test('for a colour that cannot be read, the nearest one that can be is taken by a click', { tag: '@deep' }, async ({ page }) => {
  await openEditor(page, edited);
  await openPart(page, /^Farben/);
  await page.getByRole('button', { name: /^Einzelne Farben/ }).click();
  const color = page.getByRole('group', { name: /^Links und Buttons$/ });
  await color.getByRole('textbox', { name: 'Hell' }).fill('#5FB8B2');
  await expect(page.getByRole('contentinfo').getByRole('button', { name: /^1 Fehler/ })).toBeVisible();
  await expect(color.getByRole('table').getByText('zu schwach').first()).toBeAttached();
  const better = color.getByRole('button', { name: /^Links und Buttons, Hell: #[0-9A-F]{6} nehmen$/ });
  const suggested = /#[0-9A-F]{6}/.exec((await better.textContent()) ?? '')?.[0] ?? '';
  await better.click();
  await expect(color.getByRole('textbox', { name: 'Hell' })).toBeFocused();
  await expect(page.getByRole('contentinfo').getByRole('button', { name: /Fehler/ })).toBeHidden();
  await save(page);
  expect(edited.text()).toBe(original.replace('"primary": { "light": "#0B6460"', `"primary": { "light": "${suggested}"`));
  expect(edited.text()).not.toBe(original);
});
