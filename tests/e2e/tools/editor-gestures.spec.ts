/** Gestures of writing on the page and in the form, in Chromium: what they make of the manifest, and that undo takes all of it back. */
import { expect, type Page } from 'playwright/test';
import { article, type Gesture, gestures } from '../../support/editor/gestures.ts';
import {
  entriesIn,
  expected,
  type Hands,
  play,
  type Surface,
  surfaces,
  takeBack,
  writeArticle,
} from '../../support/editor/play-gesture.ts';
import { everyThird } from '../../support/project/slice.ts';
import { type Edited, edit, emptyFolder, openEditor, testInOneWindow, turnTo } from './editing.ts';
import { rowOf } from './outline-rows.ts';

const test = testInOneWindow();
test.use({ viewport: { width: 1440, height: 900 }, locale: 'de-DE', reducedMotion: 'reduce' });
test.describe.configure({ mode: 'default' });

let edited: Edited;
let original: string;
test.beforeAll(async () => {
  edited = await edit(writeArticle(emptyFolder(`editor-gestures-${test.info().workerIndex}`)));
  original = edited.text();
});
test.afterAll(() => edited.stop());

const atDesk = (page: Page): Hands => ({
  press: (keys) => page.keyboard.press(keys),
  type: (text) => page.keyboard.type(text),
  async click({ x, y }, clickCount, isEnd) {
    if (isEnd) await page.keyboard.down('Shift');
    await page.mouse.click(x, y, { clickCount });
    if (isEnd) await page.keyboard.up('Shift');
  },
  async drag(from, to) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
  },
  ask(where, question, asked) {
    const frame = page.frames().find((one) => where === 'frame' && one !== page.mainFrame()) ?? page.mainFrame();
    // biome-ignore lint/suspicious/noExplicitAny: Playwright unwraps handles in the types of what is asked
    return frame.evaluate(question as any, asked) as any;
  },
  async turnInto(title) {
    const select = page.getByRole('combobox', { name: 'Umwandeln in' }).filter({ visible: true }).first();
    await select.selectOption(title);
    // The page says in a moment what the blocks have become.
    await expect(select).toHaveValue(title);
  },
  async compose(texts) {
    const devtools = await page.context().newCDPSession(page);
    for (const text of texts.slice(0, -1))
      await devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await devtools.send('Input.insertText', { text: texts.at(-1) ?? '' });
    await devtools.detach();
  },
  fillClipboard: ({ plain, html }) =>
    page.evaluate(
      (texts) =>
        navigator.clipboard.write([
          new ClipboardItem(Object.fromEntries(texts.map(([type, text]) => [type, new Blob([text], { type })]))),
        ]),
      [['text/plain', plain] as const, ...(html === undefined ? [] : [['text/html', html] as const])],
    ),
});

/** A telephone has buttons in place of Ctrl, and its keyboard sends letters without keys. */
function byThumb(page: Page): Hands {
  const tap = (name: RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first().tap();
  const buttons: Record<string, RegExp> = { 'Control+b': /^Fett/, 'Control+z': /^Rückgängig: /, 'Control+s': /^Speichern/ };
  return {
    ...atDesk(page),
    async press(keys) {
      const done = page.getByRole('button', { name: 'Fertig', exact: true });
      if (keys === 'Control+s' && (await done.isVisible())) await done.tap();
      await (buttons[keys] ? tap(buttons[keys]) : page.keyboard.press(keys));
    },
    async type(text) {
      for (const letter of text) await page.keyboard.insertText(letter);
    },
    click: ({ x, y }) => page.touchscreen.tap(x, y),
  };
}

async function tryGesture(hands: Hands, surface: Surface, gesture: Gesture): Promise<void> {
  await play(hands, surface, gesture);
  await expect.poll(() => entriesIn(edited.text()), gesture.name).toEqual(expected(gesture));
  await takeBack(hands);
  await expect.poll(edited.text).toBe(original);
}

for (const [start, surface] of surfaces.entries()) {
  for (const [index, gesture] of gestures.entries()) {
    // In `npm test` one on the page and one in the form.
    test(`${gesture.name} (${surface})`, everyThird(index + start, gestures.length), async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openEditor(page, edited);
      await rowOf(page, '/routes/0/sections/0').click();
      await tryGesture(atDesk(page), surface, gesture);
    });
  }
}

test('what a thumb does on a telephone', { tag: '@deep' }, async ({ browser }) => {
  const page = await browser.newPage({
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    ...{ locale: 'de-DE', reducedMotion: 'reduce' },
  });
  for (const gesture of gestures.filter((one) => one.byThumb)) {
    await openEditor(page, edited);
    await turnTo(page, 'Seite');
    await tryGesture(byThumb(page), 'thumb', gesture);
  }
  await page.close();
});

test('a source is written below its quotation, and a picture that none is chosen for leaves one where one was, on the page', async ({
  page,
}) => {
  const shown = await openEditor(page, edited);
  const written = shown.locator('[data-writing]');
  await shown.getByText('Right below a list.').click();
  await shown.getByRole('button', { name: 'Quelle des Zitats ergänzen' }).and(shown.locator(':visible')).click();
  await expect(written).toHaveText('Source of the quotation');
  await expect(written).toBeFocused();
  await page.keyboard.type('Nobody');
  await page.keyboard.press('Escape');
  await expect(shown.locator('figcaption').filter({ hasText: 'Nobody' })).toBeVisible();
  await shown.getByText('Before the picture.').click();
  await expect(written).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/foto');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Bild auswählen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(written).toBeFocused();
  await page.keyboard.type('In its place.');
  await page.keyboard.press('Control+s');
  const come = [{ quote: 'Right below a list.', source: 'Nobody' }, 'Before the picture.', 'In its place.'];
  await expect.poll(() => entriesIn(edited.text())).toEqual(article.toSpliced(9, 2, ...come));
  await takeBack(atDesk(page));
  await expect.poll(edited.text).toBe(original);
});

test('from a source, a last cell and a new table one goes on writing on the page, and no letter is lost', async ({ page }) => {
  const shown = await openEditor(page, edited);
  const written = shown.locator('[data-writing]');
  await shown.getByText('Somebody', { exact: true }).click();
  await expect(written).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('New.');
  await expect(written.getByText('New.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(written).toHaveCount(0);
  await shown.getByText('12 €', { exact: true }).click();
  await expect(written).toHaveText('12 €');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Row');
  await shown.getByText('The last paragraph.').click();
  await expect(written.getByText('The last paragraph.')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/tabelle');
  await page.keyboard.press('Enter');
  await expect(written).toHaveText('Column');
  await expect(written).toBeFocused();
  await page.keyboard.type('Day');
  for (const cell of ['1', '2']) {
    await page.keyboard.press('ArrowDown');
    await expect(written).toHaveText('–');
    await page.keyboard.type(cell);
    await expect(written).toHaveText(cell);
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('Below.');
  await page.keyboard.press('Control+s');
  const rows = [{ cells: ['1', '–'] }, { cells: ['2', '–'] }];
  const come = { table: { columns: ['Day', 'Column'], rows } };
  const row = { table: { columns: ['Course', 'Price'], rows: [{ cells: ['Yoga', '12 €'] }, { cells: ['Row', '–'] }] } };
  const all = [...article.slice(0, 7), 'New.', ...article.slice(7, 13), row, ...article.slice(14), come, 'Below.'];
  await expect.poll(() => entriesIn(edited.text())).toEqual(all);
  await takeBack(atDesk(page));
  await expect.poll(edited.text).toBe(original);
});

test('in the form nothing moves when the menu of a block opens, and by a thumb nothing lies over what a picture asks', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'de-DE' });
  await openEditor(page, edited);
  await turnTo(page, 'Aufbau');
  await rowOf(page, '/routes/0/sections/0').tap();
  const form = page.locator('[data-pane="form"]');
  const last = form.getByText('The last paragraph.');
  await last.tap();
  const commands = form.getByRole('button', { name: 'Befehle für The last paragraph.' });
  await expect(commands).toBeVisible();
  const before = await last.boundingBox();
  await commands.tap();
  await page.getByRole('menuitem', { name: 'Duplizieren' }).waitFor();
  expect(await last.boundingBox()).toEqual(before);
  await page.getByRole('menuitem', { name: 'Schließen' }).tap();
  await form.getByRole('button', { name: 'Bild: A logo', exact: true }).tap();
  await form.getByRole('textbox', { name: 'Bildbeschreibung' }).tap();
  await expect(form.getByRole('toolbar', { name: /Bildbeschreibung/ })).toBeVisible();
  // A click misses what something lies over.
  await form.getByText('Es schmückt nur').click({ trial: true, timeout: 5000 });
  await page.close();
});
