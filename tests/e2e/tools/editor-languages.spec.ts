/** A website in two languages in the editor: a page is translated beside its original, a language comes and goes. */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { keysOf } from '../../support/editor/keys.ts';
import { root } from '../../support/project/project.ts';
import { everyThird } from '../../support/project/slice.ts';
import { barriersInBoth } from '../quiet.ts';
import { type Edited, edit, emptyFolder, openEditor, turnTo } from './editing.ts';
import { rowOf } from './outline-rows.ts';

test.use({ viewport: { width: 1440, height: 900 }, locale: 'de-DE', reducedMotion: 'reduce' });
test.describe.configure({ mode: 'serial' });

const fixture = join(root, 'tests/fixtures/valid/verein-hafenchor');
const original = readFileSync(join(fixture, 'site.json'), 'utf8');
const { routes: pages } = JSON.parse(original) as Written;
const edited = {} as Edited;

interface Written {
  languages: { lang: string; label: string; header: { links: { href: string }[] } }[];
  redirects?: object[];
  routes: { path: string; translates?: string; sections: { title?: string }[] }[];
}
const written = () => JSON.parse(edited.text()) as Written;

test.beforeAll(async () => {
  const folder = emptyFolder('editor-languages');
  cpSync(fixture, folder, { recursive: true });
  Object.assign(edited, await edit(join(folder, 'site.json')));
});
test.afterAll(() => edited.stop());

async function save(page: Page): Promise<void> {
  await page.keyboard.press(keysOf('save'));
  await expect(page.getByRole('banner').getByText('Gespeichert', { exact: true })).toBeVisible();
}

const noErrors = (page: Page) => expect(page.getByRole('contentinfo').getByRole('button', { name: /Fehler/ })).toHaveCount(0);

test('a page is translated beside its original, by keyboard, and gone to the last byte', everyThird(0), async ({ page }) => {
  await openEditor(page, edited);
  const outline = page.getByRole('navigation', { name: 'Aufbau der Website' });
  await expect(outline.getByRole('treeitem', { name: 'English', exact: true })).toHaveAttribute('aria-expanded', 'true');
  await expect(rowOf(page, '/routes/8')).toContainText('übersetzt /mitsingen');
  await expect(rowOf(page, '/routes/2')).toContainText('Noch nicht übersetzt: English');
  await rowOf(page, '/routes/2').click();
  await page.getByRole('button', { name: 'Übersetzung anlegen: English …' }).press('Enter');
  await page.keyboard.press(keysOf('undo').replace(/[^+]+$/, 'a'));
  await page.keyboard.type('The society');
  await expect(page.getByRole('textbox', { name: 'Adresse' })).toHaveValue('/en/the-society');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, '/routes/3')).toBeFocused();
  await expect(rowOf(page, '/routes/2')).not.toContainText('Noch nicht übersetzt');

  // Down into the first section, whose original stands beside each of its texts.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('textbox', { name: 'Überschrift', exact: true });
  const before = written().routes[2]?.sections[0]?.title ?? '';
  await heading.fill('Who we are');
  const beside = page.locator('[data-at="/routes/3/sections/0/title"] [data-original]');
  await expect(beside).toContainText(before);
  await expect(beside.locator('[lang="de"]')).toHaveText(before);
  await expect(heading).toHaveAccessibleDescription(new RegExp(before));
  expect(await barriersInBoth(page)).toEqual([]);
  await save(page);
  await noErrors(page);
  expect(written().routes[3]).toMatchObject({ path: '/en/the-society', translates: '/verein', title: 'The society' });
  expect(written().routes[3]?.sections[0]?.title).toBe('Who we are');

  for (let step = 0; step < 2; step++) await page.keyboard.press(keysOf('undo'));
  await save(page);
  expect(edited.text()).toBe(original);
});

test('on a phone a language is added and taken away again', everyThird(1), async ({ page }) => {
  await openEditor(page, edited);
  await page.setViewportSize({ width: 390, height: 844 });
  await turnTo(page, 'Aufbau');
  await rowOf(page, '/languages').press('Enter');
  await page.getByRole('button', { name: 'Sprache hinzufügen …' }).press('Enter');
  await page.keyboard.type('Poln');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sprache hinzufügen' });
  await expect(dialog.getByRole('textbox', { name: 'Adresse' })).toHaveValue('/pl');
  await expect(dialog.getByRole('textbox', { name: 'Name der Sprache', exact: true })).toHaveValue('Polski');
  expect(await barriersInBoth(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Hinzufügen' }).press('Enter');
  await expect(rowOf(page, `/routes/${pages.length}`)).toHaveAttribute('aria-current', 'true');
  await save(page);
  await noErrors(page);
  expect(written().languages[1]).toMatchObject({ lang: 'pl', label: 'Polski', path: '/pl' });
  expect(written().routes.slice(pages.length)).toMatchObject([{ path: '/pl', translates: '/' }, { path: '/pl/*' }]);

  await turnTo(page, 'Aufbau');
  await rowOf(page, '/languages').press('Enter');
  await page.getByRole('region', { name: 'English', exact: true }).getByRole('button', { name: 'Sprache entfernen …' }).click();
  const asked = page.getByRole('dialog', { name: 'English entfernen?' });
  const inEnglish = pages.filter(({ path }) => path === '/en' || path.startsWith('/en/'));
  await expect(asked).toContainText(`${inEnglish.length} Seiten gehen mit`);
  await expect(asked.getByRole('listitem').filter({ hasText: '/en/sing-with-us' })).toBeVisible();
  await asked.getByRole('button', { name: 'Sprache entfernen' }).click();
  await save(page);
  await noErrors(page);
  expect(written().languages.map(({ label }) => label)).toEqual(['Polski']);
  expect(written().redirects).toContainEqual({ from: '/en/sing-with-us', to: '/mitsingen' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  for (let step = 0; step < 2; step++) await page.keyboard.press(keysOf('undo'));
  await save(page);
  expect(edited.text()).toBe(original);
});
