/** The editor under a thumb, on a telephone and on a tablet: one pane at a time, and what is tapped opens over the page. */
import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';
import { keysOf } from '../../support/editor/keys.ts';
import { everyThird } from '../../support/project/slice.ts';
import { barriersInBoth, tooWide } from '../quiet.ts';
import { editCopyTogether, openEditor, original, testInOneWindow, turnTo } from './editing.ts';
import { formOf } from './form-inputs.ts';
import { rowOf } from './outline-rows.ts';

const test = testInOneWindow();
test.use({ locale: 'de-DE', reducedMotion: 'reduce', hasTouch: true, isMobile: true });
test.describe.configure({ mode: 'serial' });

const edited = editCopyTogether('editor-phone');

/** What the browser makes of a finger: it scrolls, or what is touched hears of it. */
async function moveFinger(page: Page, ...points: [x: number, y: number][]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: [number, number] | undefined) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] });
  const [first, ...more] = points;
  let last = first;
  await touch('touchStart', first);
  for (const next of more) {
    const [from, steps] = [last ?? next, 8];
    for (let step = 1; step <= steps; step++)
      await touch('touchMove', [from[0] + ((next[0] - from[0]) * step) / steps, from[1] + ((next[1] - from[1]) * step) / steps]);
    last = next;
  }
  await touch('touchEnd', undefined);
  await session.detach();
}

const middleOf = async (locator: Locator): Promise<[number, number]> => {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(width, 'It is to be seen.').toBeGreaterThan(0);
  return [x + width / 2, y + height / 2];
};

const done = (page: Page) => page.getByRole('button', { name: 'Fertig', exact: true });
const sheet = (page: Page) => page.getByRole('tabpanel', { name: 'Eingaben' });
const scrolledTo = (shown: FrameLocator) => shown.locator('html').evaluate(() => Math.round(scrollY));
/** Until what a finger has set in motion stands still. */
const rests = async (look: () => Promise<number>) => {
  let last = Number.NaN;
  const isSame = async () => {
    const before = last;
    last = await look();
    return before === last;
  };
  await expect.poll(isSame, { intervals: [300] }).toBe(true);
};
const sections = () =>
  (JSON.parse(edited.text()) as { routes: { sections: { type: string }[] }[] }).routes[0]?.sections.map(({ type }) => type);

/** Saves by the button, and says which lines are others now. */
async function saveByThumb(page: Page): Promise<void> {
  const before = edited.text();
  await page.getByRole('button', { name: 'Speichern' }).tap();
  await expect.poll(edited.text).not.toBe(before);
}

/** All that was done here, taken back by the button, gives the file as it was. */
async function takeBack(page: Page): Promise<void> {
  const undo = page.getByRole('button', { name: /^Rückgängig: / });
  while ((await undo.count()) > 0) await undo.first().tap();
  await saveByThumb(page);
  expect(edited.text()).toBe(original);
}

/** What no thumb reaches: beyond the window, below something else, or too small. */
const outOfReach = (buttons: Locator): Promise<string[]> =>
  buttons.evaluateAll((all) =>
    all.flatMap((button) => {
      const { left, right, top, bottom, width, height } = button.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      const isSeen = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && button.contains(met);
      return isSeen && width >= 44 && height >= 44 ? [] : [`${button.textContent} ${width}x${height} at ${left} ${top}`];
    }),
  );

async function noFault(page: Page): Promise<void> {
  expect.soft(await barriersInBoth(page)).toEqual([]);
  expect.soft(await tooWide(page)).toEqual([]);
}

for (const [width, height] of [
  [390, 844],
  [820, 1180],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.beforeEach(async ({ page }) => {
      // On a tablet nothing is as a telephone has left it.
      if (page.viewportSize()?.width !== width) await page.goto('about:blank');
      await page.setViewportSize({ width, height });
    });
    const onPhone = width === 390 ? {} : { tag: '@deep' };
    const someDays = (index: number) => (width === 390 ? everyThird(index) : onPhone);

    test('letters stand where the tap was, also those that come before the code to write with', onPhone, async ({ page }) => {
      // This test is the first in its window, so the code to write with is not there yet.
      let release = () => {};
      const held = new Promise<void>((done) => {
        release = done;
      });
      await page.route('**/app/writing.js', async (route) => {
        await held;
        await route.continue();
      });
      const shown = await openEditor(page, edited);
      const devtools = await page.context().newCDPSession(page);
      const field = formOf(page).getByRole('textbox').and(page.locator(':focus'));
      /** A thumb, between two letters; done when the page has heard of it, and nobody else need have. */
      const tapBehind = async (text: Locator, letters: number) => {
        const [x, y] = await text.evaluate((element, behind) => {
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
          const range = document.createRange();
          range.setStart(document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element, behind);
          const { left, top, height } = range.getBoundingClientRect();
          const heard = new Promise((done) => addEventListener('mouseup', done, { once: true, capture: true }));
          Object.assign(window, { heard });
          return [left, top + height / 2] as const;
        }, letters);
        const frame = await page.locator('iframe').first().boundingBox();
        await page.touchscreen.tap((frame?.x ?? 0) + x, (frame?.y ?? 0) + y);
        await text.evaluate(() => (window as unknown as { heard: Promise<unknown> }).heard);
      };

      const title = shown.getByRole('heading', { level: 1 });
      await tapBehind(title, 'Marke'.length);
      for (const letter of 'AB') await page.keyboard.press(letter);
      await expect(field).toBeVisible();
      for (const letter of 'CD') await page.keyboard.press(letter);
      await expect(field).toHaveText(/^MarkeABCDting neu denken/);
      await expect(title).toHaveText(/^MarkeABCDting neu denken/);
      await done(page).tap();

      // Keyboards on glass send letters without keys.
      await tapBehind(shown.getByText('Ich arbeite für Unternehmen').first(), 'Ich arbeite für U'.length);
      for (const text of ['A', 'B']) await devtools.send('Input.insertText', { text });
      await expect(field).toHaveText(/^Ich arbeite für UABnternehmen/);
      await devtools.send('Input.insertText', { text: 'CD' });
      await expect(field).toHaveText(/^Ich arbeite für UABCDnternehmen/);
      await done(page).tap();

      // A word that is being composed is ended first.
      await tapBehind(shown.getByText('Das Wissen belegt').first(), 'Das Wissen be'.length);
      const compose = (text: string) =>
        devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
      for (const text of ['k', 'か']) await compose(text);
      await expect(sheet(page)).toBeVisible();
      await expect(formOf(page).getByText(/^Das Wissen beかlegt/)).toBeAttached();
      for (const text of ['かn', '漢']) await compose(text);
      await devtools.send('Input.insertText', { text: '漢字' });
      await expect(field).toHaveText(/^Das Wissen be漢字legt/);
      release();
      await expect(field).toHaveClass(/ProseMirror/);
      await compose('か');
      await devtools.send('Input.insertText', { text: 'x' });
      await page.keyboard.press('y');
      await expect(field).toHaveText(/Das Wissen be漢字xylegt/);
      await done(page).tap();
      await saveByThumb(page);
      expect(edited.text()).toBe(
        original
          .replace('"Marketing neu denken', '"MarkeABCDting neu denken')
          .replace('"Ich arbeite für Unternehmen', '"Ich arbeite für UABCDnternehmen')
          .replace('"Das Wissen belegt', '"Das Wissen be漢字xylegt'),
      );
      await page.unroute('**/app/writing.js');
      await takeBack(page);
    });

    test('a typo is mended where it is tapped, and the page stands where it stood', onPhone, async ({ page }) => {
      const shown = await openEditor(page, edited);
      const frame = page.locator('iframe').first();
      expect(await frame.evaluate((element) => element.getBoundingClientRect().width)).toBe(width);
      await moveFinger(page, [width / 2, height * 0.7], [width / 2, height * 0.2]);
      await expect.poll(() => scrolledTo(shown)).toBeGreaterThan(100);
      await rests(() => scrolledTo(shown));
      const text = shown.getByText('Das Wissen belegt');
      await text.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
      const [before, place] = [await scrolledTo(shown), await text.boundingBox()];

      await text.tap();
      const field = formOf(page).getByRole('textbox').and(page.locator(':focus'));
      await expect(field.getByText('Das Wissen belegt')).toBeInViewport({ ratio: 1 });
      // What is written is seen where it stands.
      expect((await text.boundingBox())?.y).toBeLessThan(place?.y ?? 0);
      await expect(text).toBeInViewport();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' Versprochen.');
      await expect(text).toContainText('danach. Versprochen.');
      await noFault(page);
      await done(page).tap();
      await expect(formOf(page)).toBeHidden();
      expect(await scrolledTo(shown)).toBe(before);
      expect((await text.boundingBox())?.y).toBe(place?.y);
      await saveByThumb(page);
      expect(edited.text()).toBe(original.replace('das Werkzeug kommt danach."', 'das Werkzeug kommt danach. Versprochen."'));
      await takeBack(page);
    });

    test('what a picture shows is told where it is tapped', someDays(2), async ({ page }) => {
      const shown = await openEditor(page, edited);
      const picture = shown.getByRole('img', { name: /^Gezeichnetes Porträt/ });
      await picture.scrollIntoViewIfNeeded();
      await picture.tap();
      await expect(sheet(page)).toBeVisible();
      const field = formOf(page).getByRole('textbox', { name: 'Bildbeschreibung' });
      await expect(field).toBeInViewport();
      await field.fill('Ein Porträt');
      await done(page).tap();
      await expect(shown.getByRole('img', { name: 'Ein Porträt' })).toBeVisible();
      await saveByThumb(page);
      expect(edited.text()).toBe(original.replace('"{portraitText}: {ownerName}"', '"Ein Porträt"'));

      // A word becomes a link by the list of pages alone.
      await turnTo(page, 'Aufbau');
      await rowOf(page, '/routes/0/sections/0').tap();
      const text = formOf(page).getByRole('textbox', { name: 'Text', exact: true });
      await text.tap();
      await page.keyboard.press('Control+End');
      for (const _ of [1, 2]) await page.keyboard.press('Control+Shift+ArrowLeft');
      await formOf(page).getByRole('toolbar').getByRole('button', { name: 'Link' }).locator('visible=true').tap();
      await page.getByRole('option', { name: /^Leistungen/ }).tap();
      await expect(page.getByRole('dialog')).toBeHidden();
      await saveByThumb(page);
      const links = (manifest: string) => manifest.split('](/leistungen)').length;
      expect(links(edited.text())).toBe(links(original) + 1);
      await takeBack(page);
    });

    test('sections are moved by their grips and added, and the list scrolls by touch', someDays(1), async ({ page }) => {
      await openEditor(page, edited);
      await turnTo(page, 'Aufbau');
      const [moved, first] = [rowOf(page, '/routes/0/sections/3'), rowOf(page, '/routes/0/sections/1')];
      const grip = moved.locator('[data-grip]');
      const [x, y] = await middleOf(first);
      await moveFinger(page, await middleOf(grip), [x, y + 8], [x, y - 16]);
      await expect(first).toContainText('Womit ich Sie entlaste');
      // Elsewhere a finger scrolls, and moves nothing.
      const outline = page.getByRole('navigation', { name: 'Aufbau der Website' }).locator('.mantine-ScrollArea-viewport');
      await moveFinger(page, [x, height * 0.7], [x, height * 0.2]);
      await expect.poll(() => outline.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(50);

      await page.getByRole('button', { name: 'Abschnitt hinzufügen' }).tap();
      await page.getByRole('dialog').getByRole('searchbox').fill('Fragen');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Häufige Fragen/ })
        .tap();
      await expect(page.getByRole('tab', { name: 'Eingaben', selected: true })).toBeVisible();
      await expect(formOf(page).getByRole('heading', { name: 'Häufige Fragen' })).toBeInViewport();
      await turnTo(page, 'Aufbau');
      await expect(rowOf(page, '/routes/0/sections/6')).toHaveAttribute('aria-current', 'true');
      await saveByThumb(page);
      expect(sections()).toEqual(['hero', 'card-grid', 'text', 'principles', 'split', 'contact', 'faq']);

      // The menu does the same, and its commands are large enough.
      await page.getByRole('button', { name: 'Befehle für Häufige Fragen' }).tap();
      expect(await outOfReach(page.getByRole('menuitem'))).toEqual([]);
      await page.getByRole('menuitem', { name: 'Nach oben' }).tap();
      await expect(rowOf(page, '/routes/0/sections/5')).toContainText('Häufige Fragen');
      await takeBack(page);
    });

    test('all that the bar has is in reach, and no pane loses its place', onPhone, async ({ page }) => {
      const shown = await openEditor(page, edited);
      expect(await outOfReach(page.locator('header button, [role="tab"]').locator('visible=true'))).toEqual([]);
      await noFault(page);
      await turnTo(page, 'Aufbau');
      await rowOf(page, '/routes/0/sections/3').tap();
      await expect(page.getByRole('tab', { name: 'Eingaben', selected: true })).toBeVisible();
      const entry = formOf(page).locator('[data-unfold]').last();
      await entry.tap();
      await expect(entry).toHaveAttribute('aria-expanded', 'true');
      const place = await entry.boundingBox();
      expect(await tooWide(page)).toEqual([]);
      await turnTo(page, 'Seite');
      await expect(formOf(page)).toBeHidden();
      await turnTo(page, 'Eingaben');
      expect(await entry.boundingBox()).toEqual(place);

      await page.getByRole('button', { name: 'Mehr' }).tap();
      await noFault(page);
      expect(await outOfReach(page.getByRole('menu').locator('[role^="menuitem"]'))).toEqual([]);
      await page.getByRole('menuitem', { name: 'Ausprobieren' }).tap();
      await shown.getByRole('link', { name: 'Leistungen ansehen' }).tap();
      await expect(shown.locator('html')).toHaveAttribute('data-page', '/leistungen');
      await page.getByRole('button', { name: 'Ausprobieren beenden' }).tap();
      await shown.getByRole('heading', { level: 1 }).tap();
      await expect(sheet(page)).toBeVisible();
      await done(page).tap();

      await page.getByRole('button', { name: 'Mehr' }).tap();
      await page.getByRole('menuitem', { name: 'Texte suchen' }).tap();
      await page.getByRole('dialog').getByRole('combobox').fill('Lernen wir uns kennen');
      await page.getByRole('dialog').getByRole('option').first().tap();
      await expect(formOf(page).getByRole('textbox').and(page.locator(':focus'))).toHaveText('Lernen wir uns kennen');
      await done(page).tap();

      await page.getByRole('button', { name: 'Zur Freigabe senden' }).tap();
      const dialog = page.getByRole('dialog', { name: 'Zur Freigabe senden' });
      // What it says depends on the repository that the tests run in.
      await expect(dialog.getByRole('button', { name: 'Schließen' })).toBeInViewport({ ratio: 1 });
      expect(await tooWide(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Schließen' }).tap();
      await expect(dialog).toBeHidden();
    });

    test('a keyboard of its own leads through tabs and panes and closes the sheet', onPhone, async ({ page }) => {
      await openEditor(page, edited);
      const tab = (name: string) => page.getByRole('tab', { name, selected: true });
      await tab('Seite').focus();
      await page.keyboard.press('ArrowRight');
      await expect(tab('Aufbau')).toBeFocused();
      await page.keyboard.press('End');
      await expect(tab('Eingaben')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(tab('Seite')).toBeFocused();
      const pane = () => page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-pane]')?.dataset.pane);
      for (const name of ['bar', 'outline', 'preview', 'form']) {
        await page.keyboard.press(keysOf('nextPane'));
        await expect.poll(pane).toBe(name);
      }
      for (const name of ['preview', 'outline']) {
        await page.keyboard.press(keysOf('previousPane'));
        await expect.poll(pane).toBe(name);
      }
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect.poll(pane).toBe('form');
      await expect(tab('Eingaben')).toBeVisible();
    });

    test('what is written in stays above a keyboard on the screen', onPhone, async ({ page }) => {
      const shown = await openEditor(page, edited);
      await shown.getByRole('heading', { level: 1 }).tap();
      const field = formOf(page).getByRole('textbox').and(page.locator(':focus'));
      await expect(field).toBeVisible();
      const seen = await page.evaluate(() => {
        const view = window.visualViewport ?? new VisualViewport();
        Object.defineProperty(view, 'height', { value: innerHeight - 340, configurable: true });
        view.dispatchEvent(new Event('resize'));
        return view.height;
      });
      await expect.poll(async () => (await sheet(page).boundingBox())?.y ?? 0).toBeGreaterThan(0);
      const { y = 0, height: high = 0 } = (await sheet(page).boundingBox()) ?? {};
      expect(y + high).toBeLessThanOrEqual(seen);
      const box = await field.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(seen);
      await done(page).tap();
      await expect(sheet(page)).toBeHidden();
      await page.evaluate(() => {
        const view = window.visualViewport ?? new VisualViewport();
        Reflect.deleteProperty(view, 'height');
        view.dispatchEvent(new Event('resize'));
      });
    });
  });
}

test('the tools of a section are large enough for a finger, and drag as well', everyThird(2), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shown = await openEditor(page, edited);
  await shown.getByText('Ich arbeite für Unternehmen').first().tap();
  await done(page).tap();
  const tools = page.getByRole('toolbar', { name: 'Werkzeuge für Text', exact: true });
  await expect(tools).toBeVisible();
  for (const tool of await tools.locator('[data-tool], [data-grip]').all()) {
    const box = await tool.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), String(await tool.getAttribute('aria-label'))).toBeGreaterThanOrEqual(44);
  }
  const [x, y] = await middleOf(tools.locator('[data-grip]'));
  const top = (await page.locator('iframe').first().boundingBox())?.y ?? 0;
  const hand = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: at }] });
  await touch('touchStart', y);
  await touch('touchMove', y - 20);
  await touch('touchMove', top + 4);
  // Upwards, until the opening lies below the finger.
  const opening = shown.getByRole('heading', { level: 1 });
  await expect.poll(() => opening.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0);
  await touch('touchMove', top + 6);
  await expect(page.locator('[data-landing]')).toBeVisible();
  await touch('touchEnd', 0);
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeEnabled();
  await saveByThumb(page);
  expect(sections()).toEqual(['text', 'hero', 'principles', 'card-grid', 'split', 'contact']);
  await takeBack(page);
});

test('in a form, what stands beside a text or an entry is large enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page, edited);
  await turnTo(page, 'Aufbau');
  await rowOf(page, '/routes/0').tap();
  await rowOf(page, '/routes/0/sections/2').tap();
  const form = formOf(page);
  const title = form.getByRole('textbox', { name: 'Überschrift' }).first();
  await title.tap();
  const tools = form.getByRole('toolbar').first();
  expect(await outOfReach(tools.getByRole('button'))).toEqual([]);
  // What one writes is called so above it: the tools stand above that.
  const [bar, label] = [await tools.boundingBox(), await form.getByText('Überschrift', { exact: true }).first().boundingBox()];
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(label?.y ?? 0);
  // Those of several paragraphs stand above what is written.
  const paragraphs = form.getByRole('textbox', { name: 'Text', exact: true }).first();
  await paragraphs.tap();
  const above = form.getByRole('toolbar', { name: 'Text gestalten: Text' }).first();
  for (const tool of await above.getByRole('button').all()) {
    await tool.scrollIntoViewIfNeeded();
    expect(await outOfReach(tool)).toEqual([]);
  }
  const [its, text] = [await above.boundingBox(), await paragraphs.boundingBox()];
  expect((its?.y ?? 0) + (its?.height ?? 0)).toBeLessThanOrEqual((text?.y ?? 0) + 4);
  await form
    .getByRole('button', { name: /^Befehle für/ })
    .first()
    .scrollIntoViewIfNeeded();
  expect(await outOfReach(form.getByRole('button', { name: /^Befehle für/ }).first())).toEqual([]);
});

test('a small telephone is not too small', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openEditor(page, edited);
  expect(await outOfReach(page.locator('header button, [role="tab"]').locator('visible=true'))).toEqual([]);
  expect(await tooWide(page)).toEqual([]);
});
