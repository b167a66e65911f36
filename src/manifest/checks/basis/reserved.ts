/** Addresses that belong to what the build makes. */
import { hostFilePattern } from '../../../../schema/host-files.ts';

/** `/404` is the page of "*", `index` the home page of a folder; the others hold files. */
export const reservedPath = /^\/(?:404|(?:.+\/)?index|(?:_data|assets|__signup)(?:\/.*)?)$/i;

/** What lies at the root beside the pages, for browsers, search engines and hosts. */
export const reservedFile = new RegExp(
  `^/(?:robots\\.txt|sitemap(?:-\\d+)?\\.xml|favicon\\.ico|apple-touch-icon\\.png|site\\.webmanifest|${hostFilePattern})$`,
  'i',
);
