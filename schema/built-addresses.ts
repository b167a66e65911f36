/**
 * All addresses that a build writes, in one list. Rules, redirect pages and the files for hosts ask here, so that nothing else gets one of
 * them. Case does not count: many hosts and file systems do not tell it apart.
 */
import { fileStem, isNotFound } from './site-parts.ts';

/** Files at the root that hosts read and nobody else gets (src/hosting/formats/files.ts). Those with a dot before them no address can name. */
const hostFiles = ['_headers', '_redirects', 'vercel.json'];

/** The same as part of a pattern. */
export const hostFilePattern = hostFiles.map((name) => name.replaceAll('.', '\\.')).join('|');

const rootFiles = ['robots.txt', 'sitemap.xml', 'favicon.ico', 'apple-touch-icon.png', ...hostFiles];

/** The names in these depend on contents or on numbers. `__signup` answers in place of a provider while a site is tried out. */
const ownFolder = /^\/(?:_data|assets|__signup|sitemap-\d+\.xml(?:\.br|\.gz)?)(?:\/|$)/i;

/** Says what a site was built of. Only a site with an editor in the browser has it. */
export const builtAddress = '/built.json';

/** The addresses of a site follow from these. */
interface Addressed<Page extends { path: string } = { path: string }> {
  /** Those for unknown addresses included. */
  pages: readonly Page[];
  editor?: unknown;
  /** The path that all addresses begin with, on a site below one. */
  base?: string | undefined;
}

/** The files at fixed addresses that a build writes beside pages, feeds and files of one's own. */
export function ownFiles({ pages, editor, base = '' }: Addressed): string[] {
  const languages = pages.flatMap(({ path }) => (isNotFound(path) ? [fileStem(path).slice(0, -'/404'.length)] : []));
  const names = [...rootFiles.map((name) => `/${name}`), ...(editor ? [builtAddress] : [])];
  return [...names.map((name) => base + name), ...languages.map((above) => `${above}/site.webmanifest`)];
}

/** The file of a page. */
export const fileOf = (path: string): string => `${fileStem(path)}.html`;

/** A set of files by their addresses, each with its compressed copies, and of the folders around them. */
export class FileTree {
  readonly #files = new Set<string>();
  readonly #folders = new Set<string>();

  constructor(addresses: readonly string[]) {
    for (const address of addresses) this.add(address);
  }

  add(address: string): void {
    const file = alike(address);
    for (const copy of ['', '.br', '.gz']) this.#files.add(file + copy);
    for (const folder of foldersOf(file)) this.#folders.add(folder);
  }

  /** True where a file has the address, or stands in the way of a folder above it. */
  has(address: string): boolean {
    const file = alike(address);
    return [file, ...foldersOf(file)].some((one) => this.#files.has(one));
  }

  /** True where files lie below the address. */
  hasFolder(address: string): boolean {
    return this.#folders.has(alike(address));
  }
}

const alike = (address: string): string => address.normalize('NFC').toLowerCase();

/** `/a/b/c.html` → `/a`, `/a/b` */
const foldersOf = (address: string): string[] => {
  const steps = address.split('/').slice(0, -1);
  return steps.slice(1).map((_, index) => steps.slice(0, index + 2).join('/'));
};

/** Tells which addresses of pages, and which old ones, the build needs for itself. `/en/404` is the page of "/en/*". */
export function ownAddresses({ pages, editor }: Addressed): (address: string) => boolean {
  const all = [{ path: '/' }, { path: '*' }, ...pages];
  const documents = all.flatMap(({ path }) => (path === '/' || isNotFound(path) ? [fileOf(path)] : []));
  const files = new FileTree([...ownFiles({ pages: all, editor }), ...documents]);
  return (address) => ownFolder.test(address) || files.has(address) || files.has(`${address}.html`);
}

/** True for `/a/index`, which hosts serve for the folder `/a/`. */
export const isIndex = (address: string): boolean => /\/index$/i.test(address);

/**
 * Tells whose address a file of the folder `public/` has that is not its own.
 *
 * @returns the page that has it; no page where the build needs it; undefined where it is the file's own
 */
export function takenAddresses<Page extends { path: string }>(
  site: Addressed<Page> & { feeds: readonly { address: string }[] },
): (address: string) => { page?: Page } | undefined {
  const pages = new Map(site.pages.map((page) => [page.path.toLowerCase(), page]));
  const isOwn = ownAddresses(site);
  const files = new FileTree([...site.pages.map(({ path }) => fileOf(path)), ...site.feeds.map(({ address }) => address)]);
  return (address) => {
    const stem = address.replace(/\.html?$/i, '');
    const page = pages.get(stem.toLowerCase());
    if (page) return { page };
    const names = [address, `${stem}.html`];
    return isIndex(stem) || ownFolder.test(stem) || names.some((name) => isOwn(name) || files.has(name)) ? {} : undefined;
  };
}
