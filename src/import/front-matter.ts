/** What stands above the text of a Markdown file, in YAML, and what generators of websites mean by it. */
import MarkdownIt from 'markdown-it';
import { parseDocument, visit } from 'yaml';
import type { Note } from './notes.ts';
import { oneLine, plainText, treeOf } from './tree.ts';

export interface SourceText {
  data: Readonly<Record<string, unknown>>;
  body: string;
  /** How many lines stand before the body. */
  linesBefore: number;
  notes: Note[];
}

/** Jekyll, Hugo, Eleventy and Astro alike: YAML between two lines of dashes. */
const front = /^---[ \t]*\n([\s\S]*?)\n?^---[ \t]*(?:\n|$)/m;

/** Hugo's other two. */
const otherFront = /^(?:\+\+\+[ \t]*\n[\s\S]*?^\+\+\+[ \t]*(?:\n|$)|\{\s*\n[\s\S]*?^\}[ \t]*(?:\n|$))/m;

/** Signs that nobody sees: those of the machine, of a broken encoding, and of the direction of a text. A tab stays. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be found.
export const unseen = /[\0-\x08\v-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\p{Cs}\ufdd0-\ufdef\ufeff\ufffd-\uffff]/gu;

/** @returns what the file says above its text, and its text */
export function splitFrontMatter(written: string): SourceText {
  const text = written.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(unseen, '');
  const [whole = '', yaml = ''] = startOf(front, text);
  if (!whole) {
    const [other = ''] = startOf(otherFront, text);
    const notes: Note[] = other ? [{ kind: 'other-front-matter', what: other.startsWith('{') ? 'JSON' : 'TOML' }] : [];
    return { data: {}, ...bodyAfter(other, text), notes };
  }
  const { data, fault } = read(yaml);
  return { data, ...bodyAfter(whole, text), notes: fault === undefined ? [] : [{ kind: 'broken-front-matter', what: fault }] };
}

function read(yaml: string): { data: Readonly<Record<string, unknown>>; fault?: string | undefined } {
  // Of the schema "core" a day stays the text that it is.
  const document = parseDocument(yaml, { schema: 'core', prettyErrors: false, uniqueKeys: false, logLevel: 'error' });
  const [fault] = document.errors;
  if (fault) return { data: {}, fault: fault.message };
  // A number is text here, and stays as it is written: `1.10`, `007`, `12e5`.
  visit(document, {
    Scalar: (_, node) => {
      if (typeof node.value === 'number') node.value = node.source ?? node.value;
    },
  });
  try {
    const data: unknown = document.toJS({ maxAliasCount: 100 });
    return isRecord(data) ? { data } : { data: {}, fault: data === null ? undefined : yaml };
  } catch (error) {
    return { data: {}, fault: String(error) };
  }
}

const startOf = (pattern: RegExp, text: string): readonly string[] => {
  const found = pattern.exec(text);
  return found?.index === 0 ? found : [];
};

const bodyAfter = (head: string, text: string) => ({
  body: text.slice(head.length),
  linesBefore: head.split('\n').length - 1,
});

export interface About {
  title?: string | undefined;
  description?: string | undefined;
  date?: string | undefined;
  updated?: string | undefined;
  /** A tag such as `de` or `de-AT`. */
  lang?: string | undefined;
  tags: string[];
  author?: string | undefined;
  /** As the file names it. */
  image?: { src: string; alt: string } | undefined;
  isDraft: boolean;
  /** Its place among those without a day; without one, behind all that have one. */
  order: number;
  /** The last part of the address, or the whole. */
  address?: string | undefined;
  /** Addresses that lead here as well. */
  oldAddresses: string[];
}

/**
 * What the four generators and their usual themes call the same thing. Sources: jekyllrb.com/docs/front-matter, gohugo.io/content-management/front-matter,
 * 11ty.dev/docs/data-frontmatter, docs.astro.build/en/guides/content-collections, and what their starters write.
 */
export function readAbout(data: Readonly<Record<string, unknown>>): About {
  const words = (...keys: string[]) => keys.map((key) => textOf(at(data, key))).find((value) => value !== undefined);
  const src =
    words('image.src', 'image.path', 'image.url', 'image.feature', 'image', 'images.0', 'images', 'cover.image', 'cover.src') ??
    words('cover', 'heroImage', 'featured_image', 'featuredImage', 'thumbnail', 'header.image', 'header.overlay_image');
  return {
    title: words('title'),
    description: words('description', 'meta_description', 'summary', 'excerpt', 'subtitle'),
    date: dayOf(words('date', 'pubDate', 'pubDatetime', 'publishDate', 'published')),
    updated: dayOf(words('updated', 'lastmod', 'updatedDate', 'modDatetime', 'last_modified_at')),
    lang: /^([a-z]{2,3})(?:[-_]([A-Z]{2}))?$/
      .exec(words('lang', 'language', 'locale') ?? '')
      ?.slice(1)
      .filter(Boolean)
      .join('-'),
    tags: tagsOf(data.tags ?? data.tag ?? data.categories ?? data.category),
    author: words('author.name', 'author') ?? (namesOf(data.author ?? data.authors) || undefined),
    image:
      src === undefined
        ? undefined
        : { src, alt: words('image.alt', 'cover.alt', 'image_alt', 'imageAlt', 'heroImageAlt') ?? '' },
    isDraft: data.draft === true || data.published === false,
    order: numberOf(words('weight', 'order', 'nav_order', 'sidebar_position', 'sidebar.order', 'eleventyNavigation.order')),
    address: [words('slug'), ...[words('permalink'), words('url')].filter((one) => one?.includes('/'))].find(isAddress),
    oldAddresses: [data.redirect_from, data.aliases].flat().filter((one) => typeof one === 'string'),
  };
}

/** Keys that `readAbout` reads, and keys that only tell a generator how to show the page. */
const otherKeys = new Set(
  [
    'title description meta_description summary excerpt subtitle date pubDate pubDatetime publishDate published updated lastmod updatedDate',
    'modDatetime last_modified_at lang language locale tags tag categories category author authors image images image_alt imageAlt',
    'heroImage heroImageAlt cover featured_image featuredImage thumbnail header draft weight order nav_order sidebar_position sidebar',
    'eleventyNavigation slug permalink url redirect_from aliases layout type template templateKey id keywords menu classes sitemap robots',
    'outputs linkTitle markup translationKey collection key',
  ].flatMap((keys) => keys.split(' ')),
);

/** All else that the head of a file says; empty where it is no text. A switch is for the generator. */
export const readExtra = (data: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) =>
      otherKeys.has(key) || !/^[A-Za-z][\w -]*$/.test(key) || value === '' || value === null || typeof value === 'boolean'
        ? []
        : [[key, textOf(value) ?? '']],
    ),
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (data: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined),
      data,
    );

/** `&amp;`, which templates put into a page as it is. */
const entities = new MarkdownIt('zero').enable('entity');

function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value : '';
  return oneLine(text.includes('&') ? plainText(treeOf(entities.parseInline(text, {}))) : text) || undefined;
}

const namesOf = (value: unknown): string =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => textOf(at(one, 'name')) ?? textOf(one) ?? []).join(', ');

/** None that is still to be made of something: `/:categories/:title/`, `/{{ slug }}/`. */
const isAddress = (text: string | undefined): boolean => text !== undefined && !/[:{}*]/.test(text);

const numberOf = (text: string | undefined): number =>
  Number.isFinite(Number(text ?? '?')) ? Number(text) : Number.MAX_SAFE_INTEGER;

/** As Astro's starter writes it: `Jul 08 2022`. */
const inWords = /^(?:[A-Z][a-z]{2,8}\.? \d{1,2},?|\d{1,2} [A-Z][a-z]{2,8}) \d{4}$/;

/** `2024-03-09 10:00:00 +0100` → `2024-03-09`, the day as it is written; what is no such day stays, and is said. */
function dayOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const time = inWords.test(text) ? Date.parse(`${text} UTC`) : Number.NaN;
  return Number.isNaN(time)
    ? (/^(\d{4}-\d{2}-\d{2})(?:[T\s]|$)/.exec(text)?.[1] ?? text)
    : new Date(time).toISOString().slice(0, 10);
}

/** Of Eleventy: what a page belongs to, and not what it is about. */
const collections = new Set(['all', 'nav', 'page', 'pages', 'post', 'posts']);

/** A list, or words between commas or spaces, as Jekyll takes them. Each once. */
function tagsOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(value.includes(',') ? ',' : /\s+/) : [];
  return [...new Set(list.map(textOf).filter((tag) => tag !== undefined))].filter((tag) => !collections.has(tag));
}
