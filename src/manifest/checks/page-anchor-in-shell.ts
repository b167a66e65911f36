/** A bare anchor in header, footer or error view, which stand on every page, that is not on every page. */

import { finding, type Verdict } from '../finding.ts';
import { routeIndexOf } from '../resolve/met.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'error';

export const check: Check = ({ manifest, found: { links } }) =>
  links.flatMap(({ where, href }) => {
    if (!('hash' in href) || href.hash === undefined || href.page !== undefined) return [];
    if (routeIndexOf(where.pointer) !== undefined) return [];
    const id = href.hash.slice(1);
    const everywhere = manifest.routes.every(({ sections }) => sections.some((section) => section.id === id));
    return everywhere ? [] : [finding('page-anchor-in-shell', where, { hash: href.hash })];
  });
