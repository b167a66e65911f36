/** A site that is being edited: a copy of the project's own, `npm run edit` for it, and its page in the browser. */
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type FrameLocator, type Page } from 'playwright/test';
import { output, root, type Serving, serve } from '../../project.ts';

export interface Edited extends Serving {
  /** Path of the manifest. */
  file: string;
  /** What is in it now. */
  text: () => string;
}

/** @param name - of the folder; one per spec file */
export async function editCopy(name: string): Promise<Edited> {
  const folder = join(process.env.WORK ?? output, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'src'), { recursive: true });
  cpSync(join(root, 'src/media'), join(folder, 'src/media'), { recursive: true });
  const file = join(folder, 'site.json');
  cpSync(join(root, 'site.json'), file);
  const serving = await serve('edit', ['--site', file], { cwd: folder, project: root });
  return { ...serving, file, text: () => readFileSync(file, 'utf8') };
}

/** Opens the editor in German, with the page as wide as a phone: in a frame that is scaled, clicks would miss. */
export async function openEditor(page: Page, { url }: Edited): Promise<FrameLocator> {
  await page.addInitScript(() => localStorage.setItem('editor-language', 'de'));
  await page.goto(url);
  const shown = page.frameLocator('iframe[title="Vorschau der Seite"]');
  await page.getByTitle('Telefon').click();
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
  return shown;
}
