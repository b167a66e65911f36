/** Sites in two languages, one of them from the right, built and served: every page of each says what it is, and leads to its other one. */
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { validateHtml } from '../../../packages/tools/html.js';
import {
  copyManifest,
  otherLanguageOf,
  pagesOf,
  plain,
  readManifest,
  type WrittenRoute,
} from '../../support/manifest/manifest.ts';
import { output, root } from '../../support/project/project.ts';
import { rowsOf } from '../../support/project/slice.ts';
import { testInOneWindow } from '../one-window.ts';
import { barriersInBoth, tooWide } from '../quiet.ts';
import { buildSite, serveFolder } from '../setup.ts';
import { isMarked, listen, mark, startApp } from '../visitor.ts';

const test = testInOneWindow();

test.use({ reducedMotion: 'reduce' });

const sites = [
  { name: 'madrasat-al-bustan', app: false },
  { name: 'madrasat-al-bustan', app: true, tag: '@deep' },
  { name: 'verein-hafenchor', app: true, tag: '@deep' },
];

for (const { name, app, tag = [] } of sites) {
  test.describe(`${name}, ${app ? 'with' : 'without'} the app`, { tag }, () => {
    const original = join(root, 'tests/fixtures/valid', name, 'site.json');
    const manifest = readManifest(original);
    const [english = { lang: '', path: '', label: '' }] = manifest.languages ?? [];
    const { langLabel = '' } = manifest.site;
    const pages = pagesOf(manifest);
    const translations = pages.filter(({ translates }) => translates !== undefined);
    const notFound = (path: string) => manifest.routes.find((route) => route.path === path) as WrittenRoute;
    /** Addresses of all documents, and of each the page. */
    const documents = [
      ...pages.map((route) => ({ path: route.path, route })),
      ...['*', `${english.path}/*`].map((path) => ({
        path: path.replace(/^\/?(.*)\*$/, '/$1no/such-page'),
        route: notFound(path),
      })),
    ];
    const words = (text: string, path: string) =>
      plain(text, { ...manifest, constants: { ...manifest.constants, ...otherLanguageOf(path, manifest)?.constants } });
    const langOf = (path: string) => otherLanguageOf(path, manifest)?.lang ?? manifest.site.lang;
    /** What a page shows of its language: what it says of itself, and where the words of its title come from. */
    const shows = async (page: Page, path: string, { title } = pages.find((route) => route.path === path) as WrittenRoute) => {
      await expect(page).toHaveTitle(words(title, path));
      await expect(page.locator('html')).toHaveAttribute('lang', langOf(path));
      expect(await page.evaluate(() => document.dir)).toBe(langOf(path) === 'ar' ? 'rtl' : '');
    };
    const to = (page: Page, label: string) => page.locator('[data-part="languages"]').getByRole('link', { name: label });

    let url = '';

    test.beforeAll(async () => {
      const folder = join(process.env.WORK ?? output, 'languages', `${name}-${app}`);
      const file = app
        ? original
        : copyManifest(original, join(folder, 'source'), ({ site }) => void Object.assign(site, { app: false }));
      await buildSite(file, join(folder, 'built'));
      ({ url } = await serveFolder(join(folder, 'built')));
    });

    test('pages name each other as the same one in another language', async ({ request }) => {
      const alternates = async (path: string) => {
        const html = await (await request.get(url + path)).text();
        return [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(([, ...found]) =>
          found.join(' '),
        );
      };
      const at = (path: string) => words(manifest.site.url, '/') + path;
      for (const { path, translates = path } of pages.filter(({ noindex }) => !noindex)) {
        const other = translations.find((one) => one.translates === translates);
        const all = other && [`${manifest.site.lang} ${at(translates)}`, `${english.lang} ${at(other.path)}`];
        expect(await alternates(path), path).toEqual(all ? [...all, `x-default ${at(translates)}`] : []);
      }
    });

    test('every document is valid HTML', async ({ request }) => {
      for (const { path } of documents) {
        const html = await (await request.get(url + path)).text();
        expect(await validateHtml(html), path).toEqual([]);
      }
    });

    for (const scripts of app ? [true, false] : [false]) {
      test.describe(scripts ? 'with scripts' : 'without scripts', () => {
        test.use({ javaScriptEnabled: scripts });

        test('the switch leads to the same page, and back; by the keyboard too', async ({ page }) => {
          const start = async () => {
            if (!scripts) return;
            await startApp(page);
            await mark(page);
          };
          for (const { path, translates = '' } of app ? translations : rowsOf(translations)) {
            await page.goto(url + translates);
            await shows(page, translates);
            await start();
            await to(page, english.label).click();
            await expect(page).toHaveURL(url + path);
            await shows(page, path);
            // Scripts, styles and data are those of the other language: a document came.
            if (scripts) expect(await isMarked(page)).toBe(false);
            await start();
            // Behind the skip link.
            for (let tabs = 0; tabs < 2; tabs++) await page.keyboard.press('Tab');
            await expect(to(page, langLabel)).toBeFocused();
            await page.keyboard.press('Enter');
            await expect(page).toHaveURL(url + translates);
            await shows(page, translates);
          }
        });

        test('from a page that nobody has translated it leads to the home page', async ({ page }) => {
          for (const { path } of documents.filter(
            ({ route }) => !translations.some((one) => [one.path, one.translates].includes(route.path)),
          )) {
            await page.goto(url + path);
            const target = langOf(path) === english.lang ? '/' : english.path;
            await to(page, target === '/' ? langLabel : english.label).click();
            await expect(page).toHaveURL(url + target);
          }
        });
      });
    }

    test('an unknown address is answered in the language it lies in', async ({ page }) => {
      for (const { path, route } of documents.filter(({ route }) => route.path.endsWith('*'))) {
        expect((await page.goto(url + path))?.status()).toBe(404);
        await shows(page, path, route);
      }
    });

    test('from the right, code reads from the left, folds point onwards, and numbers keep their signs', async ({ page }) => {
      const found: unknown[] = [];
      for (const { path, route } of documents.filter(({ route }) => route.path !== '*')) {
        await page.goto(url + path);
        const isFromRight = langOf(route.path) === 'ar';
        const { code, folds, signs } = await page.evaluate(() => {
          const boxOf = (text: Text, from: number, to: number) => {
            const range = document.createRange();
            range.setStart(text, from);
            range.setEnd(text, to);
            return range.getBoundingClientRect();
          };
          const textIn = (element: Element) => document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
          return {
            /** Where the first letter stands in each block of code, and the sign behind it. */
            code: [...document.querySelectorAll('pre > code')].map((element) => {
              const text = textIn(element);
              const { left } = element.parentElement?.getBoundingClientRect() ?? new DOMRect();
              return [boxOf(text, 0, 1).left - left < 60, boxOf(text, 0, 1).left < boxOf(text, 3, 4).left];
            }),
            folds: [...document.querySelectorAll('details:not([open]) > summary:has(h2)')].map((summary) =>
              Number.parseInt(getComputedStyle(summary, '::before').rotate, 10),
            ),
            /** Whether the sign of a telephone number stands before its last digit. */
            signs: [...document.querySelectorAll('a[href^="tel:"]')].map((link) => {
              const text = textIn(link);
              return boxOf(text, 0, 1).left < boxOf(text, text.length - 1, text.length).left;
            }),
          };
        });
        expect(code.flat(), path).not.toContain(false);
        expect(signs, path).not.toContain(false);
        // 45 degrees to the right, and the same to the left.
        for (const fold of folds) expect(fold, path).toBe(isFromRight ? 225 : 45);
        found.push(...[code.length > 0 && 'code', folds.length > 0 && 'fold', signs.length > 0 && 'sign'].filter(Boolean));
      }
      if (name === 'madrasat-al-bustan') expect(new Set(found)).toEqual(new Set(['code', 'fold', 'sign']));
    });

    test('no page has a barrier, is wider than a phone or says anything in the console', { tag: '@deep' }, async ({ page }) => {
      const heard = listen(page, url, (text) => /\b404\b/.test(text));
      for (const { path } of documents) {
        for (const width of [320, 360]) {
          await page.setViewportSize({ width, height: 640 });
          await page.goto(url + path);
          expect(await tooWide(page), `${path}, ${width} px`).toEqual([]);
        }
        expect(await barriersInBoth(page), path).toEqual([]);
        await page.setViewportSize({ width: 1280, height: 800 });
        expect(await barriersInBoth(page), path).toEqual([]);
        for (const link of await page.locator('[data-part="languages"] a').all())
          expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
      }
      expect(heard).toEqual([]);
    });
  });
}
