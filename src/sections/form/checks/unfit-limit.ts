/**
 * A limit that is none for its kind of field, such as a day for a number: it would have no effect. It warns while the form is being written; a
 * release is stopped.
 */

import { findForms } from '../../../rules/support/forms.ts';
import type { Rule } from '../../../rules/support/rule.ts';

const fits = {
  date: (limit: unknown) => typeof limit === 'object' && !isoOf(limit).includes(':'),
  // Of what is no time at all another rule speaks.
  time: (limit: unknown) => typeof limit === 'object' && /:|^$/.test(isoOf(limit)),
  number: (limit: unknown) => typeof limit === 'number',
};

export const rule: Rule<{ input: keyof typeof fits }> = {
  severity: 'until-release',
  since: '1.1.0',
  *check(context) {
    for (const { value, whereIs } of findForms(context).flat()) {
      const { input } = value;
      if (input !== 'date' && input !== 'time' && input !== 'number') continue;
      for (const key of ['min', 'max'])
        if (value[key] !== undefined && !fits[input](value[key])) yield { ...whereIs(key), params: { input } };
    }
  },
  de: {
    message: ({ input }) =>
      `Diese Grenze passt nicht zu ${{ date: 'einem Tag', time: 'einer Uhrzeit', number: 'einer Zahl' }[input]} und bleibt ohne Wirkung.`,
    hint: ({ input }) =>
      ({
        date: 'Schreiben Sie einen Tag wie "2027-01-16", oder "today".',
        time: 'Schreiben Sie eine Uhrzeit wie "11:30".',
        number: 'Schreiben Sie eine Zahl ohne Anführungszeichen, wie 12.',
      })[input],
    explanation: 'Grenzen sind von der Art ihres Feldes: Tage, Uhrzeiten oder Zahlen.',
  },
  en: {
    message: ({ input }) =>
      `This limit does not fit ${{ date: 'a day', time: 'a time', number: 'a number' }[input]} and has no effect.`,
    hint: ({ input }) =>
      ({
        date: 'Write a day such as "2027-01-16", or "today".',
        time: 'Write a time such as "11:30".',
        number: 'Write a number without quotes, such as 12.',
      })[input],
    explanation: 'Limits are of the kind of their field: days, times or numbers.',
  },
  example: {
    wrong: '{ "input": "time", "min": 11, … }',
    right: '{ "input": "time", "min": "11:00", … }',
  },
};

const isoOf = (limit: object | null): string => (limit as { iso?: string } | null)?.iso ?? '';
