/** What of a site a page is rendered with. Nothing of React is imported here: the code that writes page data needs it too. */
import type { Page, Shell, Site } from '../../schema/resolved.ts';

/** The page of a path; the not-found page where there is none. */
export function getPage(site: Site, path: string): Page {
  return site.pages.find((page) => page.path === path) ?? site.notFound;
}

/** What all pages share, as it goes to the browser. */
export function shellOf({ url, lang, dir, name, isStatic, labels, header, footer, errorView, isolated, loads }: Site): Shell {
  return {
    ...{ url, lang, ...(dir && { dir }), name, ...(isStatic && { isStatic }) },
    ...{ labels, header, footer, errorView, isolated, loads },
  };
}
