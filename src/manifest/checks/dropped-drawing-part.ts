/**
 * A drawing with a part that browsers show and that is not published, since it could run or load something. It warns: what is left may
 * be enough, as many programs write the same once more for viewers without HTML.
 */

import { finding, type Verdict } from '../finding.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'warning';

export const check: Check = ({ found: { images } }) =>
  images.flatMap(({ pointer, path, dropped }) =>
    dropped === undefined ? [] : [finding('dropped-drawing-part', { pointer: `${pointer}/src` }, { path, part: dropped })],
  );
