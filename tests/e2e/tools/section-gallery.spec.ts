/** `npm run gallery` shows every type with every example, and a developer finds, looks at and copies one. */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { iconNames } from '../../../schema/icons.ts';
import { listTypes, readExamples } from '../../../src/gallery/examples.ts';
import { output, root, serve } from '../../support/project/project.ts';
import { barriers, tooWide } from '../quiet.ts';

test.use({ reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });
test.describe.configure({ mode: 'serial' });

/** Few types with few examples, so that it is there in seconds; `npm run test:deep` looks at all. */
const few = ['entries', 'message'];
let url = '';
let folder = '';
let stop = async () => {};

async function open(types: readonly string[], { workerIndex }: { workerIndex: number }) {
  const cwd = join(process.env.WORK ?? output, 'section-gallery', String(workerIndex));
  mkdirSync(cwd, { recursive: true });
  folder = join(cwd, 'dist-gallery');
  ({ url, stop } = await serve('gallery', [...types, '--site', join(root, 'site.json')], { cwd, project: root }));
}

/** Every example stands alone on a page, and is framed on the page of its type. */
function expectPages(types: readonly string[]) {
  for (const type of types) {
    const html = readFileSync(join(folder, 'types', `${type}.html`), 'utf8');
    for (const index of readExamples(root, type).keys()) {
      expect(existsSync(join(folder, 'types', type, `${index + 1}.html`)), `${type} ${index + 1}`).toBe(true);
      for (const scheme of ['light', 'dark']) expect(html).toContain(`src="/types/${type}/${index + 1}#${scheme}"`);
    }
  }
  expect(readdirSync(join(folder, 'types')).filter((name) => /^[a-z-]+\.html$/.test(name))).toHaveLength(types.length);
}

const withPixels = (type: string) =>
  readExamples(root, type).some((_, index) =>
    readFileSync(join(folder, 'types', type, `${index + 1}.html`), 'utf8').includes('<source type="image/avif"'),
  );

test.describe('of all types', { tag: '@deep' }, () => {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  test.beforeAll(({}, info) => open([], info));
  test.afterAll(() => stop());

  test('there is a page for every type, and every example stands alone on one', () => expectPages(listTypes(root)));

  test('each type that takes an image is seen with one made of pixels', () => {
    const types = [
      'call-to-action',
      'card-grid',
      'contact',
      'course',
      'gallery',
      'hero',
      'logo-row',
      'message',
      'not-found',
      'principles',
      'split',
    ];
    expect([...types, 'testimonials'].filter((type) => !withPixels(type))).toEqual([]);
  });

  test('the gallery itself has no barriers and fits a phone', async ({ page }) => {
    for (const path of ['/', '/icons', '/types/logo-row']) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(url + path);
      expect(await barriers(page), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(url + path);
      expect(await tooWide(page), path).toEqual([]);
    }
  });

  test('an example is framed light and dark at three widths, as high as it is', async ({ page }) => {
    await page.goto(`${url}/types/faq`);
    const title = readExamples(root, 'faq')[0]?.name;
    for (const [scheme, dark] of [
      ['Light', false],
      ['Dark', true],
    ] as const) {
      for (const width of [360, 768, 1280]) {
        const frame = page.locator(`iframe[title="${title}: ${scheme}, ${width} px"]`);
        await frame.scrollIntoViewIfNeeded();
        const inside = frame.contentFrame();
        await expect(inside.locator('details').first()).toBeVisible();
        const seen = await inside.locator('html').evaluate((html) => ({
          width: innerWidth,
          scheme: getComputedStyle(html).colorScheme,
          surplus: Math.abs(innerHeight - document.body.getBoundingClientRect().height),
          header: document.querySelector('header')?.checkVisibility(),
        }));
        expect(seen).toMatchObject({ width, scheme: dark ? 'dark' : 'light', header: false });
        await expect
          .poll(() => inside.locator('html').evaluate(() => Math.abs(innerHeight - document.body.getBoundingClientRect().height)))
          .toBeLessThanOrEqual(1);
      }
    }
  });
});

test.describe('of the types that are named', () => {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  test.beforeAll(({}, info) => open(few, info));
  test.afterAll(() => stop());

  test('there is a page for each, and every example stands alone on one, also with pictures of pixels', () => {
    expectPages(few);
    expect(few.some(withPixels)).toBe(true);
  });

  test('a type is found by a part of its name, and its JSON is copied as it is written', async ({ page }) => {
    const type = 'message';
    const [example] = readExamples(root, type);
    await page.goto(url);
    await page.getByRole('searchbox').fill('mess');
    await expect(page.getByRole('link', { name: 'entries', exact: true })).toBeHidden();
    await page.getByRole('link', { name: type, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(type);
    const copied = async () => JSON.parse((await page.evaluate(() => navigator.clipboard.readText())) || 'null') as unknown;
    // The frames above become as high as their examples: while they grow, the button moves away from under a click.
    await expect(async () => {
      await page.getByRole('button', { name: 'Copy JSON' }).first().click();
      await expect(page.getByRole('status')).toHaveText('JSON copied', { timeout: 5000 });
      expect(await copied()).toEqual({ type, ...example?.section });
    }).toPass();
    // What may be written, from the schema.
    for (const key of ['steps', 'actions[].label', 'note']) {
      await expect(page.getByRole('rowheader').filter({ hasText: key }).first()).toBeVisible();
    }
  });

  test('the icon set is there to be searched, and a name is copied with a click', async ({ page }) => {
    await page.goto(`${url}/icons`);
    await expect(page.locator('main').getByRole('listitem')).toHaveCount(iconNames.length);
    await page.getByRole('searchbox').fill('bridge');
    await page.getByRole('button', { name: 'building-bridge-2' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('building-bridge-2');
  });
});
