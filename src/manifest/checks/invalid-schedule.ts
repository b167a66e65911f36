/** A date or a time of a course that does not exist. An error: the other checks of dates would be blind. */

import { parseDay, parseTime } from '../../../schema/schedule.ts';
import { code } from '../words/phrases.ts';
import type { Rule } from './basis/rule.ts';
import { findSchedules } from './basis/schedules.ts';

const fields = {
  de: { date: 'Das Datum', start: 'Der Beginn', end: 'Das Ende' },
  en: { date: 'The date', start: 'The start', end: 'The end' },
};

export const rule: Rule<{ field: 'date' | 'start' | 'end'; value: string }> = {
  severity: 'error',
  check: (context) =>
    findSchedules(context).flatMap(({ whereIs, ...schedule }) =>
      (['date', 'start', 'end'] as const).flatMap((field) => {
        const value = schedule[field];
        const known = field === 'date' ? parseDay(value) : parseTime(value);
        return known === undefined ? [{ ...whereIs(field), params: { field, value } }] : [];
      }),
    ),
  de: {
    message: ({ field, value }, { place }) => `${fields.de[field]} des Kurses kann nicht ${code(value)} sein (${place}).`,
    hint: ({ field }) =>
      field === 'date'
        ? 'Schreiben Sie Tag, Monat und Jahr in Ziffern und mit Punkten: "10.07.27".'
        : 'Schreiben Sie Stunde und Minute mit Doppelpunkt: "09:30".',
    explanation: 'Datum und Uhrzeit eines Kurses muss es geben.',
  },
  en: {
    message: ({ field, value }, { place }) => `${fields.en[field]} of the course cannot be ${code(value)} (${place}).`,
    hint: ({ field }) =>
      field === 'date'
        ? 'Write day, month and year in digits and with dots: "10.07.27".'
        : 'Write hour and minute with a colon: "09:30".',
    explanation: 'Date and time of a course must exist.',
  },
  example: { wrong: '"date": "31.02.27"', right: '"date": "28.02.27"' },
};
