/** The week that a section says, so that two sections can be compared. */
import type { PropsOf } from '../../../schema/define-section.ts';
import type definition from './schema.ts';

/** @returns the same text for rows that say the same, however they are put together; an empty one where no time is named */
export function weekOf(items: PropsOf<typeof definition>['items']): string {
  const periods = items.flatMap(({ days, times = [] }) =>
    days.days.flatMap((day) => times.map(({ start, end }) => `${day} ${start.iso}–${end.iso}`)),
  );
  return periods.sort().join();
}
