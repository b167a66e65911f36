/** A site in French, of another trade, with other sections than those of the project: edited in English. */
import { cpSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'playwright/test';
import { keysOf } from '../../support/editor/keys.ts';
import { readManifest } from '../../support/manifest/manifest.ts';
import { root } from '../../support/project/project.ts';
import { everyThird } from '../../support/project/slice.ts';
import { type Edited, edit, emptyFolder, openEditor } from './editing.ts';

test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', reducedMotion: 'reduce' });

const source = join(root, 'tests/fixtures/valid/atelier-velo/site.json');
const original = readFileSync(source, 'utf8');
let edited: Edited;

test.beforeAll(async () => {
  const folder = emptyFolder('editor-french');
  cpSync(dirname(source), folder, { recursive: true });
  edited = await edit(join(folder, 'site.json'));
});

test.afterAll(() => edited.stop());

test(
  'a click leads to the field; what is written is seen and kept, and nothing else of the file changes',
  everyThird(0),
  async ({ page }) => {
    const [home] = readManifest(source).routes;
    const [hero] = home?.sections ?? [];
    const before = String(hero?.title);
    const shown = await openEditor(page, edited, 'en');
    await expect(page.getByRole('main', { name: 'Preview of the page' })).toBeVisible();
    await shown.getByRole('heading', { level: 1 }).click();
    const field = page.getByRole('complementary', { name: 'Form' }).getByRole('textbox', { name: 'Heading' }).first();
    await expect(field).toHaveText(before.replace(/[*_]/g, ''));
    const written = 'Votre vélo, remis « en selle » — c’est promis';
    await field.fill(written);
    // French puts narrow spaces where its rules want some; the file keeps what was written.
    await expect(shown.getByRole('heading', { level: 1 })).toContainText('remis');
    await expect(shown.locator('html')).toHaveAttribute('lang', 'fr');
    await page.keyboard.press(keysOf('save'));
    await expect(page.getByRole('contentinfo').getByText('Saved', { exact: true })).toBeVisible();
    expect(edited.text()).toBe(original.replace(JSON.stringify(before), () => JSON.stringify(written)));
    expect(edited.text()).not.toBe(original);
    await page.keyboard.press(keysOf('undo'));
    await expect(field).toHaveText(before.replace(/[*_]/g, ''));
    await page.keyboard.press(keysOf('save'));
    await expect.poll(edited.text).toBe(original);
  },
);
