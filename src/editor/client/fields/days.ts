/** Days as the site writes them (schema/schedule.ts), and as calendars do. */
import { parseDay } from '../../../../schema/schedule.ts';

/** @returns `YYYY-MM-DD`; undefined where the text is no day in the site's language */
export const dayOf = (value: unknown, lang: string): string | undefined =>
  typeof value === 'string' ? parseDay(value, lang) : undefined;

/** A day as people say it: `Donnerstag, 14. Januar 2027`. In which order a calendar shows its figures depends on the browser. */
export const sayDay = (iso: string, lang: string): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${iso}T00:00:00Z`));

/** Whether a calendar's value is a day that somebody means: while a year is typed, it is that of antiquity for a moment. */
export const isMeant = (iso: string): boolean => iso >= '1900';
