/** What the window of publishing says, and how its author comes to that. In German. */
import { randomUUID } from 'node:crypto';
import { expect, type Locator } from 'playwright/test';
import { type Desk, dialogOf, makeMistake, opening, openSectionForm } from './editor-openings.ts';

async function openProposal(desk: Desk): Promise<Locator> {
  // What was sent already is not sent again.
  const heading = `Marketing ${randomUUID()}`;
  const form = await openSectionForm(desk, 0);
  await form.getByRole('textbox', { name: 'Überschrift' }).first().fill(heading);
  await desk.page.getByRole('button', { name: 'Zur Freigabe senden …' }).click();
  await expect(dialogOf(desk).getByText(`zu „${heading}“`).first()).toBeVisible();
  for (const summary of await dialogOf(desk).locator('summary').all()) await summary.click();
  return dialogOf(desk);
}

async function send(desk: Desk): Promise<Locator> {
  const dialog = await openProposal(desk);
  await dialog.getByRole('button', { name: 'Zur Freigabe senden' }).click();
  await expect(dialog.getByText('Zur Freigabe gesendet.')).toBeVisible();
  return dialog;
}

export const proposals = [
  opening('what changes, before it is sent', ['PublishDialog', 'Dialog'], openProposal),
  opening('the question whether to go back to what is published', ['PublishDialog', 'Dialog'], async (desk) => {
    const dialog = await openProposal(desk);
    await dialog.getByRole('button', { name: 'Zurück zum Veröffentlichten …' }).click();
    await expect(dialog.getByRole('button', { name: 'Zurücknehmen' })).toBeVisible();
    return dialog;
  }),
  opening('back at what is published', ['PublishDialog', 'Dialog'], async (desk) => {
    const dialog = await openProposal(desk);
    await dialog.getByRole('button', { name: 'Zurück zum Veröffentlichten …' }).click();
    await dialog.getByRole('button', { name: 'Zurücknehmen' }).click();
    await expect(dialog.getByRole('button', { name: 'Fertig' })).toBeVisible();
    return dialog;
  }),
  opening('with a mistake nothing can be sent', ['PublishDialog', 'Dialog'], async (desk) => {
    await makeMistake(desk);
    await desk.page.getByRole('button', { name: 'Zur Freigabe senden …' }).click();
    await expect(dialogOf(desk).getByText('So kann die Website nicht veröffentlicht werden')).toBeVisible();
    return dialogOf(desk);
  }),
  opening('what was sent', ['PublishDialog', 'Dialog'], send),
  opening('what was sent before, and is not yet accepted', ['PublishDialog', 'Dialog'], async (desk) => {
    const dialog = await send(desk);
    await dialog.getByRole('button', { name: 'Fertig' }).click();
    await desk.page.getByRole('button', { name: 'Zur Freigabe senden …' }).click();
    await expect(dialog.getByText(/noch nicht freigegeben/)).toBeVisible();
    return dialog;
  }),
  opening('nothing can be sent, since others are not reached', ['PublishDialog', 'Dialog'], async (desk) => {
    await desk.page.route('**/api/publish/prepare', (route) => route.abort());
    await desk.page.getByRole('button', { name: 'Zur Freigabe senden …' }).click();
    await expect(dialogOf(desk).getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
    return dialogOf(desk);
  }),
];
