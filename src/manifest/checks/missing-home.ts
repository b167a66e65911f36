/** A site needs a page at "/": the logo leads there, and so does a bare address. */

import { finding, type Verdict } from '../finding.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'error';

export const check: Check = ({ manifest }) =>
  manifest.routes.some(({ path }) => path === '/') ? [] : [finding('missing-home', { pointer: '/routes', at: 'key' }, {})];
