/** Addresses whose files the build makes for itself: a page there would be overwritten, or overwrite them. */

import { finding, type Verdict } from '../finding.ts';
import type { Check } from './basis/run-checks.ts';

/** `/404` is the page of "*", `index` the home page of a folder; the others hold files. */
const reserved = /^\/(?:404|(?:.+\/)?index|(?:_data|assets|__signup)(?:\/.*)?)$/i;

export const verdict: Verdict = 'error';

export const check: Check = ({ manifest }) =>
  manifest.routes.flatMap(({ path }, index) =>
    reserved.test(path) ? [finding('reserved-path', { pointer: `/routes/${index}/path` }, { path })] : [],
  );
