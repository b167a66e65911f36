/** Which pages search engines shall show, and where they learn of them. */
import type { Site } from '../../../schema/resolved.ts';
import { alternatesOf } from './alternates.ts';

/** What one file may hold (sitemaps.org, protocol 0.9). */
const limit = 50_000;

/**
 * The site's maps: one, or an index and its parts where there are more pages than one may hold.
 *
 * There is no `lastmod`: the manifest does not know when a page was changed, and the time of the build would be a lie.
 *
 * @returns address → text
 */
export function sitemaps(site: Site): Map<string, string> {
  const { base = '' } = site;
  const pages = new Map(site.pages.map((page) => [page.path, page]));
  const urls = site.pages
    .filter(({ noindex }) => !noindex)
    .map((page) => ({
      loc: site.url + page.path,
      alternates: alternatesOf(site, page, pages),
    }));
  if (urls.length <= limit) return new Map([[`${base}/sitemap.xml`, listOf('urlset', 'url', urls)]]);
  const parts = Array.from({ length: Math.ceil(urls.length / limit) }, (_, index) => {
    const part = urls.slice(index * limit, (index + 1) * limit);
    return [`${base}/sitemap-${index + 1}.xml`, listOf('urlset', 'url', part)] as const;
  });
  const index = listOf(
    'sitemapindex',
    'sitemap',
    parts.map(([address]) => ({ loc: site.url + address })),
  );
  return new Map([[`${base}/sitemap.xml`, index], ...parts]);
}

interface Entry {
  loc: string;
  /** The same page in each language. */
  alternates?: { lang: string; url: string }[];
}

function listOf(list: string, entry: string, entries: readonly Entry[]): string {
  const linked = entries.some(({ alternates = [] }) => alternates.length > 0);
  const linkOf = ({ lang, url }: { lang: string; url: string }) =>
    `<xhtml:link rel="alternate" hreflang="${lang}" href="${escaped(url)}"/>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${linked ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>`,
    ...entries.map(
      ({ loc, alternates = [] }) => `<${entry}><loc>${escaped(loc)}</loc>${alternates.map(linkOf).join('')}</${entry}>`,
    ),
    `</${list}>\n`,
  ].join('\n');
}

const escaped = (url: string) => url.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** Everything may be read: a page with `noindex` must be read to be left out. */
export const robots = (site: Site) => `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`;
