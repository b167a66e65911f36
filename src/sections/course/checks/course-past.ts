/**
 * A course whose day is over. It comes by itself, without any edit, and must not stop an urgent change of something else;
 * so it warns, and stops only a release.
 */

import { parseDay } from '../../../../schema/schedule.ts';
import type { Rule } from '../../../rules/support/rule.ts';
import { findSchedules } from './support/schedules.ts';

export const rule: Rule<{ date: string }> = {
  severity: 'until-release',
  since: '0.1.0',
  check: (context) =>
    findSchedules(context).flatMap(({ date, lang, whereIs }) => {
      const day = parseDay(date, lang);
      return day !== undefined && day < context.today ? [{ ...whereIs('date'), params: { date } }] : [];
    }),
  de: {
    message: ({ date }) => `Der Kurs am ${date} ist vorbei.`,
    hint: () => 'Tragen Sie den nächsten Termin ein. Ändern Sie Datum, Beginn, Ende und Dauer gemeinsam.',
    explanation: 'Ein Kurstermin liegt in der Zukunft.',
  },
  en: {
    message: ({ date }) => `The course on ${date} is over.`,
    hint: () => 'Enter the next date. Change date, start, end and length together.',
    explanation: 'The date of a course lies ahead.',
  },
  example: { wrong: '"courseDate": "10.07.25"', right: '"courseDate": "10.07.27"' },
};
