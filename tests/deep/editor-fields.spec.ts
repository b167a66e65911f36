/** In the editor, every input of the form of every section type is changed, kept, and taken back to the first byte. */
import { expect, test } from 'playwright/test';
import { type Edited, edit, emptyFolder, openEditor } from '../e2e/tools/editing.ts';
import { changeEverything, formOf, openSection, save, undoAll, writeColours } from '../e2e/tools/form-inputs.ts';
import { readExamples, sectionTypes, writeGallery } from '../support/manifest/gallery.ts';

test.use({ viewport: { width: 1440, height: 900 }, locale: 'de-DE', reducedMotion: 'reduce' });
test.describe.configure({ mode: 'serial' });

let edited: Edited;

test.beforeAll(async () => {
  edited = await edit(writeGallery(emptyFolder('editor-all-fields')));
});

test.afterAll(() => edited.stop());

/** The example that says most, so that most inputs are there. */
function fullest(type: string): number {
  const sizes = readExamples(type).map(({ section }) => JSON.stringify(section).length);
  return sizes.indexOf(Math.max(...sizes));
}

/** Inputs that are more than a line, and a type that has them. */
const holds: Record<string, 'dated' | 'drawn' | 'pictured'> = { events: 'dated', principles: 'drawn', 'card-grid': 'pictured' };

for (const type of sectionTypes) {
  test(`each input of the form of ${type} is changed, kept and undone to the first byte`, async ({ page }) => {
    const before = edited.text();
    await openEditor(page, edited);
    await openSection(page, new RegExp(`^Type ${type}\\b`), fullest(type));
    const used = await changeEverything(page);
    test.info().annotations.push({ type: 'used', description: JSON.stringify(used) });
    expect(used.added + used.written).toBeGreaterThan(1);
    expect(used[holds[type] ?? 'written']).toBeGreaterThan(0);
    await save(page);
    expect(edited.text()).not.toBe(before);
    await undoAll(page);
    await save(page);
    expect(edited.text()).toBe(before);
  });
}

test('each colour of the theme is changed, kept and undone to the first byte', async ({ page }) => {
  const before = edited.text();
  await openEditor(page, edited);
  await page.locator('[data-row="/theme"]').click();
  const colours = formOf(page).locator('.mantine-ColorInput-input');
  await expect(colours.first()).toBeVisible();
  expect(await writeColours(formOf(page))).toBeGreaterThan(5);
  await save(page);
  expect(edited.text()).not.toBe(before);
  await undoAll(page);
  await save(page);
  expect(edited.text()).toBe(before);
});
