/** A site needs a page for unknown addresses. */
import type { Check } from '../check.ts';
import { finding } from '../findings.ts';

export const check: Check = ({ manifest }) =>
  manifest.routes.some(({ path }) => path === '*') ? [] : [finding('missing-not-found', { pointer: '/routes', at: 'key' }, {})];
