/** A page looks the same however a visitor came to it: as a document, with the app, or by a change of pages in place. */
import { expect, type Page, test } from 'playwright/test';
import { pathOf } from '../../support/manifest/gallery.ts';
import { plain } from '../../support/manifest/manifest.ts';
import { gallery, type Subject, site } from '../subject.ts';
import { goInApp, startApp } from '../visitor.ts';

test.use({ reducedMotion: 'reduce' });

/** Every element of the page with all its computed styles and its box. */
const looks = (page: Page) =>
  page.evaluate(async () => {
    // The focus is where a visitor was sent; how it is shown is not the page's look.
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    // Custom properties count only by what is made of them; the app's sheet keeps more of them than a page's. So do margins, by the
    // boxes: what an automatic one came to, Chromium now and then still says of another width.
    const properties = [...getComputedStyle(document.documentElement)].filter((property) => !/^(?:--|margin)/.test(property));
    // Links in the body are React's preloads; each document has those of its own images.
    return [...document.querySelectorAll('#_root, #_root *:not(link)')].map((element) => {
      const styles = getComputedStyle(element);
      const values = properties.map((property) => `${property}: ${styles.getPropertyValue(property)}`).join('; ');
      const box = element.getBoundingClientRect();
      const place = [box.x, box.y, box.width, box.height].map((one) => one.toFixed(1)).join(' ');
      return `<${element.tagName.toLowerCase()}> ${element.textContent?.trim().slice(0, 30)}; box: ${place}; ${values}`;
    });
  });

/** What differs, as far as a person wants to read it. */
function differences(one: string[], other: string[]): string[] {
  if (one.length !== other.length) return [`${one.length} elements, then ${other.length}`];
  return one.flatMap((looked, index) => {
    if (looked === other[index]) return [];
    const now = new Set(other[index]?.split('; '));
    return [
      [
        looked.split('; ')[0],
        ...looked
          .split('; ')
          .filter((value) => !now.has(value))
          .slice(0, 5),
      ].join(', '),
    ];
  });
}

/** Images that a visitor would meet while scrolling. */
const loadImages = (page: Page) =>
  page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });

const widths = [1280, 360];

async function compare(page: Page, subject: Subject, path: string, from: string) {
  const looksAtAll = async () => {
    await page.mouse.move(0, 0);
    await loadImages(page);
    const all: string[][] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      all.push(await looks(page));
    }
    return all;
  };
  const expectSame = (now: string[][], what: string) => {
    for (const [index, width] of widths.entries()) {
      expect(differences(document[index] ?? [], now[index] ?? []), `${width} px, ${what}`).toEqual([]);
    }
  };
  await page.goto(subject.url + path);
  const document = await looksAtAll();
  await page.keyboard.press('Shift');
  await startApp(page);
  expectSame(await looksAtAll(), 'with the app');
  await page.goto(subject.url + from);
  await page.keyboard.press('Shift');
  await startApp(page);
  await goInApp(page, path);
  const title = subject.pages.find((route) => route.path === path)?.title ?? '';
  await expect(page).toHaveTitle(plain(title, subject.manifest));
  expectSame(await looksAtAll(), 'changed in place');
}

for (const [index, { path }] of site.pages.entries()) {
  // The first page and the gallery have every kind of style; the others take as long as all that is left.
  test(`${path} looks the same`, index > 0 ? { tag: '@deep' } : {}, async ({ page }) => {
    const other = site.pages.find((route) => route.path !== path);
    // The not-found page is another page that every site has.
    await compare(page, site, path, other?.path ?? '/no/such-page');
  });
}

test('the gallery looks the same in dark', { tag: '@deep' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await compare(page, gallery(), '/', pathOf('text'));
});
