/**
 * Markdown files of another generator as pages of a site: what would be written, and what is said of each file. Nothing is read or written here.
 *
 *     files → front matter → addresses → blocks → routes, redirects, images
 */
import { isObject, type Json, type JsonObject } from '../../schema/json.ts';
import { inPlainLetters } from '../../schema/plain-letters.ts';
import { blocksOf } from './blocks.ts';
import { type About, readAbout, splitFrontMatter } from './front-matter.ts';
import type { Note, NoteKind } from './notes.ts';

export interface SourceFile {
  /** As it is named to people, with `/`. */
  file: string;
  text: string;
}

/** Where an image of a file lies, or why it cannot come along. */
export type FindImage = (src: string, file: string) => { from: string } | NoteKind;

export interface PlannedPage {
  file: string;
  path: string;
  route: JsonObject;
  /** Whether the site has this page already, as it is or another one of this address. */
  is: 'new' | 'same' | 'taken';
  notes: Note[];
}

export interface Plan {
  /** The newest first. */
  pages: PlannedPage[];
  /** Of files without a text. */
  left: { file: string; notes: Note[] }[];
  /** What has to be copied: from where, and where to, below the site's folder. */
  images: { from: string; to: string; file: string }[];
  redirects: { from: string; to: string }[];
}

interface Source {
  file: string;
  body: string;
  linesBefore: number;
  about: About;
  notes: Note[];
  path: string;
}

/**
 * @param under - the address that the pages lie below: `/news`
 * @param manifest - the site, as its author writes it
 */
export function planImport(files: readonly SourceFile[], under: string, manifest: JsonObject, findImage: FindImage): Plan {
  const sources = files.map((file) => readSource(file, under));
  nameApart(sources);
  const routes = routesOf(manifest);
  const links = new Links(sources, routes);
  const images = new Images(findImage, under);
  const plan: Plan = { pages: [], left: [], images: [], redirects: [] };
  for (const source of sources) {
    const { route, notes } = routeOf(source, links, images);
    if (!route) {
      plan.left.push({ file: source.file, notes });
      continue;
    }
    const there = routes.find(({ path }) => path === source.path);
    const is = there === undefined ? 'new' : JSON.stringify(there) === JSON.stringify(route) ? 'same' : 'taken';
    plan.pages.push({ file: source.file, path: source.path, route, is, notes });
    plan.redirects.push(...redirectsTo(source, routes));
  }
  // No link leads to what stays out: all others are read again without it.
  if (plan.left.length > 0) {
    const left = new Set(plan.left.map(({ file }) => file));
    const others = planImport(
      files.filter(({ file }) => !left.has(file)),
      under,
      manifest,
      findImage,
    );
    return { ...others, left: plan.left };
  }
  plan.pages.sort((one, other) => dayIn(other.route).localeCompare(dayIn(one.route)));
  plan.images = [...images.named.values()];
  return plan;
}

/**
 * The site with the pages of a plan in it: those of an address that it has in their place, new ones behind the pages below the same address.
 *
 * @param pages - those that are wanted
 */
export function withPages(manifest: JsonObject, under: string, pages: readonly PlannedPage[], plan: Plan): JsonObject {
  const replaced = new Map(pages.map(({ path, route }) => [path, route]));
  const routes = routesOf(manifest).map((route) => {
    const by = replaced.get(String(route.path));
    replaced.delete(String(route.path));
    return by ?? route;
  });
  const isBelow = ({ path }: JsonObject) => path === under || String(path).startsWith(`${under}/`);
  const behind = routes.findLastIndex(isBelow);
  const notFound = routes.findIndex(({ path }) => String(path).endsWith('*'));
  const place = behind >= 0 ? behind + 1 : notFound >= 0 ? notFound : routes.length;
  const all = routes.toSpliced(place, 0, ...replaced.values());
  const wanted = new Set(pages.map(({ path }) => path));
  const old = Array.isArray(manifest.redirects) ? manifest.redirects : [];
  const isKnown = (from: string) => old.some((one) => isObject(one) && one.from === from);
  const redirects = plan.redirects.filter(({ from, to }) => wanted.has(to) && !isKnown(from));
  return { ...manifest, ...(redirects.length > 0 && { redirects: [...old, ...redirects] }), routes: all };
}

const routesOf = (manifest: JsonObject): JsonObject[] => (Array.isArray(manifest.routes) ? manifest.routes.filter(isObject) : []);

const dayIn = ({ entry }: JsonObject): string => (entry !== undefined && isObject(entry) ? String(entry.date) : '');

function readSource({ file, text }: SourceFile, under: string): Source {
  const { data, body, linesBefore, notes } = splitFrontMatter(text);
  const about = readAbout(data);
  const [, day, name = ''] = /^(\d{4}-\d{2}-\d{2})?-?(.*)$/.exec(stemOf(file)) ?? [];
  const slug = slugOf(lastOf(about.address ?? '')) || slugOf(name) || slugOf(about.title ?? '') || 'page';
  return { file, body, linesBefore, about: { ...about, date: about.date ?? day }, notes, path: `${under}/${slug}` };
}

/** Two files of one name get a number. */
function nameApart(sources: readonly Source[]): void {
  const taken = new Set<string>();
  for (const source of sources) {
    const { path } = source;
    for (let number = 2; taken.has(source.path); number++) source.path = `${path}-${number}`;
    taken.add(source.path);
  }
}

/** `content/posts/2024-01-05-first-day.md` → `2024-01-05-first-day`; of `first-day/index.md` it is the folder that names it. */
function stemOf(file: string): string {
  const parts = file.split('/');
  const stem = (parts.pop() ?? '').replace(/\.\w+$/, '');
  return /^_?index$/i.test(stem) ? (parts.pop() ?? stem) : stem;
}

/** `/2024/01/first-day.html` → `first-day` */
const lastOf = (address: string): string =>
  address
    .replace(/[?#].*/, '')
    .split('/')
    .filter(Boolean)
    .at(-1)
    ?.replace(/\.\w+$/, '') ?? '';

const slugOf = (text: string): string =>
  inPlainLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');

/** `first-day` → `First day` */
const titleOf = (name: string): string => {
  const words = name
    .replace(/^\d{4}-\d{2}-\d{2}-/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** What stands in a plain text of a manifest, where a brace alone begins the name of a constant. */
const written = (text: string): string => text.replaceAll('{', '{{');

function routeOf(source: Source, links: Links, images: Images): { route?: JsonObject; notes: Note[] } {
  const { file, body, linesBefore, about, path } = source;
  const image = (src: string) => images.find(src, source);
  const text = blocksOf(body, linesBefore, file.endsWith('.mdx'), { link: (target) => links.find(target), image });
  const notes = [...source.notes, ...text.notes];
  const note = (kind: NoteKind, what = '') => notes.push({ kind, what });
  if (text.blocks.length === 0) {
    note('empty');
    return { notes };
  }
  const title = about.title ?? text.title ?? titleOf(stemOf(file));
  if (about.title === undefined && text.title === undefined) note('made-title', title);
  const description = about.description ?? shorten(text.lead) ?? title;
  if (about.description === undefined) note('made-description', description);
  const { date, updated } = about;
  if (date === undefined) note('no-day');
  for (const day of [date, updated]) if (day !== undefined && !isDay(day)) note('unknown-day', day);
  const entry = date !== undefined && isDay(date) ? entryOf(source, date, image, note) : undefined;
  const route: JsonObject = {
    path,
    title: written(title),
    description: written(description),
    ...(about.isDraft && { draft: true }),
    ...(entry && { entry }),
    // What visitors read above the text. It is rich text: what would be markup in it is none.
    sections: [{ type: 'article', title: written(text.title ?? title).replace(/[\\*_[\]`]/g, '\\$&'), text: text.blocks }],
  };
  return { route, notes };
}

function entryOf(
  { about }: Source,
  date: string,
  image: (src: string) => string | NoteKind,
  note: (kind: NoteKind, what: string) => void,
): JsonObject {
  const { updated, tags, author, image: picture } = about;
  const found = picture && image(picture.src);
  if (picture && found && !found.includes('/')) note(found as NoteKind, picture.src);
  return {
    date,
    ...(updated !== undefined && isDay(updated) && updated > date && { updated }),
    ...(picture && found?.includes('/') && { image: { src: found, alt: written(picture.alt) } }),
    ...(tags.length > 0 && { tags: tags.map(written) }),
    ...(author !== undefined && { author: written(author) }),
  };
}

/** A description is one to two sentences: the first paragraph, to the end of a word. */
function shorten(text: string): string | undefined {
  if (text.length <= 155) return text || undefined;
  const cut = text.slice(0, 154);
  const sentence = /^.{60,}[.!?](?=\s)/.exec(cut)?.[0];
  return sentence ?? `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 60)).replace(/[\s,;:–-]+$/, '')}…`;
}

/** Addresses that the page had, as far as they can be written and nothing lies there. */
function redirectsTo({ about, path }: Source, routes: readonly JsonObject[]): { from: string; to: string }[] {
  const { address, oldAddresses } = about;
  return [...oldAddresses, ...(address?.startsWith('/') ? [address] : [])]
    .map((old) => `/${old.replace(/^\/+|\/+$/g, '')}`)
    .filter((old) => old !== '/' && old !== path && !/[?#*:{}\s]/.test(old) && !routes.some((route) => route.path === old))
    .map((from) => ({ from, to: path }));
}

/** Where links of Markdown files lead on the new site. */
class Links {
  private readonly byName = new Map<string, string>();
  /** Of each address the page that is there already, as text. */
  private readonly pages: ReadonlyMap<string, string>;

  constructor(sources: readonly Source[], routes: readonly JsonObject[]) {
    this.pages = new Map([
      ...sources.map(({ path }) => [path, ''] as const),
      ...routes.map((route) => [String(route.path), JSON.stringify(route)] as const),
    ]);
    for (const { file, about, path } of sources) {
      const stem = stemOf(file);
      for (const name of [
        stem,
        stem.replace(/^\d{4}-\d{2}-\d{2}-/, ''),
        lastOf(about.address ?? ''),
        ...about.oldAddresses.map(lastOf),
      ])
        if (name && !this.byName.has(name)) this.byName.set(name, path);
    }
  }

  /** @returns undefined where the site has no such page */
  find(target: string): string | undefined {
    if (/^(?:https?:\/\/|mailto:[^?\s]+@|tel:\+?\d)/i.test(target)) return target;
    if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(target)) return undefined;
    const [, address = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(target) ?? [];
    const bare = address.replace(/\/+$/, '') || '/';
    const page = this.pages.get(bare);
    // An anchor that nothing there has would be a broken link.
    if (page !== undefined) return page.includes(`"id":"${anchor.slice(1)}"`) ? bare + anchor : bare;
    const path = this.byName.get(
      /^_?index\.\w+$/.test(bare.split('/').at(-1) ?? '') ? lastOf(bare.replace(/\/[^/]*$/, '')) : lastOf(bare),
    );
    // The anchors of another page are made anew there.
    return path;
  }
}

/** The images that come along, each once; two of one name are told apart by the page that names them. */
class Images {
  readonly named = new Map<string, { from: string; to: string; file: string }>();
  private readonly look: FindImage;
  private readonly folder: string;

  constructor(look: FindImage, under: string) {
    this.look = look;
    this.folder = `media${under}`;
  }

  find(src: string, { file, path }: Source): string | NoteKind {
    if (/^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(src)) return 'foreign-image';
    const found = this.look(src, file);
    if (typeof found === 'string') return found;
    const known = this.named.get(found.from);
    if (known) return known.to;
    const name = (found.from.split(/[\\/]/).at(-1) ?? '').normalize('NFC');
    const clean = `${slugOf(name.replace(/\.\w+$/, '')) || 'image'}${(/\.\w+$/.exec(name)?.[0] ?? '').toLowerCase()}`;
    const isTaken = (to: string) => [...this.named.values()].some((one) => one.to === to);
    const names = [clean, `${lastOf(path)}-${clean}`, ...Array.from({ length: 99 }, (_, index) => `${index + 2}-${clean}`)];
    const to = names.map((one) => `${this.folder}/${one}`).find((one) => !isTaken(one)) ?? `${this.folder}/${clean}`;
    this.named.set(found.from, { from: found.from, to, file });
    return to;
  }
}

/** For a JSON value that may be anything. */
export const manifestOf = (value: Json): JsonObject | undefined => (isObject(value) ? value : undefined);
