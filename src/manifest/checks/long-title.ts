/** A title that search engines cut. Pages that they do not show may have any. It warns: the page itself works. */

import { finding, type Verdict } from '../finding.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'warning';

/** About what fits into the 600 pixels that Google gives a title. */
const limit = 60;

export const check: Check = ({ pages }) =>
  pages.flatMap(({ path, title, noindex }, index) => {
    if (noindex || path === '*' || title.length <= limit) return [];
    return [finding('long-title', { pointer: `/routes/${index}/title` }, { title, actual: title.length, limit })];
  });
