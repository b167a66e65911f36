/**
 * A course whose day is over. It comes by itself, without any edit, and must not stop an urgent change of something else;
 * so it warns, and stops only a release.
 */

import { parseDay } from '../../../schema/schedule.ts';
import { finding, type Verdict } from '../finding.ts';
import type { Check } from './basis/run-checks.ts';
import { findSchedules } from './basis/schedules.ts';

export const verdict: Verdict = 'until-release';

export const check: Check = (context) =>
  findSchedules(context).flatMap(({ date, whereIs }) => {
    const day = parseDay(date);
    return day !== undefined && day < context.today ? [finding('course-past', whereIs('date'), { date })] : [];
  });
