/** Links to an anchor that no section of the target page has. */

import { finding, type Verdict, withCorrection } from '../finding.ts';
import { createSuggester } from '../nearest.ts';
import { namedConstants } from '../resolve/constants.ts';
import { routeIndexOf } from '../resolve/met.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'error';

export const check: Check = ({ manifest, found: { links } }) => {
  const pages = new Map(
    manifest.routes.map(({ path, sections }) => {
      const ids = new Set(sections.flatMap(({ id }) => (id === undefined ? [] : [id])));
      // What an id with an unknown constant would be is not known: that constant is the mistake, not the links to it.
      const isUnsure = [...ids].some((id) => namedConstants(id).length > 0);
      return [path, { ids, isUnsure, suggest: createSuggester(ids) }] as const;
    }),
  );
  return links.flatMap(({ where, href }) => {
    if (!('hash' in href) || href.hash === undefined) return [];
    const target = href.page ?? manifest.routes[routeIndexOf(where.pointer) ?? -1]?.path;
    const page = target === undefined ? undefined : pages.get(target);
    const name = href.hash.slice(1);
    // A page that does not exist is another check's finding, an anchor on every page too.
    if (!page || target === undefined || page.ids.has(name) || page.isUnsure) return [];
    const { nearest, certain } = page.suggest(name);
    const found = finding('broken-anchor', where, { hash: href.hash, page: target, nearest: nearest && `#${nearest}` });
    return [withCorrection(found, href.hash, certain && `#${certain}`)];
  });
};
