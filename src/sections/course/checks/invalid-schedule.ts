/** A date or a time of a course that does not exist. An error: the other checks of dates would be blind. */

import { parseDay, parseTime } from '../../../../schema/schedule.ts';
import { code } from '../../../findings/words/phrases.ts';
import { howToWrite } from '../../../rules/support/moments.ts';
import type { Rule } from '../../../rules/support/rule.ts';
import { findSchedules } from './support/schedules.ts';

const fields = {
  de: { date: 'Das Datum', start: 'Der Beginn', end: 'Das Ende' },
  en: { date: 'The date', start: 'The start', end: 'The end' },
};

export const rule: Rule<{ field: 'date' | 'start' | 'end'; value: string; lang: string }> = {
  since: '0.1.0',
  check: (context) =>
    findSchedules(context).flatMap(({ lang, whereIs, ...schedule }) =>
      (['date', 'start', 'end'] as const).flatMap((field) => {
        const value = schedule[field];
        const known = field === 'date' ? parseDay(value, lang) : parseTime(value);
        return known === undefined ? [{ ...whereIs(field), params: { field, value, lang } }] : [];
      }),
    ),
  de: {
    message: ({ field, value }, { place }) => `${fields.de[field]} des Kurses kann nicht ${code(value)} sein (${place}).`,
    hint: ({ field, lang }) => howToWrite.de(field === 'date' ? 'date' : 'time', lang),
    explanation: 'Datum und Uhrzeit eines Kurses muss es geben.',
  },
  en: {
    message: ({ field, value }, { place }) => `${fields.en[field]} of the course cannot be ${code(value)} (${place}).`,
    hint: ({ field, lang }) => howToWrite.en(field === 'date' ? 'date' : 'time', lang),
    explanation: 'Date and time of a course must exist.',
  },
  example: { wrong: '"date": "31.02.27"', right: '"date": "28.02.27"' },
};
