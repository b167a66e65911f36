/** The weeks that a section says, so that two sections can be compared. */
import type { PropsOf } from '../../../schema/define-section.ts';
import type definition from './schema.ts';

type Props = PropsOf<typeof definition>;

/** @returns the same text for rows that say the same, however they are put together; an empty one where no time is named */
export function weeksOf({ items = [], seasons = [] }: Pick<Props, 'items' | 'seasons'>): string {
  const said = seasons.map(({ from, until, items }) => `${from.iso}–${until.iso} ${weekOf(items)}`).sort();
  return [weekOf(items), ...said].filter(Boolean).join(' ');
}

function weekOf(items: NonNullable<Props['items']>): string {
  const periods = items.flatMap(({ days, times = [] }) =>
    days.days.flatMap((day) => times.map(({ start, end }) => `${day} ${start.iso}–${end.iso}`)),
  );
  return periods.sort().join();
}
