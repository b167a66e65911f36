/** What the inputs of the editor's forms open, and how its author opens it: each by the components that it is made of. In German. */
import { expect, type Locator } from 'playwright/test';
import { type Desk, dialogOf, opening, openPart, openSectionForm } from './editor-openings.ts';

/** A tool of the first text, of which all is selected. */
async function openTool(desk: Desk, name: string): Promise<Locator> {
  const form = await openSectionForm(desk, 0);
  const text = form.getByRole('textbox', { name: 'Überschrift' }).first();
  await text.fill('Marketing neu denken');
  await text.press('Control+a');
  await form.getByRole('button', { name, exact: true }).first().click();
  return dialogOf(desk);
}

/** The list of what the first link of the first section can lead to. */
async function openTargets(desk: Desk): Promise<Locator> {
  const form = await openSectionForm(desk, 0);
  await form.locator('[data-unfold]').first().click();
  await form.getByRole('group', { name: 'Ziel' }).getByRole('combobox', { name: 'Seite oder Adresse' }).click();
  return desk.page.getByRole('listbox');
}

export const choosers = [
  opening('the targets of a link in a text', ['TextTools'], async (desk) => {
    await openTool(desk, 'Link');
    return desk.page.getByRole('listbox');
  }),
  opening('a link in a text', ['TextTools'], async (desk) => {
    const dialog = await openTool(desk, 'Link');
    // The list of the first field lies over the others, until these are gone to.
    await dialog.getByRole('textbox', { name: 'Text des Links' }).focus();
    return dialog;
  }),
  opening('the values to put into a text', ['TextTools'], (desk) => openTool(desk, 'Angabe einsetzen')),
  opening('a value made of a text', ['TextTools'], (desk) => openTool(desk, 'Zur Angabe machen')),
  opening('what a link can lead to', ['LinkField'], openTargets),
  opening('the images', ['ImageChooser', 'Dialog'], async (desk) => {
    const form = await openSectionForm(desk, 0);
    await form.locator('button[data-at$="/image/src"]').click();
    await expect(dialogOf(desk).getByRole('img').first()).toBeAttached();
    return dialogOf(desk);
  }),
  opening('the icons', ['IconField'], async (desk) => {
    const form = await openSectionForm(desk, 3);
    await form.locator('[data-unfold]').first().click();
    await form.locator('[data-at$="/icon"] button').last().click();
    return dialogOf(desk);
  }),
  opening('the palette of a colour, by the pointer', ['ColorField'], async (desk) => {
    const form = await openPart(desk, 'theme');
    await form.getByRole('button', { name: /^Einzelne Farben/ }).click();
    await form.getByRole('textbox', { name: 'Hell' }).first().click();
    return dialogOf(desk);
  }),
  opening('the palette of a colour, by its key', ['ColorField'], async (desk) => {
    const form = await openPart(desk, 'theme');
    await form.getByRole('button', { name: /^Einzelne Farben/ }).click();
    await form.getByRole('textbox', { name: 'Hell' }).first().press('ArrowDown');
    return dialogOf(desk);
  }),
  opening('the fonts', ['FontField'], async (desk) => {
    const form = await openPart(desk, 'theme');
    await form.getByRole('combobox', { name: 'Schrift' }).first().click();
    return desk.page.getByRole('listbox');
  }),
];
