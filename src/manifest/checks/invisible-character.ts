/**
 * Characters that nobody sees in an editor: control characters, those that turn the direction of the text around them, and
 * what is left of a broken encoding. An error: they come by accident or by malice, never by an ordinary edit.
 */
import type { Check, Verdict } from '../check.ts';
import { finding } from '../findings.ts';

export const verdict: Verdict = 'error';

/** Line breaks are fine, and so are soft hyphens, fixed spaces and joiners, which have their use in texts. */
const invisible = /(?![\n\r])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\ufdd0-\ufdef\ufeff\ufffd-\uffff]/u;

export const check: Check = ({ found, constants }) => {
  const values = [...constants.values()].map(({ pointer, value }) => ({ pointer, raw: String(value) }));
  return [...found.texts, ...values].flatMap(({ pointer, raw }) => {
    const part = invisible.exec(raw)?.[0];
    return part === undefined ? [] : [finding('invisible-character', { pointer, part }, { char: part })];
  });
};
