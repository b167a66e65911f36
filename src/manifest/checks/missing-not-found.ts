/** A site needs a page for unknown addresses. */
import type { Check, Verdict } from './basis/run-checks.ts';
import { finding } from '../finding.ts';

export const verdict: Verdict = 'error';

export const check: Check = ({ manifest }) =>
  manifest.routes.some(({ path }) => path === '*') ? [] : [finding('missing-not-found', { pointer: '/routes', at: 'key' }, {})];
