/** Writing on the page and in the form: bold is bold, a constant its value, and of the file that changes which was changed. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Locator, type Page } from 'playwright/test';
import { keysOf } from '../../support/editor/keys.ts';
import { everyThird } from '../../support/project/slice.ts';
import { changedBySaving, deskCopy as edited, openEditor, original, testAtDesk as test } from './editing.ts';
import { formOf } from './form-inputs.ts';

test.describe.configure({ mode: 'serial' });

/** Begins to write in a text of the page. */
async function writeIn(page: Page, words: string) {
  const shown = await openEditor(page, edited);
  await shown.getByText(words).first().click();
  const field = shown.getByRole('textbox', { name: words });
  await expect(field).toBeFocused();
  return field;
}

/** Behind the last letter of the text that is written in, whatever comes below it. */
async function goToEnd(page: Page): Promise<void> {
  await page.keyboard.press('Control+a');
  await page.keyboard.press('ArrowRight');
}

/** Selects the last letters of a text. */
async function selectLast(page: Page, letters: number): Promise<void> {
  await goToEnd(page);
  for (let letter = 0; letter < letters; letter++) await page.keyboard.press('Shift+ArrowLeft');
}

/** Where each letter of an element stands in its document, in CSS pixels. */
const lettersOf = (text: Locator) =>
  text.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const letters: { letter: string; x: number; y: number }[] = [];
    const range = document.createRange();
    while (walker.nextNode()) {
      const { data } = walker.currentNode as Text;
      for (let at = 0; at < data.length; at++) {
        range.setStart(walker.currentNode, at);
        range.setEnd(walker.currentNode, at + 1);
        const { x, y } = range.getBoundingClientRect();
        if (/\S/.test(data[at] ?? '')) letters.push({ letter: data[at] ?? '', x: x + scrollX, y: y + scrollY });
      }
    }
    return letters;
  });

/** How the stroke below highlighted words is drawn. */
const highlightOf = (text: Locator) =>
  text.evaluate((element) => {
    const { textDecoration, textUnderlineOffset, textDecorationSkipInk } = getComputedStyle(
      element.querySelector('em') ?? element,
    );
    return [textDecoration, textUnderlineOffset, textDecorationSkipInk];
  });

test('a text that is written in stands where it stood, letter by letter, with its highlights', async ({ page }) => {
  const shown = await openEditor(page, edited);
  for (const width of ['Telefon', 'Computer']) {
    await page.getByTitle(width, { exact: true }).click();
    // The title ends in lines of its own; beside the paragraph stands a line.
    for (const text of [shown.getByRole('heading', { level: 1 }), shown.getByText('Das Wissen belegt')]) {
      const [before, look] = [await lettersOf(text), await highlightOf(text)];
      await text.click({ position: { x: 8, y: 8 } });
      const field = shown.locator('[data-writing].ProseMirror');
      await expect(field).toBeFocused();
      const own = field.getByText('Das Wissen belegt').or(field);
      const moved = (await lettersOf(own.last())).filter(
        ({ x, y }, at) => Math.hypot(x - (before[at]?.x ?? 0), y - (before[at]?.y ?? 0)) > 0.5,
      );
      expect([moved, await highlightOf(own.last())], width).toEqual([[], look]);
      await page.keyboard.press('Escape');
      await expect(field).toBeHidden();
    }
  }
});

test('one letter changes one letter, and Ctrl+B two signs on each side; each is a step', async ({ page }) => {
  const field = await writeIn(page, 'Marketing neu denken.');
  await expect(field.getByRole('emphasis')).toHaveText('Mit KI, die zu Ihnen passt.');
  await page.keyboard.press('Control+Home');
  for (let letter = 0; letter < 'Marketing'.length; letter++) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press(keysOf('bold'));
  await expect(field.locator('strong')).toHaveText('Marketing');
  await expect(page.getByRole('button', { name: 'Fett' }).first()).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  await expect(field.getByRole('emphasis')).toHaveText('Mit KI, die zu Ihnen passt.!');
  // Undo is that of the draft, within the text as well.
  await page.keyboard.press(keysOf('undo'));
  await expect(field.getByRole('emphasis')).toHaveText('Mit KI, die zu Ihnen passt.');
  await page.keyboard.type('?');
  expect((await changedBySaving(page, edited)).come).toEqual([
    '"title": "**Marketing** neu denken. _Mit KI, die zu Ihnen passt.?_",',
  ]);
});

test('a link gets its address in a small window, and a constant comes in as its value', async ({ page }) => {
  const field = await writeIn(page, 'Ich arbeite für Unternehmen');
  await selectLast(page, 'brauchen.'.length);
  await page.keyboard.press(keysOf('link'));
  await expect(page.getByRole('textbox', { name: 'Text des Links' })).toHaveValue('brauchen.');
  await expect(page.getByRole('combobox', { name: 'Seite oder Adresse' })).toBeFocused();
  await page.keyboard.type('example.org');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field.locator('a')).toHaveText('brauchen.');
  // A brace offers the values; what is typed behind it filters them.
  await page.keyboard.type(' {courseM');
  await expect(page.frameLocator('iframe').getByRole('option', { selected: true })).toContainText('{courseMinutes}');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field.getByTitle('{courseMinutes}')).toHaveText('90');
  expect((await changedBySaving(page, edited)).come).toEqual([
    '"Ich arbeite für Unternehmen, die keine KI-Abteilung haben und auch keine [brauchen.](https://example.org) {courseMinutes}",',
  ]);
});

/** The same text, in the form. */
async function writeInForm(page: Page) {
  await openEditor(page, edited);
  await page.locator('[data-row="/routes/0/sections/0"]').click();
  const field = formOf(page).getByRole('textbox', { name: 'Überschrift' });
  await field.click();
  await expect(field).toBeFocused();
  return field;
}

for (const [index, [where, begin]] of (
  [
    ['on the page', (page: Page) => writeIn(page, 'Marketing neu denken.')],
    ['in the form', writeInForm],
  ] as const
).entries())
  test(
    `a word that an input method composes ${where} is whole in the file, and nothing comes in between`,
    everyThird(index),
    async ({ page }) => {
      const field = await begin(page);
      await page.keyboard.press('Control+Home');
      await page.keyboard.type('x');
      await expect(field).toContainText('xMarketing');
      const devtools = await page.context().newCDPSession(page);
      for (const text of ['k', 'か', 'かn', '漢']) {
        await devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
      }
      await expect(field).toContainText('x漢Marketing');
      await devtools.send('Input.insertText', { text: '漢字' });
      await expect(field).toContainText('x漢字Marketing');
      expect((await changedBySaving(page, edited)).come).toEqual([
        '"title": "x漢字Marketing neu denken. _Mit KI, die zu Ihnen passt._",',
      ]);
    },
  );

test('a click sets the caret, dragging selects a passage; by keys one goes from text to text, to the section and back', async ({
  page,
}) => {
  const shown = await openEditor(page, edited);
  const first = shown.getByText('Ich arbeite für Unternehmen').first();
  const written = shown.getByRole('textbox');
  const second = written.getByText('Das Wissen belegt');
  await first.click({ position: { x: 1, y: 10 } });
  await expect(written).toBeFocused();
  await page.keyboard.type('Ja: ');
  await expect(written).toHaveText(/^Ja: Ich arbeite/);
  // The section stays the one whose tools there are.
  await expect(page.locator('[data-section-tools]')).toBeVisible();
  // The page may still be scrolling to what was chosen.
  let below = { x: 0, y: Number.NaN };
  const rests = async () => {
    const before = below.y;
    below = (await second.boundingBox()) ?? below;
    return below.y === before;
  };
  await expect.poll(rests, { intervals: [400] }).toBe(true);
  await page.mouse.move(below.x + 1, below.y + 10);
  await page.mouse.down();
  await page.mouse.move(below.x + 60, below.y + 10, { steps: 3 });
  await page.mouse.up();
  await expect(written).toHaveText(/^Ja: Ich arbeite.*Das Wissen belegt/);
  await expect(page.locator('[data-writing-bar]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fett' }).first()).toBeVisible();
  await page.keyboard.type('Dies ');
  await expect(written.getByText(/^Dies /)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(written).toHaveText('Für den Mittelstand');
  await page.keyboard.press('Tab');
  await page.keyboard.type('!');
  await expect(written).toHaveText(/brauchen\.!/);
  await page.keyboard.press('Escape');
  await expect(written).toHaveCount(0);
  await expect(page.locator('[data-row="/routes/0/sections/1"]')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' Hier');
  await expect(written).toHaveText(/ Hier$/);
  await page.keyboard.press('Escape');
  expect((await changedBySaving(page, edited)).come).toHaveLength(3);
});

test('a double click selects the word, and the bar lies over neither it nor what stands below', async ({ page }) => {
  const shown = await openEditor(page, edited);
  await shown
    .getByText('Ich arbeite für Unternehmen')
    .first()
    .dblclick({ position: { x: 8, y: 10 } });
  const field = shown.getByRole('textbox', { name: 'Ich arbeite für Unternehmen' });
  await expect(field).toBeFocused();
  const bar = page.locator('[data-writing-bar]');
  await expect(bar.getByRole('button', { name: 'Fett' })).toBeVisible();
  const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual((await field.boundingBox())?.y ?? 0);
  await page.keyboard.type('Wir');
  expect((await changedBySaving(page, edited)).come).toEqual([expect.stringMatching(/^"Wir arbeite für Unternehmen/)]);
});

test('a text that holds no marks says so, and writes none', async ({ page }) => {
  const field = await writeIn(page, 'KI-Beratung für kleine');
  await page.keyboard.press('Control+a');
  await page.keyboard.press(keysOf('bold'));
  await expect(page.getByText('kann weder fett noch kursiv sein')).toBeVisible();
  await expect(field).toHaveText('KI-Beratung für kleine und mittlere Unternehmen');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
});

test('Enter makes the next paragraph, Backspace joins them again, and each is one step', everyThird(0), async ({ page }) => {
  const written = await writeIn(page, 'Ich arbeite für Unternehmen');
  const paragraph = (words: RegExp) => written.getByRole('paragraph').filter({ hasText: words });
  await page.keyboard.press('Control+Home');
  for (let letter = 0; letter < 'Ich arbeite'.length; letter++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  // Whoever types on at once loses no letter.
  await page.keyboard.type('Und');
  await expect(paragraph(/^Und für Unternehmen, die keine KI-Abteilung haben und auch keine brauchen\.$/)).toBeVisible();
  await expect(paragraph(/^Ich arbeite$/)).toBeVisible();
  for (let letter = 0; letter < 'Und'.length; letter++) await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(paragraph(/^Ich arbeite für Unternehmen, die keine/)).toBeVisible();
  await page.keyboard.type(' hier');
  await goToEnd(page);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Neu.');
  expect((await changedBySaving(page, edited)).come).toEqual([
    '"Ich arbeite hier für Unternehmen, die keine KI-Abteilung haben und auch keine brauchen.",',
    '"Neu.",',
  ]);
});

test(
  'arrows lead over the border of two blocks, and from half of one into half of the next all is selected',
  everyThird(1),
  async ({ page }) => {
    await writeIn(page, 'Ich arbeite für Unternehmen');
    await goToEnd(page);
    for (const key of ['ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight']) await page.keyboard.press(key);
    await page.keyboard.type('Dies');
    await page.keyboard.press('Control+Home');
    for (let word = 0; word < 2; word++) await page.keyboard.press('Control+ArrowRight');
    // To the first word of the next paragraph.
    await page.keyboard.press('Shift+ArrowDown');
    for (let line = 0; line < 3; line++) await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.type(' ohne Sie? ');
    const { come, gone } = await changedBySaving(page, edited);
    expect([come.length, gone.length]).toEqual([1, 2]);
    expect(come[0]).toMatch(/^"Ich arbeite ohne Sie\? /);
  },
);

test(
  'a block turns into a list, whose empty point leads out of it; what nobody has written is left out',
  everyThird(2),
  async ({ page }) => {
    const written = await writeIn(page, 'Ich arbeite für Unternehmen');
    await goToEnd(page);
    await page.keyboard.press('Enter');
    await page.keyboard.type('Eins');
    await page.keyboard.press('Shift+Home');
    await page.getByRole('combobox', { name: 'Umwandeln in' }).selectOption('Nummerierte Liste');
    await expect(written.getByRole('list').getByText('Eins')).toBeVisible();
    await expect(written).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Zwei');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Danach.');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(written).toHaveCount(0);
    const { come, gone } = await changedBySaving(page, edited);
    expect(gone).toEqual([]);
    expect(come.join(' ')).toMatch(/^\{ "list": \["Eins", "Zwei"\], "numbered": true \}, "Danach\.",$/);
  },
);

test(
  'by the mouse one selects from one block into another; what is cut comes back as it was, its values by name',
  everyThird(1),
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const written = await writeIn(page, 'Ich arbeite für Unternehmen');
    const [from, to] = [
      await written.getByText('Ich arbeite').boundingBox(),
      await written.getByText('Das Wissen belegt').boundingBox(),
    ];
    if (!from || !to) throw new Error('A block is not seen.');
    await page.mouse.move(from.x + 1, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + 5);
    await page.mouse.move(to.x + 1, to.y + 10);
    await page.mouse.up();
    await page.keyboard.type('Neu: ');
    await expect(written.getByText('Neu: Das Wissen belegt')).toBeVisible();
    await expect(written).not.toContainText('Ich arbeite');
    await page.keyboard.press(keysOf('undo'));
    await expect(written).toContainText('Ich arbeite');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+x');
    await expect(written).toHaveText('');
    await page.keyboard.press('Control+v');
    await expect(written).toContainText('Das Wissen belegt');
    await page.keyboard.press(keysOf('save'));
    await expect.poll(() => JSON.parse(edited.text())).toEqual(JSON.parse(original));
  },
);

test(
  'a slash finds a kind of block, of text or with a field of its own that opens; Alt and an arrow move one',
  everyThird(2),
  async ({ page }) => {
    const written = await writeIn(page, 'Ich arbeite für Unternehmen');
    await goToEnd(page);
    await page.keyboard.press('Enter');
    await page.keyboard.type('/zit');
    await expect(page.frameLocator('iframe').getByRole('option')).toHaveText(['Zitat']);
    await page.keyboard.press('Enter');
    await page.keyboard.type('Gesagt.');
    await expect(written.getByRole('blockquote')).toHaveText('Gesagt.');
    await page.keyboard.press(keysOf('moveUp'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/tab');
    await page.keyboard.press('Enter');
    // One goes on in its first cell.
    const cell = page.frameLocator('iframe').getByRole('textbox', { name: 'Spalte' });
    await expect(cell).toBeFocused();
    await page.keyboard.type('Kurs');
    const { come, gone } = await changedBySaving(page, edited);
    expect(gone).toEqual([]);
    expect(come.join(' ')).toMatch(/^\{ "quote": "Gesagt\." \}, \{ "table": \{ "columns": \["Kurs", "Spalte"\], .*,$/);
    expect(edited.text().indexOf('Gesagt.')).toBeLessThan(edited.text().indexOf('Ich arbeite für Unternehmen'));
  },
);

/** Of what is selected in the page. */
const selectedOf = (text: Locator) => text.evaluate(() => String(getSelection()));

test('a triple click selects a paragraph, a click with Shift reaches into another, and what is selected can be dragged', {
  tag: '@deep',
}, async ({ page }) => {
  const shown = page.frameLocator('iframe');
  const written = shown.getByRole('textbox');
  await writeIn(page, 'Ich arbeite für Unternehmen');
  const [first, second] = [written.getByText('Ich arbeite'), written.getByText('Das Wissen belegt')];
  await second.click({ clickCount: 3, position: { x: 8, y: 10 } });
  const paragraph = (await second.textContent()) ?? '';
  expect((await selectedOf(written)).trim()).toBe(paragraph);
  await expect(page.getByText('27 Wörter')).toBeVisible();
  await first.click({ position: { x: 1, y: 10 } });
  await second.click({ position: { x: 1, y: 10 }, modifiers: ['Shift'] });
  expect((await selectedOf(written)).trim()).toBe(await first.textContent());
  await page.keyboard.type('Neu: ');
  await expect(written).toHaveText(/^Neu: Das Wissen belegt/);
  // By the first click writing begins, and the rest of them is that of a field which was not there.
  await page.keyboard.press('Escape');
  await shown.getByText('Neu: Das Wissen').click({ clickCount: 3, position: { x: 8, y: 10 } });
  await expect.poll(async () => (await selectedOf(written)).trim()).toBe(`Neu: ${paragraph}`);
  for (const key of ['Control+Home', ...Array.from('Neu: ', () => 'Shift+ArrowRight')]) await page.keyboard.press(key);
  const { x = 0, y = 0, width = 0, height = 0 } = (await written.getByText('Das Wissen').boundingBox()) ?? {};
  await page.mouse.move(x + 8, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + width - 8, y + height - 10, { steps: 4 });
  await page.mouse.up();
  await expect(written).toHaveText(/^Das Wissen.*Neu: /);
});

test('a picture that is pasted comes behind its text, and its file into the folder', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await writeIn(page, 'Ich arbeite für Unternehmen');
  const images = page.frameLocator('iframe').locator('main img:not([data-copy] img)');
  const before = await images.count();
  await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 });
    canvas.getContext('2d')?.fillRect(0, 0, 20, 30);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (blob) await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  });
  await page.keyboard.press('Control+v');
  await expect(images).toHaveCount(before + 1);
  const { come } = await changedBySaving(page, edited);
  const src = /"src": "(media\/[^"]+\.png)"/.exec(come.join(' '))?.[1] ?? '';
  const [file, first] = [readFileSync(join(dirname(edited.file), src)), 'Ich arbeite für Unternehmen'];
  expect([file.subarray(1, 4).toString(), file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual(['PNG', 40, 30]);
  expect(edited.text().indexOf(src)).toBeGreaterThan(edited.text().indexOf(first));
});

test('what is pasted in several lines is several blocks in one step; in a title it is one line', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await writeIn(page, 'Ich arbeite für Unternehmen');
  const written = page.frameLocator('iframe').getByRole('textbox');
  const html = '<h2>Kopf</h2><p>Ein <b>fetter</b> <a href="javascript:alert(1)">Satz</a>.</p><ul><li>A<li>B</ul>';
  await page.evaluate(async (text) => {
    await navigator.clipboard.write([new ClipboardItem({ 'text/html': new Blob([text], { type: 'text/html' }) })]);
  }, html);
  await goToEnd(page);
  await page.keyboard.press('Control+v');
  await expect(written.getByRole('listitem').getByText('B')).toBeVisible();
  await expect(written.getByRole('heading', { name: 'Kopf' })).toBeVisible();
  const { come, gone } = await changedBySaving(page, edited);
  expect(gone).toEqual([]);
  expect(come.join(' ')).toMatch(/^\{ "heading": "Kopf" \}, "Ein \*\*fetter\*\* Satz\.", \{ "list": \["A", "B"\] \},$/);
  // One step takes all of it back.
  await page.keyboard.press(keysOf('undo'));
  await page.keyboard.press(keysOf('save'));
  await expect.poll(edited.text).toBe(original);
});

test('a table that is pasted stands on the page at once as it will stand there, and a picture beside it is missed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await writeIn(page, 'Ich arbeite für Unternehmen');
  const shown = page.frameLocator('iframe');
  const html = '<table><tr><th>Kurs<th>Preis<tr><td>Yoga<td>12 €</table><p>🇩🇪👩‍👩‍👧<img src="https://example.org/a.png"></p>';
  await page.evaluate(async (text) => {
    await navigator.clipboard.write([new ClipboardItem({ 'text/html': new Blob([text], { type: 'text/html' }) })]);
  }, html);
  await goToEnd(page);
  await page.keyboard.press('Control+v');
  await expect(page.getByText('Ein Bild ist nicht mitgekommen: Ziehen Sie es als Datei hierher.')).toBeVisible();
  const written = shown.locator('[data-writing] > *', { has: page.locator('table') });
  const own = shown.locator('main div:not([data-writing] *)', { has: page.locator('> table') });
  await expect(written.getByRole('columnheader', { name: 'Preis' })).toBeVisible();
  const [copy, drawn] = await Promise.all([written, own].map((one) => one.boundingBox()));
  expect(copy).toEqual(drawn);
  // Two letters are twelve units.
  for (let letter = 0; letter < 2; letter++) await page.keyboard.press('Backspace');
  await page.keyboard.type('Ende');
  const { come } = await changedBySaving(page, edited);
  expect(come).toEqual(['{ "table": { "columns": ["Kurs", "Preis"], "rows": [{ "cells": ["Yoga", "12 €"] }] } },', '"Ende",']);
});

test('in the form a text looks as on the page, and each edit is the same one; what is typed at once is not lost', async ({
  page,
}) => {
  const field = await writeInForm(page);
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Das ');
  await expect(field.getByRole('emphasis')).toHaveText('Mit KI, die zu Ihnen passt.');
  for (let letter = 0; letter < 'Marketing'.length; letter++) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press(keysOf('bold'));
  await expect(field.locator('strong')).toHaveText('Marketing');
  await page.keyboard.press('Control+End');
  await page.keyboard.press(keysOf('constant'));
  await page.getByRole('combobox', { name: 'Angabe suchen' }).fill('courseMinutes');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field.getByTitle('{courseMinutes}')).toHaveText('90');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toContainText(
    'Das Marketing neu denken. Mit KI, die zu Ihnen passt.90',
  );
  expect((await changedBySaving(page, edited)).come).toEqual([
    '"title": "Das **Marketing** neu denken. _Mit KI, die zu Ihnen passt.{courseMinutes}_",',
  ]);
});

test('screen readers are told a text with its name, its marks and what its constants say', async ({ page }) => {
  const field = await writeInForm(page);
  await page.keyboard.press('Control+End');
  await page.keyboard.press(keysOf('constant'));
  await page.getByRole('combobox', { name: 'Angabe suchen' }).fill('courseMinutes');
  await page.keyboard.press('Enter');
  await expect(field.getByTitle('{courseMinutes}')).toHaveText('90');
  const devtools = await page.context().newCDPSession(page);
  // The browser brings its tree for screen readers up to date a while after the page.
  await expect(async () => {
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    const text = nodes.find(({ role, name }) => role?.value === 'textbox' && name?.value === 'Überschrift');
    expect(text?.value?.value.trim()).toBe('Marketing neu denken. Mit KI, die zu Ihnen passt.90');
    expect(text?.properties).toContainEqual({ name: 'focused', value: { type: 'booleanOrUndefined', value: true } });
  }).toPass({ timeout: 20_000 });
  await expect(field).toMatchAriaSnapshot(`- textbox "Überschrift":
    - emphasis: Mit KI, die zu Ihnen passt.90`);
  // In the language of its page, whatever the editor's is: spelling is checked.
  await expect(field).toHaveAttribute('spellcheck', 'true');
  expect(await field.evaluate((element) => element.closest<HTMLElement>('[lang]')?.lang)).toBe('de');
});
