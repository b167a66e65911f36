/**
 * Components of Mantine that no style of ours knows, put into a section as they come: in every tone, in light and in dark, they have the
 * brand's colours and nothing of Mantine's own.
 */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_THEME } from '@mantine/core';
import { expect, type Page, test } from 'playwright/test';
import { manifestAround } from '../../contract/around.ts';
import { readManifest, writeManifest } from '../../support/manifest/manifest.ts';
import { copyProject, output, root, run } from '../../support/project/project.ts';
import { barriers } from '../quiet.ts';
import { serveFolder } from '../setup.ts';
import { listenToPolicy } from '../violations.ts';
import { listen, startApp } from '../visitor.ts';

const tones = ['plain', 'tint', 'deep'] as const;
const { theme } = readManifest(join(root, 'site.json'));

let url = '';

/** A copy of the project with one more section type, and the brand of its own site. */
test.beforeAll(async () => {
  const project = copyProject('mantine', 'link');
  cpSync(join(root, 'tests/fixtures/mantine-parts'), join(project, 'src/sections/mantine-parts'), { recursive: true });
  const { code: wrong, text: why } = await run('schema', [], { project });
  expect(wrong, why).toBe(0);
  const manifest = manifestAround(tones.map((tone) => [{ type: 'mantine-parts', tone, title: `Parts, ${tone}` }]));
  const file = writeManifest({ ...manifest, theme }, join(output, 'mantine-site/source'), root);
  const built = join(output, 'mantine-site/built');
  const { code, text } = await run('build', ['--site', file, '--out', built], { project });
  expect(code, text).toBe(0);
  rmSync(project, { recursive: true, force: true });
  ({ url } = await serveFolder(built));
});

const rgb = (color: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(', ')})`;

/** Every colour of Mantine's own palettes but black and white, as a browser says it. */
const foreign = Object.values(DEFAULT_THEME.colors).flatMap((shades) => [...shades].map(rgb));

/** What a part of the section has, by a selector within it. */
const styleOf = (page: Page, part: string, selector: string, property: string) =>
  page
    .locator(`[data-part="${part}"] ${selector}`)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** The colours of letters, grounds and edges that can be seen anywhere in the section. */
const colorsOf = (page: Page) =>
  page.evaluate(() => {
    const found: [color: string, where: string][] = [];
    for (const element of document.querySelectorAll('[data-part] *')) {
      const part = element.closest('[data-part]')?.getAttribute('data-part');
      for (const pseudo of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        const where = `${part}: <${element.tagName.toLowerCase()} ${element.className}>${pseudo ?? ''}`;
        if (pseudo && style.content === 'none') continue;
        found.push([style.color, `${where} color`], [style.backgroundColor, `${where} background`]);
        for (const side of ['top', 'right', 'bottom', 'left']) {
          if (style.getPropertyValue(`border-${side}-width`) === '0px') continue;
          found.push([style.getPropertyValue(`border-${side}-color`), `${where} border-${side}`]);
        }
      }
    }
    return found;
  });

test("they have the brand's colours, in every tone, in light and in dark", { tag: '@deep' }, async ({ page }) => {
  const [heard, stopped] = [listen(page, url), await listenToPolicy(page)];
  for (const [index, tone] of tones.entries()) {
    for (const scheme of ['light', 'dark'] as const) {
      const at = `${tone}, ${scheme}`;
      const of = (name: string) => rgb(theme.colors[name]?.[scheme] ?? '');
      const action = of(tone === 'deep' ? 'primaryOnDeep' : 'primary');
      const onAction = of(tone === 'deep' ? 'onPrimaryOnDeep' : 'onPrimary');
      const ink = of(tone === 'deep' ? 'onDeep' : 'text');
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.goto(`${url}/${index + 1}`);
      const before = await colorsOf(page);
      await startApp(page);
      const seen = await colorsOf(page);
      expect
        .soft(
          [...before, ...seen].filter(([color]) => foreign.includes(color)),
          at,
        )
        .toEqual([]);

      const filled: [part: string, selector: string][] = [
        ['actionIcon', 'button'],
        ['badge', '[class*="badge"]'],
        ['button', 'button'],
        ['pagination', '[data-active]'],
        ['pills', '[data-active]'],
      ];
      for (const [part, selector] of filled) {
        expect.soft(await styleOf(page, part, selector, 'background-color'), `${at}: ${part}, ground`).toBe(action);
        expect.soft(await styleOf(page, part, selector, 'color'), `${at}: ${part}, letters`).toBe(onAction);
      }
      for (const [part, selector, property] of [
        ['anchor', 'a', 'color'],
        ['checkbox', 'input', 'background-color'],
        ['tabs', '[data-active]', 'border-bottom-color'],
        ['timeline', '[data-active] [data-active]', 'border-top-color'],
        ['blockquote', 'blockquote', 'border-left-color'],
        ['stepper', '[data-completed] [data-completed]', 'background-color'],
        ['progress', '[aria-label="Done"]', 'background-color'],
        ['switch', 'input ~ *', 'background-color'],
      ] as const) {
        expect.soft(await styleOf(page, part, selector, property), `${at}: ${part}, ${property}`).toBe(action);
      }
      for (const [part, selector] of [
        ['accordion', 'button'],
        ['table', 'td'],
        ['timeline', '[data-active]'],
        ['title', 'h2'],
      ] as const) {
        expect.soft(await styleOf(page, part, selector, 'color'), `${at}: ${part}, letters`).toBe(ink);
      }
      expect.soft(await styleOf(page, 'badgeAccent', '[class*="badge"]', 'background-color'), at).toBe(of('accent'));
      expect.soft(await styleOf(page, 'title', 'h2', 'font-family')).toContain('Bricolage');
      expect.soft(await barriers(page), at).toEqual([]);
    }
  }
  expect([...heard, ...stopped]).toEqual([]);
});
