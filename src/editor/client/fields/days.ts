/** Days as the site writes them (schema/schedule.ts reads them), and as calendars do. */
import { parseDay } from '../../../../schema/schedule.ts';

/** @returns `YYYY-MM-DD`; undefined where the text is no day */
export const dayOf = (value: unknown): string | undefined => (typeof value === 'string' ? parseDay(value.trim()) : undefined);

/**
 * @param iso - `YYYY-MM-DD`
 * @param like - a day as it is written there now: with two digits for the year, or four
 * @returns `TT.MM.JJ` or `TT.MM.JJJJ`
 */
export function writeDay(iso: string, like: unknown): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  const isLong = (typeof like === 'string' && /\.\d{4}$/.test(like.trim())) || !year.startsWith('20');
  return `${day}.${month}.${isLong ? year : year.slice(2)}`;
}

/** A day as people say it: `Donnerstag, 14. Januar 2027`. In which order a calendar shows its figures depends on the browser. */
export const sayDay = (iso: string, lang: string): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${iso}T00:00:00Z`));

/** Whether a calendar's value is a day that somebody means: while a year is typed, it is that of antiquity for a moment. */
export const isMeant = (iso: string): boolean => iso >= '1900';
