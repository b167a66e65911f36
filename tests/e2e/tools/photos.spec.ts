/** Pictures of pixels in every place that takes an image: a built page with them is laid out as one with drawings is. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Locator } from 'playwright/test';
import { readExamples, sectionTypes } from '../../support/manifest/gallery.ts';
import { notFoundOf, type WrittenSection, walk, writeManifest } from '../../support/manifest/manifest.ts';
import { minimalManifest } from '../../support/manifest/minimal.ts';
import { photo, sticker } from '../../support/manifest/photos.ts';
import { output, root } from '../../support/project/project.ts';
import { everyThird } from '../../support/project/slice.ts';
import { boxesOf, moved } from '../boxes.ts';
import { definitionsOf } from '../generated-pages.ts';
import { testInOneWindow } from '../one-window.ts';
import { tooWide } from '../quiet.ts';
import { buildSite, serveFolder } from '../setup.ts';

const test = testInOneWindow();

test.use({ reducedMotion: 'reduce' });

interface Image {
  src: string;
  alt: string;
}

const isImage = (value: unknown): value is Image =>
  typeof value === 'object' && value !== null && 'alt' in value && 'src' in value;

const imagesIn = (value: unknown): Image[] => [...walk(value)].flatMap(({ value: inner }) => (isImage(inner) ? [inner] : []));

/** Every example with an image: together they set every key of their types, so none of these places is left out. */
const sections = (): WrittenSection[] =>
  sectionTypes
    .flatMap((type) => readExamples(type).map(({ section }) => ({ type, ...section })))
    .filter((section) => imagesIn(section).length > 0);

const shapes = [
  { name: 'photo', file: 'photo.jpg', drawn: 'photo.svg', width: 720, height: 450, make: photo },
  { name: 'wide logo', file: 'logo.png', drawn: 'logo.svg', width: 320, height: 64, make: sticker },
];

const urls = new Map<string, Promise<string>>();

/** In place of a shape: a site that shows the file in its header and its footer alone. */
const mark = 'mark';

/** In these forms a photo fills what it gets, and a drawing stays whole. */
const fills = ({ type, layout }: WrittenSection) => type === 'hero' && (layout === 'bleed' || layout === 'stacked');

/** Says of each image that its upper right corner is to be seen, wherever that may be said. */
function withCorner(section: WrittenSection): WrittenSection {
  const said = structuredClone(section);
  for (const { keys, value } of walk(said)) {
    const isWhole = section.type === 'logo-row' || keys.includes('poster');
    if (isImage(value) && !(isWhole && !keys.includes('backdrop'))) Object.assign(value, { focus: [1, 0] });
  }
  return said;
}

/** A site that shows a file in every place, and in the header and the footer; where a shape of photos is named, in that, for `mark` there alone. */
async function buildWith(src: string, bytes: string | Buffer, pictures?: string): Promise<string> {
  const manifest = minimalManifest();
  if (pictures && pictures !== mark) Object.assign(manifest.theme, { pictures });
  const all = sections().map(withCorner);
  const place = (path: string, title: string, shown: WrittenSection[]) => ({
    path,
    title,
    description: `Every place that takes an image: ${title}.`,
    sections: shown,
  });
  const everywhere = [
    place(
      '/',
      'Places',
      all.filter((section) => !fills(section)),
    ),
    place('/filled', 'Filled places', all.filter(fills)),
    notFoundOf(manifest),
  ];
  if (pictures !== mark) manifest.routes = everywhere;
  Object.assign(manifest.header.contact ?? {}, { href: '/' });
  // Its own, not that of the header.
  Object.assign(manifest.footer, { logo: { src, alt: '' } });
  for (const image of imagesIn(manifest)) image.src = src;
  const home = join(output, 'photos', src + (pictures ?? ''));
  const file = writeManifest(manifest, join(home, 'source'), root);
  mkdirSync(dirname(join(dirname(file), src)), { recursive: true });
  writeFileSync(join(dirname(file), src), bytes);
  const folder = join(home, 'built');
  await buildSite(file, folder);
  return (await serveFolder(folder)).url;
}

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><circle cx="40" cy="32" r="30"/></svg>`;

/** Where a site with a file in every place is served. It is built when it is first asked for. */
async function urlOf(src: string, pictures?: string): Promise<string> {
  const shape = shapes.find(({ file, drawn }) => src === file || src === drawn);
  if (!shape) throw new Error(`There is no ${src}.`);
  const { file, width, height, make } = shape;
  const site = src + (pictures ?? '');
  const known = urls.get(site) ?? buildWith(src, src === file ? await make(width, height) : drawing(width, height), pictures);
  urls.set(site, known);
  return known;
}

test('every section type that takes an image has an example with one', () => {
  const definitions = definitionsOf();
  // Every type takes one behind it; for that place a few examples speak for all.
  const takes = (type: string) =>
    [...walk(definitions[type])].some(({ keys }) => keys.join('.').endsWith('properties.alt') && !keys.includes('backdrop'));
  const shown = sections().filter(({ backdrop, ...own }) => imagesIn(own).length > 0);
  expect([...new Set(shown.map(({ type }) => type))]).toEqual(sectionTypes.filter(takes));
  expect(sections().filter(({ backdrop }) => imagesIn(backdrop).length > 0)).not.toEqual([]);
});

// To encode pictures takes most of the time: those of pixels are all among the long tests.
for (const { name, file, drawn } of shapes) {
  for (const width of [360, 1280]) {
    const title = `at ${width} pixels a page is laid out the same with a ${name} as with a drawing of its size`;
    test(title, { tag: '@deep' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const expected = await boxesOf(page, await urlOf(drawn));
      const boxes = await boxesOf(page, await urlOf(file));
      await expect(page.locator('picture > source').first()).toBeAttached();
      expect(moved(boxes, expected)).toEqual([]);
    });
  }
}

for (const [file, pictures] of [['logo.png'], ['logo.png', 'circle'], ['logo.png', 'arch'], ['photo.jpg']] as const) {
  const shape = pictures ? ` as ${pictures}` : '';
  test(`of ${file}${shape} the corner that is named stays in view wherever it is cut`, { tag: '@deep' }, async ({ page }) => {
    const url = await urlOf(file, pictures);
    for (const path of ['/', '/filled']) {
      await page.goto(new URL(path, url).href);
      for (const dir of ['ltr', 'rtl']) {
        await page.locator('html').evaluate((element, written) => element.setAttribute('dir', written), dir);
        for (const width of [360, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const { elsewhere, cut, styled } = await page.evaluate(() => {
            const cut = [...document.querySelectorAll('main img')].filter((one) => getComputedStyle(one).objectFit === 'cover');
            const elsewhere = cut.filter((one) => getComputedStyle(one).objectPosition !== '100% 0%');
            const placeOf = (one: Element) => `${one.closest('section')?.innerText.slice(0, 60)}: ${one.outerHTML}`;
            return {
              elsewhere: elsewhere.map(placeOf),
              cut: cut.length,
              styled: document.querySelectorAll('main img[style], main picture[style]').length,
            };
          });
          expect([elsewhere, styled], `${path}, ${dir}, ${width}`).toEqual([[], 0]);
          expect(cut).toBeGreaterThanOrEqual(path === '/' ? 8 : 2);
        }
      }
    }
  });
}

for (const file of ['logo.svg', 'logo.png']) {
  const details = file === 'logo.png' ? { tag: '@deep' } : everyThird(0);
  test(`${file}, which is five times as wide as high, can be read beside the name`, details, async ({ page }) => {
    await page.goto(await urlOf(file, mark));
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const place of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
        const logo = place.locator('img');
        await logo.scrollIntoViewIfNeeded();
        const seen = await logo.evaluate(async (image: HTMLImageElement) => {
          await image.decode();
          const { width, height } = image.getBoundingClientRect();
          return { height: Math.min(height, width / 5), sharp: image.naturalWidth >= Math.min(width, 5 * height) - 1 };
        });
        expect(seen.height, `at ${width} pixels`).toBeGreaterThanOrEqual(width < 360 ? 24 : 30);
        expect(seen.sharp, `at ${width} pixels`).toBe(true);
      }
      expect(await brokenWords(page.getByRole('banner').getByRole('link').first()), `at ${width} pixels`).toEqual([]);
      expect(await tooWide(page)).toEqual([]);
    }
  });
}

/** The words of a text that want of room has broken in two. */
const brokenWords = (text: Locator): Promise<string[]> =>
  text.evaluate((element) => {
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    return [...node.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });
