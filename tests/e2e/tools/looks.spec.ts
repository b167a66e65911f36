/**
 * The looks that a theme can choose, several at once: pages without barriers, light and dark, on a phone, on paper and with a visitor's
 * own colours. Two sites in every run; all pairs of values are among the long tests.
 */
import type { Server } from 'node:http';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { footerLayout, headerLayout, look } from '../../../schema/look.ts';
import { copyManifest } from '../../support/manifest/manifest.ts';
import { pairwise } from '../../support/manifest/pairwise.ts';
import { output, root } from '../../support/project/project.ts';
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

/** Nothing of the site is chosen by hand: its first page has most of what looks change. */
async function withSite(index: number, visit: (url: string) => Promise<void>): Promise<void> {
  const { header, footer, edge, hero, tone, ...theme } = rows[index] ?? {};
  const work = join(process.env.WORK ?? output, 'looks', String(index));
  const manifest = copyManifest(join(root, 'tests/fixtures/valid/atelier-velo/site.json'), join(work, 'source'), (site) => {
    Object.assign(site.theme, theme);
    Object.assign(site.header, { layout: header });
    Object.assign(site.footer, { layout: footer });
    const [first, ...others] = site.routes[0]?.sections ?? [];
    Object.assign(first ?? {}, { layout: hero });
    // Each tone comes to stand under each section in one row or another.
    for (const [at, section] of others.entries()) {
      Object.assign(section, { tone: tones[(tones.indexOf(tone ?? '') + at) % tones.length] });
      if (at === 2) Object.assign(section, { edge });
    }
  });
  await buildSite(manifest, join(work, 'built'));
  const { url, server }: { url: string; server: Server } = await serveFolder(join(work, 'built'));
  try {
    await visit(url);
  } finally {
    server.close();
    server.closeAllConnections();
  }
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

for (const [index, row] of rows.entries()) {
  const name = Object.entries(row)
    .map(([key, value]) => `${key} ${value}`)
    .join(', ');
  test(`${index + 1}: ${name}`, index < 2 ? {} : { tag: '@deep' }, async ({ page }) => {
    await withSite(index, async (url) => {
      await page.goto(url);
      expect(await barriersInBoth(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await tooWide(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await thickLines(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none', media: 'print' });
      expect(await paleOnPaper(page)).toEqual([]);
    });
  });
}
