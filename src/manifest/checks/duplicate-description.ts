/** Two pages with the same description in search results, mostly after a page was copied. It warns: both pages work. */

import { finding, type Verdict } from '../finding.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'warning';

export const check: Check = ({ pages }) => {
  const seen = new Map<string, string>();
  return pages.flatMap(({ description, noindex }, index) => {
    if (noindex) return [];
    const pointer = `/routes/${index}/description`;
    const first = seen.get(description.toLowerCase());
    if (first !== undefined) return [finding('duplicate-description', { pointer }, {}, [{ pointer: first }])];
    seen.set(description.toLowerCase(), pointer);
    return [];
  });
};
