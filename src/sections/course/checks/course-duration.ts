/** A course that is longer or shorter than from its start to its end. An error: one of the three is a wrong fact. */

import { parseTime } from '../../../../schema/schedule.ts';
import type { Rule } from '../../../rules/support/rule.ts';
import { findSchedules } from './support/schedules.ts';

const day = 24 * 60;

export const rule: Rule<{ start: string; end: string; minutes: number; actual: number }> = {
  since: '0.1.0',
  check: (context) =>
    findSchedules(context).flatMap(({ start, end, minutes, whereIs }) => {
      const [from, to] = [parseTime(start), parseTime(end)];
      if (from === undefined || to === undefined) return [];
      // An end before the start is on the next day.
      const actual = (to - from + day) % day;
      if (actual === minutes % day) return [];
      return [{ ...whereIs('minutes'), params: { start, end, minutes, actual }, related: [whereIs('start'), whereIs('end')] }];
    }),
  de: {
    message: ({ start, end, minutes, actual }) =>
      `Der Kurs dauert von ${start} bis ${end} Uhr ${actual} Minuten, angegeben sind ${minutes}.`,
    hint: ({ actual }) => `Schreiben Sie ${actual} als Dauer, oder ändern Sie Beginn oder Ende.`,
    explanation: 'Die Dauer eines Kurses passt zu Beginn und Ende.',
  },
  en: {
    message: ({ start, end, minutes, actual }) =>
      `From ${start} to ${end} the course takes ${actual} minutes, but ${minutes} are given.`,
    hint: ({ actual }) => `Write ${actual} as its length, or change the start or the end.`,
    explanation: 'The length of a course fits its start and end.',
  },
  example: {
    wrong: '"start": "11:00", "end": "12:30", "minutes": 60',
    right: '"start": "11:00", "end": "12:30", "minutes": 90',
  },
};
