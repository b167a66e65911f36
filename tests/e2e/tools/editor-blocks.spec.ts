/** Blocks that are written in stand where the page shows them, in every example of every section type. */
import { expect, type FrameLocator, type Page, test } from 'playwright/test';
import { pathOf, readExamples, sectionTypes, writeGallery } from '../../support/manifest/gallery.ts';
import { type Edited, edit, emptyFolder, openEditor } from './editing.ts';

test.use({ viewport: { width: 1440, height: 900 }, locale: 'de-DE', reducedMotion: 'reduce' });

let gallery: Edited;
test.beforeAll(async () => {
  gallery = await edit(writeGallery(emptyFolder('editor-blocks')));
});
test.afterAll(() => gallery.stop());

/** Marks the first text of each list of texts, and says how many there are. */
const markTexts = (shown: FrameLocator) =>
  shown.locator('main').evaluate((main) => {
    const lists = new Map<Element | null, Element>();
    for (const details of main.querySelectorAll('details')) details.open = true;
    for (const text of main.querySelectorAll('p, li, dd'))
      if (!lists.has(text.parentElement)) lists.set(text.parentElement, text);
    for (const [index, text] of [...lists.values()].entries()) text.setAttribute('data-tried', String(index));
    return lists.size;
  });

/** Clicks on the first letter of a text: in a frame that is scaled, Playwright's own clicks miss. */
const clickOn = (shown: FrameLocator, index: number) =>
  shown.locator('main').evaluate((main, wanted) => {
    const text = main.querySelector(`[data-tried="${wanted}"]`);
    if (!text) return;
    text.scrollIntoView({ block: 'center', behavior: 'instant' });
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, top } = range.getClientRects()[0] ?? text.getBoundingClientRect();
    const [clientX, clientY] = [left + 2, top + 4];
    const target = document.elementFromPoint(clientX, clientY) ?? text;
    target.dispatchEvent(new PointerEvent('click', { clientX, clientY, detail: 1, bubbles: true, cancelable: true }));
  }, index);

/** Of the blocks that are written in: which stand elsewhere than the page's own behind them; undefined where a text is written in by itself. */
const movedBlocks = (shown: FrameLocator) =>
  shown.locator('.ProseMirror[data-writing]').evaluate((field) => {
    const own = [...(field.previousElementSibling?.children ?? [])];
    const start = own.findIndex((one) => one instanceof HTMLElement && one.style.visibility === 'hidden');
    if (start < 0) return undefined;
    return [...field.children].flatMap((block, index) => {
      const [here, there] = [block.getBoundingClientRect(), own[start + index]?.getBoundingClientRect()];
      const isSame =
        there && (['left', 'top', 'width', 'height'] as const).every((key) => Math.abs(here[key] - there[key]) <= 0.5);
      return isSame ? [] : [`${block.tagName} ${index}: ${block.textContent?.slice(0, 40)}`];
    });
  });

async function writeInEach(page: Page, shown: FrameLocator): Promise<string[]> {
  const moved: string[] = [];
  const field = shown.locator('.ProseMirror[data-writing]');
  const count = await markTexts(shown);
  for (let index = 0; index < count; index++) {
    await clickOn(shown, index);
    // A text of a table or a button may have none.
    await field.waitFor({ timeout: 1500 }).catch(() => undefined);
    if ((await field.count()) === 0) continue;
    moved.push(...((await movedBlocks(shown)) ?? []));
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
  }
  return moved;
}

const types = sectionTypes.filter((type) => JSON.stringify(readExamples(type)).includes('"text":'));
for (const type of types) {
  test(`blocks of ${type} stand where the page shows them`, { tag: '@deep' }, async ({ page }) => {
    test.slow();
    const shown = await openEditor(page, gallery);
    await page.getByPlaceholder('Seite oder Abschnitt finden').fill(pathOf(type));
    await page.locator('[data-row^="/routes/"]').first().click();
    await expect.poll(() => shown.locator('html').getAttribute('data-page')).toBe(pathOf(type));
    for (const width of ['Telefon', 'Computer']) {
      await page.getByTitle(width, { exact: true }).click();
      expect(await writeInEach(page, shown), width).toEqual([]);
    }
  });
}
