/** What the panes of the editor show besides the form of a section, and how it comes to that. In German. */
import { writeFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { keysOf } from '../../support/editor/keys.ts';
import { type Desk, dialogOf, makeMistake, type Opening, openPart, openSectionForm, row } from './editor-openings.ts';
import { formOf, unfoldAll } from './form-inputs.ts';

const parts = ['placeholders', 'constants', 'header', 'footer', 'theme', 'site', 'labels', 'errorView'];

const alertOf = ({ page }: Desk, text: string) => page.getByRole('alert').filter({ hasText: text });

export const panes: Opening[] = [
  ...parts.map((part) => ({
    name: `the form of ${part}`,
    of: [],
    async open(desk: Desk) {
      const form = await openPart(desk, part);
      await unfoldAll(form);
      return form;
    },
  })),
  {
    name: 'the form of a page',
    of: [],
    async open(desk) {
      await row(desk, '/routes/1').click();
      await expect(formOf(desk.page).getByText('www.example.com › leistungen')).toBeVisible();
      return formOf(desk.page);
    },
  },
  {
    name: 'the places where a value stands',
    of: [],
    async open(desk) {
      const form = await openPart(desk, 'constants');
      await form
        .getByRole('button', { name: /^An \d+ Stellen$/ })
        .first()
        .click();
      return form.getByRole('list', { name: /^Stellen von/ });
    },
  },
  {
    name: 'a value that stands in several places, where it is used',
    of: [],
    async open(desk) {
      await row(desk, '/routes/4').click();
      await row(desk, '/routes/4/sections/0').click();
      const form = formOf(desk.page);
      await unfoldAll(form);
      await form.getByRole('button', { name: 'Überall ändern' }).first().click();
      return form.getByRole('textbox', { name: /, überall$/ }).first();
    },
  },
  { name: 'a mistake, beside its field and on the page', of: [], open: makeMistake },
  {
    name: 'what was taken away, with the way back',
    of: [],
    async open(desk) {
      await openSectionForm(desk, 1);
      await row(desk, '/routes/0/sections/1').press('Delete');
      return desk.page.getByRole('contentinfo').getByRole('button', { name: 'Rückgängig' });
    },
  },
  {
    name: 'a draft that has come back',
    of: [],
    async open(desk) {
      await makeMistake(desk);
      await desk.page.reload();
      return desk.page.getByText(/^Ihr Entwurf ist wieder da/);
    },
  },
  {
    name: 'a draft that cannot be saved',
    of: [],
    async open(desk) {
      await makeMistake(desk);
      await desk.page.route('**/api/manifest', (route) => route.abort());
      await desk.page.keyboard.press(keysOf('save'));
      return alertOf(desk, 'Nicht gespeichert.');
    },
  },
  {
    name: 'a page that is tried',
    of: [],
    async open({ page, shown }) {
      await page.getByRole('button', { name: 'Ausprobieren' }).click();
      await shown.getByRole('button', { name: 'Menü' }).click();
      return page.getByRole('button', { name: 'Ausprobieren', pressed: true });
    },
  },
  {
    name: 'writing on the page',
    of: [],
    async open({ shown }) {
      await shown.getByRole('heading', { level: 1 }).dblclick({ position: { x: 20, y: 20 } });
      return shown.locator('[contenteditable]');
    },
  },
  {
    name: 'the ways past the outline',
    of: [],
    async open({ page }) {
      await page.reload();
      await expect(page.getByRole('complementary')).toBeVisible();
      await page.keyboard.press('Tab');
      return page.getByRole('button', { name: 'Zu den Eingaben' });
    },
  },
  {
    name: 'a picture that is none',
    of: [],
    async open(desk) {
      const form = await openSectionForm(desk, 0);
      await form.locator('button[data-at$="/image/src"]').click();
      const chooser = desk.page.waitForEvent('filechooser');
      await dialogOf(desk).getByRole('button', { name: 'Datei hinzufügen' }).click();
      await (await chooser).setFiles({ name: 'kein-bild.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg') });
      return dialogOf(desk).getByRole('alert');
    },
  },
  {
    name: 'a file that is being written by somebody else, as the editor begins',
    of: [],
    async open(desk) {
      writeFileSync(desk.edited.file, '{');
      await desk.page.reload();
      return desk.page.getByText('Die Datei lässt sich gerade nicht lesen.');
    },
  },
  {
    name: 'an editor that cannot go on',
    of: [],
    async open(desk) {
      await desk.page.route('**/api/manifest', (route) => route.abort());
      await desk.page.reload();
      return alertOf(desk, 'Der Editor kann nicht weiterarbeiten.');
    },
  },
];
