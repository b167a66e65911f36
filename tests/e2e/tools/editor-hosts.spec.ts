/** Who edits a page that names foreign hosts asks none of them: not while editing, and not while trying the page. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type Request, test } from 'playwright/test';
import { root } from '../../support/project/project.ts';
import { rowsOf } from '../../support/project/slice.ts';
import { type Edited, edit, editCopyTogether, emptyFolder, openEditor } from './editing.ts';
import { openSection } from './form-inputs.ts';

test.use({ viewport: { width: 1440, height: 900 }, locale: 'de-DE', reducedMotion: 'reduce' });
test.describe.configure({ mode: 'serial' });

const edited = editCopyTogether('editor-hosts');

/** Requests of the page and of all its frames to hosts that are not this machine. */
function listenToHosts(page: Page): { own: string[]; foreign: string[] } {
  const heard = { own: [] as string[], foreign: [] as string[] };
  const note = (address: string) => {
    const { hostname, protocol } = new URL(address);
    if (!/^(?:https?|wss?):$/.test(protocol)) return;
    heard[hostname === 'localhost' || hostname === '127.0.0.1' ? 'own' : 'foreign'].push(address);
  };
  page.context().on('request', (request) => note(request.url()));
  page.on('websocket', (socket) => note(socket.url()));
  return heard;
}

test('no foreign host hears of an author who edits and tries pages that name some', async ({ page }) => {
  const heard = listenToHosts(page);
  const shown = await openEditor(page, edited);
  // What a page may load from elsewhere is loaded as soon as visitors open it.
  expect(edited.text()).toContain('"load": "on-enter"');
  const named = new Set([...edited.text().matchAll(/https:\/\/([\w.-]+)/g)].map(([, host]) => host));
  expect(named.size).toBeGreaterThan(1);
  const outline = page.getByRole('navigation', { name: 'Aufbau der Website' });
  const pages = await outline.locator('[data-row^="/routes/"]:not([data-row*="sections"])').count();
  for (const index of rowsOf([...Array(pages).keys()])) {
    await outline.locator(`[data-row="/routes/${index}"]`).click();
    await expect(shown.locator(`html[data-page]`)).toHaveAttribute('data-page', pathOf(edited, index));
    await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await openSection(page, /^EU AI Act/, 0);
  const field = shown.locator('form input').first();
  await expect(field).toBeVisible();
  // While editing, its form is only looked at.
  await shown.locator('form [type="submit"]').first().click();
  await page.getByRole('button', { name: 'Ausprobieren' }).click();
  await field.click();
  await page.keyboard.type('Ada');
  await expect(field).toHaveValue('Ada');
  await field.press('Enter');
  await shown.locator('form [type="submit"]').first().click();
  await page.getByRole('button', { name: 'Ausprobieren' }).click();
  await expect(page.getByRole('button', { name: 'Ausprobieren' })).toHaveAttribute('aria-pressed', 'false');
  expect(heard.foreign).toEqual([]);
  expect(heard.own.length).toBeGreaterThan(5);
});

test('nor of one who agrees to what providers show, or sends a form, while trying the page @deep', async ({ page }) => {
  const folder = emptyFolder('editor-hosts-physio');
  cpSync(join(root, 'tests/fixtures/valid/harbour-physio'), folder, { recursive: true });
  const physio = await edit(join(folder, 'site.json'));
  try {
    // All but the stream of what happens to the file, which never ends.
    const unanswered = new Set<Request>();
    page.on('request', (request) => !request.url().endsWith('/api/events') && unanswered.add(request));
    page.on('requestfinished', (request) => unanswered.delete(request));
    page.on('requestfailed', (request) => unanswered.delete(request));
    const heard = listenToHosts(page);
    const shown = await openEditor(page, physio);
    const outline = page.getByRole('navigation', { name: 'Aufbau der Website' });
    const trying = page.getByRole('button', { name: 'Ausprobieren' });
    const { routes } = JSON.parse(physio.text()) as { routes: { sections: { type: string }[] }[] };
    const used = { embed: 0, video: 0, form: 0 };
    for (const [index, { sections }] of routes.entries()) {
      const types = sections.map(({ type }) => type).filter((type) => type in used) as (keyof typeof used)[];
      if (types.length === 0) continue;
      for (const type of types) used[type]++;
      await outline.locator(`[data-row="/routes/${index}"]`).click();
      await expect(shown.locator('html[data-page]')).toHaveAttribute('data-page', pathOf(physio, index));
      await trying.click();
      await expect(trying).toHaveAttribute('aria-pressed', 'true');
      // A question unfolds, a film plays, a provider is agreed to: whatever can be pressed is. From the end: an agreed one is gone.
      const summaries = shown.locator('main summary');
      await expect(summaries.or(shown.locator('main video, main form')).first()).toBeVisible();
      for (let last = (await summaries.count()) - 1; last >= 0; last--) await summaries.nth(last).click();
      for (const film of await shown.locator('video').all()) await film.evaluate((one: HTMLVideoElement) => void one.play());
      if (types.includes('form')) await shown.locator('form [type="submit"]').first().click();
      await expect.poll(() => unanswered.size).toBe(0);
      await trying.click();
      await expect(trying).toHaveAttribute('aria-pressed', 'false');
    }
    expect(used).toEqual({ embed: 2, video: 1, form: 1 });
    expect(heard.foreign).toEqual([]);
    expect(heard.own.length).toBeGreaterThan(5);
  } finally {
    await physio.stop();
  }
});

const pathOf = (edited: Edited, index: number): string => {
  const { routes } = JSON.parse(edited.text()) as { routes: { path: string }[] };
  return routes[index]?.path ?? '';
};
