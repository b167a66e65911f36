/** Links to an anchor that no section of the target page has. */
import type { Check, Verdict } from '../check.ts';
import { finding, withCorrection } from '../findings.ts';
import { routeIndexOf } from '../found.ts';
import { findCertain, findNearest } from '../nearest.ts';

export const verdict: Verdict = 'error';

export const check: Check = ({ manifest, found: { links } }) => {
  const idsOf = manifest.routes.map(({ sections }) => new Set(sections.flatMap(({ id }) => (id === undefined ? [] : [id]))));
  return links.flatMap(({ where, href }) => {
    if (!('hash' in href) || href.hash === undefined) return [];
    const target = href.page ?? manifest.routes[routeIndexOf(where.pointer) ?? -1]?.path;
    const ids = idsOf[manifest.routes.findIndex(({ path }) => path === target)];
    // A page that does not exist is another check's finding, an anchor on every page too.
    if (!ids || target === undefined || ids.has(href.hash.slice(1))) return [];
    const name = href.hash.slice(1);
    const nearest = findNearest(name, ids);
    const found = finding('broken-anchor', where, { hash: href.hash, page: target, nearest: nearest && `#${nearest}` });
    const certain = findCertain(name, ids);
    return [withCorrection(found, href.hash, certain && `#${certain}`)];
  });
};
