/** Texts of nothing but space. The schema refuses `""`; this one refuses what looks the same to a visitor. */

import { type Finding, finding, type Verdict } from '../finding.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'error';

const blank = /^[\s\p{Cf}]+$/u;

export const check: Check = ({ found }) => {
  const findings: Finding[] = [];
  for (const { pointer, raw } of found.texts) if (blank.test(raw)) findings.push(finding('empty-text', { pointer }, {}));
  return findings;
};
