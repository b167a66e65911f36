/** Links to pages that do not exist. */
import type { Check, Verdict } from '../check.ts';
import { finding, withCorrection } from '../findings.ts';
import { findCertain, findNearest } from '../nearest.ts';

export const verdict: Verdict = 'error';

export const check: Check = ({ manifest, found: { links } }) => {
  const paths = new Set(manifest.routes.map(({ path }) => path).filter((path) => path !== '*'));
  // Without a home page every link to it is broken, which is one mistake and another check's.
  paths.add('/');
  return links.flatMap(({ where, href }) => {
    if (!('page' in href) || href.page === undefined || paths.has(href.page)) return [];
    const found = finding('broken-link', where, { path: href.page, nearest: findNearest(href.page, paths) });
    return [withCorrection(found, href.page, findCertain(href.page, paths))];
  });
};
