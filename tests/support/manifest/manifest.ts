/** For tests: a manifest as its author wrote it. Browser tests take their words from here, never from code. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type WrittenHref = string | { mail: { to: string; subject?: string; body?: string } };

export interface WrittenLink {
  label: string;
  href: WrittenHref;
  newTab?: boolean;
}

/** An entry of the navigation: a link or a group. */
export interface WrittenEntry extends Omit<WrittenLink, 'href'> {
  href?: WrittenHref;
  links?: WrittenLink[];
}

export interface WrittenSection {
  type: string;
  id?: string;
  [prop: string]: unknown;
}

export interface WrittenRoute {
  path: string;
  translates?: string;
  title: string;
  description: string;
  noindex?: boolean;
  draft?: boolean;
  sections: WrittenSection[];
}

/** As much of the manifest's shape as tests name. */
export interface Manifest {
  version: number;
  reused?: Record<string, WrittenSection>;
  constants: Record<string, string | number>;
  placeholders: Record<string, string | number>;
  site: { url: string; lang: string; langLabel?: string; name: string; publisher?: Record<string, string | string[]> };
  labels: { copy: string; copied: string; newTab: string };
  theme: { colors: Record<string, { light: string; dark: string }> };
  header: {
    logo?: { src: string; alt: string };
    name?: string;
    homeLabel: string;
    skipLink: string;
    navigationLabel: string;
    menuLabel: string;
    links: WrittenEntry[];
    moreLabel?: string;
    contact?: WrittenLink;
    mail?: { label: string; shortLabel: string; href: WrittenHref };
  };
  footer: {
    links: WrittenLink[];
    columns?: { title: string; links: WrittenLink[] }[];
    mail: WrittenLink;
    [text: string]: unknown;
  };
  errorView: { title: string; text?: string; reload?: string; image?: object; actions: WrittenLink[] };
  languages?: { lang: string; path: string; label: string; constants?: Record<string, string | number> }[];
  routes: WrittenRoute[];
  redirects?: { from: string; to: string }[];
}

export const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** A text as a visitor reads it: constants filled in, markup taken off. */
export function plain(text: string, { constants, placeholders }: Manifest): string {
  const values: Record<string, string | number> = { ...placeholders, ...constants };
  return text
    .replace(/\{\{|\}\}|\{([a-z][A-Za-z0-9]*)\}/g, (all, name: string | undefined) =>
      name ? String(values[name]) : all.slice(1),
    )
    .replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1')
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/(?<![\p{L}\p{N}])_(.+?)_(?![\p{L}\p{N}])/gu, '$1');
}

/** The address that a link must have in a document. */
export function addressOf(href: WrittenHref, manifest: Manifest): string {
  if (typeof href === 'string') return plain(href, manifest);
  const { to, subject, body } = href.mail;
  const query = Object.entries({ subject, body })
    .filter(([, value]) => value !== undefined)
    // RFC 6068: line ends are CR LF.
    .map(([key, value]) => `${key}=${encodeURIComponent(plain(value ?? '', manifest).replace(/\r?\n/g, '\r\n'))}`)
    .join('&');
  return `mailto:${encodeURIComponent(plain(to, manifest)).replaceAll('%40', '@')}${query && `?${query}`}`;
}

/** The routes with an address of their own, in all languages. */
export const pagesOf = (manifest: Manifest): WrittenRoute[] => manifest.routes.filter(({ path }) => !path.endsWith('*'));

/** The language that a path belongs to, where it is not that of the site. */
export const otherLanguageOf = (path: string, { languages = [] }: Manifest) =>
  languages.find((one) => `${path}/`.startsWith(`${one.path}/`));

/** The section types of all pages, sorted. */
export const typesOf = ({ routes }: Manifest): string[] =>
  [...new Set(routes.flatMap(({ sections }) => sections.map(({ type }) => type)))].sort();

export function notFoundOf(manifest: Manifest): WrittenRoute {
  const route = manifest.routes.find(({ path }) => path === '*');
  if (!route) throw new Error('The manifest has no not-found page.');
  return route;
}

/** Where a link leads within the site; undefined for anchors of the same page, mails and foreign addresses. */
export function targetOf(href: WrittenHref, manifest: Manifest): { page: WrittenRoute; hash: string } | undefined {
  const [path, hash = ''] = addressOf(href, manifest).split('#');
  const page = manifest.routes.find((route) => route.path === path);
  return page && { page, hash };
}

/** Every value below a value, with the keys that lead there. */
export function* walk(value: unknown, keys: string[] = []): Generator<{ keys: string[]; value: unknown }> {
  yield { keys, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* walk(inner, [...keys, key]);
}

/**
 * Copies a manifest and the files that it names into a folder of its own.
 *
 * @param edit changes the copy
 * @returns the path of the copy
 */
export function copyManifest(file: string, folder: string, edit: (manifest: Manifest) => void = () => {}): string {
  const manifest = readManifest(file);
  edit(manifest);
  return writeManifest(manifest, folder, dirname(file));
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Writes a manifest into an emptied folder, with the files that it names, which lie below `from`, and the licences of its fonts. */
export function writeManifest(manifest: Manifest, folder: string, from: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { keys, value } of walk(manifest)) {
    if (typeof value !== 'string' || !['src', 'file'].includes(keys.at(-1) ?? '') || !isFile(join(from, value))) continue;
    mkdirSync(dirname(join(folder, value)), { recursive: true });
    // Beside a font stands its licence.
    const beside = keys.at(-1) === 'file' ? readdirSync(join(from, dirname(value))).filter((name) => name.endsWith('.txt')) : [];
    for (const path of [value, ...beside.map((name) => join(dirname(value), name))])
      copyFileSync(join(from, path), join(folder, path));
  }
  const copy = join(folder, 'site.json');
  writeFileSync(copy, `${JSON.stringify(manifest, null, 2)}\n`);
  return copy;
}
