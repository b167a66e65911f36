/** When a season begins and ends, in days of a calendar. */
import type { SeasonDay } from '../../../schema/atoms.ts';

export interface SeasonLimits {
  from: SeasonDay;
  until: SeasonDay;
}

interface Period {
  first: string;
  last: string;
}

/** The times that a season comes, `YYYY-MM-DD`: the one that goes on or comes next before the others; none where it is over, or has no such day. */
export function periodsOfSeason({ from, until }: SeasonLimits): Period[] {
  if (from.iso === '' || until.iso === '') return [];
  const { madeOn } = from;
  const year = Number(madeOn.slice(0, 4));
  const isYearly = from.iso.startsWith('-') && until.iso.startsWith('-');
  const periods = isYearly
    ? [year - 1, year, year + 1].map((first) => ({
        first: dayIn(first, from.iso),
        last: dayIn(until.iso < from.iso ? first + 1 : first, until.iso),
      }))
    : [datedPeriod(from.iso, until.iso)];
  return periods.filter(({ first, last }) => last >= madeOn && last >= first);
}

/** Whether it goes on when the site is made. */
export const isNow = (season: SeasonLimits): boolean => periodsOfSeason(season).some(({ first }) => first <= season.from.madeOn);

/** Of two days of which one has its year, the other is in the same. */
const datedPeriod = (from: string, until: string): Period => ({
  first: dayIn(Number(until.slice(0, 4)), from),
  last: dayIn(Number(from.slice(0, 4)), until),
});

/** A day that comes every year, in one of them; the last of February where there is no 29th. */
function dayIn(year: number, iso: string): string {
  if (!iso.startsWith('-')) return iso;
  const day = `${year}${iso.slice(1)}`;
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  return isLeap ? day : day.replace(/-02-29$/, '-02-28');
}
