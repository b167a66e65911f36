/** The days of an event that is repeated. */
import type { Day, Weekday } from '../../../schema/atoms.ts';

export interface Repetition {
  weekday?: Weekday | undefined;
  nth?: 'first' | 'second' | 'third' | 'fourth' | 'last' | undefined;
  monthDay?: number | undefined;
  until?: Day | undefined;
  except?: Day[] | undefined;
}

/** A repeated event, as its component receives it. */
export interface Dated {
  date: Day;
  endDate?: Day | undefined;
  every?: Repetition | undefined;
  /** Its days that are ahead; where none is, the last one. Left out where it is not repeated, or no rhythm can be told. */
  days?: { date: Day; endDate?: Day | undefined }[];
}

/** So many days ahead are shown of all repeated events together, and of each one at least. */
const shown = 12;
const dayMs = 24 * 60 * 60 * 1000;

/** Adds their days to the events that are repeated, in words. */
export function withDays<Item extends Dated>(items: Item[], when: { today: string; sayDay: (iso: string) => Day }): Item[] {
  const firsts = items.map((item) => daysAhead(item, when.today));
  const last = firsts.flat().sort()[shown - 1] ?? '9999';
  return items.map((item, index) => {
    const own = firsts[index] ?? [];
    const days = own.filter((first, at) => at === 0 || first <= last).map((first) => dayOf(item, first, when.sayDay));
    return days.length > 0 ? { ...item, days } : item;
  });
}

function dayOf(item: Dated, first: string, sayDay: (iso: string) => Day): { date: Day; endDate?: Day } {
  const last = lastOf(item, first);
  return { date: sayDay(first), ...(last !== first && { endDate: sayDay(last) }) };
}

/** The last day of an event that begins on another day than the one that is written. */
function lastOf({ date, endDate }: Dated, first: string): string {
  const length = endDate?.iso ? Date.parse(endDate.iso) - Date.parse(date.iso) : 0;
  return isoOf(Date.parse(first) + length);
}

/** The days of a repeated event that are ahead; where none is, the last one. */
function daysAhead(item: Dated, today: string): string[] {
  const { date, every } = item;
  if (!every || date.iso === '' || !hasRhythm(every)) return [];
  const ahead: string[] = [];
  let latest: string | undefined;
  for (const first of daysOf(every, date.iso)) {
    if (lastOf(item, first) < today) latest = first;
    else ahead.push(first);
    if (ahead.length === shown) break;
  }
  return ahead.length === 0 && latest !== undefined ? [latest] : ahead;
}

/** An event once for each of its days. What its first day says nothing of, such as a placeholder, is not repeated either. */
export function onEachDay<Item extends { date?: unknown }>(item: Item): Item[] {
  const { days = [] } = item as Pick<Dated, 'days'>;
  return days.length > 0 && item.date !== undefined ? days.map((day) => ({ ...item, ...day })) : [item];
}

/** Whether one rhythm is told, and no more than one. */
export const hasRhythm = ({ weekday, nth, monthDay }: Repetition): boolean =>
  weekday === undefined ? monthDay !== undefined && nth === undefined : monthDay === undefined;

/** All days of a rhythm from a day on, in their order: for ever, where no last one is said. */
export function* daysOf(every: Repetition, from: string): Generator<string> {
  const until = every.until?.iso || '9999';
  const except = new Set(every.except?.map(({ iso }) => iso));
  for (const day of every.weekday && !every.nth ? weekly(every.weekday, from) : monthly(every, from)) {
    if (day > until) return;
    if (day >= from && !except.has(day)) yield day;
  }
}

const week: readonly Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const weekdayOf = (time: number) => new Date(time).getUTCDay();
const isoOf = (time: number) => new Date(time).toISOString().slice(0, 10);
/** Beyond it no day has four digits of its year. */
const lastYear = 9998;

function* weekly(weekday: Weekday, from: string): Generator<string> {
  const start = Date.parse(from);
  const first = start + ((week.indexOf(weekday) - weekdayOf(start) + 7) % 7) * dayMs;
  for (let time = first; new Date(time).getUTCFullYear() <= lastYear; time += 7 * dayMs) yield isoOf(time);
}

function* monthly({ weekday, nth = 'first', monthDay }: Repetition, from: string): Generator<string> {
  for (let month = Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)) - 1; month < lastYear * 12; month++) {
    const year = Math.floor(month / 12);
    const day = weekday ? nthDay(weekday, nth, year, month % 12) : (monthDay ?? 1);
    const time = Date.UTC(year, month % 12, day);
    // The 31st of June would be the first of July.
    if (new Date(time).getUTCDate() === day) yield isoOf(time);
  }
}

/** Which day of a month its first, second, … or last of a weekday is. */
function nthDay(weekday: Weekday, nth: NonNullable<Repetition['nth']>, year: number, month: number): number {
  const index = week.indexOf(weekday);
  if (nth === 'last') {
    const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    return length - ((weekdayOf(Date.UTC(year, month, length)) - index + 7) % 7);
  }
  const first = 1 + ((index - weekdayOf(Date.UTC(year, month, 1)) + 7) % 7);
  return first + ['first', 'second', 'third', 'fourth'].indexOf(nth) * 7;
}
