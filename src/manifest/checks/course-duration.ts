/** A course that is longer or shorter than from its start to its end. An error: one of the three is a wrong fact. */

import { parseTime } from '../../../schema/schedule.ts';
import { finding, type Verdict } from '../finding.ts';
import type { Check } from './basis/run-checks.ts';
import { findSchedules } from './basis/schedules.ts';

export const verdict: Verdict = 'error';

const day = 24 * 60;

export const check: Check = (context) =>
  findSchedules(context).flatMap(({ start, end, minutes, whereIs }) => {
    const [from, to] = [parseTime(start), parseTime(end)];
    if (from === undefined || to === undefined) return [];
    // An end before the start is on the next day.
    const actual = (to - from + day) % day;
    if (actual === minutes % day) return [];
    return [finding('course-duration', whereIs('minutes'), { start, end, minutes, actual }, [whereIs('start'), whereIs('end')])];
  });
