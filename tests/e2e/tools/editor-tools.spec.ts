/** The tools of a section where it is seen, new sections, new pages from a link, and folded fields; and the bytes of the file each time. */
import { type Browser, expect, type FrameLocator, type Page } from 'playwright/test';
import { locate } from '../../../src/json-text/locate.ts';
import { keysOf } from '../../support/editor/keys.ts';
import { barriersInBoth } from '../quiet.ts';
import { editCopyTogether, openEditor, original, testInOneWindow } from './editing.ts';
import { formOf, save, undoAll } from './form-inputs.ts';
import { rowOf } from './outline-rows.ts';

const test = testInOneWindow();
test.use({ viewport: { width: 1440, height: 900 }, locale: 'de-DE', reducedMotion: 'reduce' });
test.describe.configure({ mode: 'serial' });

const edited = editCopyTogether('editor-tools');
const sections = '/routes/0/sections';
const statement = 'Ich arbeite für Unternehmen';

function placeOf(pointer: string, text: string) {
  const [found] = locate(text, [{ pointer }]);
  if (!found) throw new Error(`There is nothing at ${pointer}.`);
  return found;
}

/** The file with the sections of the first page in another order, some of them twice or not at all. */
function inOrder(...order: number[]): string {
  const places = [0, 1, 2, 3, 4, 5].map((index) => placeOf(`${sections}/${index}`, original));
  const pieces = order.map((index) => original.slice(places[index]?.start, places[index]?.end));
  const [first, second, last] = [places[0], places[1], places[5]];
  return original.slice(0, first?.start) + pieces.join(original.slice(first?.end, second?.start)) + original.slice(last?.end);
}

/** The file without an entry of a list, which another one stands before. */
function without(text: string, list: string, index: number): string {
  return text.slice(0, placeOf(`${list}/${index - 1}`, text).end) + text.slice(placeOf(`${list}/${index}`, text).end);
}

const toolsOf = (page: Page, title: string) => page.getByRole('toolbar', { name: `Werkzeuge für ${title}`, exact: true });

async function toolsAt(page: Page, shown: FrameLocator, words: string, title: string) {
  await shown.getByText(words).first().hover();
  const tools = toolsOf(page, title);
  await expect(tools).toBeVisible();
  return tools;
}

async function savedAndUndone(page: Page, expected: string, steps = 1): Promise<void> {
  await save(page);
  expect(edited.text()).toBe(expected);
  expect(await undoAll(page)).toBe(steps);
  await save(page);
  expect(edited.text()).toBe(original);
}

test('the section under the pointer is moved, doubled, removed and filled in', async ({ page }) => {
  const shown = await openEditor(page, edited);
  const tools = await toolsAt(page, shown, statement, 'Text');
  expect(await barriersInBoth(page)).toEqual([]);
  await tools.getByRole('button', { name: 'Nach unten' }).click();
  // The page follows, and the tools with it: pressed twice, it goes down twice.
  await expect(rowOf(page, `${sections}/2`)).toHaveAttribute('aria-current', 'true');
  await tools.getByRole('button', { name: 'Nach unten' }).click();
  await expect(rowOf(page, `${sections}/3`)).toHaveAttribute('aria-current', 'true');
  await savedAndUndone(page, inOrder(0, 2, 3, 1, 4, 5), 2);

  await (await toolsAt(page, shown, statement, 'Text')).getByRole('button', { name: 'Duplizieren' }).click();
  await savedAndUndone(page, inOrder(0, 1, 1, 2, 3, 4, 5));
  await (await toolsAt(page, shown, statement, 'Text')).getByRole('button', { name: 'Entfernen' }).click();
  await savedAndUndone(page, inOrder(0, 2, 3, 4, 5));

  await (await toolsAt(page, shown, statement, 'Text')).getByRole('button', { name: 'Zu den Eingaben' }).click();
  // The settings begin at the top of the form, and no keyboard on the screen covers them.
  await expect(formOf(page).getByRole('heading', { name: 'Text', level: 2 })).toBeFocused();
});

test('while one writes the tools stay, while one tries the page there are none', async ({ page }) => {
  const shown = await openEditor(page, edited);
  await toolsAt(page, shown, statement, 'Text');
  await shown.getByText(statement).first().click();
  await expect(shown.getByRole('textbox', { name: statement })).toBeFocused();
  await expect(toolsOf(page, 'Text')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toolsOf(page, 'Text')).toBeVisible();
  await page.getByRole('button', { name: 'Ausprobieren' }).click();
  await expect(page.locator('[data-section-tools]')).toHaveCount(0);
  expect(edited.text()).toBe(original);
});

test('by keys one goes from the page to the tools, from tool to tool, and back', async ({ page }) => {
  const shown = await openEditor(page, edited);
  await rowOf(page, `${sections}/1`).click();
  await expect(toolsOf(page, 'Text')).toBeVisible();
  await page.keyboard.press(keysOf('nextPane'));
  await expect(page.locator('iframe')).toBeFocused();
  await page.keyboard.press(keysOf('tools'));
  const up = toolsOf(page, 'Text').getByRole('button', { name: 'Nach oben' });
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, `${sections}/0`)).toHaveAttribute('aria-current', 'true');
  await expect(up).toBeFocused();
  await expect(up).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(toolsOf(page, 'Text').getByRole('button', { name: 'Nach unten' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).toBeFocused();
  await expect(shown.getByText(statement).first()).toBeVisible();
  await savedAndUndone(page, inOrder(1, 0, 2, 3, 4, 5));
});

test('a section is dragged between two others, where a line says; Escape leaves it where it was', async ({ page }) => {
  const shown = await openEditor(page, edited);
  const drag = async (end: () => Promise<void>) => {
    const tools = await toolsAt(page, shown, statement, 'Text');
    const grip = await tools.locator('[data-grip]').boundingBox();
    const frame = await page.locator('iframe').boundingBox();
    if (!grip || !frame) throw new Error('There is nothing to hold.');
    await page.mouse.move(grip.x + 8, grip.y + 8);
    await page.mouse.down();
    await page.mouse.move(grip.x + 8, grip.y + 60, { steps: 4 });
    await page.mouse.move(frame.x + 100, frame.y + frame.height - 8, { steps: 8 });
    // The page scrolls along, until its fourth section lies above the pointer.
    const beyond = shown.getByText('Womit ich Sie entlaste').first();
    await expect.poll(() => beyond.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(frame.height / 2);
    await page.mouse.move(frame.x + 100, frame.y + frame.height / 2, { steps: 4 });
    await expect(page.locator('[data-landing]')).toBeVisible();
    await end();
    await expect(page.locator('[data-landing]')).toHaveCount(0);
  };
  await drag(() => page.keyboard.press('Escape'));
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeDisabled();
  await drag(() => page.mouse.up());
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeEnabled();
  await save(page);
  const titles = (JSON.parse(edited.text()) as { routes: { sections: { type: string }[] }[] }).routes[0]?.sections;
  const place = titles?.findIndex(({ type }) => type === 'text') ?? -1;
  expect(place).toBeGreaterThan(1);
  const others = [0, 2, 3, 4, 5];
  await savedAndUndone(page, inOrder(...others.slice(0, place), 1, ...others.slice(place)));
});

test('between two sections a new one is found by what people call it, by keys alone', async ({ page }) => {
  const shown = await openEditor(page, edited);
  const tools = await toolsAt(page, shown, statement, 'Text');
  await tools.getByRole('button', { name: 'Abschnitt darüber hinzufügen' }).click();
  const picker = page.getByRole('dialog');
  await expect(picker.getByRole('heading', { level: 3 })).toHaveText([
    'Einstieg',
    'Inhalte',
    'Bilder und Medien',
    'Angebot',
    'Vertrauen',
    'Kontakt',
    'Besondere Seiten',
  ]);
  await page.keyboard.type('Kontaktformular');
  await expect(picker.getByRole('heading', { level: 3 })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(rowOf(page, `${sections}/1`)).toContainText('Formular');
  await save(page);
  expect(without(edited.text(), sections, 1)).toBe(original);
  await undoAll(page);
  await save(page);
  expect(edited.text()).toBe(original);
});

test('a link leads to a page that is made for it, in one step', async ({ page }) => {
  await openEditor(page, edited);
  await rowOf(page, `${sections}/0`).click();
  const form = formOf(page);
  await form.getByRole('button', { name: 'Leistungen ansehen', exact: true }).click();
  await form.getByRole('button', { name: 'Neue Seite …' }).click();
  await page.keyboard.type('Preise & mehr');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('combobox', { name: 'Seite', exact: true })).toHaveValue('Preise & mehr');
  await save(page);
  const { routes } = JSON.parse(edited.text()) as { routes: { path: string; title: string }[] };
  const index = routes.findIndex(({ path }) => path === '/preise-mehr');
  expect(routes[index]?.title).toBe('Preise & mehr');
  const { start, end } = placeOf(`${sections}/0/actions/1/href`, edited.text());
  expect(edited.text().slice(start, end)).toBe('"/preise-mehr"');
  const relinked = `${edited.text().slice(0, start)}"/leistungen"${edited.text().slice(end)}`;
  expect(without(relinked, '/routes', index)).toBe(original);
  expect(await undoAll(page)).toBe(1);
  await save(page);
  expect(edited.text()).toBe(original);
});

test('what few look for is folded below the rest, and stays as it was left', async ({ page }) => {
  await openEditor(page, edited);
  await rowOf(page, `${sections}/3`).click();
  const form = formOf(page);
  const look = form.getByRole('button', { name: /^Aussehen \S/ });
  await expect(form.getByRole('textbox', { name: 'Überschrift', exact: true })).toBeVisible();
  await expect(form.getByLabel('Hintergrund')).toHaveCount(0);
  await look.click();
  await form.getByLabel('Hintergrund').selectOption('tint');
  await rowOf(page, `${sections}/1`).click();
  await rowOf(page, `${sections}/3`).click();
  await expect(look).toHaveAttribute('aria-expanded', 'true');
  await expect(form.getByRole('button', { name: /^Weiteres \S/ })).toHaveAttribute('aria-expanded', 'false');
  // The keys of every section stand behind those of its type, as in the form.
  const { end } = placeOf(`${sections}/3/actions`, original);
  await savedAndUndone(page, `${original.slice(0, end)},\n          "tone": "tint"${original.slice(end)}`);
});

/** A telephone: a window of its own, with a finger. */
async function onPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, locale: 'de-DE', reducedMotion: 'reduce', hasTouch: true, isMobile: true },
  });
  return context.newPage();
}

test('with a finger the tools are large enough, and drag as well', async ({ browser }) => {
  const page = await onPhone(browser);
  const shown = await openEditor(page, edited);
  await shown.getByText(statement).first().tap();
  const tools = toolsOf(page, 'Text');
  await expect(tools).toBeVisible();
  for (const tool of await tools.locator('[data-tool], [data-grip]').all()) {
    const box = await tool.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), String(await tool.getAttribute('aria-label'))).toBeGreaterThanOrEqual(44);
  }
  const grip = await tools.locator('[data-grip]').boundingBox();
  const frame = await page.locator('iframe').boundingBox();
  if (!grip || !frame) throw new Error('There is nothing to hold.');
  const hand = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: grip.x + 20, y }] });
  await touch('touchStart', grip.y + 20);
  await touch('touchMove', grip.y);
  await touch('touchMove', frame.y + 4);
  // Upwards, until the opening lies below the finger.
  const opening = shown.getByRole('heading', { level: 1 });
  await expect.poll(() => opening.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0);
  await touch('touchMove', frame.y + 6);
  await expect(page.locator('[data-landing]')).toBeVisible();
  await touch('touchEnd', 0);
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeEnabled();
  await savedAndUndone(page, inOrder(1, 0, 2, 3, 4, 5));
  await page.context().close();
});
