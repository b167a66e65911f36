/** `styles.css` beside a manifest, in a built site: it wins over all styles of ours, however a visitor comes to a page. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { copyManifest } from '../../support/manifest/manifest.ts';
import { output, root } from '../../support/project/project.ts';
import { testInOneWindow } from '../one-window.ts';
import { buildSite, serveFolder } from '../setup.ts';
import { listenToPolicy } from '../violations.ts';
import { goInApp, isMarked, listen, mark, startApp } from '../visitor.ts';

const test = testInOneWindow();

test.use({ reducedMotion: 'reduce' });

const sheet = `
:root { --space-band: 16px; --mantine-font-family: monospace }
/* As plain as a selector can be: what sections say of their headings has classes. */
h1 { letter-spacing: 3px }
[data-section] { padding-inline: 7px }
[data-section="hero"] [data-part="title"] { color: rgb(1, 2, 3) }
[data-section="faq"] [data-part="title"] { color: rgb(4, 5, 6) }
[data-part="header"] { border-bottom: 5px solid rgb(1, 2, 3) }
[data-part="footer"] { background-image: url(media/dots.svg) }
[data-part="actions"] { gap: 31px }
[data-part="card"] { border-radius: 1px; @media (width > 10px) { &:not(:focus-visible) { outline: none } } }
[data-tone="deep"] { --ground: rgb(9, 9, 9) }
a:focus-visible { outline-color: rgb(7, 8, 9) }
`;
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script><path d="M0 0h9v9z"/></svg>';

let url = '';

test.beforeAll(async () => {
  const from = join(root, 'tests/fixtures/valid/atelier-velo/site.json');
  const file = copyManifest(from, join(output, 'own-styles/source'));
  mkdirSync(join(dirname(file), 'media'), { recursive: true });
  writeFileSync(join(dirname(file), 'media/dots.svg'), drawing);
  writeFileSync(join(dirname(file), 'styles.css'), sheet);
  await buildSite(file, join(output, 'own-styles/built'));
  ({ url } = await serveFolder(join(output, 'own-styles/built')));
});

/** What a property has of all elements of a kind, each value once. */
const values = (page: Page, selector: string, property: string) =>
  page.evaluate(
    ([of, name]) => [...new Set([...document.querySelectorAll(of)].map((one) => getComputedStyle(one).getPropertyValue(name)))],
    [selector, property] as const,
  );

async function expectOwn(page: Page): Promise<void> {
  expect(await values(page, 'h1', 'letter-spacing')).toEqual(['3px']);
  expect(await values(page, '[data-section]', 'padding-left')).toEqual(['7px']);
  expect(await values(page, '[data-section]', 'padding-bottom')).toContain('16px');
  expect(await values(page, '[data-part="header"]', 'border-bottom-width')).toEqual(['5px']);
  expect(await values(page, '[data-part="actions"]', 'column-gap')).toEqual(['31px']);
  const [image = ''] = await values(page, '[data-part="footer"]', 'background-image');
  const [, address = ''] = /^url\("(.*\/assets\/dots\.[\w-]+\.svg)"\)$/.exec(image) ?? [];
  const answer = await page.request.get(address);
  expect(await answer.text()).toMatch(/^<svg.*<path/);
  expect(await answer.text()).not.toContain('script');
}

test('own styles win on a page that is opened', async ({ page }) => {
  const heard = listen(page, url);
  const stopped = await listenToPolicy(page);
  await page.goto(url);
  await expectOwn(page);
  expect(await values(page, '[data-section="hero"] h1', 'color')).toEqual(['rgb(1, 2, 3)']);
  expect(await values(page, '[data-tone="deep"]:is(section, div)', 'background-color')).toContain('rgb(9, 9, 9)');
  expect([heard, stopped]).toEqual([[], []]);
  // No rule of a section that is not there.
  expect(await page.locator('style').allTextContents()).toEqual([expect.not.stringContaining('rgb(4, 5, 6)')]);
});

test('and on one that is changed to in place, though nothing of it stood in the first document', async ({ page }) => {
  await page.goto(url);
  await startApp(page);
  await mark(page);
  await goInApp(page, '/tarifs');
  await expect(page.locator('[data-section="faq"]')).toBeVisible();
  await expectOwn(page);
  const looks = async () => [
    await values(page, '[data-section="faq"] [data-part="title"]', 'color'),
    await values(page, '[data-part="card"]', 'border-top-left-radius'),
  ];
  expect(await looks()).toEqual([['rgb(4, 5, 6)'], ['1px']]);
  expect(await isMarked(page)).toBe(true);
  await page.goto(`${url}/tarifs`);
  expect(await looks()).toEqual([['rgb(4, 5, 6)'], ['1px']]);
});

test('the ring around what has the focus takes the colour, and stays', async ({ page }) => {
  await page.goto(url);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const ring = await page.evaluate(() => {
    const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return { outlineColor, outlineStyle, isSeen: Number.parseFloat(outlineWidth) > 0 };
  });
  expect(ring).toEqual({ outlineColor: 'rgb(7, 8, 9)', outlineStyle: 'solid', isSeen: true });
});
