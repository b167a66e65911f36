/** A date or a time of a course that does not exist. An error: the other checks of dates would be blind. */

import { parseDay, parseTime } from '../../../schema/schedule.ts';
import { finding, type Verdict } from '../finding.ts';
import type { Check } from './basis/run-checks.ts';
import { findSchedules } from './basis/schedules.ts';

export const verdict: Verdict = 'error';

export const check: Check = (context) =>
  findSchedules(context).flatMap(({ whereIs, ...schedule }) =>
    (['date', 'start', 'end'] as const).flatMap((field) => {
      const value = schedule[field];
      const known = field === 'date' ? parseDay(value) : parseTime(value);
      return known === undefined ? [finding('invalid-schedule', whereIs(field), { field, value })] : [];
    }),
  );
