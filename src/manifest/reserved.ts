/** Addresses that belong to what the build makes. */
import { hostFilePattern } from '../../schema/host-files.ts';

/** `/404` is the page of "*", `index` the home page of a folder; the others hold files. */
export const reservedPath = /^\/(?:404|(?:.+\/)?index|(?:_data|assets|__signup)(?:\/.*)?)$/i;

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

/** Whose address a file of the folder `public/` has that is not its own: that of a page, or one that the build needs. */
export type Taken = { by: 'page'; index: number } | { by: 'build' };

/**
 * @param address - of the file
 * @param paths - of the pages. Case does not count: many hosts and file systems do not tell it apart.
 */
export function takenAddress(address: string, paths: readonly string[]): Taken | undefined {
  const stem = address.replace(/\.html?$/i, '');
  const index = paths.findIndex((path) => path.toLowerCase() === stem.toLowerCase());
  if (index >= 0) return { by: 'page', index };
  return reservedPath.test(stem) || reservedFile.test(address) ? { by: 'build' } : undefined;
}
