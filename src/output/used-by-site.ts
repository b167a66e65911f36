/** What of the builder a site uses: all that makes its app another one than those of other sites. */
import type { Site } from '../../schema/resolved.ts';
import { allPages, basePath } from '../../schema/site-parts.ts';
import { hasHeader } from '../render/has-header.ts';
import type { Used } from './app/only-used.ts';

/** @returns lists that are the same whenever the same is used, wherever that is */
export function usedBy(site: Site): Used {
  const sections = allPages(site).flatMap((page) => page.sections);
  const languages = [...site.shells, ...sections].flatMap(({ lang }) => lang ?? []);
  return {
    types: sortedOnce(sections.map(({ type }) => type)),
    languages: sortedOnce(languages.map((tag) => tag.slice(0, 2))),
    enlarging: sections.some(({ labels }) => typeof labels === 'object' && labels !== null && 'enlarge' in labels),
    backdrops: sections.some(({ backdrop }) => backdrop),
    headerless: !allPages(site).every(hasHeader),
    severalLanguages: site.shells.length > 1,
    neighbours: site.pages.some(({ neighbours }) => neighbours !== undefined),
    belowPath: basePath(site.url) !== '',
    isRightToLeft: [...site.shells, ...sections].some(({ dir }) => dir === 'rtl'),
  };
}

const sortedOnce = (names: readonly string[]) => [...new Set(names)].sort();
