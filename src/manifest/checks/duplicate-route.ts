/** Two pages at one address. Case does not count: many hosts and file systems do not tell it apart. */

import { finding, type Verdict } from '../finding.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'error';

export const check: Check = ({ manifest }) => {
  const seen = new Map<string, { path: string; pointer: string }>();
  return manifest.routes.flatMap(({ path }, index) => {
    const pointer = `/routes/${index}/path`;
    const key = path.toLowerCase();
    const first = seen.get(key);
    if (first) return [finding('duplicate-route', { pointer }, { path, other: first.path }, [{ pointer: first.pointer }])];
    seen.set(key, { path, pointer });
    return [];
  });
};
