/**
 * Quotation marks of a typewriter where the language of the text has its own: „Deutsch“, « français ». It warns, since the signs can be
 * meant. Texts in languages that are not known here are left as they are written.
 */

import { quotationMarks } from '../../schema/quotation-marks.ts';
import { code } from '../findings/words/phrases.ts';
import { findPlaces } from './support/all-places.ts';
import { languageFinder } from './support/languages.ts';
import type { Rule } from './support/rule.ts';

/** A pair around words. An inch behind a number is none, and neither is what stands in code. */
const pair = /(?<![\p{L}\p{N}"\\`])"(?=[^\s"])([^"\n`]{1,200})(?<=\S)"(?![\p{L}\p{N}"`])/u;

export const rule: Rule<{ found: string; right: string }> = {
  severity: 'warning',
  since: '0.9.0',
  *check({ sections, shellAt, references }) {
    const langAt = languageFinder({ sections, shellAt });
    for (const { pointer, raw, use } of references.texts) {
      if (use === 'address' || !raw.includes('"')) continue;
      const [open, close] = quotationMarks(langAt(pointer)) ?? [];
      if (open === undefined) continue;
      const places = findPlaces({ pointer, raw, use }, pair, ([, words = '']) => `${open}${words}${close}`);
      if (!places) continue;
      const { found, ...corrections } = places;
      yield { pointer, part: found, params: { found, right: places.correction?.to ?? '' }, ...corrections };
    }
  },
  de: {
    message: ({ found }, { place }) => `${code(found)} steht zwischen Zeichen der Schreibmaschine (${place}).`,
    hint: ({ right }) => `In dieser Sprache sehen Anführungszeichen so aus: ${right}`,
    explanation: 'Jede Sprache hat eigene Anführungszeichen; die geraden sieht man einem Text als Versehen an.',
  },
  en: {
    message: ({ found }, { place }) => `${code(found)} stands between the quotation marks of a typewriter (${place}).`,
    hint: ({ right }) => `In this language they look like this: ${right}`,
    explanation: 'Each language has quotation marks of its own; straight ones look like a slip.',
  },
  example: { wrong: '"title": "Die \\"gute\\" Nachricht"', right: '"title": "Die „gute“ Nachricht"' },
};
