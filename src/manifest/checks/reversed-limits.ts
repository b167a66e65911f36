/** A smallest number above the largest. An error: nothing that a visitor enters could be right. */

import { type Finding, finding, type Verdict } from '../finding.ts';
import { findForms } from './basis/forms.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'error';

export const check: Check = (context) =>
  findForms(context)
    .flat()
    .flatMap(({ value, whereIs }): Finding[] => {
      const { minDigits: least, maxDigits: most } = value;
      if (typeof least !== 'number' || typeof most !== 'number' || least <= most) return [];
      return [finding('reversed-limits', whereIs('minDigits'), { least, most }, [whereIs('maxDigits')])];
    });
