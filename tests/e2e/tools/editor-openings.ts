/** Everything of the editor that opens over it, and how its author opens it: each by the components that it is made of. In German. */
import { writeFileSync } from 'node:fs';
import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';
import { keysOf } from '../../support/editor/keys.ts';
import { type Edited, turnTo } from './editing.ts';
import { formOf } from './form-inputs.ts';

export interface Desk {
  page: Page;
  edited: Edited;
  /** The page that is edited. */
  shown: FrameLocator;
}

interface Opening {
  name: string;
  /** The files of `src/editor/window/` that open something here. */
  of: readonly string[];
  /** @returns what is open then */
  open: (desk: Desk) => Promise<Locator>;
}

export const opening = (name: Opening['name'], of: Opening['of'], open: Opening['open']): Opening => ({ name, of, open });

const outlineOf = async ({ page }: Desk) => {
  await turnTo(page, 'Aufbau');
  return page.getByRole('navigation', { name: 'Aufbau der Website' });
};
export const dialogOf = ({ page }: Desk) => page.getByRole('dialog');
const menuOf = ({ page }: Desk) => page.getByRole('menu');
const statusOf = ({ page }: Desk) => page.getByRole('contentinfo');
export const row = async (desk: Desk, pointer: string) => (await outlineOf(desk)).locator(`[data-row="${pointer}"]`);
const press = ({ page }: Desk, ...keys: string[]) =>
  keys.reduce((last, key) => last.then(() => page.keyboard.press(key)), Promise.resolve());

/** Of the bar or the line at the bottom; in a narrow window, of the bar's menu. */
export async function runCommand({ page }: Desk, name: string): Promise<void> {
  const more = page.getByRole('button', { name: 'Mehr', exact: true });
  if ((await more.count()) > 0) {
    await more.click();
    await page.getByRole('menuitem', { name }).click();
  } else await page.getByRole('button', { name }).click();
}

/** The form of a section of the first page; hero, text, principles, card-grid, split, contact. */
export async function openSectionForm(desk: Desk, index: number): Promise<Locator> {
  const chosen = await row(desk, `/routes/0/sections/${index}`);
  await chosen.click();
  // In a narrow window the form takes its place, and nobody is told of it any more.
  await expect(desk.page.locator(`[data-row="/routes/0/sections/${index}"]`)).toHaveAttribute('aria-current', 'true');
  await expect(formOf(desk.page).getByRole('textbox').first()).toBeVisible();
  return formOf(desk.page);
}

export async function openPart(desk: Desk, name: string): Promise<Locator> {
  await (await row(desk, `/${name}`)).click();
  await expect(formOf(desk.page).getByRole('textbox').first()).toBeVisible();
  return formOf(desk.page);
}

/** A language is chosen in the dialog that adds one. */
async function askForLanguage(desk: Desk): Promise<void> {
  await (await row(desk, '/languages')).click();
  await formOf(desk.page).getByRole('button', { name: 'Sprache hinzufügen …' }).click();
  await desk.page.keyboard.type('Poln');
  await desk.page.keyboard.press('Enter');
  await expect(dialogOf(desk).getByRole('textbox', { name: 'Adresse' })).toHaveValue('/pl');
}

/** The first text of the page has a mistake that the editor can correct. */
export async function makeMistake(desk: Desk): Promise<Locator> {
  const form = await openSectionForm(desk, 0);
  await form.getByRole('textbox', { name: 'Überschrift' }).first().fill('Mehr mit {brandNam}');
  const finding = form.getByText('Die Angabe „{brandNam}“ gibt es nicht.');
  await expect(finding).toBeVisible();
  return finding;
}

const rowMenus = [
  opening('the menu of a section in the outline, by its button', ['OutlineRow', 'CommandMenu'], async (desk) => {
    await openSectionForm(desk, 3);
    await (await outlineOf(desk)).getByRole('button', { name: 'Befehle für Karten' }).click();
    return menuOf(desk);
  }),
  opening('the menu of a page in the outline, by the right button', ['OutlineRow', 'CommandMenu'], async (desk) => {
    await (await row(desk, '/routes/1')).click({ button: 'right' });
    return menuOf(desk);
  }),
  opening('the menu of the last row of the outline, by Shift+F10', ['OutlineRow', 'CommandMenu'], async (desk) => {
    await (await row(desk, '/routes/9')).click();
    await press(desk, keysOf('menu'));
    return menuOf(desk);
  }),
  opening('the menu of an entry of a list, by its button', ['ListEntry', 'CommandMenu'], async (desk) => {
    const form = await openSectionForm(desk, 3);
    await form
      .getByRole('button', { name: /^Befehle für/ })
      .last()
      .click();
    return menuOf(desk);
  }),
  opening('the menu of an entry of a list, by Shift+F10', ['ListEntry', 'CommandMenu'], async (desk) => {
    const form = await openSectionForm(desk, 3);
    await form.locator('[data-unfold]').first().focus();
    await press(desk, keysOf('menu'));
    return menuOf(desk);
  }),
  opening('the menu of a block in a text of the form', ['ProseBar', 'CommandMenu'], async (desk) => {
    const form = await openSectionForm(desk, 0);
    await form.getByRole('textbox', { name: 'Text', exact: true }).focus();
    await form
      .getByRole('button', { name: /^Befehle für/ })
      .first()
      .click();
    return menuOf(desk);
  }),
  opening('the menu of a value', ['ValuesForm'], async (desk) => {
    const form = await openPart(desk, 'constants');
    await form
      .getByRole('button', { name: /^Befehle für/ })
      .first()
      .click();
    return menuOf(desk);
  }),
];

const pageMenus = [
  opening('the menu of a place of the page, by the right button', ['PageMenu', 'PointMenu'], async (desk) => {
    await desk.shown.getByRole('heading', { level: 1 }).click({ button: 'right', position: { x: 20, y: 20 } });
    return menuOf(desk);
  }),
  opening('the menu of a place of the page, by Shift+F10', ['PageMenu', 'PointMenu'], async (desk) => {
    await desk.shown.getByRole('heading', { level: 1 }).click({ position: { x: 20, y: 20 } });
    // While one writes the menu is the browser's own, with its spelling; and the page hears from the editor what is selected.
    const written = desk.shown.locator('[contenteditable]');
    await expect(written).toBeVisible();
    await press(desk, 'Escape');
    await expect(written).toHaveCount(0);
    await expect(async () => {
      await press(desk, keysOf('menu'));
      await expect(menuOf(desk)).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 30_000 });
    return menuOf(desk);
  }),
  opening('the menu of a section within that of an entry on the page', ['PageMenu', 'PointMenu'], async (desk) => {
    await desk.shown.getByRole('heading', { name: 'KI-Beratung' }).first().click({ button: 'right' });
    await desk.page.getByRole('menuitem', { name: 'Abschnitt: Karten' }).hover();
    await expect(menuOf(desk)).toHaveCount(2);
    return menuOf(desk).last();
  }),
];

const windows = [
  opening('the picker of sections', ['Picker', 'Dialog'], async (desk) => {
    await (await outlineOf(desk)).getByRole('button', { name: 'Abschnitt hinzufügen' }).click();
    const sample = desk.page.frameLocator('iframe[title^="So sieht es aus"]');
    await expect(sample.locator('section').first()).toBeAttached();
    return dialogOf(desk);
  }),
  opening('the choice of another page for a section', ['SectionItems', 'SearchSelect', 'Dialog'], async (desk) => {
    await (await row(desk, '/routes/0/sections/3')).click({ button: 'right' });
    await desk.page.getByRole('menuitem', { name: 'Auf eine andere Seite …' }).click();
    return dialogOf(desk);
  }),
  opening('a new page, with what is missing', ['NewPageDialog', 'AskDialog', 'Dialog'], async (desk) => {
    await (await outlineOf(desk)).getByRole('button', { name: 'Seite hinzufügen' }).click();
    await press(desk, 'Enter');
    await expect(dialogOf(desk).getByText('Geben Sie der Seite einen Titel.')).toBeVisible();
    return dialogOf(desk);
  }),
  opening('the copy of a page', ['NewPageDialog', 'AskDialog', 'Dialog'], async (desk) => {
    await (await row(desk, '/routes/1')).click();
    await press(desk, keysOf('duplicate'));
    return dialogOf(desk);
  }),
  opening('what a text may hold beside paragraphs', ['KindMenu', 'CommandMenu'], async (desk) => {
    await (await row(desk, '/routes/0/sections/1')).click();
    await formOf(desk.page).getByRole('button', { name: 'Anderes hinzufügen' }).first().click();
    return desk.page.getByRole('menu');
  }),
  opening('the commands of a row of a table', ['TableField', 'CommandMenu'], async (desk) => {
    await (await row(desk, '/routes/0/sections/1')).click();
    await formOf(desk.page).getByRole('button', { name: 'Anderes hinzufügen' }).first().click();
    await desk.page.getByRole('menuitem', { name: 'Tabelle' }).click();
    await formOf(desk.page).getByRole('button', { name: 'Befehle für Zeile 1' }).click();
    return desk.page.getByRole('menu');
  }),
  opening('a new entry of a list, with what is missing', ['NewPageDialog', 'AskDialog', 'Dialog'], async (desk) => {
    await (await row(desk, '/routes/1')).click();
    await (await outlineOf(desk)).getByRole('button', { name: 'Abschnitt hinzufügen' }).click();
    await dialogOf(desk)
      .getByRole('button', { name: /^Beiträge/ })
      .click();
    await turnTo(desk.page, 'Eingaben');
    await formOf(desk.page).getByRole('button', { name: 'Neuer Beitrag …' }).click();
    await press(desk, 'Enter');
    await expect(dialogOf(desk).getByText('Geben Sie der Seite einen Titel.')).toBeVisible();
    return dialogOf(desk);
  }),
  opening('a name for a section of several pages', ['ReuseDialog', 'AskDialog', 'Dialog'], async (desk) => {
    await (await row(desk, '/routes/0/sections/3')).click({ button: 'right' });
    await desk.page.getByRole('menuitem', { name: 'Wiederverwendbar machen' }).click();
    await dialogOf(desk).getByRole('textbox', { name: 'Name' }).fill('Ein Name');
    await expect(dialogOf(desk).getByText('einName')).toBeVisible();
    return dialogOf(desk);
  }),
  opening('the address of a page, with a mistake', ['AddressDialog', 'AskDialog', 'Dialog'], async (desk) => {
    await (await row(desk, '/routes/1')).click();
    await press(desk, keysOf('changeAddress'));
    await dialogOf(desk).getByRole('textbox', { name: 'Adresse' }).fill('/ueber-mich');
    await press(desk, 'Enter');
    await expect(dialogOf(desk).getByText('Diese Adresse hat schon eine andere Seite.')).toBeVisible();
    return dialogOf(desk);
  }),
  opening('before a page is removed', ['RemovePageDialog', 'AskDialog', 'Dialog'], async (desk) => {
    await (await row(desk, '/routes/1')).click();
    await press(desk, 'Delete');
    return dialogOf(desk);
  }),
  opening('a new language', ['NewLanguageDialog', 'AskDialog', 'Dialog'], async (desk) => {
    await askForLanguage(desk);
    return dialogOf(desk);
  }),
  opening('before a language is removed', ['RemoveLanguageDialog', 'AskDialog', 'Dialog'], async (desk) => {
    await askForLanguage(desk);
    await dialogOf(desk).getByRole('button', { name: 'Hinzufügen' }).click();
    await expect(await row(desk, '/routes/10')).toHaveAttribute('aria-current', 'true');
    await (await row(desk, '/languages')).click();
    await formOf(desk.page).getByRole('button', { name: 'Sprache entfernen …' }).click();
    return dialogOf(desk);
  }),
  opening('the search over all texts, before and after a word', ['SearchDialog', 'Dialog'], async (desk) => {
    await press(desk, keysOf('search'));
    await expect(dialogOf(desk).getByRole('combobox')).toBeFocused();
    await desk.page.keyboard.type('Marketing');
    await expect(dialogOf(desk).getByRole('option').first()).toBeVisible();
    return dialogOf(desk);
  }),
  opening('what was kept before', ['VersionsDialog', 'Dialog'], async (desk) => {
    await runCommand(desk, 'Frühere Stände');
    await expect(dialogOf(desk).getByText(/^(?:Noch keine|[A-Z][a-z]+, )/)).toBeVisible();
    return dialogOf(desk);
  }),
  opening('what has changed since then', ['VersionDifferences', 'Dialog'], async (desk) => {
    const form = await openSectionForm(desk, 0);
    await form.getByRole('textbox', { name: 'Überschrift' }).first().fill('Meine Überschrift');
    await press(desk, keysOf('save'));
    await expect(desk.page.getByRole('button', { name: 'Gespeichert' })).toBeVisible();
    await runCommand(desk, 'Frühere Stände');
    await dialogOf(desk).getByRole('listitem').last().getByRole('button').click();
    await desk.page.getByRole('button', { name: 'Unterschiede …' }).click();
    return desk.page.getByRole('dialog', { name: /^Das ändert sich/ });
  }),
  opening('the keys', ['KeysDialog', 'Dialog'], async (desk) => {
    await press(desk, keysOf('help'));
    return dialogOf(desk);
  }),
  opening('before changes are discarded', ['DiscardDialog', 'AskDialog', 'Dialog'], async (desk) => {
    await makeMistake(desk);
    await runCommand(desk, 'Änderungen verwerfen …');
    return dialogOf(desk);
  }),
  opening('what was changed twice', ['ConflictDialog', 'Dialog'], async (desk) => {
    const form = await openSectionForm(desk, 0);
    await form.getByRole('textbox', { name: 'Überschrift' }).first().fill('Meine Überschrift');
    const before = desk.edited.text();
    const heading = 'Marketing neu denken. _Mit KI, die zu Ihnen passt._';
    writeFileSync(desk.edited.file, before.replace(heading, 'Deren Überschrift'));
    const question = desk.page.getByRole('dialog', { name: 'Zweimal geändert' });
    await expect(question.locator('mark')).toHaveCount(2);
    return question;
  }),
  opening('the website is edited in another window', ['ElsewhereDialog', 'Dialog'], async (desk) => {
    const second = await desk.page.context().newPage();
    await second.goto(desk.edited.url);
    await second.getByRole('button', { name: 'Hier weiterarbeiten' }).click();
    return desk.page.getByRole('dialog', { name: /wird in einem anderen Fenster bearbeitet/ });
  }),
  opening('the findings', ['FindingList'], async (desk) => {
    await makeMistake(desk);
    await statusOf(desk)
      .getByRole('button', { name: /^1 Fehler/ })
      .click();
    return dialogOf(desk);
  }),
  opening('the hint of a button', ['Bar', 'StatusBar'], async ({ page }) => {
    await page.getByRole('button', { name: 'Rückgängig' }).hover();
    return page.getByRole('tooltip');
  }),
];

export const openings = [...rowMenus, ...pageMenus, ...windows];
