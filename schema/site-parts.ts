/** What of a site a page is rendered with, and what of it goes to the browser. */
import type { Page, Shell, Site, SitePage } from './resolved.ts';

/** Every page of a site, those for unknown paths at the end. */
export const allPages = ({ pages, shells }: Pick<Site, 'pages' | 'shells'>): SitePage[] => [
  ...pages,
  ...shells.map(({ notFound }) => notFound),
];

/** The page of a path; the not-found page where there is none. */
export function getPage(site: Site, path: string): SitePage {
  return site.pages.find((page) => page.path === path) ?? site.shells[0].notFound;
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
  const { url, lang, dir, name, isStatic, labels, header, footer, errorView, isolated, loads } = shell;
  return {
    ...{ url, lang, ...(dir && { dir }), name, ...(isStatic && { isStatic }) },
    ...{ labels, header, footer, errorView, isolated, loads },
  };
}

/** A page as it goes to the browser. */
export function pageForBrowser({ pointer: _, lang: __, ...page }: SitePage): Page {
  return page;
}
