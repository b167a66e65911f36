/** A picture is changed and published through the dialog of the editor; and what the dialog says where nothing can be published. */
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { keysOf } from '../../support/editor/keys.ts';
import { publishedSite } from '../../support/editor/published-site.ts';
import { photo } from '../../support/manifest/photos.ts';
import { consultancy } from '../../support/project/project.ts';
import { barriersInBoth } from '../quiet.ts';
import { edit, openEditor } from './editing.ts';
import { formOf } from './form-inputs.ts';
import { rowOf } from './outline-rows.ts';

test.use({ viewport: { width: 1440, height: 900 }, locale: 'de-DE', reducedMotion: 'reduce' });

/** How git names a content. */
const hashOf = (bytes: Buffer) => createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

/** Puts a file beside the others by the button of the open chooser. */
async function addFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog', { name: 'Bild auswählen' }).getByRole('button', { name: 'Datei hinzufügen' }).click();
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer });
}

test('a changed picture is sent with the text that names it; the old one leaves, and what was tried out stays here', {
  tag: '@deep',
}, async ({ page }) => {
  const site = publishedSite({ 'site.json': join(consultancy, 'site.json'), media: join(consultancy, 'media') });
  const edited = await edit(site.file, { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' });
  try {
    const before = edited.text();
    const bytes = await photo(640, 480);
    await openEditor(page, edited);
    await rowOf(page, '/routes/0/sections/0').click();
    for (const [index, name] of ['Probe.jpg', 'Unser Büro.jpg'].entries()) {
      await formOf(page)
        .getByRole('button', { name: /^Bild ändern/ })
        .click();
      await addFile(page, name, index === 0 ? await photo(320, 240) : bytes);
      await expect(formOf(page).getByRole('textbox', { name: 'Bildbeschreibung' })).toBeFocused();
    }
    await page.keyboard.type('Unser Büro');
    await page.getByRole('button', { name: 'Zur Freigabe senden …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Zur Freigabe senden' });
    await dialog.getByText('Technische Einzelheiten').click();
    await expect(dialog.getByText('media/unser-buero.jpg neu')).toBeVisible();
    await expect(dialog.getByText('media/hero.svg entfernt')).toBeVisible();
    await expect(dialog.getByText(/probe/)).toHaveCount(0);
    expect(await barriersInBoth(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Was haben Sie geändert?' }).fill('Neues Foto');
    await dialog.getByRole('button', { name: 'Zur Freigabe senden' }).click();
    await expect(dialog.getByText('Zur Freigabe gesendet.')).toBeVisible();

    const expected = before.replace(
      '"image": { "src": "media/hero.svg", "alt": "" }',
      '"image": { "src": "media/unser-buero.jpg", "alt": "Unser Büro" }',
    );
    expect(expected).not.toBe(before);
    expect(edited.text()).toBe(expected);
    const branch = site.atRemote('branch', '--format=%(refname:short)', '--list', 'texte/*');
    expect(branch).toMatch(/^texte\/\d{4}-\d\d-\d\d-neues-foto$/);
    expect(`${site.atRemote('show', `${branch}:site.json`)}\n`).toBe(expected);
    expect(site.atRemote('diff', '--name-status', '--no-renames', 'main', branch).split('\n')).toEqual([
      'D\tmedia/hero.svg',
      'A\tmedia/unser-buero.jpg',
      'M\tsite.json',
    ]);
    // Byte for byte what was kept of it.
    expect(site.atRemote('rev-parse', `${branch}:media/unser-buero.jpg`)).toBe(
      hashOf(readFileSync(join(dirname(site.file), 'media/unser-buero.jpg'))),
    );
    expect(site.atRemote('rev-list', '--count', `main..${branch}`)).toBe('1');
    expect(site.git('rev-parse', 'HEAD')).toBe(site.atRemote('rev-parse', 'main'));
    expect(site.git('status', '--porcelain', '-uall').split('\n')).toEqual([
      ' M site.json',
      '?? media/probe.jpg',
      '?? media/unser-buero.jpg',
    ]);
  } finally {
    await edited.stop();
    site.remove();
  }
});

test('in a folder without a repository the dialog says what to do, and saving is enough', { tag: '@deep' }, async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'no-repository-'));
  cpSync(join(consultancy, 'site.json'), join(folder, 'site.json'));
  cpSync(join(consultancy, 'media'), join(folder, 'media'), { recursive: true });
  const edited = await edit(join(folder, 'site.json'));
  try {
    const before = edited.text();
    const shown = await openEditor(page, edited);
    await shown.getByRole('heading', { level: 1 }).click();
    await page.getByRole('textbox', { name: 'Überschrift' }).first().fill('Ohne Git');
    await page.getByRole('button', { name: 'Zur Freigabe senden …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Zur Freigabe senden' });
    await expect(dialog.getByText(/liegt bisher nur auf diesem Rechner/)).toBeVisible();
    await expect(dialog.getByText(/Dafür genügt „Speichern“/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Zur Freigabe senden' })).toHaveCount(0);
    expect(await barriersInBoth(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press(keysOf('save'));
    const title = '"title": "Marketing neu denken. _Mit KI, die zu Ihnen passt._"';
    await expect.poll(edited.text).toBe(before.replace(title, '"title": "Ohne Git"'));
  } finally {
    await edited.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
