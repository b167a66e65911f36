// @vitest-environment jsdom
/**
 * No content in code: a second company, of another trade and in another language, is built by the same builder, and not a word
 * of the first one appears in what it gets. All words come from the two manifests; nothing of either is repeated here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Manifest, plain, readManifest, walk } from '../support/manifest/manifest.ts';
import { builtSite } from '../support/project/built-site.ts';
import { root } from '../support/project/project.ts';

const secondFile = join(root, 'tests/fixtures/valid/atelier-velo/site.json');
const first = readManifest(join(root, 'site.json'));
const second = readManifest(secondFile);

/** Parsed pages, parsed data, drawings and styles, by their path below `out`. The app is made of code alone. */
const pages = new Map<string, Document>();
const data = new Map<string, unknown>();
const others = new Map<string, string>();

beforeAll(async () => {
  const { folder: out } = await builtSite(secondFile);
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    const read = () => readFileSync(join(out, file), 'utf8');
    const type = extname(file);
    if (type === '.html') pages.set(file, parsePage(file, read()));
    else if (type === '.json') data.set(file, JSON.parse(read()));
    else if (['.svg', '.css'].includes(type)) others.set(file, read());
  }
});

// The text of style elements is taken out first: jsdom would report the CSS that it does not know. So is the code of scripts: it is the
// same for every site, and a number in it is no constant.
function parsePage(file: string, html: string): Document {
  const bare = html.replace(
    /(<(style|script)(?![^>]*type="[^"]*json)[^>]*>)([\s\S]*?)<\/\2>/g,
    (_, tag: string, name: string, text: string) => {
      others.set(`${name} of ${file}`, (others.get(`${name} of ${file}`) ?? '') + text);
      return `${tag}</${name}>`;
    },
  );
  return new DOMParser().parseFromString(bare, 'text/html');
}

/** One kind of space, no hyphens that are seen only at the end of a line. */
const normalize = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** All texts of a manifest, or of a part of it, as visitors read them. */
function textsOf(part: unknown, manifest: Manifest, except: (keys: string[]) => boolean = () => false): string[] {
  return [...walk(part)]
    .filter(({ keys, value }) => typeof value === 'string' && !except(keys) && keys.at(-1) !== '$schema')
    .map(({ value }) => normalize(plain(value as string, manifest)));
}

const words = (text: string) => text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word));
const hasTwoWords = (text: string) => words(text).length >= 2;

/** Whether a text stands in another one as whole words. */
function occurs(text: string, inside: string): boolean {
  for (let at = inside.indexOf(text); at >= 0; at = inside.indexOf(text, at + 1)) {
    const before = inside[at - 1] ?? ' ';
    const after = inside[at + text.length] ?? ' ';
    const runsOn = (outer: string, inner: string | undefined) => /[\p{L}\p{N}]/u.test(outer) && /[\p{L}\p{N}]/u.test(inner ?? '');
    if (!runsOn(before, text[0]) && !runsOn(after, text.at(-1))) return true;
  }
  return false;
}

/** Sizes of images say nothing about a company. */
const isSize = (name: string | undefined) => name === 'width' || name === 'height';

/** What a page says: its text, and the values of its attributes, each on its own. */
function chunksOfPage(page: Document): string[] {
  const attributes = [...page.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
  const values = attributes.filter(({ name }) => !isSize(name)).flatMap(({ value }) => [value, decoded(value)]);
  return [page.title, textOf(page.body), ...values].map(normalize);
}

/** The text of a part of a page, with a mark wherever one text ends and the next begins. */
function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  const text = [...node.childNodes].map(textOf).join('');
  return node instanceof Element && node.matches('strong, em, a, .whole') ? text : ` ¶ ${text} ¶ `;
}

/** What a data file says. Names and codes of countries come from a library, for any manifest. */
function chunksOfData(content: unknown): string[] {
  const leaves = [...walk(content)]
    .filter(({ value }) => typeof value === 'string' || typeof value === 'number')
    .filter(({ keys }) => !keys.includes('countries') && !isSize(keys.at(-1)))
    .map(({ value }) => String(value));
  // Text with markup is a list of pieces: put together, they read as they were written.
  return [...leaves, leaves.join(''), decoded(leaves.join('')), ...leaves.map(decoded)].map(normalize);
}

/** Everything that was written for a browser to read as content: file → what it says. */
const said = () => [
  ...[...pages].map(([file, page]) => [file, chunksOfPage(page)] as const),
  ...[...data].map(([file, content]) => [file, chunksOfData(content)] as const),
];

const firstTexts = [...new Set(textsOf(first, first))];
const secondTexts = [...new Set(textsOf(second, second))];
const secondText = secondTexts.join('\n');

test('the two manifests have no text in common, so that finding one proves something', () => {
  expect(firstTexts.filter((text) => hasTwoWords(text) && secondTexts.includes(text))).toEqual([]);
  expect(second.site.lang).not.toBe(first.site.lang);
});

test('no text of the first company is in any file of the second', () => {
  const texts = firstTexts.filter(hasTwoWords);
  const files = [...said(), ...[...others].map(([file, text]) => [file, [normalize(text)]] as const)];
  const found = files.flatMap(([file, chunks]) => {
    const content = chunks.join('\n');
    return texts.filter((text) => occurs(text, content)).map((text) => `${file}: ${text}`);
  });
  expect(texts.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

test('not even two words in a row of the first company are in a page or its data', () => {
  const theirs = new Set(firstTexts.flatMap(pairsOf));
  for (const pair of secondTexts.flatMap(pairsOf)) theirs.delete(pair);
  const found = said().flatMap(([file, chunks]) =>
    [...new Set(chunks.flatMap(pairsOf))].filter((pair) => theirs.has(pair)).map((pair) => `${file}: ${pair}`),
  );
  expect(theirs.size).toBeGreaterThan(200);
  expect(found).toEqual([]);
});

/** Neighbouring words of at least two letters. */
function pairsOf(text: string): string[] {
  const parts = text.split(' ');
  return parts
    .slice(1)
    .map((word, index) => `${parts[index]} ${word}`.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((pair) => /\p{L}{2}.* .*\p{L}{2}/u.test(pair));
}

test('no constant and no placeholder of the first company is in a page or its data', () => {
  const values = Object.entries({ ...first.constants, ...first.placeholders })
    .map(([name, value]) => ({ name, value, text: normalize(String(value)) }))
    // What is short, or what the second company happens to write as well, proves nothing.
    .filter(({ text }) => text.length >= 3 && !occurs(text, secondText) && !numbersOf(second).has(text));
  const isIn = ({ value, text }: (typeof values)[number], chunk: string) =>
    typeof value === 'number' ? hasNumber(chunk, text) : occurs(text, chunk);
  const found = said().flatMap(([file, chunks]) =>
    values
      .filter((constant) => chunks.some((chunk) => isIn(constant, chunk)))
      .map(({ name, text }) => `${file}: ${name} = ${text}`),
  );
  expect(values.length).toBeGreaterThan(10);
  expect(found).toEqual([]);
});

const numbersOf = (manifest: Manifest) =>
  new Set([...walk(manifest)].flatMap(({ value }) => (typeof value === 'number' ? [String(value)] : [])));

/** A number on its own or with a unit, not a piece of a name, of a calling code or of a larger number. */
const hasNumber = (text: string, number: string) => new RegExp(`(?<![\\w.+#-])${number}(?:px|rem)?(?![\\w.-])`).test(text);

test('every page is in the second company’s language', () => {
  const languages = new Set([...walk(second)].flatMap(({ keys, value }) => (keys.at(-1) === 'lang' ? [value] : [])));
  for (const [file, page] of pages) {
    expect(page.documentElement.lang, file).toBe(second.site.lang);
    for (const part of page.querySelectorAll('[lang]')) expect(languages, file).toContain(part.getAttribute('lang'));
  }
});

/** Keys whose texts decide how something looks or works, but are not shown. */
const unseen = new Set([
  'type',
  'layout',
  'icon',
  'src',
  'href',
  'country',
  'date',
  'start',
  'end',
  'minutes',
  'mode',
  'maxWidth',
]);
/** What is shown only later waits in the page's data. */
const isLater = (keys: string[]) => keys.includes('messages');
const isUnseen = (keys: string[]) => unseen.has(keys.at(-1) ?? '') || isLater(keys);

test('the second company’s own texts are all there', () => {
  const contents = new Map(said().map(([file, chunks]) => [file, chunks.join('\n')]));
  const missing = (file: string, texts: string[]) =>
    texts.filter((text) => !occurs(text, contents.get(file) ?? '')).map((text) => `${file}: ${text}`);
  const shell = textsOf([second.header, second.footer], second, isUnseen);
  const found = second.routes.flatMap((route) => {
    const stem = route.path === '*' ? '404' : route.path.slice(1) || 'index';
    const { path, ...content } = route;
    const later = textsOf(content, second, (keys) => !isLater(keys));
    return [
      ...missing(join(`${stem}.html`), [...textsOf(content, second, isUnseen), ...shell]),
      ...missing(join('_data', `${stem}.json`), later),
    ];
  });
  found.push(...missing(join('_data', '_shell.json'), textsOf([second.labels, second.errorView], second)));
  expect(found).toEqual([]);
});

test('and nothing is said on its pages that its manifest does not say', () => {
  const spoken = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title', 'content', 'data-copied'];
  const found = [...pages].flatMap(([file, page]) => {
    // The first three are for the browser; the names of countries come from a library.
    for (const other of page.querySelectorAll('script, style, meta:not([name=description]), option[value^="+"]')) other.remove();
    const texts = document.createTreeWalker(page.documentElement, NodeFilter.SHOW_TEXT);
    const strings: string[] = [];
    while (texts.nextNode()) strings.push(texts.currentNode.nodeValue ?? '');
    for (const element of page.querySelectorAll('*')) strings.push(...spoken.map((name) => element.getAttribute(name) ?? ''));
    return [...new Set(strings.map(normalize))]
      .filter((text) => /\p{L}/u.test(text) && !occurs(text, secondText))
      .map((text) => `${file}: ${text}`);
  });
  expect(found).toEqual([]);
});
