/** In the editor, every input of a form is changed, kept, and taken back to the first byte. All section types: tests/deep/editor-fields.spec.ts. */
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { readManifest } from '../../manifest.ts';
import { root } from '../../project.ts';
import { type Edited, editCopy, openEditor } from './editing.ts';
import { changeEverything, openSection, save, undoAll } from './form-inputs.ts';

test.use({ viewport: { width: 1440, height: 900 }, locale: 'de-DE', reducedMotion: 'reduce' });
test.describe.configure({ mode: 'serial' });

const { routes } = readManifest(join(root, 'site.json'));
let edited: Edited;

test.beforeAll(async () => {
  edited = await editCopy('editor-fields');
});

test.afterAll(() => edited.stop());

for (const type of ['hero']) {
  test(`each input of the form of ${type} is changed, kept and undone to the first byte`, async ({ page }) => {
    const before = edited.text();
    await openEditor(page, edited);
    await openSection(page, /^KI im Marketing für/, routes[0]?.sections.findIndex((section) => section.type === type) ?? 0);
    const used = await changeEverything(page);
    expect(used.written).toBeGreaterThan(5);
    await save(page);
    expect(edited.text()).not.toBe(before);
    expect(await undoAll(page)).toBeGreaterThan(10);
    await save(page);
    expect(edited.text()).toBe(before);
  });
}
