/** Every page needs a main heading. The renderer makes it of the first section's `title`, whatever its type. */

import { finding, type Verdict } from '../finding.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'error';

export const check: Check = ({ manifest }) =>
  manifest.routes.flatMap(({ path, sections }, index) => {
    const titled = sections.some(({ title }) => typeof title === 'string' && title.trim() !== '');
    return titled ? [] : [finding('missing-title', { pointer: `/routes/${index}/sections`, at: 'key' }, { path })];
  });
