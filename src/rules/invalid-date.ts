/**
 * A day or a time that does not exist, or that can be read as two. An error: visitors would come on the wrong day, and what sorts entries
 * or folds those that are past would be blind. Those of a course are validated by `invalid-schedule`.
 */

import { canBeTwoDays } from '../../schema/schedule.ts';
import { code } from '../findings/words/phrases.ts';
import { soleConstant } from '../manifest/resolve/constants.ts';
import type { MomentKind } from '../manifest/resolve/references.ts';
import { howToWrite } from './support/moments.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ kind: MomentKind; value: string; lang: string; isDouble: boolean }> = {
  since: '0.9.0',
  groupByCause: true,
  check: ({ references, constantsAt, shellAt }) =>
    references.moments.flatMap(({ kind, where, raw, value, iso }) => {
      // Of nothing but space another rule speaks.
      if (iso !== undefined || value.trim() === '') return [];
      const { lang } = shellAt(where.pointer);
      const params = { kind, value, lang, isDouble: kind !== 'time' && canBeTwoDays(value) };
      const cause = soleConstant(raw, constantsAt(where.pointer));
      return [cause ? { pointer: cause.pointer, params, related: [where] } : { ...where, params }];
    }),
  de: {
    message: ({ kind, value, isDouble }, { place }) =>
      isDouble
        ? `${code(value)} kann zwei verschiedene Tage meinen (${place}).`
        : `${code(value)} ist ${kind === 'time' ? 'keine Uhrzeit, die es gibt' : 'kein Tag, den es gibt'} (${place}).`,
    hint: ({ kind, lang }) => howToWrite.de(kind, lang),
    explanation: 'Einen Tag oder eine Uhrzeit muss es geben, und jeder muss dasselbe darunter verstehen.',
  },
  en: {
    message: ({ kind, value, isDouble }, { place }) =>
      isDouble
        ? `${code(value)} can mean two different days (${place}).`
        : `${code(value)} is no ${kind === 'time' ? 'time' : 'day'} that exists (${place}).`,
    hint: ({ kind, lang }) => howToWrite.en(kind, lang),
    explanation: 'A day or a time must exist, and everyone must understand the same by it.',
  },
  example: { wrong: '"date": "31.02.2027"', right: '"date": "28.02.2027"' },
};
