/** Two sections of one page with the same anchor: a link would always lead to the first. */

import { finding, type Verdict } from '../finding.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'error';

export const check: Check = ({ manifest }) =>
  manifest.routes.flatMap(({ sections }, route) => {
    const seen = new Map<string, string>();
    return sections.flatMap(({ id }, index) => {
      if (id === undefined) return [];
      const pointer = `/routes/${route}/sections/${index}/id`;
      const first = seen.get(id);
      if (first !== undefined) return [finding('duplicate-id', { pointer }, { id }, [{ pointer: first }])];
      seen.set(id, pointer);
      return [];
    });
  });
