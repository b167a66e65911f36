/** Two fields of a form with the same name. An error: of the two the provider would get one, and labels would lead to the wrong one. */

import { type Finding, finding, type Verdict, type Where } from '../finding.ts';
import { findForms } from './basis/forms.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'error';

export const check: Check = (context) =>
  findForms(context).flatMap((parts) => {
    const seen = new Map<string, Where>();
    return parts.flatMap(({ value: { name }, whereIs }): Finding[] => {
      if (typeof name !== 'string') return [];
      const first = seen.get(name);
      if (first) return [finding('duplicate-field', whereIs('name'), { name }, [first])];
      seen.set(name, whereIs('name'));
      return [];
    });
  });
