/** `npm run edit` on a site with a repository: a sentence is published, others' changes come in, and what is published comes back. */
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { keysOf } from '../../support/editor/keys.ts';
import { type PublishedSite, publishedSite } from '../../support/editor/published-site.ts';
import { consultancy } from '../../support/project/project.ts';
import { everyThird } from '../../support/project/slice.ts';
import { barriersInBoth } from '../quiet.ts';
import { type Edited, edit, openEditor, original, testInOneWindow } from './editing.ts';

const test = testInOneWindow();
test.use({ viewport: { width: 1440, height: 900 }, locale: 'de-DE', reducedMotion: 'reduce' });
test.describe.configure({ mode: 'serial' });

const title = '"title": "Marketing neu denken. _Mit KI, die zu Ihnen passt._"';
let site: PublishedSite;
let edited: Edited;

test.beforeAll(async () => {
  site = publishedSite({ 'site.json': join(consultancy, 'site.json'), media: join(consultancy, 'media') });
  edited = await edit(site.file, { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' });
});

test.afterAll(async () => {
  await edited.stop();
  site.remove();
});

test('a sentence is written, shown in words, and sent as a proposal; nothing else moves', async ({ page }) => {
  const shown = await openEditor(page, edited);
  await shown.getByRole('heading', { level: 1 }).click();
  await page.getByRole('textbox', { name: 'Überschrift' }).first().fill('Marketing neu gedacht');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Marketing neu gedacht');
  await page.getByRole('button', { name: 'Zur Freigabe senden …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zur Freigabe senden' });
  await expect(dialog.getByText('zu „Marketing neu gedacht“')).toBeVisible();
  await expect(dialog.getByText(/^Noch \d+ Punkte, dann kann die Website online gehen\.$/)).toBeVisible();
  await expect(dialog.getByText('site.json geändert')).toBeHidden();
  await dialog.getByText('Technische Einzelheiten').click();
  await expect(dialog.getByText('site.json geändert')).toBeVisible();
  expect(await barriersInBoth(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Was haben Sie geändert?' }).fill('Neue Überschrift');
  await page.keyboard.press('Enter');
  const branch = /^texte\/\d{4}-\d\d-\d\d-neue-ueberschrift$/;
  await expect(dialog.getByText('Zur Freigabe gesendet.')).toBeVisible();
  const [sent = ''] = site.atRemote('branch', '--format=%(refname:short)', '--list', 'texte/*').split('\n');
  expect(sent).toMatch(branch);
  await expect(dialog.getByRole('button', { name: 'Fertig' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Zur Freigabe senden …' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^Gesendet .*, noch nicht freigegeben/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Zur Freigabe senden' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  const published = original.replace(title, '"title": "Marketing neu gedacht"');
  expect(edited.text()).toBe(published);
  expect(`${site.atRemote('show', `${sent}:site.json`)}\n`).toBe(published);
  expect(site.atRemote('show', '--format=%s', '--name-only', sent)).toBe('Neue Überschrift\n\nsite.json');
  expect(site.git('status', '--porcelain')).toBe(' M site.json');
  expect(site.git('rev-parse', 'HEAD')).toBe(site.atRemote('rev-parse', 'main'));
});

test('what others have published comes in, and where both have written, the author decides', everyThird(2), async ({ page }) => {
  site.atRemote('config', 'user.name', 'Anna Weber');
  site.elsewhere((there) => site.replace('site.json', title, '"title": "Marketing von anderen"', there));
  const shown = await openEditor(page, edited);
  await page.getByRole('button', { name: 'Zur Freigabe senden …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Neuesten Stand holen' }).click();
  const conflict = page.getByRole('dialog', { name: 'Zweimal geändert' });
  await expect(conflict.getByText(/^Anna Weber hat das um \d\d:\d\d geändert/)).toBeVisible();
  await conflict.getByRole('radio', { name: /^Die Fassung von Anna Weber, / }).check();
  await conflict.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(page.getByRole('dialog').getByText('Der neueste Stand ist da.')).toBeVisible();
  await expect(page.getByRole('dialog').getByText(/dieselbe wie die veröffentlichte/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Marketing von anderen');
  expect(site.git('status', '--porcelain')).toBe('');
  expect(site.git('rev-parse', 'HEAD')).toBe(site.atRemote('rev-parse', 'main'));
});

test('back to what is published is one step, which undo takes back', { tag: '@deep' }, async ({ page }) => {
  const shown = await openEditor(page, edited);
  await shown.getByRole('heading', { level: 1 }).click();
  const field = page.getByRole('textbox', { name: 'Überschrift' }).first();
  const published = (await field.textContent()) ?? '';
  await field.fill('Verworfen');
  await page.getByRole('button', { name: 'Zur Freigabe senden …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zurück zum Veröffentlichten …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zurücknehmen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fertig' }).click();
  await expect(field).toHaveText(published);
  await page.keyboard.press(keysOf('undo'));
  await expect(field).toHaveText('Verworfen');
});

test('without a remote the dialog says what to do, and saving is enough', { tag: '@deep' }, async ({ page }) => {
  site.git('remote', 'remove', 'origin');
  await openEditor(page, edited);
  await page.getByRole('button', { name: 'Zur Freigabe senden …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zur Freigabe senden' });
  await dialog.getByText('Was die Person wissen muss').click();
  await expect(dialog.getByText(/git remote add/)).toBeVisible();
  await expect(dialog.getByText(/Dafür genügt „Speichern“/)).toBeVisible();
  expect(await barriersInBoth(page)).toEqual([]);
});
