/** How an author looks for a place and at a page: by search, at other widths, in the dark, by a click; and the parts that every page has. */
import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';
import { keysOf } from '../../support/editor/keys.ts';
import { everyThird } from '../../support/project/slice.ts';
import { changedBySaving, deskCopy as edited, openEditor, original, testAtDesk as test } from './editing.ts';
import { formOf } from './form-inputs.ts';

test.describe.configure({ mode: 'serial' });

const rowOf = (page: Page, pointer: string) => page.locator(`[data-row="${pointer}"]`);
const fieldAt = (page: Page, pointer: string) => formOf(page).locator(`[data-at="${pointer}"]`);
const openPart = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Aufbau der Website' }).getByRole('button', { name }).click();
const sectionOf = (shown: FrameLocator, index: number) => shown.locator('main > [data-tone]').nth(index);

test('a search leads to another page, and into the field', { tag: '@deep' }, async ({ page }) => {
  const shown = await openEditor(page, edited);
  await page.keyboard.press(keysOf('search'));
  const search = page.getByRole('dialog', { name: 'Texte suchen' });
  await expect(search.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('gehen wir zuerst');
  await expect(search.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(search).toBeHidden();
  await expect(rowOf(page, '/routes/1/sections/5')).toHaveAttribute('aria-current', 'true');
  await expect(shown.getByRole('heading', { name: 'Welche Aufgabe gehen wir zuerst an?' })).toBeInViewport();
  await expect(fieldAt(page, '/routes/1/sections/5/title').getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Womit beginnen wir?');
  await expect(shown.getByRole('heading', { name: 'Womit beginnen wir?' })).toBeVisible();
  // The text of a card can be one paragraph or several, and that choice stands before it.
  await page.keyboard.press(keysOf('search'));
  await page.keyboard.type('Sie prüfen das Ergebnis');
  await expect(search.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(fieldAt(page, '/routes/0/sections/3/items/2/text').getByRole('textbox')).toBeFocused();
  expect(await changedBySaving(page, edited)).toEqual({
    gone: ['"title": "Welche Aufgabe gehen wir zuerst an?",'],
    come: ['"title": "Womit beginnen wir?",'],
  });
});

test('the page is as wide as the screen that is chosen, dark or light; in one that is scaled one writes as well', {
  tag: '@deep',
}, async ({ page }) => {
  const shown = await openEditor(page, edited);
  const frame = page.locator('iframe[title="Vorschau der Seite"]');
  const title = shown.getByRole('heading', { level: 1 });
  const widthOf = () => title.evaluate(() => innerWidth);
  for (const [name, width] of [
    ['Tablet', 820],
    ['Telefon', 390],
    ['Computer', 1280],
  ] as const) {
    await page.getByTitle(name, { exact: true }).click();
    await expect.poll(widthOf).toBe(width);
  }
  await page.getByTitle('Dunkel', { exact: true }).click();
  await expect(title).toHaveCSS('color', 'rgb(232, 237, 242)');
  await page.getByTitle('Hell', { exact: true }).click();
  await expect(title).toHaveCSS('color', 'rgb(27, 42, 65)');

  // A computer's screen has no room between the other panes.
  const area = await frame.boundingBox();
  expect(area?.width).toBeLessThan(1000);
  const sentence = shown.getByText('Ich zeige Ihrem Team').first();
  const { x, y } = await sentence.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: (left + width / 2) / innerWidth, y: (top + height / 2) / innerHeight };
  });
  await page.mouse.click((area?.x ?? 0) + x * (area?.width ?? 0), (area?.y ?? 0) + y * (area?.height ?? 0));
  await expect(shown.locator('[contenteditable]')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Ein Satz am Rechner.');
  await page.keyboard.press('Enter');
  await expect(shown.getByText('Ein Satz am Rechner.').first()).toBeVisible();
  const { gone, come } = await changedBySaving(page, edited);
  expect(gone).toEqual([expect.stringMatching(/^"Ich zeige Ihrem Team/)]);
  expect(come).toEqual(['"Ein Satz am Rechner."']);
});

test('a click on an icon, an image and the ground of a section leads to each', { tag: '@deep' }, async ({ page }) => {
  const shown = await openEditor(page, edited);
  const leadsTo = async (clicked: Locator, section: number, field: Locator) => {
    // The link of a card lies over all of it.
    await clicked.click({ force: true });
    await expect(rowOf(page, `/routes/0/sections/${section}`)).toHaveAttribute('aria-current', 'true');
    await expect(field).toBeInViewport();
    await page.keyboard.press(keysOf('nextPane'));
    await expect(field).toBeFocused();
    await page.keyboard.press('Enter');
  };
  const icon = fieldAt(page, '/routes/0/sections/4/items/0/icon').getByRole('button').and(page.locator('[data-opens]'));
  await leadsTo(sectionOf(shown, 4).locator('svg').first(), 4, icon);
  await expect(page.getByRole('searchbox', { name: /^Suchen/ })).toBeFocused();
  await page.keyboard.type('Brücke');
  await page.getByRole('button', { name: 'Bogenbrücke' }).click();
  const image = fieldAt(page, '/routes/0/sections/4/image/src');
  await leadsTo(sectionOf(shown, 4).locator('img').first(), 4, image);
  await page.getByRole('dialog', { name: 'Bild auswählen' }).getByTitle('media/hero.svg').click();
  await sectionOf(shown, 1).click({ position: { x: 6, y: 6 } });
  await expect(rowOf(page, '/routes/0/sections/1')).toHaveAttribute('aria-current', 'true');
  // The section itself is chosen, and no text of it: it is what Delete takes away.
  await page.keyboard.press('Delete');
  await expect(sectionOf(shown, 1)).toContainText('Brücken zwischen Mensch und KI');
  await page.keyboard.press(keysOf('undo'));
  await expect(sectionOf(shown, 1)).toContainText('keine KI-Abteilung');
  await changedBySaving(page, edited);
  const { items, image: chosen } = JSON.parse(edited.text()).routes[0].sections[4];
  expect([items[0].icon, chosen]).toEqual(['building-bridge', { src: 'media/hero.svg', alt: '' }]);
});

test('fonts and corners are changed, and seen', { tag: '@deep' }, async ({ page }) => {
  const shown = await openEditor(page, edited);
  await openPart(page, /^Farben/);
  const font = formOf(page).getByRole('group', { name: 'Überschriften', exact: true });
  await font.getByRole('combobox', { name: 'Schrift' }).click();
  await page.getByRole('option', { name: 'figtree-latin.woff2' }).click();
  await expect(font.getByRole('textbox', { name: 'Name der Schrift' })).toHaveValue('Figtree Latin');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"?Figtree Latin/);
  await formOf(page).getByRole('slider', { name: 'Karten, in Pixeln' }).press('ArrowLeft');
  await formOf(page).getByRole('textbox', { name: 'Buttons und Felder' }).fill('12');
  expect(await changedBySaving(page, edited)).toEqual({
    gone: [
      '"heading": { "family": "Bricolage Grotesque", "file": "media/fonts/bricolage-grotesque-latin.woff2" },',
      '"radius": { "card": 20, "control": 28 }',
    ],
    come: [
      '"heading": { "family": "Figtree Latin", "file": "media/fonts/figtree-latin.woff2" },',
      '"radius": { "card": 19, "control": 12 }',
    ],
  });
});

test('header, footer, website and labels are written like the pages', { tag: '@deep' }, async ({ page }) => {
  const shown = await openEditor(page, edited);
  const write = async (part: RegExp, name: string, text: string) => {
    await openPart(page, part);
    await formOf(page).getByRole('textbox', { name, exact: true }).fill(text);
  };
  await write(/^Navigation/, 'Name neben dem Logo', 'Brückenbau');
  await expect(shown.locator('header').getByText('Brückenbau')).toBeVisible();
  await write(/^Fußzeile/, 'Urheberrecht', '© Brückenbau');
  await expect(shown.locator('footer')).toContainText('© Brückenbau');
  await write(/^Website/, 'Name der Website', 'Brückenbau & Co.');
  await expect(page.getByRole('heading', { level: 1, name: 'Brückenbau & Co.' })).toBeVisible();
  await write(/^Kleine Texte/, 'Adresse kopieren', 'Adresse mitnehmen');
  await expect(shown.getByRole('button', { name: 'Adresse mitnehmen' })).toHaveCount(1);
  await changedBySaving(page, edited);
  const written = original
    .replace('"name": "{brandName}",\n    "homeLabel"', '"name": "Brückenbau",\n    "homeLabel"')
    .replace(/"copyright": "[^"]+"/, '"copyright": "© Brückenbau"')
    .replace('"name": "{brandName}",\n    "publisher"', '"name": "Brückenbau & Co.",\n    "publisher"')
    .replace('"copy": "Adresse kopieren"', '"copy": "Adresse mitnehmen"');
  expect(edited.text()).toBe(written);
});

test('while one tries the page it lives, and afterwards it is edited again', { tag: '@deep' }, async ({ page }) => {
  const shown = await openEditor(page, edited);
  const menu = shown.getByRole('button', { name: 'Menü' });
  const link = shown.locator('header').getByRole('link', { name: 'Leistungen' });
  const title = shown.getByRole('heading', { level: 1 });
  const trying = page.getByRole('button', { name: 'Ausprobieren' });
  await trying.click();
  await expect(trying).toHaveAttribute('aria-pressed', 'true');
  await menu.click();
  await link.click();
  await expect(title).toContainText('Von der ersten Frage');
  await expect(rowOf(page, '/routes/1')).toHaveAttribute('aria-current', 'true');
  const faq = shown.locator('details').first();
  await faq.locator('summary').click();
  await expect(faq).toHaveAttribute('open', '');
  await title.dblclick();
  await expect(shown.locator('[contenteditable]')).toHaveCount(0);
  await expect(rowOf(page, '/routes/1')).toHaveAttribute('aria-current', 'true');

  await trying.click();
  await expect(trying).toHaveAttribute('aria-pressed', 'false');
  await title.click();
  await expect(rowOf(page, '/routes/1/sections/0')).toHaveAttribute('aria-current', 'true');
  await shown.getByRole('link', { name: 'Impressum' }).click();
  await expect(title).toContainText('Von der ersten Frage');
  await expect(page.getByRole('contentinfo').getByText('Gespeichert', { exact: true })).toBeVisible();
  expect(edited.text()).toBe(original);
});

test('yesterday is looked at by keyboard, compared, and one section of it comes back', everyThird(0), async ({ page }) => {
  const shown = await openEditor(page, edited);
  const title = shown.getByRole('heading', { level: 1 });
  const write = async (text: string) => {
    await rowOf(page, '/routes/0/sections/0').press('Enter');
    const field = fieldAt(page, '/routes/0/sections/0/title').getByRole('textbox');
    await field.fill(text);
    await expect(title).toHaveText(text);
    await changedBySaving(page, edited);
  };
  await write('Titel von gestern');
  await write('Titel von heute');
  const saved = edited.text();
  await page.getByRole('button', { name: 'Frühere Stände' }).press('Enter');
  const list = page.getByRole('dialog', { name: 'Frühere Stände' });
  await list.getByRole('listitem').nth(1).getByRole('button').press('Enter');
  await expect(title).toHaveText('Titel von gestern');
  await page.getByRole('button', { name: 'Unterschiede …' }).press('Enter');
  const differences = page.getByRole('dialog', { name: /^Das ändert sich/ });
  await differences.getByRole('button', { name: /Titel von gestern/ }).press('Enter');
  await expect(differences).toBeHidden();
  await expect(rowOf(page, '/routes/0/sections/0')).toHaveAttribute('aria-current', 'true');
  // Then and now stand at the same height.
  const scrolled = () => title.evaluate(() => scrollY);
  await title.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.getByRole('button', { name: 'Entwurf zeigen' }).press('Enter');
  await expect(title).toHaveText('Titel von heute');
  await page.getByRole('button', { name: /^Stand von .* zeigen$/ }).press('Enter');
  await expect(title).toHaveText('Titel von gestern');
  expect(await scrolled()).toBe(900);
  // On a phone all that can be done is in reach.
  await page.setViewportSize({ width: 390, height: 844 });
  const bring = page.getByRole('button', { name: /^Abschnitt „.+“ zurückholen$/ });
  const beyond = () =>
    bring.locator('xpath=../button').evaluateAll((all) =>
      all.flatMap((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return left >= 0 && right <= innerWidth && button.contains(met) ? [] : [button.textContent];
      }),
    );
  await expect(bring).toBeVisible();
  await expect.poll(beyond).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await bring.press('Enter');
  await expect(page.getByText('Sie sehen den Stand')).toBeHidden();
  await expect(title).toHaveText('Titel von gestern');
  await page.keyboard.press(keysOf('undo'));
  await expect(title).toHaveText('Titel von heute');
  expect(edited.text()).toBe(saved);
});
