/**
 * A placeholder that is still there. Silent until a release: while the site is being made, all of them are, and the list
 * would hide what matters. For a release each is an error, and together they are the owner's list of things to do.
 */

import { finding, type Verdict } from '../finding.ts';
import { pointerTo } from '../pointer.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'release-only';

export const check: Check = ({ manifest }) =>
  Object.entries(manifest.placeholders).map(([name, value]) =>
    finding('placeholder-left', { pointer: pointerTo('/placeholders', name), at: 'key' }, { name, value: String(value) }),
  );
