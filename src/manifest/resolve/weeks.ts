/** The weeks that a site says it is open. */
import type { Time, Weekdays } from '../../../schema/atoms.ts';
import type { Page } from '../../../schema/resolved.ts';

export interface Week {
  /** The section that says so. */
  pointer: string;
  /** Equal for weeks that say the same, however their rows are put together. */
  says: string;
}

/** A row of `opening-hours` as components receive it. */
interface Row {
  days: Weekdays;
  times?: { start: Time; end: Time }[];
}

/** Of each section of opening hours that names a time, in the order of the pages. */
export function weeksOf(pages: readonly Page[]): Week[] {
  return pages.flatMap(({ sections }, page) =>
    sections.flatMap((section, index) => {
      if (section.type !== 'opening-hours') return [];
      const periods = (section.items as Row[]).flatMap(({ days, times = [] }) =>
        days.days.flatMap((day) => times.map(({ start, end }) => `${day} ${start.iso}–${end.iso}`)),
      );
      return periods.length > 0 ? [{ pointer: `/routes/${page}/sections/${index}`, says: periods.sort().join() }] : [];
    }),
  );
}
