/** Dates and times of courses, for the checks that compare them. */
import { z } from 'zod';
import type { CheckContext, WrittenManifest } from './run-checks.ts';
import { causeOf } from '../../resolve/constants.ts';
import { pointerTo, type Where } from '../../finding.ts';
import { child } from '../../place.ts';

/** What `schedule()` of schema/fields.ts becomes. */
const shape = z.object({ date: z.string(), start: z.string(), end: z.string(), minutes: z.number() });

export interface FoundSchedule extends z.output<typeof shape> {
  /** Where the value of a key really stands: at the constant that it names, else at the key itself. */
  whereIs(key: keyof z.output<typeof shape>): Where;
}

/** The schedules of all sections that have one, whatever their type. */
export function findSchedules({ manifest, pages, constants }: CheckContext): FoundSchedule[] {
  return pages.flatMap(({ sections }, page) =>
    sections.flatMap((section, index) => {
      if (section.schedule === undefined) return [];
      const read = shape.safeParse(section.schedule);
      // What still holds a brace names an unknown constant, which is a finding of its own.
      if (!read.success || Object.values(read.data).some((value) => String(value).includes('{'))) return [];
      const parent = `/routes/${page}/sections/${index}/schedule`;
      const written = child(writtenSection(manifest, page, index), 'schedule');
      return [{ ...read.data, whereIs: (key) => ({ pointer: causeOf(child(written, key), pointerTo(parent, key), constants) }) }];
    }),
  );
}

function writtenSection({ routes }: WrittenManifest, page: number, section: number): unknown {
  return routes[page]?.sections[section];
}

/**
 * Reads a day.
 *
 * @param text `T.M.JJ` to `TT.MM.JJJJ`, as it is usual in German.
 * @returns `YYYY-MM-DD`; undefined when there is no such day.
 */
export function parseDay(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{2}|\d{4})$/.exec(text) ?? [];
  const iso = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // The 31st of February would be read as a day in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** Reads `H:MM` or `HH:MM` as minutes since midnight; undefined when there is no such time. */
export function parseTime(text: string): number | undefined {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
