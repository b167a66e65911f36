/** The pictures of the manual: the visual editor, in German, on a copy of the site whose last words are published nowhere. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { Browser, Page } from 'playwright';
import { loadBundles } from '../editor/server/bundles.ts';
import { createEditServer } from '../editor/server/edit-server.ts';
import { loadSite } from '../manifest/node/load-site.ts';
import type { CommandContext } from './context.ts';

/** Name of a picture → PNG. */
type Pictures = Record<string, Buffer>;

/** @param manifest - path of the site's own */
export async function takeEditor(
  browser: Browser,
  manifest: string,
  { root, project, cache }: CommandContext,
): Promise<Pictures> {
  const progress = (made: number) => made === 0 && console.error('Making the editor, once for this version …');
  const bundles = await loadBundles({ root, project, cache: join(cache, '..'), progress });
  const folder = mkdtempSync(join(tmpdir(), 'editor-pictures-'));
  const copy = await publishedCopy(manifest, folder);
  const { editor, preview, path, close } = createEditServer({ manifest: copy, bundles });
  for (const server of [preview, editor])
    await new Promise<void>((done) => server.listen(0, server === editor ? 'localhost' : '127.0.0.1', done));
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 2,
    locale: 'de-DE',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto(`http://localhost:${(editor.address() as AddressInfo).port}${path}`);
    return await walkThrough(page);
  } finally {
    await context.close();
    await close();
    for (const server of [preview, editor]) {
      server.close();
      server.closeAllConnections();
    }
    rmSync(folder, { recursive: true });
  }
}

/** A copy of the site with a repository of its own, and a remote one that nobody else knows. */
async function publishedCopy(manifest: string, folder: string): Promise<string> {
  const site = join(folder, 'website');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: site, stdio: 'pipe' });
  const { site: loaded } = await loadSite(manifest);
  for (const file of [manifest, ...[...(loaded?.assets.values() ?? [])].map((asset) => asset.file)]) {
    const to = join(site, relative(dirname(manifest), file));
    mkdirSync(dirname(to), { recursive: true });
    cpSync(file, to);
  }
  git('init', '--quiet', '--initial-branch=main');
  // A path of this machine has no place in a picture.
  const remote = '../website.git';
  git('init', '--quiet', '--bare', '--initial-branch=main', remote);
  git('config', 'user.name', 'Website');
  git('config', 'user.email', 'website@example.org');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Website');
  git('remote', 'add', 'origin', remote);
  git('push', '--quiet', 'origin', 'main');
  return join(site, relative(dirname(manifest), manifest));
}

/** What the manual tells, in its order. */
async function walkThrough(page: Page): Promise<Pictures> {
  const shown = page.frameLocator('iframe[title="Vorschau der Seite"]');
  const form = page.getByRole('complementary', { name: 'Eingaben' });
  const outline = page.getByRole('navigation', { name: 'Aufbau der Website' });
  const heading = form.getByRole('textbox', { name: 'Überschrift' }).first();
  const section = outline.locator('[data-row$="/sections/0"]').first();

  await shown.getByRole('heading', { level: 1 }).waitFor();
  await section.click();
  await heading.click();
  const sentence = await page.screenshot();

  await outline.getByRole('button', { name: 'Abschnitt hinzufügen' }).click();
  await page.getByRole('dialog').getByRole('searchbox').waitFor();
  // The pictures of the sections come one after the other.
  await page.waitForTimeout(4000);
  const sections = await page.screenshot();
  await page.keyboard.press('Escape');

  await heading.fill('Willkommen auf [unserer Seite](/leistungn)');
  await form.getByRole('button', { name: 'Korrigieren' }).first().waitFor();
  const finding = await page.screenshot();
  await form.getByRole('button', { name: 'Korrigieren' }).first().click();

  await page.getByRole('button', { name: 'Zur Freigabe senden …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zur Freigabe senden' });
  await dialog.getByRole('textbox', { name: 'Was haben Sie geändert?' }).fill('Neue Überschrift');
  const publish = await page.screenshot();
  return { 'editor-sentence': sentence, 'editor-sections': sections, 'editor-finding': finding, 'editor-publish': publish };
}
