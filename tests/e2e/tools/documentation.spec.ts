/** The builder's own documents as a site that is read, not written: what somebody meets who looks something up. */
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { checkPages } from '../../../packages/tools/check-pages.js';
import { writeDocumentation } from '../../support/project/documentation.ts';
import { output } from '../../support/project/project.ts';
import { rowsOf } from '../../support/project/slice.ts';
import { testInOneWindow } from '../one-window.ts';
import { buildSite, serveFolder } from '../setup.ts';

const test = testInOneWindow();

let url = '';

test.beforeAll(async () => {
  const work = join(output, 'documentation');
  const built = join(work, 'dist');
  await buildSite(await writeDocumentation(work, 'one'), built);
  ({ url } = await serveFolder(built));
});

/** What a reader, a validator and axe find in some of the documents. */
async function lookAt(...paths: string[]): Promise<void> {
  const found = await checkPages(
    paths.map((path) => url + path),
    process.env.CHROMIUM_PATH,
  );
  expect(found).toEqual(paths.map(() => []));
}

test('lists, wide tables and code are whole for everybody, and nothing scrolls sideways', () =>
  lookAt(...rowsOf(['/docs', '/docs/hosting'])));

test('so are the front page, the longest documents, and a text in another language', { tag: '@deep' }, () =>
  lookAt('/', '/docs/what-can-be-written', '/docs/handbuch'),
);

test('from the list to a document, by its contents to a part, by a link to a part of another, and on to the next', async ({
  page,
}) => {
  await page.goto(`${url}/docs`);
  // Nothing has a day.
  await expect(page.locator('main time')).toHaveCount(0);
  await page.getByRole('link', { name: 'Hosting', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/hosting$/);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Redirects', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Redirects', exact: true })).toBeInViewport();
  await page.goto(`${url}/docs/what-can-be-written`);
  const link = page.locator('main a[href$="/docs/hosting#below-a-path"]').first();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Below a path', exact: true })).toBeInViewport();
  await page
    .getByRole('navigation', { name: /Next document/ })
    .getByRole('link', { name: /^Next document/ })
    .click();
  await expect(page).toHaveURL(/\/docs\/importing$/);
});

test('on a phone code and tables are moved by themselves, by key as well', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${url}/docs/checks`);
  for (const part of [page.locator('main pre').first(), page.locator('main div:has(> table)').first()]) {
    await part.scrollIntoViewIfNeeded();
    await part.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => part.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  }
});
