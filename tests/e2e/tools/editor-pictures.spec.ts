/** Pictures in the editor: made smaller as they come in, kept in view where they are cut, and removed where nobody uses them. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { Versions } from '../../../src/editor/server/versions.ts';
import { keysOf } from '../../support/editor/keys.ts';
import { everyThird } from '../../support/project/slice.ts';
import { editCopyTogether, openEditor, turnTo } from './editing.ts';
import { formOf } from './form-inputs.ts';
import { rowOf } from './outline-rows.ts';

test.use({ viewport: { width: 1440, height: 900 }, locale: 'de-DE', reducedMotion: 'reduce' });
test.describe.configure({ mode: 'serial' });

const edited = editCopyTogether('editor-pictures');
const media = () => join(dirname(edited.file), 'media');
const stored = (name: string) => readFileSync(join(media(), name));

/** A photo with detail in it, red at its upper left, with all that a camera tells of it. */
async function photo(width: number, height: number, turn = 1): Promise<Buffer> {
  const noise = {
    create: {
      width,
      height,
      channels: 3 as const,
      noise: { type: 'gaussian' as const, mean: 128, sigma: 12 },
      background: '#000',
    },
  };
  const corner = { create: { width: width >> 2, height: height >> 2, channels: 3 as const, background: '#e00' } };
  const plain = await sharp(noise)
    .composite([{ input: corner, left: 0, top: 0 }])
    .jpeg({ quality: 95 })
    .toBuffer();
  return sharp(plain)
    .jpeg({ quality: 97 })
    .withExif({
      IFD0: { Make: 'Secretcam' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
    })
    .withMetadata({ orientation: turn })
    .toBuffer();
}

// No shorter words: among so many bytes of noise three letters in a row come by chance, in one of thirty photos.
const isTold = (bytes: Buffer) => /Secret|Exif|http:\/\/ns\.adobe/.test(bytes.toString('latin1'));

/** The colour of a pixel, as a share of width and height. */
async function colorAt(bytes: Buffer, x: number, y: number): Promise<[number, number, number]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = 3 * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width));
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}
const isRed = ([red, green, blue]: [number, number, number]) => red > 180 && green < 60 && blue < 60;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Bild auswählen' });

async function openChooser(page: Page): Promise<void> {
  await formOf(page)
    .getByRole('button', { name: /^Bild ändern/ })
    .click();
  await expect(dialogOf(page)).toBeVisible();
}

async function addFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await dialogOf(page).getByRole('button', { name: 'Datei hinzufügen' }).click();
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer });
}

/** Dropped or pasted on the image in the form, as files come from another window. */
async function bring(page: Page, how: 'drop' | 'paste', name: string, bytes: Buffer): Promise<void> {
  const button = formOf(page).getByRole('button', { name: /^Bild ändern/ });
  await button.evaluate(
    (element, { how: by, name: called, text }) => {
      const content = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([content], called));
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        by === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      );
    },
    { how, name, text: bytes.toString('base64') },
  );
}

test('a photo that is chosen, dropped or pasted is made smaller, turned, and tells nothing', async ({ page }) => {
  await openEditor(page, edited);
  await rowOf(page, '/routes/0/sections/0').click();
  const before = edited.text();
  await openChooser(page);
  // iPhones hand over a JPEG where HEIC is not asked for.
  await expect(dialogOf(page).locator('input[type="file"]')).toHaveAttribute(
    'accept',
    /^image\/jpeg,image\/png,image\/webp\b(?!.*hei[cf])/,
  );
  // A little longer than what is kept, and as narrow as words can be read: pixels cost time.
  const large = await photo(3360, 1134, 6);
  await addFile(page, 'Groß.jpg', large);
  await expect(formOf(page).getByRole('button', { name: /^Bild ändern gross\.jpg/ })).toBeVisible();
  const kept = stored('gross.jpg');
  const { width, height, format, exif, icc } = await sharp(kept).metadata();
  expect({ width, height, format, exif, icc }).toEqual({
    width: 1080,
    height: 3200,
    format: 'jpeg',
    exif: undefined,
    icc: undefined,
  });
  expect([kept.length < large.length / 2, isTold(kept), isRed(await colorAt(kept, 0.9, 0.1))]).toEqual([true, false, true]);

  // What is clear stays so; what would grow stays as it is, and tells nothing all the same.
  const clear = await sharp({ create: { width: 3300, height: 100, channels: 4, background: '#0a08' } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  await bring(page, 'drop', 'Klar.png', clear);
  await expect(formOf(page).getByRole('button', { name: /^Bild ändern klar\.png/ })).toBeVisible();
  expect(await sharp(stored('klar.png')).metadata()).toMatchObject({ format: 'png', width: 3200, hasAlpha: true });
  const small = await sharp(await photo(320, 240, 3))
    .keepExif()
    .jpeg({ quality: 30 })
    .toBuffer();
  await bring(page, 'paste', 'Klein.jpg', small);
  await expect(formOf(page).getByRole('button', { name: /^Bild ändern klein\.jpg/ })).toBeVisible();
  const asItWas = stored('klein.jpg');
  expect(asItWas.length).toBeLessThan(small.length);
  expect(/Secret|GPS/.test(asItWas.toString('latin1'))).toBe(false);
  const look = (bytes: Buffer) => sharp(bytes).autoOrient().raw().toBuffer();
  expect((await look(asItWas)).equals(await look(small))).toBe(true);

  await bring(page, 'drop', 'IMG_1.HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
  await expect(formOf(page).getByRole('alert')).toContainText('Wählen Sie es direkt auf dem iPhone aus');
  await expect(formOf(page).getByRole('alert')).toContainText('exportieren Sie es als JPG');
  await bring(page, 'drop', 'halb.jpg', large.subarray(0, large.length / 2));
  await expect(formOf(page).getByRole('alert')).toContainText('beschädigt');
  await page.keyboard.press(keysOf('save'));
  await expect.poll(() => edited.text()).not.toBe(before);
  writeFileSync(edited.file, before);
  for (const name of ['gross.jpg', 'klar.png', 'klein.jpg']) rmSync(join(media(), name));
});

test('at 390 px the focus is set by a click and by keys, seen on the page, and taken back', everyThird(0), async ({ page }) => {
  writeFileSync(
    join(media(), 'haus.jpg'),
    await sharp(await photo(800, 600))
      .jpeg()
      .toBuffer(),
  );
  const before = edited.text();
  const cut = before.replace(
    '"image": { "src": "media/hero.svg", "alt": "" }',
    '"image": { "src": "media/haus.jpg", "alt": "Haus", "ratio": "1:1" }',
  );
  expect(cut).not.toBe(before);
  writeFileSync(edited.file, cut);
  await page.setViewportSize({ width: 390, height: 800 });
  const shown = await openEditor(page, edited);
  await turnTo(page, 'Aufbau');
  await rowOf(page, '/routes/0/sections/0').click();
  await turnTo(page, 'Eingaben');
  const field = formOf(page).getByRole('group', { name: 'Wichtigste Stelle' });
  const picture = field.getByRole('button', { name: /^Auf das klicken/ });
  await picture.scrollIntoViewIfNeeded();
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  await picture.click({ position: { x: width * 0.25, y: height * 0.75 } });
  const left = field.getByRole('slider', { name: 'Von links' });
  await expect(left).toHaveValue(/^2[456]$/);
  await left.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await turnTo(page, 'Seite');
  const image = shown.locator('main img').first();
  await expect.poll(() => image.evaluate((element) => getComputedStyle(element).objectPosition)).toMatch(/^1% 7[456]%$/);
  expect(await image.getAttribute('style')).toBeNull();
  await page.keyboard.press(keysOf('save'));
  await expect.poll(() => edited.text()).toMatch(/"focus": \[0\.01, 0\.7[456]\]/);
  writeFileSync(edited.file, before);
  rmSync(join(media(), 'haus.jpg'));
});

test(
  'the chooser says where else a picture is used, and removes those that nobody uses; their version brings them back',
  everyThird(1),
  async ({ page }) => {
    const unused = readdirSync(media()).filter((name) => name === 'allein.jpg');
    expect(unused).toEqual([]);
    const bytes = await sharp(await photo(320, 240))
      .jpeg()
      .toBuffer();
    writeFileSync(join(media(), 'allein.jpg'), bytes);
    await openEditor(page, edited);
    await rowOf(page, '/routes/0/sections/0').click();
    await openChooser(page);
    const dialog = dialogOf(page);
    await expect(dialog.getByText(/^Verwendet: /).first()).toBeVisible();
    // By keys alone: from the search into the pictures, to the others below, and back.
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByTitle('media/hero.svg')).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: /^Nicht verwendet \(\d+\)$/ })).toBeChecked();
    await expect(dialog.getByTitle('media/hero.svg')).toHaveCount(0);
    await expect(dialog.getByTitle('media/allein.jpg')).toBeVisible();
    await dialog.getByRole('button', { name: 'Nicht verwendete entfernen' }).press('Enter');
    for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck();
    await dialog.getByRole('checkbox', { name: /allein\.jpg/ }).check();
    await dialog.getByRole('button', { name: '1 Bild entfernen' }).press('Enter');
    await expect(dialog.getByRole('button', { name: /allein\.jpg/ })).toHaveCount(0);
    await expect(dialog.getByRole('status').filter({ hasText: '1 Bild wurde entfernt.' })).toBeVisible();
    expect(existsSync(join(media(), 'allein.jpg'))).toBe(false);
    const versions = new Versions(edited.file);
    const files = versions
      .list()
      .slice(-1)
      .flatMap((version) => Object.keys(versions.filesOf(version)));
    expect(files).toContain('media/allein.jpg');
  },
);
