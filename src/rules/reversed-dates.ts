/** A last day before the first: an error, since one of the two is wrong: what is past would be folded too early, or no day could be chosen. */

import { code } from '../findings/words/phrases.ts';
import type { Rule } from './support/rule.ts';

/** The key of a last day → that of the first. */
const firstOf = { endDate: 'date', max: 'min', until: 'from', 1: '0' };

export const rule: Rule<{ first: string; last: string; isEvent: boolean }> = {
  since: '0.9.0',
  *check({ references }) {
    const days = references.moments.filter(({ kind }) => kind !== 'time');
    const byPointer = new Map(days.map((day) => [day.where.pointer, day]));
    for (const { where, value, iso } of days) {
      const [key] = /(?<=\/)(?:endDate|max|until)$|(?<=\/facts\/\w+\/)1$/.exec(where.pointer) ?? [];
      if (key !== 'endDate' && key !== 'max' && key !== 'until' && key !== '1') continue;
      const around = where.pointer.slice(0, -key.length);
      // The first day of what is repeated stands beside its rhythm.
      const first = byPointer.get(around + firstOf[key]) ?? byPointer.get(`${around.replace(/\/every\/$/, '/')}date`);
      // What comes every year may go on into the next one.
      if (iso === undefined || first?.iso === undefined || iso >= first.iso || iso.startsWith('-')) continue;
      yield { ...where, params: { first: first.value, last: value, isEvent: key === 'endDate' }, related: [first.where] };
    }
  },
  de: {
    message: ({ first, last }, { place }) => `Der letzte Tag ${code(last)} liegt vor dem ersten, ${code(first)} (${place}).`,
    hint: ({ isEvent }) =>
      `Tauschen Sie die beiden, oder berichtigen Sie den falschen.${isEvent ? ' Bei einem einzigen Tag entfällt `endDate`.' : ''}`,
    explanation: 'Der letzte Tag liegt nicht vor dem ersten.',
    inForm: () => 'Tauschen Sie die beiden, oder berichtigen Sie den falschen.',
  },
  en: {
    message: ({ first, last }, { place }) => `The last day ${code(last)} is before the first, ${code(first)} (${place}).`,
    hint: ({ isEvent }) => `Swap the two, or correct the wrong one.${isEvent ? ' For a single day leave `endDate` out.' : ''}`,
    explanation: 'The last day is not before the first.',
    inForm: () => 'Swap the two, or correct the wrong one.',
  },
  example: {
    wrong: '"date": "2027-01-18", "endDate": "2027-01-16"',
    right: '"date": "2027-01-16", "endDate": "2027-01-18"',
  },
};
