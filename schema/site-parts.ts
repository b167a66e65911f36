/** What of a site a page is rendered with, and what of it goes to the browser. */
import type { Page, Shell, Site, SitePage } from './resolved.ts';

/** Every page of a site, those for unknown paths at the end. */
export const allPages = ({ pages, shells }: Pick<Site, 'pages' | 'shells'>): SitePage[] => [
  ...pages,
  ...shells.map(({ notFound }) => notFound),
];

/** Whether a page is that for unknown paths, of whatever language. */
export const isNotFound = (path: string): boolean => path.endsWith('*');

/** The name of a page's file without its ending: `/leistungen`, `/index`, `/en/404`. The last two are reserved as paths. */
export function fileStem(path: string): string {
  if (isNotFound(path)) return `${path.slice(0, -'*'.length).replace(/\/?$/, '/')}404`;
  return path.endsWith('/') ? `${path}index` : path;
}

/** The path of the page for unknown paths of a language. */
export const notFoundPath = ({ home }: Pick<Shell, 'home'>): string => (home ? `${home}/*` : '*');

/** Whether a path lies at or below another one. */
const isBelow = (path: string, other: string): boolean => path === other || path.startsWith(other === '/' ? '/' : `${other}/`);

/** Of several that lie below each other the innermost one that a path is in; undefined where it is in none that has a home of its own. */
export function homeOf<Around extends { home?: string }>(path: string, all: readonly Around[]): Around | undefined {
  const around = all.filter(({ home }) => home !== undefined && home !== '/' && isBelow(path, home));
  return around.sort((one, other) => (other.home?.length ?? 0) - (one.home?.length ?? 0))[0];
}

/** The innermost collection that a page lies below; where its own address lies below none, that of the page that it translates. */
export function collectionOf<One extends { under?: unknown }>(
  all: readonly One[],
  { path, translates }: { path?: unknown; translates?: unknown },
): One | undefined {
  const above = (of: unknown) =>
    all
      .filter(({ under }) => typeof under === 'string' && typeof of === 'string' && of !== under && isBelow(of, under))
      .sort((one, other) => String(other.under).length - String(one.under).length)[0];
  return above(path) ?? above(translates);
}

/** The address of the feed of what lies below a path. */
export const feedAddress = (path: string): string => `${path === '/' ? '' : path}/feed.xml`;

/** Whether an address could be that of a feed. */
export const isFeed = (address: string): boolean => address.startsWith('/') && address.endsWith('/feed.xml');

/** The paths above a page, along the parts of its address: that of its language's home page first, its own last. */
export function pathsTo(path: string, home = '/'): string[] {
  if (path === home) return [home];
  const above = home === '/' ? '' : home;
  const parts = path.slice(above.length).split('/').slice(1);
  return [home, ...parts.map((_, index) => `${above}/${parts.slice(0, index + 1).join('/')}`)];
}

/** The page of a path; the not-found page of its language where there is none. */
export function getPage(site: Site, path: string): SitePage {
  return site.pages.find((page) => page.path === path) ?? (homeOf(path, site.shells) ?? site.shells[0]).notFound;
}

/** What stands around a page. */
export function shellOf<Around extends Shell>(
  site: { shells: readonly [Around, ...Around[]] },
  { lang }: Pick<SitePage, 'lang'>,
): Around {
  return site.shells.find((shell) => shell.lang === lang) ?? site.shells[0];
}

/** A shell as it goes to the browser. */
export function shellForBrowser(shell: Shell): Shell {
  const { url, lang, dir, home, languages, name, isStatic, labels, header, footer, errorView, isolated, loads } = shell;
  return {
    ...{ url, lang, ...(dir && { dir }), ...(home && { home }), ...(languages && { languages }), name },
    ...(isStatic && { isStatic }),
    ...{ labels, header, footer, errorView, isolated, loads },
  };
}

/** A page as it goes to the browser. */
export function pageForBrowser({ pointer: _, lang: __, ...page }: SitePage): Page {
  if (page.entry?.firstPath === undefined) return page;
  const { firstPath: ___, ...entry } = page.entry;
  return { ...page, entry };
}

/** The path that a site with this address lies below, `/choir`; empty at the root of its host. */
export const basePath = (url: string): string => url.replace(/^https?:\/\/[^/]*/i, '').replace(/\/$/, '');

/** What the addresses of the pages of a language begin with: the path of its home page, without a slash at its end. */
export const above = ({ home = '/' }: Pick<Shell, 'home'>): string => home.replace(/\/$/, '');
