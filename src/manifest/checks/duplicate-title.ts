/** Two pages with the same title: tabs, bookmarks and hits cannot be told apart. It warns: both pages work. */

import { finding, type Verdict } from '../finding.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'warning';

export const check: Check = ({ pages }) => {
  const seen = new Map<string, string>();
  return pages.flatMap(({ title }, index) => {
    const pointer = `/routes/${index}/title`;
    const first = seen.get(title.toLowerCase());
    if (first !== undefined) return [finding('duplicate-title', { pointer }, { title }, [{ pointer: first }])];
    seen.set(title.toLowerCase(), pointer);
    return [];
  });
};
