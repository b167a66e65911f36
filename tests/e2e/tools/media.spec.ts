/** Photos, drawings and fonts as browsers meet them: the right file at the right size and moment, and nothing moves while they come. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { optimizeDrawing } from '../../../src/output/media/drawings.ts';
import { makeGallery, pathOf, sectionTypes } from '../../support/manifest/gallery.ts';
import { walk, writeManifest } from '../../support/manifest/manifest.ts';
import { photo } from '../../support/manifest/photos.ts';
import { output, root } from '../../support/project/project.ts';
import { rowsOf } from '../../support/project/slice.ts';
import { buildSite, serveFolder } from '../setup.ts';
import { site } from '../subject.ts';

// One after the other: they look at one site, which is built once.
test.describe.configure({ mode: 'serial' });
test.use({ reducedMotion: 'reduce' });

let url = '';

/** The gallery, its drawings replaced by a photo, its headings in the site's own font. */
test.beforeAll(async () => {
  const gallery = makeGallery();
  for (const { keys, value } of walk(gallery.routes)) {
    if (typeof value !== 'object' || value === null) continue;
    // The entries of a gallery are images themselves.
    if (keys.at(-1) === 'image' || 'alt' in value) Object.assign(value, { src: 'media/photo.jpg' });
  }
  const font = 'media/fonts/bricolage-grotesque-latin.woff2';
  Object.assign(gallery.theme, {
    fonts: { heading: { family: 'Bricolage Grotesque', file: font }, text: { family: 'system' } },
  });
  const manifest = writeManifest(gallery, join(output, 'media/source'), root);
  const file = join(dirname(manifest), 'media/photo.jpg');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await photo(1280, 800));
  const folder = join(output, 'media/built');
  await buildSite(manifest, folder);
  ({ url } = await serveFolder(folder));
});

/** Loads every image of the page, as scrolling through it would. */
async function loadImages(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
}

for (const width of [360, 768, 1280]) {
  const isShort = width === 360;
  const types = isShort ? ['hero', 'gallery', 'split', 'card-grid', 'course', 'team'] : sectionTypes;
  const details = isShort ? {} : { tag: '@deep' };
  test(
    `at ${width} pixels ${isShort ? 'what mostly shows photos' : 'every section'} loads an AVIF that fits its place, the first one first`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      let seen = 0;
      for (const type of types) {
        await page.goto(url + pathOf(type));
        if (width < 1280) await expectOrder(page, type);
        await loadImages(page);
        const photos = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLImageElement>('main img')].map((image) => {
            const { width, height } = image.getBoundingClientRect();
            const cropped = getComputedStyle(image).objectFit === 'cover';
            return {
              file: image.currentSrc,
              // What an author has cut to a shape is as much wider than its place.
              shown: image.dataset.ratio ? Math.max(width, (height * image.naturalWidth) / image.naturalHeight) : width,
              ratio: width / height,
              cropped,
              // With widths in srcset this is what `sizes` said.
              said: image.naturalWidth,
            };
          }),
        );
        // What a screen does not show, it need not load.
        for (const { file, shown, ratio, cropped, said } of photos.filter((photo) => photo.shown > 0)) {
          seen += 1;
          const chosen = Number(/-(\d+)\.avif$/.exec(file)?.[1]);
          expect(chosen, `${type}: ${file} where ${shown} pixels are shown`).toBeGreaterThanOrEqual(shown * 0.95);
          expect(said / shown, `${type}: "sizes" says ${said}, the page shows ${shown}`).toBeGreaterThan(0.95);
          expect(said / shown, `${type}: "sizes" says ${said}, the page shows ${shown}`).toBeLessThan(1.25);
          if (!cropped) expect(ratio, type).toBeCloseTo(1.6, 1);
        }
      }
      expect(seen).toBeGreaterThan(8);
    },
  );
}

/** The first image of the first section comes first, all others when they are near. */
async function expectOrder(page: Page, type: string): Promise<void> {
  const images = await page.evaluate(() =>
    [...document.querySelectorAll('main img')].map((image) => ({
      // An image that phones do not show is never the first.
      first: image.closest('main > *')?.previousElementSibling === null && image.checkVisibility(),
      priority: image.getAttribute('fetchpriority'),
      loading: image.getAttribute('loading'),
      decoding: image.getAttribute('decoding'),
    })),
  );
  const [leading, ...others] = images;
  const rest = leading?.first ? others : images;
  if (leading?.first) expect(leading, type).toMatchObject({ priority: 'high', loading: null, decoding: null });
  for (const image of rest) expect(image, type).toMatchObject({ priority: null, loading: 'lazy', decoding: 'async' });
  const mark = page.getByRole('banner').locator('img');
  await expect(mark, type).toHaveAttribute('fetchpriority', 'low');
  await expect(mark, type).not.toHaveAttribute('loading', 'lazy');
}

/** How much moves while images and fonts come late and the visitor scrolls to the end. */
async function shiftOf(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  await loadImages(page);
  return page.evaluate(async () => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    scrollTo(0, document.documentElement.scrollHeight);
    for (let frame = 0; frame < 5; frame++) await new Promise((next) => requestAnimationFrame(next));
    return shifts.reduce((sum, shift) => sum + shift, 0);
  });
}

for (const width of [360, 1280]) {
  const details = width === 1280 ? { tag: '@deep' } : {};
  test(`at ${width} pixels next to nothing moves while fonts and images come late`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route(/\.(?:woff2|avif|svg)$/, async (route) => {
      await new Promise((later) => setTimeout(later, 300));
      await route.continue();
    });
    const addresses = [
      ...(width === 1280 ? site.pages : rowsOf(site.pages)).map(({ path }) => site.url + path),
      ...['hero', 'split', 'course'].map((type) => url + pathOf(type)),
    ];
    for (const address of addresses) expect(await shiftOf(page, address), address).toBeLessThanOrEqual(0.02);
  });
}

test('the smaller drawings look like the originals, in light and in dark', { tag: '@deep' }, async ({ page }) => {
  const drawings = new Set([...walk(site.manifest)].flatMap(({ keys, value }) => (keys.at(-1) === 'src' ? [String(value)] : [])));
  for (const name of [...drawings].filter((one) => one.endsWith('.svg'))) {
    const before = inColors(readFileSync(join(dirname(site.file), name), 'utf8'));
    const after = optimizeDrawing(before);
    expect(after.length, name).toBeLessThan(before.length);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const [one, other] = [await pixelsOf(page, before), await pixelsOf(page, after)];
      const different = one.filter((value, index) => Math.abs(value - (other[index] ?? 0)) > 40).length;
      expect(different / one.length, `${name}, ${colorScheme}`).toBeLessThan(0.002);
    }
  }
});

/** A drawing with the theme's colours, as the loader makes it. */
function inColors(svg: string): Buffer {
  const rules = (scheme: 'light' | 'dark') =>
    Object.entries(site.manifest.theme.colors)
      .map(([name, color]) => `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${color[scheme]};`)
      .join('');
  const style = `<style>:root{${rules('light')}}@media (prefers-color-scheme:dark){:root{${rules('dark')}}}</style>`;
  return Buffer.from(svg.replace(/<svg[^>]*>/, (root) => root + style));
}

/** What a browser shows of a drawing. It stands still: a drawing in an image moves whatever the page asks for, and two pictures are never of one moment. */
async function pixelsOf(page: Page, svg: Buffer): Promise<Buffer> {
  const still = svg.toString().replace(/<svg[^>]*>/, (root) => `${root}<style>*{animation:none!important}</style>`);
  await page.setContent(`<img width="600" src="data:image/svg+xml;base64,${Buffer.from(still).toString('base64')}">`);
  await page.evaluate(() => document.images[0]?.decode());
  return sharp(await page.locator('img').screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
}
