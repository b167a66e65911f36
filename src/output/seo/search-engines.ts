/** How a site is found: what its documents say to search engines and messengers, and the files around them. */
import type { Site, SitePage } from '../../../schema/resolved.ts';
import { isNotFound, shellOf } from '../../../schema/site-parts.ts';
import type { SearchTags } from '../../render/SearchHead.tsx';
import { iconAddresses, manifestAddress, markOf, webManifest } from '../cards/icons.ts';
import { sharedOf } from '../cards/share-image.ts';
import { socialCardSize } from '../cards/social-card.ts';
import { alternatesOf } from './alternates.ts';
import { feedsOf, feedsOfPage } from './feed.ts';
import { robots, sitemaps } from './sitemap.ts';
import { structuredData, trailOf } from './structured-data.ts';

export interface SearchEngines {
  /** What the head of a page says. Undefined for the not-found page, which nobody links to; it has icons all the same. */
  tags: (page: SitePage) => SearchTags;
  /** Address → text of the files that are for machines. */
  texts: Map<string, string>;
}

/** Depends on nothing but the site: two builds of one manifest say the same. Pictures are drawn by pictures.ts. */
export function prepareSearchEngines(site: Site): SearchEngines {
  const pages = new Map(site.pages.map((page) => [page.path, page]));
  const mark = markOf(site);
  const shared = {
    ...iconAddresses(site),
    ...(mark?.src.endsWith('.svg') && mark.width === mark.height && { svg: mark.src }),
  };
  return {
    tags: (page) => {
      const shell = shellOf(site, page);
      const icons = { ...shared, manifest: manifestAddress(shell) };
      if (isNotFound(page.path)) return { icons };
      const { address, type, alt } = sharedOf(site, page);
      const src = site.url + address;
      const feeds = feedsOfPage(site, page);
      return {
        icons,
        alternates: alternatesOf(site, page, pages),
        ...(feeds.length > 0 && { feeds }),
        locale: openGraphLocale(shell.locale),
        otherLocales: site.shells.flatMap(({ lang, locale }) =>
          lang !== page.lang && page.translations?.[lang] !== undefined ? [openGraphLocale(locale)] : [],
        ),
        card: { src, type, alt, ...socialCardSize },
        structuredData: structuredData(site, page, trailOf(site, page, pages), src),
      };
    },
    texts: new Map([
      ...sitemaps(site),
      ...feedsOf(site),
      // Only that of the host is asked for.
      ...(site.base === undefined ? [['/robots.txt', robots(site)] as const] : []),
      ...site.shells.map((shell) => [manifestAddress(shell), webManifest(site, shell)] as const),
    ]),
  };
}

/** `de` as Open Graph wants it, `de_DE`: a language and the land where most speak it, unless the site names another. */
function openGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return region ? `${language}_${region}` : language;
}
