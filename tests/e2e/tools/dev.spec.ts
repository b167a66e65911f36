/** While somebody edits the manifest, the open page follows; a mistake is shown over it and takes nothing away. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { attacks } from '../../attacks/requests.ts';
import { sendManyByChance } from '../../attacks/requests-by-chance.ts';
import { wrongAnswers } from '../../attacks/wrong-answers.ts';
import { createRandom } from '../../mutants/random.ts';
import { sectionTypes } from '../../support/manifest/gallery.ts';
import { copyManifest, type Manifest, pagesOf, plain, readManifest } from '../../support/manifest/manifest.ts';
import { consultancy, copyProject, type Serving, serve } from '../../support/project/project.ts';
import { everyThird } from '../../support/project/slice.ts';
import { testInOneWindow } from '../one-window.ts';
import { appStarted, goInApp, isMarked, listen, mark } from '../visitor.ts';

// One server for all. It runs in a copy of the project: Vite's cache belongs to one server at a time, and whoever edits the
// project while the tests run must not edit what they look at.
const test = testInOneWindow();

let folder = '';
let copy = '';
let file = '';
let good = '';
let goodDocument = '';
let dev: Serving;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dev-'));
  file = copyManifest(join(consultancy, 'site.json'), join(folder, 'site'));
  good = readFileSync(file, 'utf8');
  copy = copyProject('dev', 'own');
  // With the types of the site alone a server needs half the time. All types are there in dev-code.spec.ts.
  const used = new Set(readManifest(file).routes.flatMap(({ sections }) => sections.map(({ type }) => type)));
  for (const type of sectionTypes)
    if (!used.has(type) && type !== 'text') rmSync(join(copy, 'src/sections', type), { recursive: true });
  dev = await serve('dev', ['--site', file], { project: copy });
});

test.afterAll(async () => {
  await dev?.stop();
  for (const made of [folder, copy]) rmSync(made, { recursive: true, force: true });
});

const documentOf = async (page: Page) => (await page.request.get(dev.url)).text();

test.beforeEach(async ({ page }) => {
  goodDocument ||= await documentOf(page);
  if (readFileSync(file, 'utf8') !== good) {
    writeFileSync(file, good);
    // Nothing tells a test that the server has seen it but a document that is again what it was.
    await expect.poll(() => documentOf(page)).toBe(goodDocument);
  }
});

/** The title of the home page, as visitors read it. */
function firstTitle(manifest = readManifest(file)): string {
  const section = pagesOf(manifest)[0]?.sections.find(({ title }) => title);
  return plain(String(section?.title), manifest);
}

function save(edit: (manifest: Manifest) => void): void {
  const manifest = readManifest(file);
  edit(manifest);
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

function setTitle(manifest: Manifest, title: string): void {
  Object.assign(pagesOf(manifest)[0]?.sections.find((one) => one.title) ?? {}, { title });
}

const overlay = (page: Page) => page.locator('vite-error-overlay');
/** A variable of the document, with the variables that it names filled in. */
const variable = (page: Page, name: string) =>
  page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), name);

/** Shows the home page: the one that an earlier test has left, as long as that follows, since all modules of one take two seconds. */
async function open(page: Page) {
  const isHome = page.url() === new URL(dev.url).href && (await isMarked(page));
  if (!isHome) await page.goto(dev.url);
  await appStarted(page);
  await mark(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

test('saving changes the open page in place, and what is being read stays where it is', async ({ page }) => {
  await open(page);
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  const read = page.locator('main h2').nth(1);
  const before = (await read.boundingBox())?.y ?? 0;
  for (const title of ['Gespeichert', 'Und noch einmal']) {
    save((manifest) => setTitle(manifest, title));
    await expect(page.locator('h1')).toHaveText(title);
  }
  expect(await isMarked(page)).toBe(true);
  await expect.poll(async () => (await read.boundingBox())?.y).toBeCloseTo(before, 0);
});

test('what is a placeholder still is marked, and no longer once it is a fact', everyThird(0), async ({ page }) => {
  await open(page);
  const marked = () => page.evaluate(() => [...(CSS.highlights.get('placeholder') ?? [])].map(String));
  save((manifest) => {
    setTitle(manifest, 'Beginn: {opening}');
    Object.assign(manifest, {
      constants: { ...manifest.constants },
      placeholders: { ...manifest.placeholders, opening: 'noch offen' },
    });
  });
  await expect.poll(marked).toContain('noch offen');
  save((manifest) => setTitle(manifest, 'Beginn: noch offen'));
  await expect.poll(marked).not.toContain('noch offen');
});

test('own styles that are saved take the place of the last ones in the open page', everyThird(1), async ({ page }) => {
  await open(page);
  const styles = join(dirname(file), 'styles.css');
  const title = page.locator('[data-section] [data-part="title"]').first();
  const color = () => title.evaluate((element) => getComputedStyle(element).color);
  const before = await color();
  for (const value of ['rgb(1, 2, 3)', 'rgb(4, 5, 6)']) {
    writeFileSync(styles, `[data-part="title"] { color: ${value} }`);
    await expect.poll(color).toBe(value);
  }
  rmSync(styles);
  await expect.poll(color).toBe(before);
  expect(await isMarked(page)).toBe(true);
});

test('what all pages share changes too: header, colours', { tag: '@deep' }, async ({ page }) => {
  await open(page);
  save((manifest) => {
    Object.assign(manifest.header.contact ?? {}, { label: 'Sprechen wir' });
    for (const color of Object.values(manifest.theme.colors).slice(0, 1)) color.light = '#F3FAFF';
  });
  await expect(page.locator('header').getByRole('link', { name: 'Sprechen wir' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(243, 250, 255)');
  // The brand's variables of Mantine are still there, in place of Mantine's own.
  expect(await variable(page, '--mantine-font-family')).toBe(await variable(page, '--font-text'));
  expect(await variable(page, '--mantine-radius-default')).toContain(await variable(page, '--radius-card'));
  expect(await isMarked(page)).toBe(true);
});

test('a drawing is shown as it is, and nothing in it runs on its own', { tag: '@deep' }, async ({ page }) => {
  await open(page);
  const script = `<script>document.documentElement.setAttribute('data-ran', '')</script>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><circle r="9"/>${script}</svg>`;
  writeFileSync(join(dirname(file), 'stranger.svg'), drawing);
  save(({ header }) => {
    header.logo = { src: 'stranger.svg', alt: '' };
  });
  const logo = page.locator('header img[src*="stranger"]');
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(9);
  const address = String(await logo.getAttribute('src'));
  for (const path of [address, `${address}?a`]) {
    await page.goto(dev.url + path);
    await expect(page.locator('circle')).toHaveCount(1);
    await expect(page.locator('[data-ran]')).toHaveCount(0);
  }
  // A page may be asked for by any signs.
  for (const path of ['/?q=a%20b', '/%C3%BCber']) {
    expect((await page.request.get(dev.url + path)).headers()).not.toHaveProperty('content-security-policy');
  }
});

test('a section that is moved, and a page that is added, are there at once', { tag: '@deep' }, async ({ page }) => {
  await open(page);
  const before = await page.locator('main > [data-tone]').count();
  save((manifest) => {
    const [home] = pagesOf(manifest);
    home?.sections.push({ type: 'text', title: 'Ganz unten', text: ['Neu.'] });
    manifest.routes.splice(1, 0, {
      path: '/neu',
      title: 'Eine neue Seite',
      description: 'Eine Seite, die eben erst dazugekommen ist.',
      sections: [{ type: 'text', title: 'Neu', text: ['Hier.'] }],
    });
  });
  await expect(page.locator('main > [data-tone]')).toHaveCount(before + 1);
  await goInApp(page, '/neu');
  await expect(page).toHaveTitle('Eine neue Seite');
  expect(await isMarked(page)).toBe(true);
});

test('an editor that saves by renaming is followed', { tag: '@deep' }, async ({ page }) => {
  await open(page);
  const manifest = readManifest(file);
  setTitle(manifest, 'Umbenannt gespeichert');
  writeFileSync(`${file}.new`, JSON.stringify(manifest, null, 2));
  renameSync(`${file}.new`, file);
  await expect(page.locator('h1')).toHaveText('Umbenannt gespeichert');
  save((now) => setTitle(now, 'Und danach'));
  await expect(page.locator('h1')).toHaveText('Und danach');
  expect(await isMarked(page)).toBe(true);
});

test('a manifest that is a link is a finding, and a file again, it is followed', { tag: '@deep' }, async ({ page }) => {
  await open(page);
  const elsewhere = `${file}.elsewhere`;
  renameSync(file, elsewhere);
  symlinkSync(elsewhere, file);
  await expect(overlay(page)).toContainText('symbolischer Link');
  rmSync(file);
  renameSync(elsewhere, file);
  for (const title of ['Wieder eine Datei', 'Und danach']) {
    save((manifest) => setTitle(manifest, title));
    await expect(page.locator('h1')).toHaveText(title);
  }
  expect(await isMarked(page)).toBe(true);
});

test('a pipe in the place of the manifest is a finding, and nobody waits', { tag: '@deep' }, async ({ page }) => {
  await open(page);
  rmSync(file);
  execFileSync('mkfifo', [file]);
  try {
    await expect(overlay(page)).toContainText('FIFO');
  } finally {
    rmSync(file);
    writeFileSync(file, good);
  }
  await expect(overlay(page)).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});

test('requests that no browser sends are answered rightly, the next page as ever', { tag: '@deep' }, async ({ page }) => {
  const list = attacks(pagesOf(readManifest(file)).find(({ path }) => path !== '/')?.path);
  expect(await wrongAnswers(dev.url, 'dev', list)).toEqual([]);
  await sendManyByChance(dev.url, list, createRandom(22), 40);
  expect(dev.text()).not.toContain('the server goes on');
  expect(await documentOf(page)).toBe(goodDocument);
});

test('a mistake is shown with its position over the page, which stays, and goes when it is mended', async ({ page }) => {
  await open(page);
  const title = firstTitle();
  const before = good.slice(0, good.indexOf('"title"')).split('\n');
  writeFileSync(file, good.replace('"title"', '"titel"'));
  await expect(overlay(page)).toBeVisible();
  await expect(overlay(page)).toContainText(`site.json:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`);
  await expect(overlay(page)).toContainText('title');
  await expect(page.locator('h1')).toHaveText(title);
  // A page that is opened now shows the last good state, and the finding.
  const other = await page.context().newPage();
  await other.goto(dev.url);
  await expect(overlay(other)).toBeVisible();
  await expect(other.locator('h1')).toHaveText(title);
  await other.close();
  // So does one that is no JSON any more.
  writeFileSync(file, good.replace('"version": 2,', '"version": 2'));
  await expect(overlay(page)).toContainText('json-missing-comma');
  writeFileSync(file, good);
  await expect(overlay(page)).toHaveCount(0);
  save((manifest) => setTitle(manifest, 'Wieder gut'));
  await expect(page.locator('h1')).toHaveText('Wieder gut');
  expect(await isMarked(page)).toBe(true);
});

test.describe("with React's development build", () => {
  /** What Vite and React say to developers in every page. */
  const chatter = (text: string) => /^console (?:debug|info): (?:\[vite\]|.*React DevTools)/.test(text);

  /** Opens pages as documents, in light and dark, and then changes to every page in place. */
  async function walkThrough(page: Page) {
    const documents = pagesOf(readManifest(file));
    // The first document of a new server may be loaded twice, while Vite prepares its modules.
    await open(page);
    const heard = listen(page, dev.url, chatter);
    for (const { path, title } of documents) {
      await test.step(path, async () => {
        await page.goto(dev.url + path);
        await expect(page).toHaveTitle(plain(title, readManifest(file)));
        await appStarted(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.setViewportSize({ width: 360, height: 700 });
        await page.locator('header [popovertarget]').click();
        await expect(page.locator('header [popover]')).toBeVisible();
        await page.keyboard.press('Escape');
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.emulateMedia({ colorScheme: 'light' });
      });
    }
    // A document that comes in dark, and every page changed in place in it.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(dev.url);
    await appStarted(page);
    for (const { path, title } of documents) {
      await goInApp(page, path);
      await expect(page).toHaveTitle(plain(title, readManifest(file)));
      // Some pages are entered and left by a full load.
      await appStarted(page);
    }
    expect(heard).toEqual([]);
  }

  test('no page says a word in the console, in light and dark', { tag: '@deep' }, ({ page }) => walkThrough(page));

  test('an unknown path answers 404 with one line of our own', async ({ page }) => {
    const lines: string[] = [];
    page.on('console', (message) => {
      const text = `console ${message.type()}: ${message.text()}`;
      if (!chatter(text) && !message.text().startsWith('Failed to load resource')) lines.push(message.text());
    });
    const response = await page.goto(`${dev.url}/no/such-page`);
    expect(response?.status()).toBe(404);
    await appStarted(page);
    expect(lines).toEqual(['404 /no/such-page']);
  });
});

test('an edit of a schema counts at once', everyThird(2), async ({ page }) => {
  await open(page);
  const schema = join(copy, 'src/sections', pagesOf(readManifest(file))[0]?.sections[0]?.type ?? '', 'schema.ts');
  const before = readFileSync(schema, 'utf8');
  writeFileSync(schema, before.replace('props: strictObject({', 'props: strictObject({\n    mustNotBeMissing: plainText(),'));
  await expect(overlay(page)).toContainText('mustNotBeMissing');
  writeFileSync(schema, before);
  await expect(overlay(page)).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});
