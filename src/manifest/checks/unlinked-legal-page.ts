/**
 * An imprint or a privacy policy that the footer does not lead to. An error: the law wants both easy to find from every
 * page (§ 5 DDG: "easily recognisable, directly reachable, always available").
 */

import { finding, type Verdict } from '../finding.ts';
import { findLegalPages } from './basis/legal-pages.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'error';

export const check: Check = ({ manifest, found: { links } }) => {
  const linked = new Set(
    links.flatMap(({ where, href }) => (where.pointer.startsWith('/footer/') && 'page' in href && href.page ? [href.page] : [])),
  );
  return (['imprint', 'privacy'] as const).flatMap((kind) => {
    const pages = findLegalPages(manifest, kind);
    const [first] = pages;
    if (!first || pages.some(({ path }) => linked.has(path))) return [];
    const where = { pointer: '/footer/links', at: 'key' } as const;
    return [finding('unlinked-legal-page', where, { path: first.path, kind }, [{ pointer: `/routes/${first.index}/path` }])];
  });
};
