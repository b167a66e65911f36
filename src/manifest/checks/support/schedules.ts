/** Dates and times of courses, for the checks that compare them. */
import { z } from 'zod';
import type { Where } from '../../../json-text/locate.ts';
import { child, pointerTo } from '../../../json-text/pointer.ts';
import { causeOf, writtenNumber } from '../../resolve/constants.ts';
import type { CheckContext } from './rule.ts';

/** What `schedule()` of schema/date-fields.ts becomes. */
const shape = z.object({ date: z.string(), start: z.string(), end: z.string(), minutes: z.number() });

export interface WrittenSchedule extends z.output<typeof shape> {
  /** Where the value of a key really stands: at the constant that it names, else at the key itself. */
  whereIs(key: keyof z.output<typeof shape>): Where;
}

/** The schedules of all sections that have one, whatever their type. */
export function findSchedules({ manifest, pages, constants }: CheckContext): WrittenSchedule[] {
  return pages.flatMap(({ sections }, page) =>
    sections.flatMap((section, index) => {
      if (section.schedule === undefined) return [];
      const read = shape.safeParse(section.schedule);
      // What still holds a brace names an unknown constant, which is a finding of its own.
      if (!read.success || Object.values(read.data).some((value) => String(value).includes('{'))) return [];
      const parent = `/routes/${page}/sections/${index}/schedule`;
      const written = child(manifest.routes[page]?.sections[index], 'schedule');
      if (writtenNumber(child(written, 'minutes'), constants) !== read.data.minutes) return [];
      return [{ ...read.data, whereIs: (key) => ({ pointer: causeOf(child(written, key), pointerTo(parent, key), constants) }) }];
    }),
  );
}
