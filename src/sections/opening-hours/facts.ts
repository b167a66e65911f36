import type { LocalBusiness, OpeningHoursSpecification } from 'schema-dts';
import type { Time } from '../../../schema/atoms.ts';
import type { WithoutPlaceholders } from '../../../schema/resolved.ts';
import type { SectionFacts } from '../../parts/section-facts.ts';
import type definition from './schema.ts';
import { weekOf } from './week.ts';

type Hours = Exclude<OpeningHoursSpecification, string>;

/**
 * When whoever is behind the site is open (Google Search Central, "Local business"). It is told of the publisher by its identifier: on the home
 * page a reader joins it with the address and the phone number there.
 */
export const facts: SectionFacts<typeof definition> = ({ items = [], exceptions }, { provider, ofType }) => {
  const usual = items.flatMap(({ days, times }) => {
    const dayOfWeek = (days?.days ?? []).flatMap((day) => (day ? nameOf(day) : []));
    // A day that is not named is closed.
    return dayOfWeek.length > 0 && times ? periodsOf(times).map((period) => ({ ...period, dayOfWeek })) : [];
  });
  const special = (exceptions?.items ?? []).flatMap(({ date, endDate = date, times }) => {
    if (!date?.iso || !endDate?.iso || endDate.isPast || endDate.iso < date.iso) return [];
    // From midnight to midnight is how a closed day is said.
    const periods = times ? periodsOf(times) : [period('00:00', '00:00')];
    return periods.map((each) => ({ ...each, validFrom: date.iso as string, validThrough: endDate.iso as string }));
  });
  if (!provider || usual.length === 0) return [];
  // Of two different weeks one would be wrong.
  if (
    new Set(
      ofType()
        .map((section) => weekOf(section.items))
        .filter(Boolean),
    ).size > 1
  )
    return [];
  const business: Exclude<LocalBusiness, string> = {
    ...('name' in provider && { name: provider.name, url: provider.url }),
    '@type': 'LocalBusiness',
    '@id': provider['@id'],
    openingHoursSpecification: [...usual, ...special],
  };
  return [business];
};

const period = (opens: string, closes: string): Hours => ({ '@type': 'OpeningHoursSpecification', opens, closes });

const periodsOf = (times: WithoutPlaceholders<{ start: Time; end: Time }[]>): Hours[] =>
  times.flatMap(({ start, end }) => (start?.iso && end?.iso ? [period(start.iso, end.iso)] : []));

type DayName = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** `monday` → `Monday`, as schema.org calls it. */
const nameOf = (day: string): DayName => `${day.slice(0, 1).toUpperCase()}${day.slice(1)}` as DayName;
