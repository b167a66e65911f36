/**
 * Characters that nobody sees in an editor: control characters, those that turn the direction of the text around them, and
 * what is left of a broken encoding. An error: they come by accident or by malice, never by an ordinary edit.
 */

import { type Finding, finding, type Verdict } from '../finding.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'error';

/** Line breaks are fine, and so are soft hyphens, fixed spaces and joiners, which have their use in texts. */
const invisible = /(?![\n\r])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\ufdd0-\ufdef\ufeff\ufffd-\uffff]/u;

/** The same without knowing whole characters: quick, and right but for pairs of surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be found.
const suspicious = /[\0-\t\v\f\x0e-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufdd0-\ufdef\ufeff\ufffd-\uffff]/;

export const check: Check = ({ found, constants }) => {
  const findings: Finding[] = [];
  const judge = (pointer: string, raw: string) => {
    const part = suspicious.test(raw) ? invisible.exec(raw)?.[0] : undefined;
    if (part !== undefined) findings.push(finding('invisible-character', { pointer, part }, { char: part }));
  };
  for (const { pointer, value } of constants.values()) judge(pointer, String(value));
  for (const { pointer, raw } of found.texts) judge(pointer, raw);
  return findings;
};
