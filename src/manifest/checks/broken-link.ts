/** Links to pages that do not exist. */

import { finding, type Verdict, withCorrection } from '../finding.ts';
import { createSuggester } from '../nearest.ts';
import { rightPath } from '../page-path.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'error';

export const check: Check = ({ manifest, found: { links } }) => {
  const paths = new Set(manifest.routes.map(({ path }) => path).filter((path) => path !== '*'));
  // Without a home page every link to it is broken, which is one mistake and another check's.
  paths.add('/');
  const suggest = createSuggester(paths);
  return links.flatMap(({ where, href }) => {
    if (!('page' in href) || href.page === undefined || paths.has(href.page)) return [];
    // A page that had to get another address, since none can have this one.
    const right = rightPath(href.page, /^/);
    const known = right !== undefined && paths.has(right);
    const { nearest, certain } = known ? { nearest: right, certain: right } : suggest(href.page);
    return [withCorrection(finding('broken-link', where, { path: href.page, nearest }), href.page, certain)];
  });
};
