/** A constant that no text names. An ordinary edit leaves it behind and it does no harm, so it warns. */

import { finding, type Verdict } from '../finding.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'warning';

export const check: Check = ({ constants, found: { uses } }) =>
  [...constants].flatMap(([name, { pointer }]) =>
    uses.has(name) ? [] : [finding('unused-constant', { pointer, at: 'key' }, { name })],
  );
