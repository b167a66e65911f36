/**
 * The looks that a theme can choose, several at once: valid pages without barriers, light and dark, on a phone, on paper and with a
 * visitor's own colours. All pairs of values on one site, each value on every section type with all its examples: two sites are
 * looked at in every run, the others are among the long tests.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { validateHtml } from '../../../packages/tools/html.js';
import { footerLayout, headerLayout, look } from '../../../schema/look.ts';
import { makeGallery, pathOf, sectionTypes } from '../../support/manifest/gallery.ts';
import { copyManifest, type WrittenSection, writeManifest } from '../../support/manifest/manifest.ts';
import { pairwise } from '../../support/manifest/pairwise.ts';
import { output, root } from '../../support/project/project.ts';
import { everyThird } from '../../support/project/slice.ts';
import { barriersInBoth, tooWide } from '../quiet.ts';
import { buildSite, serveFolder } from '../setup.ts';

test.use({ reducedMotion: 'reduce' });

const tones = ['plain', 'tint', 'deep', 'accent'];
const lists = {
  ...Object.fromEntries(Object.entries(look).map(([key, schema]) => [key, schema.unwrap().options as string[]])),
  header: headerLayout().unwrap().options as string[],
  footer: footerLayout().unwrap().options as string[],
  edge: ['arch', 'slant'],
  hero: ['beside', 'background'],
  tone: tones,
};
const rows = pairwise(lists as Record<string, string[]>);

/** What all pages of a site have of a row. */
function choose(site: { theme: object; header: object; footer: object }, { header, footer, ...others }: Record<string, string>) {
  const { edge: _edge, hero: _hero, tone: _tone, ...theme } = others;
  Object.assign(site.theme, theme);
  Object.assign(site.header, { layout: header });
  Object.assign(site.footer, { layout: footer });
}

/** Each tone comes to stand under each section in one row or another. */
function chooseTones(sections: readonly WrittenSection[], { tone, edge }: Record<string, string>) {
  for (const [at, section] of sections.entries()) {
    Object.assign(section, { tone: tones[(tones.indexOf(tone ?? '') + at) % tones.length] });
    if (at === 2) Object.assign(section, { edge });
  }
}

/** Nothing of the site is chosen by hand: its first page has most of what looks change. */
const siteOf = (row: Record<string, string>, folder: string) =>
  copyManifest(join(root, 'tests/fixtures/valid/atelier-velo/site.json'), folder, (site) => {
    choose(site, row);
    const [first, ...others] = site.routes[0]?.sections ?? [];
    Object.assign(first ?? {}, { layout: row.hero });
    chooseTones(others, row);
  });

/** A page of each type with all its examples. */
function galleryOf(row: Record<string, string>, folder: string) {
  const gallery = makeGallery();
  choose(gallery, row);
  for (const { sections } of gallery.routes) chooseTones(sections.slice(1), row);
  return writeManifest(gallery, folder, root);
}

async function serveBuilt(name: string, manifest: (folder: string) => string): Promise<{ url: string; folder: string }> {
  const work = join(process.env.WORK ?? output, 'looks', name);
  const folder = join(work, 'built');
  await buildSite(manifest(join(work, 'source')), folder);
  const { url } = await serveFolder(folder);
  return { url, folder };
}

/** The bars that would strike the letters of a title, where a visitor's own colours make them opaque. */
const thickLines = (page: Page) =>
  page.locator('h1 em').evaluateAll((all) =>
    all.flatMap((one) => {
      const { textDecorationLine: line, textDecorationThickness: thickness, fontSize } = getComputedStyle(one);
      return line !== 'none' && Number.parseFloat(thickness) > 0.1 * Number.parseFloat(fontSize)
        ? [`${thickness} at ${fontSize}`]
        : [];
    }),
  );

/** What is too pale for white paper, 3 : 1 and less. */
const paleOnPaper = (page: Page) =>
  page.locator('main :is(h1, h2, h3, p, li, dt, dd, figcaption, strong), footer :is(p, a)').evaluateAll((all) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const luminance = (color: string) => {
      if (!context) return 1;
      context.fillStyle = '#fff';
      context.fillRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) => (part / 255) ** 2.2);
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    return all.flatMap((one) => {
      const { color } = getComputedStyle(one);
      return one.checkVisibility() && one.textContent?.trim() && 1.05 / (luminance(color) + 0.05) < 3
        ? [`${one.tagName} ${color} ${one.textContent.slice(0, 30)}`]
        : [];
    });
  });

/** Pictures that have another shape than their files, without being cut to it. */
const stretched = (page: Page) =>
  page.locator('main img').evaluateAll((all: HTMLImageElement[]) =>
    all.flatMap((one) => {
      const { clientWidth: width, clientHeight: height, naturalWidth, naturalHeight } = one;
      const shape = (width * naturalHeight) / (height * naturalWidth);
      return getComputedStyle(one).objectFit === 'fill' && Math.abs(shape - 1) > 0.05 ? [`${one.src}: ${width} × ${height}`] : [];
    }),
  );

/** Whatever may be wrong with a page. */
async function lookAt(page: Page, address: string) {
  const found: string[] = [];
  const add = (when: string, all: readonly string[]) => found.push(...all.map((one) => `${address}, ${when}: ${one}`));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ forcedColors: 'none', media: 'screen' });
  await page.goto(address);
  add('1280 px', await barriersInBoth(page));
  await page.setViewportSize({ width: 320, height: 640 });
  add('320 px', await tooWide(page));
  await page.emulateMedia({ forcedColors: 'active' });
  add('own colours', await thickLines(page));
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  add('on paper', await paleOnPaper(page));
  add('on paper, stretched', await stretched(page));
  return found;
}

async function mistakesIn(file: string): Promise<string[]> {
  const messages = await validateHtml(readFileSync(file, 'utf8'));
  return messages.map(({ ruleId, message, line, column }) => `${file} ${line}:${column} ${ruleId}: ${message}`);
}

/** The rows that show a type anew: each has a value that none before it had. Types begin with different rows. */
const rowsFor = new Map(
  sectionTypes.map((type, start) => {
    const seen = new Set<string>();
    const turned = rows.map((_, at) => (at + start) % rows.length);
    const kept = turned.filter((at) => {
      const pairs = Object.entries(rows[at] ?? {}).map(([key, value]) => `${key} ${value}`);
      const isNew = pairs.some((pair) => !seen.has(pair));
      for (const pair of pairs) seen.add(pair);
      return isNew;
    });
    return [type, new Set(kept)];
  }),
);

for (const [index, row] of rows.entries()) {
  const name = Object.entries(row)
    .map(([key, value]) => `${key} ${value}`)
    .join(', ');
  test(`${index + 1}: ${name}`, index === 0 ? everyThird(1) : { tag: '@deep' }, async ({ page }) => {
    const { url, folder } = await serveBuilt(`site-${index}`, (to) => siteOf(row, to));
    expect(await lookAt(page, url)).toEqual([]);
    expect(await mistakesIn(join(folder, 'index.html'))).toEqual([]);
  });

  test(`${index + 1}, section types: ${name}`, { tag: '@deep' }, async ({ page }) => {
    const { url, folder } = await serveBuilt(`gallery-${index}`, (to) => galleryOf(row, to));
    const found: string[] = [];
    for (const type of sectionTypes.filter((type) => rowsFor.get(type)?.has(index))) {
      found.push(...(await lookAt(page, url + pathOf(type))));
      found.push(...(await mistakesIn(join(folder, `${pathOf(type)}.html`))));
    }
    expect(found).toEqual([]);
  });
}
