/** A description that search engines cut, or that is too short to be shown at all. It warns: the page itself works. */

import { finding, type Verdict } from '../finding.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'warning';

const min = 70;
const max = 160;

export const check: Check = ({ pages }) =>
  pages.flatMap(({ path, description, noindex }, index) => {
    const actual = description.length;
    if (noindex || path === '*' || (actual >= min && actual <= max)) return [];
    return [finding('description-length', { pointer: `/routes/${index}/description` }, { actual, min, max })];
  });
