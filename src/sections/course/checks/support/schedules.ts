/** Dates and times of courses, for the rules that compare them. */
import { z } from 'zod';
import type { Where } from '../../../../json-text/locate.ts';
import { child, pointerTo } from '../../../../json-text/pointer.ts';
import { causeOf, writtenNumber } from '../../../../manifest/resolve/constants.ts';
import type { CheckContext } from '../../../../rules/support/rule.ts';

/** The part of a course's `schedule` that rules read. */
const shape = z.object({ date: z.string(), start: z.string(), end: z.string(), minutes: z.number() });

export interface WrittenSchedule extends z.output<typeof shape> {
  /** The language that they are written in. */
  lang: string;
  /** Where the value of a key really stands: at the constant that it names, else at the key itself. */
  whereIs(key: keyof z.output<typeof shape>): Where;
}

/** The schedules of all courses whose constants are known. */
export function findSchedules({ sections, constantsAt, shellAt }: CheckContext): WrittenSchedule[] {
  return sections.flatMap(({ pointer, written: { schedule }, props }) => {
    // Most sections are of another type, and what cannot be read costs ten times what can.
    if (props.schedule === undefined) return [];
    const read = shape.safeParse(props.schedule);
    // A value that still holds a brace names an unknown constant, which is a finding of its own.
    if (!read.success || Object.values(read.data).some((value) => String(value).includes('{'))) return [];
    const constants = constantsAt(pointer);
    if (writtenNumber(child(schedule, 'minutes'), constants) !== read.data.minutes) return [];
    const whereIs = (key: string) => ({
      pointer: causeOf(child(schedule, key), pointerTo(`${pointer}/schedule`, key), constants),
    });
    return [{ ...read.data, lang: shellAt(pointer).lang, whereIs }];
  });
}
