/** Links to pages that do not exist. */
import type { Check } from '../check.ts';
import { finding } from '../findings.ts';
import { findNearest } from '../nearest.ts';

export const check: Check = ({ manifest, links }) => {
  const paths = new Set(manifest.routes.map(({ path }) => path));
  return links.flatMap(({ where, href }) => {
    if (!('page' in href) || href.page === undefined || paths.has(href.page)) return [];
    return [finding('broken-link', where, { path: href.page, nearest: findNearest(href.page, paths) })];
  });
};
