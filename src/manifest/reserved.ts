/** Addresses that belong to what the build makes. */
import { hostFilePattern } from '../../schema/host-files.ts';
import { isNotFound } from '../../schema/site-parts.ts';

/** `/404` is the page of "*", `index` the home page of a folder; the others hold files. */
const reservedPath = /^\/(?:404|(?:.+\/)?index|(?:_data|assets|__signup)(?:\/.*)?)$/i;

/** Tells which paths the build of a site needs for itself. `/en/404` is the page of "/en/*". Case does not count. */
export function reservedOn(pages: readonly { path: string }[]): (path: string) => boolean {
  const notFound = pages.flatMap(({ path }) => (isNotFound(path) ? [path.replace('*', '404').toLowerCase()] : []));
  const own = new Set(notFound);
  return (path) => reservedPath.test(path) || own.has(path.toLowerCase());
}

/** What lies at the root beside the pages, for browsers, search engines and hosts. */
const reservedFile = new RegExp(
  `^/(?:robots\\.txt|sitemap(?:-\\d+)?\\.xml|favicon\\.ico|apple-touch-icon\\.png|site\\.webmanifest|${hostFilePattern})$`,
  'i',
);

/** Whether an address is one that the build needs: no old one can lead on from there. `/a/index.html` is one that it does not make. */
export function belongsToBuild(address: string): boolean {
  const stem = address.replace(/\.html$/i, '');
  return reservedFile.test(address) || (reservedPath.test(stem) && !/.\/index$/i.test(stem));
}

/**
 * Whose address a file of the folder `public/` has that is not its own.
 *
 * @param address - of the file
 * @param pages - of the site, as its feeds. Case does not count: many hosts and file systems do not tell it apart.
 * @returns the page that has it; no page where the build needs it; undefined where it is the file's own
 */
export function takenAddress<Page extends { path: string }>(
  address: string,
  pages: readonly Page[],
  feeds: readonly { address: string }[],
): { page?: Page } | undefined {
  const stem = address.replace(/\.html?$/i, '');
  const page = pages.find(({ path }) => path.toLowerCase() === stem.toLowerCase());
  if (page) return { page };
  return reservedOn(pages)(stem) ||
    reservedFile.test(address) ||
    feeds.some((feed) => feed.address.toLowerCase() === address.toLowerCase())
    ? {}
    : undefined;
}
