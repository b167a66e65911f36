/** Texts of nothing but space. The schema refuses `""`; this one refuses what looks the same to a visitor. */
import type { Check, Verdict } from '../check.ts';
import { finding } from '../findings.ts';

export const verdict: Verdict = 'error';

const blank = /^[\s\p{Cf}]+$/u;

export const check: Check = ({ found }) =>
  found.texts.flatMap(({ pointer, raw }) => (blank.test(raw) ? [finding('empty-text', { pointer }, {})] : []));
