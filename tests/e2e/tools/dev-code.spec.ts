/** While somebody edits the code, the open page follows too. Done in a copy of the project, so that nothing here is touched. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { componentName } from '../../../schema/names.ts';
import { readExamples, sectionTypes } from '../../support/manifest/gallery.ts';
import { pagesOf, readManifest, walk } from '../../support/manifest/manifest.ts';
import { photo } from '../../support/manifest/photos.ts';
import { freeType } from '../../support/project/free-type.ts';
import { copyProject, output, type Serving, serve } from '../../support/project/project.ts';
import { boxesOf, moved } from '../boxes.ts';
import { buildSite, serveFolder } from '../setup.ts';
import { appStarted, isMarked, mark } from '../visitor.ts';

test.describe.configure({ mode: 'default' });

let copy = '';
let dev: Serving;

test.beforeAll(async () => {
  copy = copyProject('dev-code', 'own');
  dev = await serve('dev', [], { project: copy });
});

test.afterAll(async () => {
  await dev?.stop();
  rmSync(copy, { recursive: true, force: true });
});

function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(join(copy, file), 'utf8');
  const after = change(before);
  expect(after, `${file} has not changed`).not.toBe(before);
  writeFileSync(join(copy, file), after);
}

async function open(page: Page) {
  await page.goto(dev.url);
  await appStarted(page);
  await mark(page);
}

/** A type whose section stands on the home page, so that an edit of its component shows there. */
function typeOnHome(): { type: string; name: string } {
  const type = pagesOf(readManifest(join(copy, 'site.json')))[0]?.sections[0]?.type ?? sectionTypes[0] ?? '';
  const name = type.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  return { type, name };
}

test('an edit of the styles of a section shows without a reload', { tag: '@deep' }, async ({ page }) => {
  await open(page);
  const { type, name } = typeOnHome();
  edit(`src/sections/${type}/${name}.module.css`, (css) => `${css}\n.root { outline: 7px solid rgb(1, 2, 3); }\n`);
  const outlined = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')].some((element) => getComputedStyle(element).outlineColor === 'rgb(1, 2, 3)'),
    );
  await expect.poll(outlined).toBe(true);
  expect(await isMarked(page)).toBe(true);
});

test('an edit of the component of a section shows without a reload', { tag: '@deep' }, async ({ page }) => {
  await open(page);
  const { type, name } = typeOnHome();
  edit(`src/sections/${type}/${name}.tsx`, (code) =>
    code.replace(/className=\{styles\.root\}/, 'className={styles.root} data-edited="yes"'),
  );
  await expect(page.locator('main [data-edited="yes"]').first()).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  // The next document comes from the same code.
  const html = await (await page.request.get(dev.url)).text();
  expect(html).toContain('data-edited="yes"');
});

test('a new section folder can be used while the server runs', { tag: '@deep' }, async ({ page }) => {
  await open(page);
  const type = freeType('note');
  const folder = join(copy, 'src/sections', type);
  cpSync(join(copy, 'src/sections/text'), folder, { recursive: true });
  edit(`src/sections/${type}/Text.tsx`, (code) => code.replace('function Text', `function ${componentName(type)}`));
  writeFileSync(join(folder, `${componentName(type)}.tsx`), readFileSync(join(folder, 'Text.tsx'), 'utf8'));
  rmSync(join(folder, 'Text.tsx'));
  const example = readExamples('text')[0]?.section;
  const before = readFileSync(join(copy, 'site.json'));
  edit('site.json', (text) => {
    const manifest = JSON.parse(text);
    manifest.routes[0].sections.push({ ...example, type, title: 'A note of a new type' });
    return JSON.stringify(manifest, null, 2);
  });
  await expect(page.getByRole('heading', { name: 'A note of a new type' })).toBeVisible();
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  // The next test builds the site with the project itself, which has no such type.
  writeFileSync(join(copy, 'site.json'), before);
});

test('photos stand where they stand once they are built', { tag: '@deep' }, async ({ page }) => {
  writeFileSync(join(copy, 'photo.jpg'), await photo(720, 450));
  edit('site.json', (text) => {
    const manifest = JSON.parse(text);
    for (const { value } of walk(manifest)) {
      if (typeof value === 'object' && value !== null && 'alt' in value) Object.assign(value, { src: 'photo.jpg' });
    }
    // Fonts come at another moment while one edits.
    Object.assign(manifest.theme, { fonts: { heading: { family: 'system' }, text: { family: 'system' } } });
    return JSON.stringify(manifest, null, 2);
  });
  const built = join(output, 'dev-code-built');
  await buildSite(join(copy, 'site.json'), built);
  const { url } = await serveFolder(built);
  await page.goto(dev.url);
  await expect(page.locator('img[src$=".jpg"]').first()).toBeAttached();
  const edited = await boxesOf(page, dev.url);
  expect(moved(await boxesOf(page, url), edited)).toEqual([]);
});
