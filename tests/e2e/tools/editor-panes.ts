/** What the panes of the editor show besides the form of a section, and how it comes to that. In German. */
import { writeFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { keysOf } from '../../support/editor/keys.ts';
import { turnTo } from './editing.ts';
import { type Desk, dialogOf, makeMistake, opening, openPart, openSectionForm, row, runCommand } from './editor-openings.ts';
import { formOf, unfoldAll } from './form-inputs.ts';

const parts = ['placeholders', 'constants', 'header', 'footer', 'theme', 'site', 'labels', 'errorView'];

const alertOf = ({ page }: Desk, text: string) => page.getByRole('alert').filter({ hasText: text });

export const panes = [
  ...parts.map((part) =>
    opening(`the form of ${part}`, [], async (desk) => {
      const form = await openPart(desk, part);
      await unfoldAll(form);
      return form;
    }),
  ),
  opening('the form of redirects, with the first', [], async (desk) => {
    await (await row(desk, '/redirects')).click();
    await formOf(desk.page).getByRole('button', { name: 'Weiterleitung hinzufügen' }).click();
    await expect(formOf(desk.page).getByRole('textbox', { name: 'Alte Adresse' })).toBeFocused();
    return formOf(desk.page);
  }),
  opening('the form of a page', [], async (desk) => {
    await (await row(desk, '/routes/1')).click();
    await turnTo(desk.page, 'Eingaben');
    await expect(formOf(desk.page).getByText('www.example.com › leistungen')).toBeVisible();
    return formOf(desk.page);
  }),
  opening('the places where a value stands', [], async (desk) => {
    const form = await openPart(desk, 'constants');
    await form
      .getByRole('button', { name: /^An \d+ Stellen$/ })
      .first()
      .click();
    return form.getByRole('list', { name: /^Stellen von/ });
  }),
  opening('a value that stands in several places, where it is used', [], async (desk) => {
    await (await row(desk, '/routes/4')).click();
    await (await row(desk, '/routes/4/sections/0')).click();
    const form = formOf(desk.page);
    await unfoldAll(form);
    await form.getByRole('button', { name: 'Überall ändern' }).first().click();
    return form.getByRole('textbox', { name: /, überall$/ }).first();
  }),
  opening('a mistake, beside its field and on the page', [], makeMistake),
  opening('what was taken away, with the way back', [], async (desk) => {
    await openSectionForm(desk, 1);
    await (await row(desk, '/routes/0/sections/1')).press('Delete');
    return desk.page.getByRole('contentinfo').getByRole('button', { name: 'Rückgängig' });
  }),
  opening('a draft that has come back', [], async (desk) => {
    await makeMistake(desk);
    await desk.page.reload();
    return desk.page.getByText(/^Ihr Entwurf ist wieder da/);
  }),
  opening('a draft that cannot be saved', [], async (desk) => {
    await makeMistake(desk);
    await desk.page.route('**/api/manifest', (route) => route.abort());
    await desk.page.keyboard.press(keysOf('save'));
    return alertOf(desk, 'Nicht gespeichert.');
  }),
  opening('a page that is tried', [], async (desk) => {
    await runCommand(desk, 'Ausprobieren');
    await desk.shown.getByRole('button', { name: 'Menü' }).click();
    return desk.page.getByRole('button', { name: /^Ausprobieren/ });
  }),
  opening('writing on the page', [], async ({ shown }) => {
    await shown.getByRole('heading', { level: 1 }).dblclick({ position: { x: 20, y: 20 } });
    return shown.locator('[contenteditable]');
  }),
  opening('the ways past the outline', [], async ({ page }) => {
    await page.reload();
    await expect(page.locator('[data-pane="preview"]')).toBeVisible();
    await page.keyboard.press('Tab');
    return page.getByRole('button', { name: 'Zu den Eingaben' });
  }),
  opening('a picture that is none', [], async (desk) => {
    const form = await openSectionForm(desk, 0);
    await form.locator('button[data-at$="/image/src"]').click();
    const chooser = desk.page.waitForEvent('filechooser');
    await dialogOf(desk).getByRole('button', { name: 'Datei hinzufügen' }).click();
    await (await chooser).setFiles({ name: 'kein-bild.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg') });
    return dialogOf(desk).getByRole('alert');
  }),
  opening('a file that is being written by somebody else, as the editor begins', [], async (desk) => {
    writeFileSync(desk.edited.file, '{');
    await desk.page.reload();
    return desk.page.getByText('Die Datei lässt sich gerade nicht lesen.');
  }),
  opening('an editor that cannot go on', [], async (desk) => {
    // With a draft that is kept it would go on without the file.
    await desk.page.addInitScript(() => delete (window as Partial<typeof window>).indexedDB);
    await desk.page.route('**/api/manifest', (route) => route.abort());
    await desk.page.reload();
    return alertOf(desk, 'Der Editor kann nicht weiterarbeiten.');
  }),
];
