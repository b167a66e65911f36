/** A site needs a page for unknown addresses. */

import { finding, type Verdict } from '../finding.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'error';

export const check: Check = ({ manifest }) =>
  manifest.routes.some(({ path }) => path === '*') ? [] : [finding('missing-not-found', { pointer: '/routes', at: 'key' }, {})];
