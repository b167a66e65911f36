/** A last day before the first: an error, since one of the two is wrong, and what is past would be folded too early. */

import { code } from '../words/phrases.ts';
import type { Rule } from './basis/rule.ts';

export const rule: Rule<{ first: string; last: string }> = {
  severity: 'error',
  *check({ met }) {
    const days = met.moments.filter(({ kind }) => kind === 'date');
    const byPointer = new Map(days.map((day) => [day.where.pointer, day]));
    for (const { where, value, iso } of days) {
      if (!where.pointer.endsWith('/endDate')) continue;
      const first = byPointer.get(where.pointer.replace(/endDate$/, 'date'));
      if (iso === undefined || first?.iso === undefined || iso >= first.iso) continue;
      yield { ...where, params: { first: first.value, last: value }, related: [first.where] };
    }
  },
  de: {
    message: ({ first, last }, { place }) => `Der letzte Tag ${code(last)} liegt vor dem ersten, ${code(first)} (${place}).`,
    hint: () => 'Tauschen Sie die beiden, oder berichtigen Sie den falschen. Bei einem einzigen Tag entfällt `endDate`.',
    explanation: 'Der letzte Tag liegt nicht vor dem ersten.',
    inForm: { hint: () => 'Tauschen Sie die beiden, oder berichtigen Sie den falschen.' },
  },
  en: {
    message: ({ first, last }, { place }) => `The last day ${code(last)} is before the first, ${code(first)} (${place}).`,
    hint: () => 'Swap the two, or correct the wrong one. For a single day leave `endDate` out.',
    explanation: 'The last day is not before the first.',
    inForm: { hint: () => 'Swap the two, or correct the wrong one.' },
  },
  example: {
    wrong: '"date": "2027-01-18", "endDate": "2027-01-16"',
    right: '"date": "2027-01-16", "endDate": "2027-01-18"',
  },
};
