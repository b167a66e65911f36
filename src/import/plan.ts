/**
 * Markdown files of another generator as pages of a site: what would be written, and what is said of each file. Nothing is read or written here.
 *
 *     files → front matter → addresses → blocks → routes, redirects, images
 */
import { isObject, type Json, type JsonObject } from '../../schema/json.ts';
import { titleLimit } from '../../schema/page-names.ts';
import { findLegalPages } from '../rules/support/legal-pages.ts';
import { blocksOf, inBraces } from './blocks.ts';
import { unseen } from './front-matter.ts';
import { Images, type ImagesPorts } from './images.ts';
import { Links } from './links.ts';
import type { Note, NoteKind } from './notes.ts';
import { findOwnFacts, type OwnFacts } from './own-facts.ts';
import { type Redirect, redirectsOf } from './redirects.ts';
import { escapeText } from './rich-text.ts';
import { nameApart, readSource, type Source, type SourceFile, stemOf } from './source.ts';

export interface PlannedPage {
  file: string;
  path: string;
  route: JsonObject;
  /** Whether the site has this page already, as it is or another one of this address. */
  is: 'new' | 'same' | 'taken';
  notes: Note[];
}

export interface Plan {
  /** The newest first, then those without a day as their files or their names order them. */
  pages: PlannedPage[];
  /** Of files without a text. */
  left: { file: string; notes: Note[] }[];
  /** What the pages show: from where, and where to, below the site's folder. */
  images: { from: string; to: string }[];
  redirects: Redirect[];
  /** Those of the site, with that of these pages. */
  collections: JsonObject[];
}

/**
 * @param under - the address that the pages lie below: `/news`
 * @param manifest - the site, as its author writes it
 */
export function planImport(files: readonly SourceFile[], under: string, manifest: JsonObject, ports: ImagesPorts): Plan {
  const { lang } = partOf(manifest, under);
  const sources = files.map((file) => readSource(file, under, lang));
  nameApart(sources);
  const routes = routesOf(manifest);
  const there = new Map(routes.map((route) => [String(route.path), JSON.stringify(route, withoutFirst)]));
  const redirects = redirectsOf(sources, manifest, [...there.keys()]);
  const links = new Links(sources, routes);
  const images = new Images(ports, under);
  // Where nothing has a day, as in a documentation, lists show what has none. Beside a blog's articles it is a page such as "About us".
  const isDated =
    sources.some(({ about }) => about.date !== undefined) ||
    routes.some((route) => String(route.path).startsWith(`${under}/`) && dayIn(route) !== '');
  const collections = Array.isArray(manifest.collections) ? manifest.collections.filter(isObject) : [];
  const own = findOwnFacts(sources, under, collections, lang);
  const around = { isDated, lang, withName: withNameOf(manifest, under), factsOf: own.factsOf };
  const read = sources.map((source) => ({ source, ...routeOf(source, links, images, around) }));
  const left = read.flatMap(({ source: { file }, route, notes }) => (route ? [] : [{ file, notes }]));
  // No link leads to what stays out: all others are read again without it.
  if (left.length > 0) {
    const without = files.filter(({ file }) => !left.some((one) => one.file === file));
    return { ...planImport(without, under, manifest, ports), left };
  }
  read.sort(({ source: one }, { source: other }) => one.about.order - other.about.order);
  const pages = read.flatMap(({ source: { file, path }, route, notes, headings }): PlannedPage[] => {
    for (const [anchor, heading] of headings ?? []) if (links.isWanted(path, anchor)) heading.id = anchor;
    return route ? [{ file, path, route, is: 'new', notes }] : [];
  });
  keepLegalPagesBack(pages, routes);
  for (const page of pages) {
    const own = there.get(page.path);
    if (own !== undefined) page.is = own === JSON.stringify(page.route) ? 'same' : 'taken';
  }
  pages.sort((one, other) => dayIn(other.route).localeCompare(dayIn(one.route)));
  return { pages, left, images: images.found(), redirects, collections: own.collections };
}

/** The law wants the footer to lead to them, which its author says. */
function keepLegalPagesBack(pages: readonly PlannedPage[], routes: readonly JsonObject[]): void {
  const placed = (route: JsonObject) => ({ path: String(route.path), written: route });
  for (const kind of ['imprint', 'privacy'] as const) {
    if (findLegalPages(routes.map(placed), kind).length > 0) continue;
    const legal = new Set(
      findLegalPages(
        pages.map(({ route }) => placed(route)),
        kind,
      ).map(({ path }) => path),
    );
    for (const { path, route, notes } of pages) {
      if (!legal.has(path)) continue;
      route.draft = true;
      notes.push({ kind: 'legal-page', what: '' });
    }
  }
}

/**
 * The site with the pages of a plan in it: those of an address that it has in their place, new ones behind the pages below the same address.
 *
 * @param pages - those that are wanted
 */
export function withPages(manifest: JsonObject, under: string, pages: readonly PlannedPage[], plan: Plan): JsonObject {
  const replaced = new Map(
    pages.map(({ path, route }) => [path, withFirst(route, plan.redirects.find(({ to }) => to === path)?.from)]),
  );
  const routes = routesOf(manifest).map((route) => {
    const by = replaced.get(String(route.path));
    replaced.delete(String(route.path));
    return by ? withFirst(by, objectAt(route.entry).firstPath) : route;
  });
  const isBelow = ({ path }: JsonObject) => path === under || String(path).startsWith(`${under}/`);
  const behind = routes.findLastIndex(isBelow);
  const notFound = routes.findIndex(({ path }) => String(path).endsWith('*'));
  const place = behind >= 0 ? behind + 1 : notFound >= 0 ? notFound : routes.length;
  const all = routes.toSpliced(place, 0, ...replaced.values());
  const wanted = new Set(pages.map(({ path }) => path));
  const old = Array.isArray(manifest.redirects) ? manifest.redirects : [];
  const redirects = plan.redirects.filter(({ to }) => wanted.has(to)).map((one): JsonObject => ({ ...one }));
  const { collections } = plan;
  const parts = {
    ...(redirects.length > 0 && { redirects: [...old, ...redirects] }),
    ...(collections.length > 0 && { collections }),
  };
  return { ...manifest, ...parts, routes: all };
}

const routesOf = (manifest: JsonObject): JsonObject[] => (Array.isArray(manifest.routes) ? manifest.routes.filter(isObject) : []);

const objectAt = (value: Json | undefined): JsonObject => (isObject(value ?? null) ? (value as JsonObject) : {});

/** The language of the page at an address, and what the site is called in it, as it is written and filled in. */
function partOf({ site, languages, placeholders, constants }: JsonObject, path: string) {
  const all = Array.isArray(languages) ? languages.filter(isObject) : [];
  const own = all.find((one) => `${path}/`.startsWith(`${one.path}/`)) ?? {};
  const said = { ...objectAt(site), ...objectAt(own.site) };
  const name = String(said.name ?? '');
  const known = { ...objectAt(placeholders), ...objectAt(constants), ...objectAt(own.constants) };
  const filled = name.replace(/\{([^{}]+)\}/g, (written, key: string) => String(known[key] ?? written));
  return { lang: String(own.lang ?? said.lang ?? ''), name, filled };
}

/**
 * Gives titles the name of the site at their end, as most of its pages have it ("Kontakt – {siteName}"), where it fits into a list of hits.
 *
 * @returns a function for titles as they are written; where most pages have no name, it leaves them as they are
 */
function withNameOf(manifest: JsonObject, under: string): (title: string) => string {
  const { lang, name, filled } = partOf(manifest, under);
  const titles = routesOf(manifest).flatMap(({ path, title }) =>
    partOf(manifest, String(path)).lang === lang ? [String(title ?? '')] : [],
  );
  const marks = titles.flatMap((title) =>
    name !== '' && title.endsWith(name) ? (/\s[|·–—-]\s$/.exec(title.slice(0, -name.length))?.[0] ?? []) : [],
  );
  const [mark] = marks;
  if (mark === undefined || marks.length * 2 <= titles.length) return (title) => title;
  const isShort = (title: string) => title.length + mark.length + filled.length <= titleLimit;
  return (title) => (title.includes(filled) || title.includes(name) || !isShort(title) ? title : title + mark + name);
}

/** `de-AT` → `de` */
const primary = (lang: string): string => lang.replace(/-.*/, '');

const withoutFirst = (key: string, value: unknown) => (key === 'firstPath' ? undefined : value);

/** By its first address readers of feeds know an entry. */
const withFirst = (route: JsonObject, first: Json | undefined): JsonObject =>
  first === undefined || dayIn(route) === '' ? route : { ...route, entry: { ...objectAt(route.entry), firstPath: first } };

const dayIn = ({ entry }: JsonObject): string => (entry !== undefined && isObject(entry) ? String(entry.date ?? '') : '');

/** `first-day` → `First day`. A file may be called what no text may be. */
const titleOf = (name: string): string => {
  const words = name
    .replace(/\s/g, ' ')
    .replace(unseen, '')
    .replace(/^\d{4}-\d{2}-\d{2}-/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

interface Around {
  isDated: boolean;
  lang: string;
  withName: (title: string) => string;
  factsOf: OwnFacts['factsOf'];
}

function routeOf(source: Source, links: Links, images: Images, { isDated, lang, withName, factsOf }: Around) {
  const { file, about, path, text: parsed } = source;
  const image = (src: string) => images.find(src, source);
  const { headings, ...text } = blocksOf(parsed, { link: (target) => links.find(target, source), image });
  const notes = [...source.notes, ...text.notes];
  const note = (kind: NoteKind, what = '') => notes.push({ kind, what });
  if (text.blocks.length === 0) {
    note('empty');
    return { notes };
  }
  const title = about.title ?? parsed.title ?? titleOf(stemOf(file));
  if (about.title === undefined && parsed.title === undefined) note('made-title', title);
  const description = about.description ?? shorten(text.lead) ?? title;
  if (about.description === undefined) note('made-description', description);
  const { date, updated } = about;
  if (date === undefined && isDated) note('no-day');
  for (const day of [date, updated]) if (day !== undefined && !isDay(day)) note('unknown-day', day);
  const isEntry = !isDated || (date !== undefined && isDay(date));
  const facts = isEntry ? factsOf(source, (key) => note('lost-fact', key)) : {};
  const entry = isEntry && { ...entryOf(source, image, note), ...(Object.keys(facts).length > 0 && { facts }) };
  if (!isEntry) for (const key of Object.keys(source.extra)) note('lost-fact', key);
  const other = about.lang && lang && primary(about.lang) !== primary(lang) ? about.lang : undefined;
  const route: JsonObject = {
    path,
    title: withName(inBraces(title)),
    description: inBraces(description),
    ...(about.isDraft && { draft: true }),
    ...(entry && { entry }),
    // What visitors read above the text. It is rich text: what would be markup in it is none.
    sections: [{ type: 'article', ...(other && { lang: other }), title: escapeText(parsed.title ?? title), text: text.blocks }],
  };
  return { route, notes, headings };
}

function entryOf(
  { about }: Source,
  image: (src: string) => string | NoteKind,
  note: (kind: NoteKind, what: string) => void,
): JsonObject {
  const { date, updated, tags, author, image: picture } = about;
  const found = picture && image(picture.src);
  if (picture && found && !found.includes('/')) note(found as NoteKind, picture.src);
  return {
    ...(date !== undefined && { date }),
    ...(updated !== undefined && isDay(updated) && updated > (date ?? '') && { updated }),
    ...(picture && found?.includes('/') && { image: { src: found, alt: inBraces(picture.alt) } }),
    ...(tags.length > 0 && { tags: tags.map(inBraces) }),
    ...(author !== undefined && { author: inBraces(author) }),
  };
}

/** A description is one to two sentences: the first paragraph, to the end of a word. */
function shorten(text: string): string | undefined {
  if (text.length <= 155) return text || undefined;
  const cut = text.slice(0, 154);
  const sentence = /^.{60,}[.!?](?=\s)/.exec(cut)?.[0];
  return sentence ?? `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 60)).replace(/[\s,;:–-]+$/, '')}…`;
}

/** For a JSON value that may be anything. */
export const manifestOf = (value: Json): JsonObject | undefined => (isObject(value) ? value : undefined);
