/** The atoms for days, times and days of the week. What is written there, schema/schedule.ts reads. */
import { z } from 'zod';
import { atom } from './fields.ts';
import { choiceOf, matching, named } from './shapes.ts';

/** As Arabic and Persian write it, too. */
const digit = String.raw`[\d٠-٩۰-۹]`;

/** It begins or ends with a year, and holds another number; whether there is such a day, a check says. */
const day = String.raw`\s*${digit}{4}\D{1,3}${digit}{1,2}\D{1,3}${digit}{1,2}\D{0,3}|.{0,30}${digit}.{0,30}\D(?:${digit}{2}|${digit}{4})\D{0,3}|\{[a-z][A-Za-z0-9]*\}`;

const timeOfDay = String.raw`${digit}{1,2}(?:(?:[:.]|\s?h\s?)${digit}{2})?[\sA-Za-zصم.]*|\{[a-z][A-Za-z0-9]*\}`;

/** A day: `2027-01-16`, or as the site's language writes it (schema/schedule.ts). A component receives it in words. */
export const date = (words?: z.GlobalMeta) =>
  named(atom('date', matching(new RegExp(`^(?:${day})$`))).meta({ widget: 'date' }), words);

/** A day, or `today`: the one on which a visitor chooses. A component receives a `DayLimit`. */
export const dayLimit = () => atom('dayLimit', matching(new RegExp(`^(?:today|${day})$`)));

/** A day, `today`, or a time of day, as `date` and `time` have them; a constant may also be a number. A component receives a `FieldLimit`. */
export const fieldLimit = () => atom('fieldLimit', matching(new RegExp(`^(?:today|${day}|${timeOfDay})$`)));

/** A day of each year, `1. Mai` or `05-01`, or of one year as `date` has it. A component receives a `SeasonDay`. */
export const seasonDay = () => atom('seasonDay', matching(new RegExp(`^(?:.{0,30}${digit}.{0,30}|\\{[a-z][A-Za-z0-9]*\\})$`)));

/** A time of day: `19:30`, `7:30 pm`, `19 h 30`. A component receives it as its language writes it. */
export const time = (words?: z.GlobalMeta) => atom('time', matching(new RegExp(`^(?:${timeOfDay})$`)), words);

/** A day of the week. A component receives it as it is written. */
export const weekday = () =>
  choiceOf({
    de: ['Wochentag', 'Ein Tag der Woche.'],
    en: ['Weekday', 'A day of the week.'],
    labels: {
      monday: { de: 'Montag', en: 'Monday' },
      tuesday: { de: 'Dienstag', en: 'Tuesday' },
      wednesday: { de: 'Mittwoch', en: 'Wednesday' },
      thursday: { de: 'Donnerstag', en: 'Thursday' },
      friday: { de: 'Freitag', en: 'Friday' },
      saturday: { de: 'Samstag', en: 'Saturday' },
      sunday: { de: 'Sonntag', en: 'Sunday' },
    },
  });

/** Days of the week, in any order. A component receives them in words: `Montag – Freitag`. */
export const weekdays = () => atom('weekdays', z.array(weekday()).min(1).max(7)).meta({ widget: 'ticks' });
