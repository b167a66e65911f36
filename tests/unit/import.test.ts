/** Forty files as four generators have them become pages of a site: what is kept of each, and what is said. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Json, JsonObject } from '../../schema/json.ts';
import { importFiles } from '../../src/command/import.ts';
import { loadSite } from '../../src/loader/node/load-site.ts';
import { SiteFolder } from '../../src/loader/node/site-folder.ts';
import { output, root } from '../support/project/project.ts';

const folder = join(output, 'import');
const site = join(folder, 'site.json');
let said: string[] = [];

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'tests/fixtures/valid/minimal'), folder, { recursive: true });
  said = [];
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((text) => said.push(...String(text).split('\n')));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const bring = (generator: string, write = true) =>
  importFiles({ from: [join(root, 'tests/fixtures/import', generator)], under: '/news', site, write });
const manifest = () =>
  JSON.parse(readFileSync(site, 'utf8')) as { routes: JsonObject[]; redirects?: { from: string; to: string }[] };

/** `text, heading, list`: what a page consists of, each run once. */
function kept({ path, draft, entry, sections }: JsonObject): string {
  const [{ text = [] } = {}] = sections as { text?: Json[] }[];
  const kinds = text.map((block) => (typeof block === 'string' ? 'text' : Object.keys(block as JsonObject)[0]));
  const runs = kinds.filter((kind, index) => kind !== kinds[index - 1]);
  const { date, ...facts } = (entry ?? {}) as JsonObject;
  return [path, date, ...Object.keys(facts), draft && 'draft', `(${runs.join(', ')})`].filter(Boolean).join(' ');
}

/** By file: what is kept, and what is said. */
function outcome(generator: string): Record<string, string[]> {
  const { routes } = manifest();
  const result: Record<string, string[]> = {};
  let file: string[] = [];
  for (const line of said) {
    const [, name = '', , path] = new RegExp(`/import/${generator}/(\\S.*?)(  →  (\\S+).*)?$`).exec(line) ?? [];
    const route = path === undefined ? undefined : routes.find((one) => one.path === path);
    if (name) result[name.replace(/^.*content\//, '')] = file = [route ? kept(route) : ''];
    else if (line.startsWith('    ')) file.push(line.trim());
  }
  return result;
}

/** Of a page: its address, its day, what else it says of itself, what its text consists of. Then what is said. */
const expected: Record<string, Record<string, string[]>> = {
  jekyll: {
    '_drafts/next-year.md': [
      '/news/next-year draft (text)',
      '4: image not found, left out: sketch.png',
      'without a description; from the first paragraph: A 3D printer, perhaps.',
      'without a day: a page, in no list of entries',
    ],
    '_posts/2023-02-11-first-evening.md': ['/news/first-evening 2023-02-11 tags (text, list, image, text)'],
    '_posts/2023-03-20-New rules.md': [
      '/news/new-rules 2023-03-20 tags firstPath (heading, list, text)',
      'without a description; from the first paragraph: See also the first evening.',
    ],
    '_posts/2023-05-02-Fünf Werkzeuge.md': [
      '/news/fuenf-werkzeuge 2023-05-02 image tags author (text, table, text, heading, text)',
      'without a description; from the first paragraph: Die meisten Geräte öffnet man mit fünf Werkzeugen.',
    ],
    '_posts/2023-06-18-lamp-with-liquid.md': [
      '/news/lamp-with-liquid 2023-06-18 (heading, text, code, quote)',
      '4: short code left out (2): {% assign lamp = site.data.lamps.first %} · {% include toc.html %}',
      'without a description; from the first paragraph: Pull the plug. Then pull it again.',
    ],
    '_posts/2023-08-01-open-day.md': [
      '/news/open-day 2023-08-01 draft (text)',
      '8: HTML left out: <div class="map"> <iframe src="https://maps.example/embed">',
      'without a description; from the first paragraph: On Saturday the doors are open from ten to four.',
    ],
    '_posts/2023-09-09-umlaut.markdown': [
      '/news/umlaut 2023-09-09 (text)',
      'not UTF-8: read as Windows-1252, please check: Zurück',
      'without a description; from the first paragraph: Das Café hat wieder geöffnet.',
    ],
    '_posts/2023-10-10-numbers.md': ['/news/numbers 2023-10-10 (text, table, text)', '5, 12: footnote, taken as text (2): [^1]'],
    'about.md': [
      '/news/about (text)',
      'without a description; from the first paragraph: We repair together. Started in 2023, see what is new and our friends.',
      'without a day: a page, in no list of entries',
    ],
    'index.md': ['', 'without a text: stays out'],
  },
  hugo: {
    'news/2024-03-01.md': [
      '/news/world-book-day 2024-03-01 (text)',
      'without a description; from the first paragraph: P4 came as one long caterpillar.',
    ],
    'news/_index.md': ['', 'without a text: stays out'],
    'news/broken.md': [
      '/news/broken (text)',
      'the front matter is no valid YAML: Nested mappings are not allowed in compact mappings',
      "without a title; from the file's name: Broken",
      'without a description; from the first paragraph: The gate is open, the building is not.',
      'without a day: a page, in no list of entries',
    ],
    'news/code-club.md': [
      '/news/code-club 2024-01-26 tags (text, code, list, code, list)',
      '15: stood in a list or a quotation, now below it: python3 wave.py',
      'without a description; from the first paragraph: This is what P5 wrote:',
    ],
    'news/draft-trip.md': [
      '/news/draft-trip 2024-04-20 draft (text)',
      '6: short code left out: {{% notice tip %}}',
      'without a description; from the first paragraph: Bring wellies.',
    ],
    'news/minutes-2024-05-15.md': [
      '/news/minutes-2024-05-15 2024-05-15 tags (text, heading, subheading, text, subheading, text, subheading, list)',
      '16: third level of headings, one level up: Of which in coins',
      '23: third level of a list, one level up: two for the goals',
      'without a description; from the first paragraph: Present: six parents, two teachers.',
    ],
    'news/september-newsletter.md': [
      '/news/september-newsletter 2024-09-02 updated tags firstPath (text, heading, list, heading, text)',
      '19: short code left out: {{< aside side="right" >}}',
    ],
    'news/sports-day/index.md': [
      '/news/sports-day 2024-06-14 image author (text, image)',
      '13: short code left out: {{< youtube abc123 >}}',
      'without a description; from the first paragraph: Everybody ran. Some ran twice.',
    ],
    'news/tasks.md': [
      '/news/tasks 2024-06-28 (list, note, text)',
      '13: link without a page here, its text stays: /files/handbook.pdf',
      'without a description; from the first paragraph: More under https://council.example/holidays and in the handbook.',
      'image of another website, left out. Save it and put it in: https://pictures.example/summer.jpg',
    ],
    'news/toml.md': [
      '/news/toml (text)',
      'front matter is read in YAML only, not in: TOML',
      "without a title; from the file's name: Toml",
      'without a description; from the first paragraph: The pupil council sold noses.',
      'without a day: a page, in no list of entries',
    ],
  },
  eleventy: {
    'src/about.md': [
      '/news/about (text)',
      'without a description; from the first paragraph: Founded in 1921 on a field that nobody wanted.',
      'without a day: a page, in no list of entries',
    ],
    'src/posts/2022-04-02-opening.md': [
      '/news/opening 2022-04-02 tags (text)',
      'without a description; from the first paragraph: The water is on. See the rules and the map.',
    ],
    'src/posts/entities.md': ['/news/entities 2022-06-06 (text)'],
    'src/posts/html-only.md': [
      '',
      '5: HTML left out: <section> <h2>Compost <p>Everything in here is HTML.',
      'without a text: stays out',
    ],
    'src/posts/map.md': [
      '/news/map 2022-02-01 (image)',
      '8: short code left out: {% image "plot.jpg", "Again" %}',
      'without a description; from the first paragraph: Map',
    ],
    'src/posts/nested.md': [
      '/news/nested 2022-08-08 tags (list, quote, list, table, list)',
      '9, 17: stood in a list or a quotation, now below it (2): Deep, but not too deep. · Row',
      '13: third level of a list, one level up: peas',
      'without a description; from the first paragraph: Lists in lists',
    ],
    'src/posts/references.md': [
      '/news/references 2022-07-07 author (text)',
      '6: link without a page here, its text stays (2): javascript:alert(1) · ../../public/plan.pdf',
      'without a description; from the first paragraph: One, two, three, https://three.example/, mail, script, file.',
    ],
    'src/posts/rules.md': [
      '/news/rules 2022-01-01 firstPath (heading, text, heading, text)',
      '15: link without a page here, its text stays: #cats',
      'without a description; from the first paragraph: Cans, no hoses.',
    ],
    'src/posts/shortcodes.md': [
      '/news/shortcodes (text)',
      '5, 6: short code left out (2): {% for seed in seeds %} · {{ seed.name }}',
      'without a description; from the first paragraph: Bring them to the shed.',
      'no day such as 2027-01-16: Last Modified',
    ],
    'src/privacy.md': [
      '/news/privacy draft (text)',
      'without a description; from the first paragraph: We keep a list of plots and names, on paper.',
      'without a day: a page, in no list of entries',
      'legal page: stays a draft until you link to it in the footer and remove its "draft"',
    ],
  },
  astro: {
    'blog/colours.md': [
      '/news/colours 2023-03-03 (heading, table, text)',
      '12: link without a page here, its text stays: /prices',
      'without a description; from the first paragraph: Back to the guide, or to prices.',
    ],
    'blog/emoji-🎉.md': [
      '/news/emoji 2024-05-05 (text)',
      '7: image of another website, left out. Save it and put it in: https://cdn.example/balloons.gif',
      'without a description; from the first paragraph: Thank you 🎉',
    ],
    'blog/empty.md': ['', 'without a text: stays out'],
    'blog/first-post.md': ['/news/first-post 2022-07-08 image (text)'],
    'blog/guide/index.md': [
      '/news/guide 2023-02-03 tags author (heading, text, subheading, text, heading, text, heading, text)',
      'without a description; from the first paragraph: PDF/X-4, please.',
    ],
    'blog/no-front-matter.md': [
      '/news/no-front-matter (text)',
      'without a description; from the first paragraph: It came without anything above it, and with a long first paragraph th…',
      'without a day: a page, in no list of entries',
    ],
    'blog/second-post.md': ['/news/second-post 2022-07-15 updated image tags (heading, text, heading, text)'],
    'blog/style-guide.md': [
      '/news/style-guide 2023-05-05 (heading, subheading, text, quote, code)',
      '11: third level of headings, one level up: H6',
      '13: struck words left out: nothing',
      '23: image not found, left out: ./missing.webp',
      'without a description; from the first paragraph: Text with marked, H₂O and Ctrl.',
    ],
    'blog/using-mdx.mdx': [
      '/news/using-mdx 2022-09-01 image (text)',
      "6, 9, 11 …: MDX left out (4): import Gallery from '../../components/Gallery.astro'; export const is… · {issue} · <Gallery images={[1, 2, 3]} onOpen={() => track('open')} /> …",
      'without a description; from the first paragraph: Issue is out.',
    ],
    'blog/wide.md': [
      '/news/wide 2023-04-04 (text)',
      '7: table with more than 12 columns left out: a, b, c, d, e, f, g, h, i, j, k, l, m',
      'without a description; from the first paragraph: Too much of it:',
    ],
  },
};

test.each(['jekyll', 'hugo', 'eleventy', 'astro'])('%s', async (generator) => {
  expect(await bring(generator)).toBe(0);
  expect(outcome(generator)).toEqual(expected[generator]);
  const { problems } = await loadSite(site);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  // Twice is once.
  const before = readFileSync(site);
  expect(await bring(generator)).toBe(0);
  expect(said.at(-1)).toBe('There is nothing to write.');
  expect(readFileSync(site).equals(before)).toBe(true);
});

/** A file in a folder of its own beside the site, and what comes of it. */
async function bringText(
  text: string,
  ask?: (question: string) => Promise<boolean>,
  under = '/news',
): Promise<JsonObject | undefined> {
  mkdirSync(join(folder, 'old/posts'), { recursive: true });
  writeFileSync(join(folder, 'old/posts/2024-01-05-first.md'), text);
  await importFiles({ from: [join(folder, 'old/posts')], under, site, write: true, ask });
  return manifest().routes.find(({ path }) => path === `${under}/first`);
}

test('without --write nothing is written', async () => {
  const before = readFileSync(site);
  expect(await bring('jekyll', false)).toBe(0);
  expect(said.at(-1)).toBe('Nothing was written. --write writes it.');
  expect(readFileSync(site).equals(before)).toBe(true);
  expect(existsSync(join(folder, 'media'))).toBe(false);
});

test('a page that has been edited stays, unless its author wants the other one', async () => {
  await bringText('First.');
  const edited = readFileSync(site, 'utf8').replace('"First."', '"Edited."');
  writeFileSync(site, edited);
  await bringText('First.');
  expect(said).toContain('There is nothing to write.');
  const questions: string[] = [];
  await bringText('First.', async (question) => questions.push(question) > 1);
  expect(questions).toHaveLength(1);
  expect(readFileSync(site, 'utf8')).toBe(edited);
  await bringText('First.', async () => true);
  expect(readFileSync(site, 'utf8')).toContain('"First."');
});

test('nothing is written through a link, and no image comes from elsewhere', async () => {
  const logo = join(root, 'tests/fixtures/valid/minimal/logo.svg');
  const elsewhere = join(output, 'import-elsewhere');
  mkdirSync(join(folder, 'old/posts'), { recursive: true });
  mkdirSync(elsewhere, { recursive: true });
  writeFileSync(join(folder, 'old/_config.yml'), '');
  cpSync(logo, join(folder, 'old/own.svg'));
  symlinkSync(logo, join(folder, 'old/linked.svg'));
  symlinkSync(elsewhere, join(folder, 'media'));
  const page = await bringText('A ![a](../own.svg) ![b](../linked.svg) ![c](../../logo.svg)');
  expect(kept(page ?? {})).toBe('/news/first 2024-01-05 (text)');
  expect(readdirSync(elsewhere)).toEqual([]);
  expect(said.filter((line) => line.includes('image left out'))).toEqual([
    '    1: image left out: there is no place for it in media/, or that folder is a link: ../own.svg',
    '    1: image left out: it does not lie in the folder of the website that the file is of (2): ../linked.svg · ../../logo.svg',
  ]);
  rmSync(elsewhere, { recursive: true });
});

test('an image comes along in whichever signs its name is written', async () => {
  mkdirSync(join(folder, 'old/posts/büro'.normalize('NFD')), { recursive: true });
  writeFileSync(join(folder, 'old/_config.yml'), '');
  cpSync(join(root, 'tests/fixtures/valid/minimal/logo.svg'), join(folder, 'old/posts/büro/ä.svg'.normalize('NFD')));
  const page = await bringText('A ![a](büro/ä.svg) ![b](../posts/b%C3%BCro/%C3%A4.svg)'.normalize('NFC'));
  expect(kept(page ?? {})).toBe('/news/first 2024-01-05 (text, image)');
  expect(said.filter((line) => line.includes('image left out'))).toEqual([]);
});

test('what lies in the place of an image is named, and a drawing whose elements have a prefix comes along', async () => {
  mkdirSync(join(folder, 'old/posts'), { recursive: true });
  writeFileSync(join(folder, 'old/_config.yml'), '');
  writeFileSync(join(folder, 'old/a.jpg'), 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 4\n');
  writeFileSync(join(folder, 'old/b.png'), '<!DOCTYPE html><p>Not found');
  writeFileSync(
    join(folder, 'old/c.svg'),
    '<ns0:svg xmlns:ns0="http://www.w3.org/2000/svg" width="9" height="9"><ns0:path d="M0 0"/></ns0:svg>',
  );
  const page = await bringText('A ![a](../a.jpg) ![b](../b.png) ![c](../c.svg)');
  expect(kept(page ?? {})).toBe('/news/first 2024-01-05 (text, image)');
  expect(said.filter((line) => line.includes('image left out'))).toEqual([
    '    1: image left out: pointer of Git LFS (git lfs pull): ../a.jpg',
    '    1: image left out: web page under its name: ../b.png',
  ]);
});

test('what lies behind a link of a folder stays out, and a circle of links ends', async () => {
  const elsewhere = join(output, 'import-elsewhere');
  mkdirSync(join(folder, 'old/posts'), { recursive: true });
  mkdirSync(elsewhere, { recursive: true });
  writeFileSync(join(elsewhere, 'secret.md'), 'Secret.');
  symlinkSync(elsewhere, join(folder, 'old/posts/more'));
  for (const name of ['one', 'two']) symlinkSync('.', join(folder, 'old/posts', name));
  await bringText('First.');
  expect(
    manifest()
      .routes.filter(({ path }) => String(path).startsWith('/news'))
      .map(({ path }) => path),
  ).toEqual(['/news/first']);
  // A shell writes out `posts/*`, and with it the links in there.
  expect(await importFiles({ from: [join(folder, 'old/posts/more')], under: '/news', site, write: true })).toBe(2);
  expect(said.at(-1)).toContain('more is a symbolic link.');
  rmSync(elsewhere, { recursive: true });
});

test('a repository or a package around the folder that was named lends it no pictures, nor does the folder above', async () => {
  const logo = join(root, 'tests/fixtures/valid/minimal/logo.svg');
  mkdirSync(join(folder, '.git'));
  writeFileSync(join(folder, 'package.json'), '{}');
  for (const name of ['private', 'old']) mkdirSync(join(folder, name));
  for (const place of ['private/me.svg', 'old/above.svg']) cpSync(logo, join(folder, place));
  await bringText('A ![a](../../private/me.svg) ![b](../above.svg) ![c](/private/me.svg)');
  expect(existsSync(join(folder, 'media'))).toBe(false);
  expect(said.filter((line) => line.includes('left out'))).toEqual([
    '    1: image left out: it does not lie in the folder of the website that the file is of (2): ../../private/me.svg · ../above.svg',
    '    1: image not found, left out: /private/me.svg',
  ]);
});

test.each(['', 'media/news/own.svg'])('a save of another program meanwhile stays, also with its picture "%s"', async (named) => {
  mkdirSync(join(folder, 'old/posts'), { recursive: true });
  cpSync(join(root, 'tests/fixtures/valid/minimal/logo.svg'), join(folder, 'old/posts/own.svg'));
  const picture = join(folder, 'media/news/own.svg');
  const theirs = readFileSync(site, 'utf8').replace(/"name": "[^"]*"/, `"name": "Theirs", "x-picture": ${JSON.stringify(named)}`);
  const { find } = SiteFolder.prototype;
  vi.spyOn(SiteFolder.prototype, 'find').mockImplementation(function (this: SiteFolder, path) {
    if (existsSync(picture)) writeFileSync(site, theirs);
    return find.call(this, path);
  });
  await bringText('A ![a](own.svg)');
  expect(readFileSync(site, 'utf8')).toBe(theirs);
  expect(said.at(-1)).toContain('was changed by another program meanwhile');
  expect(existsSync(picture)).toBe(named !== '');
});

test('what would break the site is not written, and leaves no image behind', async () => {
  mkdirSync(join(folder, 'old/posts'), { recursive: true });
  cpSync(join(root, 'tests/fixtures/valid/minimal/logo.svg'), join(folder, 'old/posts/own.svg'));
  const before = readFileSync(site);
  expect(await bringText('A ![a](own.svg)', undefined, '/assets')).toBeUndefined();
  expect(said.slice(0, 4)).toEqual([
    '1 file stays out, the others come in without:',
    '',
    expect.stringContaining('2024-01-05-first.md'),
    expect.stringContaining('`/assets/first`'),
  ]);
  expect(said.at(-1)).toBe('There is nothing to write.');
  expect(readFileSync(site).equals(before)).toBe(true);
  expect(existsSync(join(folder, 'media/assets/own.svg'))).toBe(false);
});

/** Files in a folder of their own beside the site. */
async function bringFiles(
  files: Record<string, string | Buffer>,
): Promise<{ code: number; texts: Record<string, Json | undefined> }> {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, 'old', name, '..'), { recursive: true });
    writeFileSync(join(folder, 'old', name), content);
  }
  const code = await importFiles({ from: [join(folder, 'old')], under: '/news', site, write: true });
  const pages = manifest().routes.filter(({ path }) => String(path).startsWith('/news/'));
  return {
    code,
    texts: Object.fromEntries(pages.map(({ path, sections }) => [String(path), (sections as JsonObject[])[0]?.text])),
  };
}

test('a page that brings an error stays out by itself, and no link leads to it', async () => {
  const files = {
    'index-of.md': '---\nslug: index\n---\nA',
    'long.md': `B\n\n\`\`\`\n${'x = 12\n'.repeat(20_000)}\`\`\``,
    'other.md': 'See [it](long.md), ![a](own.svg) and [that](index-of.md).',
    'own.svg': readFileSync(join(root, 'tests/fixtures/valid/minimal/logo.svg')),
  };
  const picture = { image: { src: 'media/news/own.svg', alt: 'a' } };
  expect(await bringFiles(files)).toEqual({ code: 1, texts: { '/news/other': ['See it,', picture, 'and that.'] } });
  expect(said.slice(0, 7)).toEqual([
    '2 files stay out, the others come in without:',
    '',
    expect.stringContaining('long.md'),
    expect.stringContaining('159,998 characters, 100,000 are allowed'),
    '',
    expect.stringContaining('index-of.md'),
    expect.stringContaining('`/news/index`'),
  ]);
  expect((await loadSite(site)).problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  // Twice is once.
  const before = readFileSync(site);
  expect(await bringFiles({})).toMatchObject({ code: 1 });
  expect(said.at(-1)).toBe('There is nothing to write.');
  expect(readFileSync(site).equals(before)).toBe(true);
});

test('a picture that is its own address becomes a file, one named wrongly gets its true ending, and none stops the others', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const long = Buffer.concat([png, Buffer.alloc(6000)]).toString('base64');
  const text = `A ![a](wrong.jpg) ![b][1] ![c](data:image/png;base64,aaaa) ![d](${'n'.repeat(5000)}.png)\n\n[1]: <data:image/png;base64,${long}>`;
  const { code, texts } = await bringFiles({ 'p.md': text, 'wrong.jpg': png });
  const [one, other] = ['wrong', 'image'].map((name, index) => ({ src: `media/news/${name}.png`, alt: 'ab'[index] }));
  expect({ code, texts }).toEqual({ code: 0, texts: { '/news/p': ['A', { image: [one, other] }] } });
  expect(said.filter((line) => line.includes('left out'))).toEqual([
    expect.stringContaining('no image that browsers show (JPEG, PNG, WebP, AVIF, SVG), left out: data:image/png;base64,aaaa'),
    expect.stringContaining('image not found, left out: nnn'),
  ]);
  expect((await loadSite(site)).problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(await bringFiles({})).toMatchObject({ code: 0 });
  expect(said.at(-1)).toBe('There is nothing to write.');
});

test('files are read in the encoding that they say; what nobody can tell stays out by name', async () => {
  const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
  const { code, texts } = await bringFiles({
    'little.md': utf16('---\ntitle: Fünf — 日本\n---\nÄ 日本'),
    'big.md': utf16('Ö 日本').swap16(),
    'western.md': Buffer.from(
      'Für München: „5 €“ – …'.replace(/[€„“–…]/g, (sign) => '\x80\x84\x93\x96\x85'['€„“–…'.indexOf(sign)] ?? ''),
      'latin1',
    ),
    'czech.md': Buffer.from('P\xf8\x9elu', 'latin1'),
    'damaged.md': Buffer.from('Gr\xc3\xbc\xdfe', 'latin1'),
    'russian.md': Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]),
    'unmarked.md': Buffer.from('Title', 'utf16le'),
  });
  expect(code).toBe(1);
  expect(texts).toEqual({ '/news/little': ['Ä 日本'], '/news/big': ['Ö 日本'], '/news/western': ['Für München: „5 €“ – …'] });
  expect(said.filter((line) => /UTF-8/.test(line))).toEqual([
    ...Array.from({ length: 4 }, () => '    stays out: save it in UTF-8'),
    '    not UTF-8: read as Windows-1252, please check: Für',
  ]);
});

test('the documentation of the builder comes in: every link between its pages leads there, with its anchor', async () => {
  const written = JSON.parse(readFileSync(site, 'utf8'));
  writeFileSync(site, JSON.stringify({ ...written, labels: { ...written.labels, contents: 'Contents' } }));
  const docs = join(root, 'docs');
  expect(await importFiles({ from: [docs], under: '/docs', site, write: true })).toBe(0);
  const { problems } = await loadSite(site);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const files = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  const ofDocs = manifest().routes.filter(({ path }) => String(path).startsWith('/docs/'));
  expect(ofDocs).toHaveLength(files.length);
  const lost = said.flatMap((line) => /link without a page here, its text stays: (.*)/.exec(line)?.[1] ?? []);
  expect(lost.filter((target) => !/^(?:\.\.\/)+(?!docs)/.test(target))).toEqual([]);
  expect(said.filter((line) => / left out/.test(line))).toEqual([]);
  // Nothing of it has a day, and lists show it all the same.
  expect(ofDocs.map(({ entry }) => entry)).toEqual(ofDocs.map(() => ({})));
  // Anchors of other pages are those of headings there.
  const text = readFileSync(site, 'utf8');
  const anchors = [...text.matchAll(/\]\((\/docs\/[\w-]+)#([\w-]+)\)/g)];
  expect(anchors.length).toBeGreaterThan(5);
  // Twice is once.
  expect(await importFiles({ from: [docs], under: '/docs', site, write: true })).toBe(0);
  expect(said.at(-1)).toBe('There is nothing to write.');
  expect(readFileSync(site, 'utf8')).toBe(text);
});

test('what a file is called reaches neither the terminal nor the site as a command', async () => {
  const from = join(folder, 'from');
  mkdirSync(from);
  writeFileSync(join(from, 'a\u001b[31mred\n\u202eb.md'), 'Words.');
  expect(await importFiles({ from: [from], under: '/news', site, write: true }), said.join('\n')).toBe(0);
  expect(said.filter((line) => line.includes('→'))).toEqual([expect.stringContaining('a [31mred  b.md')]);
  expect(manifest().routes.map(({ title }) => title)).toContain('A[31mred b');
});
