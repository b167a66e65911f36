/** Where nothing more can be kept, in the browser or on the disk of the manifest: it is said, nothing is lost, and the other one still keeps. */
import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from 'playwright/test';
import { keysOf } from '../../support/editor/keys.ts';
import { output, root } from '../../support/project/project.ts';
import { barriersInBoth } from '../quiet.ts';
import { type Edited, editCopy, openEditor, original } from './editing.ts';
import { save } from './form-inputs.ts';

test.use({ viewport: { width: 1440, height: 900 }, locale: 'de-DE', reducedMotion: 'reduce' });

const heading = 'Marketing neu denken. _Mit KI, die zu Ihnen passt._';
const withHeading = (text: string) => original.replace(heading, text);

const field = (page: Page) => page.getByRole('textbox', { name: 'Überschrift' }).first();
const state = (page: Page) => page.getByRole('contentinfo');

async function openHeading(page: Page, edited: Edited): Promise<void> {
  const shown = await openEditor(page, edited);
  await shown.getByRole('heading', { level: 1 }).click();
  await expect(field(page)).toBeVisible();
}

/** Whether the database of the browser takes anything in. A quota would not do: Chromium keeps room for small changes. */
const setRoom = (page: Page, hasRoom: boolean) =>
  page.evaluate((isFull) => sessionStorage.setItem('is-full', isFull), hasRoom ? '' : 'yes');

test('a browser that keeps no draft says so, asks before it closes, and saves all the same', { tag: '@deep' }, async ({
  page,
}) => {
  const edited = await editCopy('editor-full-browser');
  try {
    await page.addInitScript(() => {
      const { commit } = IDBTransaction.prototype;
      IDBTransaction.prototype.commit = function end() {
        if (sessionStorage.getItem('is-full')) this.abort();
        else commit.call(this);
      };
    });
    await openHeading(page, edited);
    await setRoom(page, false);
    await field(page).fill('Ein Satz ohne Platz');
    const band = state(page).getByRole('alert').filter({ hasText: 'Dieser Browser bewahrt keine Entwürfe auf.' });
    await expect(band).toContainText('geht mit dem Fenster verloren');
    expect(await barriersInBoth(page)).toEqual([]);
    // Whoever closes the window is asked, and may stay.
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await expect(field(page)).toHaveText('Ein Satz ohne Platz');
    // Whoever loads it again has it back all the same: what a window keeps in its last moment has a place of its own.
    page.once('dialog', (dialog) => void dialog.accept());
    await openHeading(page, edited);
    await expect(field(page)).toHaveText('Ein Satz ohne Platz');
    expect(edited.text()).toBe(original);
    await save(page);
    await expect(band).toBeHidden();
    expect(edited.text()).toBe(withHeading('Ein Satz ohne Platz'));
    // With room again, drafts are kept again.
    await setRoom(page, true);
    await field(page).fill('Ein Satz mit Platz');
    await openHeading(page, edited);
    await expect(state(page).getByText(/^Ihr Entwurf ist wieder da/)).toBeVisible();
    await expect(field(page)).toHaveText('Ein Satz mit Platz');
    await page.keyboard.press(keysOf('undo'));
    await page.keyboard.press(keysOf('undo'));
    await save(page);
    expect(edited.text()).toBe(original);
  } finally {
    await edited.stop();
  }
});

test('on a full disk a save says so in a sentence, the draft stays, and it is saved when there is room', {
  tag: '@deep',
}, async ({ page }) => {
  const folder = join(process.env.WORK ?? output, 'editor-full-disk');
  // What an earlier run has noted there would count.
  rmSync(`${folder}.log`, { force: true });
  const edited = await editCopy('editor-full-disk', {
    NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'tests/failing-disk/preload.js')).href}`,
    DISK_BELOW: JSON.stringify({ [folder]: 'site' }),
    DISK_LOG: `${folder}.log`,
    DISK_FAILS: 'writeFile site/.site.json.tmp',
    DISK_ERROR: 'ENOSPC',
  });
  try {
    const files = readdirSync(dirname(edited.file));
    await openHeading(page, edited);
    await field(page).fill('Ein Satz ohne Platz');
    await page.keyboard.press(keysOf('save'));
    const band = state(page).getByRole('alert').filter({ hasText: 'Nicht gespeichert.' });
    await expect(band).toHaveText(
      'Nicht gespeichert. Der Datenträger ist voll. Schaffen Sie Platz, und versuchen Sie es noch einmal. (ENOSPC) Ihr Entwurf bleibt in diesem Browser erhalten.',
    );
    expect([edited.text(), readdirSync(dirname(edited.file))]).toEqual([original, files]);
    await openHeading(page, edited);
    await expect(field(page)).toHaveText('Ein Satz ohne Platz');
    await save(page);
    expect([edited.text(), readdirSync(dirname(edited.file))]).toEqual([withHeading('Ein Satz ohne Platz'), files]);
  } finally {
    await edited.stop();
  }
});
