import type { LocalBusiness, OpeningHoursSpecification } from 'schema-dts';
import type { Time } from '../../../schema/atoms.ts';
import type { PropsOf } from '../../../schema/define-section.ts';
import type { WithoutPlaceholders } from '../../../schema/resolved.ts';
import type { SectionFacts } from '../../parts/section-facts.ts';
import type definition from './schema.ts';
import { periodsOfSeason, type SeasonLimits } from './season.ts';
import { weeksOf } from './week.ts';

type Hours = Exclude<OpeningHoursSpecification, string>;

/**
 * When whoever is behind the site is open (Google Search Central, "Local business"). It is told of the publisher by its identifier: on the home
 * page a reader joins it with the address and the phone number there.
 */
export const facts: SectionFacts<typeof definition> = ({ items = [], seasons = [], exceptions }, { provider, ofType }) => {
  const usual = weekIn(items);
  const seasonal = seasons.flatMap(({ from, until, items = [] }) => {
    const week = weekIn(items);
    if (!from?.iso || !until?.iso || week.length === 0) return [];
    const open = week.flatMap(({ dayOfWeek }) => dayOfWeek);
    // What is open in an ordinary week would else hold in this one, too.
    const closed = [...new Set(usual.flatMap(({ dayOfWeek }) => dayOfWeek))].filter((day) => !open.includes(day));
    const all = closed.length > 0 ? [...week, { ...period('00:00', '00:00'), dayOfWeek: closed }] : week;
    // This time and the next: a site need not be built every year.
    return periodsOfSeason({ from, until } as SeasonLimits)
      .slice(0, 2)
      .flatMap(({ first, last }) => all.map((each) => ({ ...each, validFrom: first, validThrough: last })));
  });
  const special = (exceptions?.items ?? []).flatMap(({ date, endDate = date, times }) => {
    if (!date?.iso || !endDate?.iso || endDate.isPast || endDate.iso < date.iso) return [];
    // From midnight to midnight is how a closed day is said.
    const periods = times ? periodsOf(times) : [period('00:00', '00:00')];
    return periods.map((each) => ({ ...each, validFrom: date.iso as string, validThrough: endDate.iso as string }));
  });
  if (!provider || usual.length + seasonal.length === 0) return [];
  // Of two different weeks one would be wrong.
  if (
    new Set(
      ofType()
        .map((section) => weeksOf(section))
        .filter(Boolean),
    ).size > 1
  )
    return [];
  const business: Exclude<LocalBusiness, string> = {
    ...('name' in provider && { name: provider.name, url: provider.url }),
    '@type': 'LocalBusiness',
    '@id': provider['@id'],
    openingHoursSpecification: [...usual, ...seasonal, ...special],
  };
  return [business];
};

type Week = WithoutPlaceholders<NonNullable<PropsOf<typeof definition>['items']>>;

/** A day that is not named is closed. */
const weekIn = (items: Week): (Hours & { dayOfWeek: DayName[] })[] =>
  items.flatMap(({ days, times }) => {
    const dayOfWeek = (days?.days ?? []).flatMap((day) => (day ? nameOf(day) : []));
    return dayOfWeek.length > 0 && times ? periodsOf(times).map((period) => ({ ...period, dayOfWeek })) : [];
  });

const period = (opens: string, closes: string): Hours => ({ '@type': 'OpeningHoursSpecification', opens, closes });

const periodsOf = (times: WithoutPlaceholders<{ start: Time; end: Time }[]>): Hours[] =>
  times.flatMap(({ start, end }) => (start?.iso && end?.iso ? [period(start.iso, end.iso)] : []));

type DayName = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** `monday` → `Monday`, as schema.org calls it. */
const nameOf = (day: string): DayName => `${day.slice(0, 1).toUpperCase()}${day.slice(1)}` as DayName;
