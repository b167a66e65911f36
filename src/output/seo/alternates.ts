import type { Site, SitePage } from '../../../schema/resolved.ts';
import { shellOf } from '../../../schema/site-parts.ts';

interface Alternate {
  /** A language, or `x-default`: what readers of all others get. */
  lang: string;
  url: string;
}

/**
 * The same page in every language, as search engines want to be told: itself included, and that in the language of the site for all other
 * readers (https://developers.google.com/search/docs/specialty/international/localized-versions). What is kept from them is not named.
 *
 * @param pages - path → page
 * @returns nothing where there is no other one
 */
export function alternatesOf(site: Site, page: SitePage, pages: ReadonlyMap<string, SitePage>): Alternate[] {
  const { languages = [], url } = shellOf(site, page);
  const { translations = {} } = page;
  const isShown = (path: string | undefined): path is string => path !== undefined && pages.get(path)?.noindex === false;
  const found = languages.flatMap(({ lang }) => {
    const path = translations[lang];
    return isShown(path) ? [{ lang, url: url + path }] : [];
  });
  if (page.noindex || found.length < 2) return [];
  const own = translations[site.shells[0].lang];
  return [...found, ...(isShown(own) ? [{ lang: 'x-default', url: url + own }] : [])];
}
