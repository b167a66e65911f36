/** What the inputs of the editor's forms open, and how its author opens it: each by the components that it is made of. In German. */
import { expect, type Locator } from 'playwright/test';
import { type Desk, dialogOf, type Opening, openPart, openSectionForm } from './editor-openings.ts';

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
async function openTargets(desk: Desk, kind: string, list: string): Promise<Locator> {
  const form = await openSectionForm(desk, 0);
  await form.locator('[data-unfold]').first().click();
  const target = form.getByRole('group', { name: 'Ziel' });
  await target.getByText(kind, { exact: true }).click();
  await target.getByRole('combobox', { name: list }).click();
  return desk.page.getByRole('listbox');
}

export const choosers: Opening[] = [
  { name: 'a link in a text', of: ['TextTools'], open: (desk) => openTool(desk, 'Link') },
  { name: 'the values to put into a text', of: ['TextTools'], open: (desk) => openTool(desk, 'Angabe einsetzen') },
  { name: 'a value made of a text', of: ['TextTools'], open: (desk) => openTool(desk, 'Zur Angabe machen') },
  { name: 'the pages that a link can lead to', of: ['SearchSelect'], open: (desk) => openTargets(desk, 'Seite', 'Seite') },
  {
    name: 'the places that a link can lead to',
    of: ['SearchSelect'],
    open: (desk) => openTargets(desk, 'Stelle', 'Stelle auf der Seite'),
  },
  { name: 'the files that a link can lead to', of: ['SearchSelect'], open: (desk) => openTargets(desk, 'Datei', 'Eigene Datei') },
  {
    name: 'the images',
    of: ['ImageChooser', 'Dialog'],
    async open(desk) {
      const form = await openSectionForm(desk, 0);
      await form.locator('button[data-at$="/image/src"]').click();
      await expect(dialogOf(desk).getByRole('img').first()).toBeAttached();
      return dialogOf(desk);
    },
  },
  {
    name: 'the icons',
    of: ['IconField'],
    async open(desk) {
      const form = await openSectionForm(desk, 3);
      await form.locator('[data-unfold]').first().click();
      await form.locator('[data-at$="/icon"] button').last().click();
      return dialogOf(desk);
    },
  },
  {
    name: 'the palette of a colour, by the pointer',
    of: ['ColorField'],
    async open(desk) {
      const form = await openPart(desk, 'theme');
      await form.getByRole('textbox', { name: 'Hell' }).first().click();
      return dialogOf(desk);
    },
  },
  {
    name: 'the palette of a colour, by its key',
    of: ['ColorField'],
    async open(desk) {
      const form = await openPart(desk, 'theme');
      await form.getByRole('textbox', { name: 'Hell' }).first().press('ArrowDown');
      return dialogOf(desk);
    },
  },
  {
    name: 'the fonts',
    of: ['FontField'],
    async open(desk) {
      const form = await openPart(desk, 'theme');
      await form.getByRole('combobox', { name: 'Schrift' }).first().click();
      return desk.page.getByRole('listbox');
    },
  },
];
