/** `npm run edit -- --dev`: a saved source is in the open editor, and the draft stays. Done in a copy of the project. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect as expectSoon, test } from 'playwright/test';
import { copyProject, type Serving, serve } from '../../support/project/project.ts';
import { isMarked, mark } from '../visitor.ts';
import { openEditor } from './editing.ts';

test.use({ viewport: { width: 1440, height: 900 }, locale: 'de-DE', reducedMotion: 'reduce' });

// On a busy machine a worker takes more than a minute to begin again.
const expect = expectSoon.configure({ timeout: 10 * 60_000 });

let copy = '';
let serving: Serving;

test.beforeAll(async () => {
  copy = copyProject('editor-sources', 'own');
  serving = await serve('edit', ['--dev'], { project: copy, cwd: copy });
});

test.afterAll(async () => {
  await serving?.stop();
  rmSync(copy, { recursive: true, force: true });
});

function change(file: string, from: string, to: string): void {
  const before = readFileSync(join(copy, file), 'utf8');
  expect(before, file).toContain(from);
  writeFileSync(join(copy, file), before.replace(from, to));
}

test('a saved source is in the open editor, and the draft stays', { tag: '@deep' }, async ({ page }) => {
  const file = join(copy, 'site.json');
  // The sources are made for the first page that asks for them, which takes longer than any action may.
  await page.goto(serving.url);
  await page.frameLocator('[data-pane="preview"] iframe').locator('h1').first().waitFor({ timeout: 0 });
  const shown = await openEditor(page, { ...serving, file, text: () => readFileSync(file, 'utf8') });
  await shown.getByRole('heading', { level: 1 }).click();
  const form = page.getByRole('complementary', { name: 'Eingaben' });
  const field = form.getByRole('textbox', { name: 'Überschrift' }).first();
  await field.fill('Ganz neu');
  const heading = shown.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Ganz neu');
  await mark(page);
  const isUntouched = async (text: string) => {
    expect(await isMarked(page), 'the page was not loaded anew').toBe(true);
    await expect(field).toHaveText(text);
    await expect(heading).toHaveText('Ganz neu');
  };

  // A component of the editor.
  change('src/editor/window/panes/shell/Bar.tsx', 'data-pane="bar"', 'data-pane="bar" data-edited="yes"');
  await expect(page.locator('[data-edited="yes"]')).toBeVisible();
  await isUntouched('Ganz neu');

  // A component of the page.
  await shown.locator('html').evaluate((html) => html.setAttribute('data-same', 'yes'));
  change('src/sections/hero/Hero.tsx', '<div>', '<div data-edited="yes">');
  await expect(shown.locator('[data-edited="yes"]').first()).toBeVisible();
  await expect(shown.locator('[data-same]')).toBeAttached();
  await isUntouched('Ganz neu');

  // What else the preview is made of: it is loaded anew and told the draft again.
  change('src/editor/preview/outlines.ts', '/**', '/** Another comment. */\n/**');
  await expect(shown.locator('[data-same]')).not.toBeAttached();
  await isUntouched('Ganz neu');

  // The words of a finding: the worker begins again.
  await field.fill('Ganz neu {brandNam}');
  await expect(form.getByText('Die Angabe „{brandNam}“ gibt es nicht.')).toBeVisible();
  change('src/findings/words/de-form.ts', ' gibt es nicht.', ' kennt niemand.');
  await expect(form.getByText('Die Angabe „{brandNam}“ kennt niemand.')).toBeVisible();
  const isKept = async () => {
    expect(await isMarked(page)).toBe(true);
    await expect(field).toHaveText('Ganz neu {brandNam}');
  };
  await isKept();

  // The schema of a section: its form asks for more, and so does the worker.
  const eyebrow = '    eyebrow: eyebrow(),\n';
  change(
    'src/sections/hero/schema.ts',
    eyebrow,
    `${eyebrow}    motto: plainText().meta({ de: ['Motto', 'Ein Wort.'], en: ['Motto', 'A word.'] }),\n`,
  );
  await expect(form.getByRole('textbox', { name: 'Motto' })).toBeVisible();
  await expect(form.getByText('„Motto“ fehlt.')).toBeVisible();
  await isKept();
});
