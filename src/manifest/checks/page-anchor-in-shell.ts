/** A bare anchor in header, footer or error view, which stand on every page, that is not on every page. */
import type { Check } from '../check.ts';
import { finding } from '../findings.ts';
import { routeIndexOf } from '../links.ts';

export const check: Check = ({ manifest, links }) =>
  links.flatMap(({ pointer, href }) => {
    if (!('hash' in href) || href.hash === undefined || href.page !== undefined) return [];
    if (routeIndexOf(pointer) !== undefined) return [];
    const id = href.hash.slice(1);
    const everywhere = manifest.routes.every(({ sections }) => sections.some((section) => section.id === id));
    return everywhere ? [] : [finding('page-anchor-in-shell', { pointer }, { hash: href.hash })];
  });
