/** Pages and sections as a whole: added, moved, copied, sent elsewhere, removed, and what becomes of the links to them. */
import { expect, type Page } from 'playwright/test';
import { keysOf } from '../../support/editor/keys.ts';
import { everyThird, rowsOf } from '../../support/project/slice.ts';
import { barriersInBoth } from '../quiet.ts';
import { deskCopy as edited, openEditor, original, testAtDesk as test } from './editing.ts';
import { drag, rowOf } from './outline-rows.ts';

test.describe.configure({ mode: 'serial' });

interface Written {
  routes: { path: string; title: string; description: string; sections: { type: string }[] }[];
}
const written = () => JSON.parse(edited.text()) as Written;
const before = JSON.parse(original) as Written;
const types = ({ routes }: Written, page: number) => routes[page]?.sections.map(({ type }) => type) ?? [];

const outlineOf = (page: Page) => page.getByRole('navigation', { name: 'Aufbau der Website' });

async function save(page: Page): Promise<void> {
  await page.keyboard.press(keysOf('save'));
  await expect(page.getByRole('contentinfo').getByText('Gespeichert', { exact: true })).toBeVisible();
}

/** Takes back so many steps, and keeps what is left: the first bytes. */
async function undoAll(page: Page, steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) await page.keyboard.press(keysOf('undo'));
  await save(page);
  expect(edited.text()).toBe(original);
}

test('a page is added, gets another address with the links to it, and goes again', async ({ page }) => {
  await openEditor(page, edited);
  await page.getByRole('button', { name: 'Seite hinzufügen' }).click();
  await page.keyboard.type('Vorträge für Verbände');
  await expect(page.getByRole('textbox', { name: 'Adresse' })).toHaveValue('/vortraege-fuer-verbaende');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, '/routes/9')).toBeFocused();
  await save(page);
  expect(written().routes[9]).toMatchObject({ path: '/vortraege-fuer-verbaende', title: 'Vorträge für Verbände' });
  expect(types(written(), 9)).toEqual(['hero']);
  expect(written().routes[10]?.path).toBe('*');

  // Its own links, those of the header and of texts go along with the page that has many.
  await rowOf(page, '/routes/1').click();
  await page.keyboard.press(keysOf('changeAddress'));
  await expect(page.getByText(/^\d+ Links der Website führen hierher und werden mitgeändert\.$/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Adresse' }).fill('Angebot');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Rückgängig: Adresse und \d+ Links geändert/ })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('button', { name: /Fehler/ })).toHaveCount(0);
  await save(page);
  expect(edited.text().match(/"\/leistungen["#]/g)).toHaveLength(1);
  expect(edited.text()).toContain('"redirects": [{ "from": "/leistungen", "to": "/angebot" }]');
  expect(edited.text().match(/"\/angebot["#]/g)).toHaveLength(14);

  // Before a page goes, its links are shown; each leads to its field.
  await rowOf(page, '/routes/1').press('Delete');
  const dialog = page.getByRole('dialog', { name: /^Seite „.+“ entfernen\?$/ });
  await dialog.getByRole('button', { name: /^Navigation/ }).click();
  await expect(page.locator('[data-at="/header/links/1/href"] :focus')).toHaveCount(1);
  await rowOf(page, '/routes/9').click();
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Seite entfernen', exact: true }).click();
  await expect(rowOf(page, '/routes/9')).toContainText('Seite nicht gefunden');
  // Not what stands in its place: one comes to the page before it.
  await expect(rowOf(page, '/routes/8')).toBeFocused();
  await undoAll(page, 3);

  // What was done does not lie over what is wrong now, however long that is said.
  for (const width of rowsOf([1440, 1100], 2)) {
    await page.setViewportSize({ width, height: 600 });
    await rowOf(page, '/routes/0').click();
    await rowOf(page, '/routes/1').press('Delete');
    await page.getByRole('radio', { name: 'Stehen lassen' }).check();
    await page.getByRole('button', { name: 'Seite entfernen', exact: true }).click();
    const band = page.getByRole('main').getByRole('status').filter({ hasText: 'diese Seite gibt es nicht' }).locator('..');
    const done = page.getByRole('contentinfo').locator('[data-kind="done"]');
    await expect(band).toBeVisible();
    const [one, other] = [await band.boundingBox(), await done.boundingBox()];
    const apart = Math.max(
      (one?.y ?? 0) - (other?.y ?? 0) - (other?.height ?? 0),
      (other?.y ?? 0) - (one?.y ?? 0) - (one?.height ?? 0),
    );
    expect(apart, String(width)).toBeGreaterThan(0);
    await undoAll(page, 1);
  }
});

test('sections and pages are moved by keyboard and by mouse, and sections to another page', { tag: '@deep' }, async ({
  page,
}) => {
  await openEditor(page, edited);
  await rowOf(page, '/routes/0/sections/0').click();
  await page.keyboard.press(keysOf('moveDown'));
  await expect(rowOf(page, '/routes/0/sections/1')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Jetzt an Stelle 2 von 6' })).toHaveCount(1);
  await drag(page, rowOf(page, '/routes/0/sections/1'), rowOf(page, '/routes/0/sections/3'), 'below');
  await expect(rowOf(page, '/routes/0/sections/3')).toContainText('Einstieg');
  await drag(page, rowOf(page, '/routes/3'), rowOf(page, '/routes/1'), 'above');
  await expect(rowOf(page, '/routes/1')).toContainText('/eu-ai-act');
  await save(page);
  const [hero, ...others] = types(before, 0);
  await expect.poll(() => types(written(), 0)).toEqual(others.toSpliced(3, 0, hero ?? ''));
  expect(
    written()
      .routes.map(({ path }) => path)
      .slice(0, 4),
  ).toEqual(['/', '/eu-ai-act', '/leistungen', '/ueber-mich']);

  await rowOf(page, '/routes/0').click();
  await rowOf(page, '/routes/0/sections/3').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Auf eine andere Seite …' }).click();
  await page.getByRole('combobox', { name: 'Seite suchen' }).fill('ueber');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, `/routes/3/sections/${types(before, 2).length}`)).toBeFocused();
  await save(page);
  expect(types(written(), 3).at(-1)).toBe('hero');
});

test(
  'the picker shows what a section looks like here, and adds it with a picture of the site',
  everyThird(1),
  async ({ page }) => {
    await openEditor(page, edited);
    await outlineOf(page).getByRole('button', { name: 'Abschnitt hinzufügen' }).click();
    const sample = page.frameLocator('iframe[title^="So sieht es aus"]');
    const search = page.getByRole('searchbox', { name: 'Abschnitt suchen' });
    await search.fill('bild');
    await expect(sample.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(
      'Was das Bild zeigt und warum es zählt',
    );
    // What was typed is there again, to be typed over.
    await page.keyboard.press('Escape');
    await expect(search).toHaveCount(0);
    await outlineOf(page).getByRole('button', { name: 'Abschnitt hinzufügen' }).click();
    await expect(search).toHaveValue('bild');
    await expect(search).toBeFocused();
    expect(await search.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])).toEqual([0, 4]);
    await page.keyboard.type('Quastenflosser');
    const nothing = page.getByRole('dialog').getByText('Nichts gefunden');
    const [field, said] = [await search.boundingBox(), await nothing.boundingBox()];
    expect((said?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0)).toBeLessThan(24);
    await search.fill('Kontaktformular');
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText('Ein Formular für Anfragen');
    await search.fill('bild');
    // The section alone, in the look of the site.
    await expect(sample.locator('header')).toBeHidden();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
    await expect(rowOf(page, '/routes/0/sections/6')).toBeFocused();
    await save(page);
    expect(written().routes[0]?.sections[6]).toMatchObject({ type: 'split', image: { src: 'media/hero.svg' } });
    await expect(page.getByRole('contentinfo').getByRole('button', { name: /Fehler/ })).toHaveCount(0);
  },
);

test('a page shows how it is found and shared', { tag: '@deep' }, async ({ page }) => {
  await openEditor(page, edited);
  const form = page.getByRole('complementary', { name: 'Eingaben' });
  await rowOf(page, '/routes/7').click();
  await expect(form.getByText('Suchmaschinen zeigen diese Seite nicht.')).toBeVisible();
  // Without the name of the site, as cards show it.
  await expect(form.getByRole('img', { name: 'Impressum', exact: true })).toBeVisible();
  await rowOf(page, '/routes/2').click();
  await expect(form.getByText('www.example.com › ueber-mich')).toBeVisible();
  await form
    .getByRole('textbox', { name: 'Titel im Browser und bei Google' })
    .fill('Ein Titel, der so lang ist, dass Suchmaschinen ihn am Ende abschneiden');
  await expect(form.getByText('Ein Titel, der so lang ist, dass Suchmaschinen ihn am Ende …')).toBeVisible();
  expect(await barriersInBoth(page)).toEqual([]);
});
