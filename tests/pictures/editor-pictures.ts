/** The pictures of both handbooks: the visual editor, in German and in English, on a copy of the site whose last words are published nowhere. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import type { CommandContext } from '../../src/command/context.ts';
import { loadBundles } from '../../src/editor/server/bundles.ts';
import { createEditServer } from '../../src/editor/server/edit-server.ts';
import { words } from '../../src/editor/window/words/words.ts';
import { loadSite } from '../../src/loader/node/load-site.ts';
import type { MessageLanguage } from '../../src/loader/say/catalogue.ts';

/** Name of a picture → PNG. */
type Pictures = Record<string, Buffer>;

/** A photo that is added to the site, which has drawings alone: `media/` + its name. */
const photo = 'werkstatt.jpg';

/** On a busy machine an editor takes its time. In milliseconds. */
const patience = 120_000;

/**
 * @param manifest - path of the site's own
 * @param frame - puts what phones show side by side
 */
export async function takeEditor(
  browser: Browser,
  manifest: string,
  { root, project, cache }: CommandContext,
  frame: (phones: Buffer[]) => Promise<Buffer>,
): Promise<Pictures> {
  const progress = (made: number) => made === 0 && console.error('Making the editor, once for this version …');
  const bundles = await loadBundles({ root, project, cache: join(cache, '..'), progress });
  const folder = mkdtempSync(join(tmpdir(), 'editor-pictures-'));
  const copy = await publishedCopy(manifest, folder);
  const { editor, preview, path, close } = createEditServer({ manifest: copy, bundles });
  for (const server of [preview, editor])
    await new Promise<void>((done) => server.listen(0, server === editor ? 'localhost' : '127.0.0.1', done));
  const pictures: Pictures = {};
  try {
    cpSync(join(root, 'tests/fixtures/valid/stolarnia-dab/zdjecia/warsztat.jpg'), join(dirname(copy), 'media', photo));
    const url = `http://localhost:${(editor.address() as AddressInfo).port}${path}`;
    const text = readFileSync(copy);
    for (const lang of ['de', 'en'] as const) {
      writeFileSync(copy, text);
      const look = { locale: lang, deviceScaleFactor: 2, colorScheme: 'light', reducedMotion: 'reduce' } as const;
      const desk = await browser.newContext({ ...look, viewport: { width: 1280, height: 800 } });
      const page = await desk.newPage();
      page.setDefaultTimeout(patience);
      await page.goto(url);
      if (lang === 'de') Object.assign(pictures, await walkThrough(page, copy));
      const more = await walkOn(page, lang);
      await desk.close();
      const phone = await browser.newContext({ ...look, viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });
      const onPhone = await phone.newPage();
      onPhone.setDefaultTimeout(patience);
      await onPhone.goto(url);
      more.phone = await frame(await walkByThumb(onPhone, lang));
      await phone.close();
      const ending = lang === 'de' ? '' : `-${lang}`;
      for (const [name, picture] of Object.entries(more)) pictures[`editor-${name}${ending}`] = picture;
    }
    return pictures;
  } finally {
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

/** What the German handbook tells, in its order. */
async function walkThrough(page: Page, file: string): Promise<Pictures> {
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

  // As another program writes it: in the field a link is chosen, not typed.
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('_Mit KI, die zu Ihnen passt._', '[Mit KI](/leistungn), die zu Ihnen passt.'));
  await form.getByRole('button', { name: 'Korrigieren' }).first().waitFor();
  const finding = await page.screenshot();
  await form.getByRole('button', { name: 'Korrigieren' }).first().click();

  await page.getByRole('button', { name: 'Zur Freigabe senden …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zur Freigabe senden' });
  await dialog.getByRole('textbox', { name: 'Was haben Sie geändert?' }).fill('Neue Überschrift');
  const publish = await page.screenshot();
  await page.keyboard.press('Escape');
  return { 'editor-sentence': sentence, 'editor-sections': sections, 'editor-finding': finding, 'editor-publish': publish };
}

/** What both handbooks tell. */
async function walkOn(page: Page, lang: MessageLanguage): Promise<Pictures> {
  const says = words[lang];
  const shown = page.frameLocator(`iframe[title="${says.preview}"]`);
  const form = page.getByRole('complementary', { name: says.form });
  const row = (place: string) => page.locator(`[data-row="${place}"]`).first();
  const dialog = page.getByRole('dialog');
  const title = shown.getByRole('heading', { level: 1 });
  await title.waitFor();
  const pictures: Pictures = {};

  await row('/routes/0').click();
  // A line above a heading has no marks, a paragraph has.
  const text = shown.locator('main section p').filter({ hasText: /\.$/ }).first();
  await doubleClick(page, text);
  await page.locator('[data-writing-bar]').getByRole('button', { name: says.bold }).waitFor();
  pictures.writing = await page.screenshot();
  await page.keyboard.press('Escape');

  for (const heading of sentences) {
    await row('/routes/0/sections/0').click();
    await form.getByRole('textbox').first().waitFor();
    await form.locator('[contenteditable]').first().fill(heading);
    await title.getByText(heading).waitFor();
    await page.keyboard.press('Control+s');
    await page.getByRole('contentinfo').getByText(says.saved, { exact: true }).waitFor();
  }
  await page.getByRole('button', { name: says.versions.title }).click();
  // What each has changed comes one after the other.
  await dialog.getByText(sentences[1]).first().waitFor();
  await dialog.getByText(sentences[0]).last().waitFor();
  await dialog.getByRole('listitem').nth(1).getByRole('button').click();
  await title.getByText(sentences[0]).waitFor();
  pictures.versions = await page.screenshot();
  await page.getByRole('button', { name: says.versions.back }).click();

  await row('/routes/1').click();
  await row('/routes/1').press('Delete');
  await dialog.getByRole('button', { name: says.remove }).waitFor();
  pictures.remove = await page.screenshot();
  await page.keyboard.press('Escape');

  await row('/theme').click();
  // Each of the small pages is drawn on its own.
  await page.waitForTimeout(4000);
  pictures.theme = await page.screenshot();

  await row('/routes/0').click();
  await row('/routes/0/sections/0').click();
  await form.getByRole('button', { name: new RegExp(`^${says.inputs.changeImage}`) }).click();
  await dialog.getByRole('button', { name: new RegExp(`^${photo}`) }).click();
  const focus = form.getByRole('button', { name: says.inputs.focusClick });
  await focus.scrollIntoViewIfNeeded();
  const { width, height } = (await focus.boundingBox()) ?? { width: 0, height: 0 };
  await focus.click({ position: { x: width * 0.7, y: height * 0.4 } });
  await shown.locator(`img[src*="werkstatt"]`).first().waitFor();
  pictures.focus = await page.screenshot();
  await form.getByRole('button', { name: new RegExp(`^${says.inputs.changeImage}`) }).click();
  await dialog.getByRole('button', { name: new RegExp(`^${photo}`) }).waitFor();
  pictures.images = await page.screenshot();
  return pictures;
}

/** The three panes, and a text that is written over the page. */
async function walkByThumb(page: Page, lang: MessageLanguage): Promise<Buffer[]> {
  const { preview, tabs } = words[lang];
  const shown = page.frameLocator(`iframe[title="${preview}"]`);
  await shown.getByRole('heading', { level: 1 }).waitFor();
  const tab = (name: string) => page.getByRole('tab', { name }).click();
  await tab(tabs.outline);
  await page.locator('[data-row="/routes/0"]').click();
  await tab(tabs.preview);
  const ofPage = await page.screenshot();
  await tab(tabs.outline);
  const outline = await page.screenshot();
  await tab(tabs.preview);
  await shown.locator('main p').first().tap();
  await page.locator('[data-sheet]').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(500);
  return [ofPage, outline, await page.screenshot()];
}

/** What is written one after the other, to have a yesterday. */
const sentences = ['Marketing mit KI, ruhig erklärt.', 'Marketing mit KI, die zu Ihnen passt.'] as const;

/** In the preview, which is scaled: there a click by Playwright misses. */
async function doubleClick(page: Page, text: Locator): Promise<void> {
  const inner = await text.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top } = element.getBoundingClientRect();
    return { x: left + 60, y: top + 12 };
  });
  const point = await page.locator('iframe').evaluate((element: HTMLElement, { x, y }) => {
    const { left, top, width } = element.getBoundingClientRect();
    const scale = width / element.offsetWidth;
    return { x: left + x * scale, y: top + y * scale };
  }, inner);
  await page.mouse.dblclick(point.x, point.y);
}
