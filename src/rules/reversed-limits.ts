/** A smallest number above the largest. An error: nothing that a visitor enters could be right. */

import { findForms } from './support/forms.ts';
import type { Rule } from './support/rule.ts';

const limits = [
  ['minDigits', 'maxDigits'],
  ['minLength', 'maxLength'],
  ['min', 'max'],
] as const;

export const rule: Rule<{ least: number; most: number }> = {
  since: '0.1.0',
  *check(context) {
    for (const { whereIs, numberAt } of findForms(context).flat()) {
      for (const [from, to] of limits) {
        const [least, most] = [numberAt(from), numberAt(to)];
        if (least !== undefined && most !== undefined && least > most)
          yield { ...whereIs(from), params: { least, most }, related: [whereIs(to)] };
      }
    }
  },
  de: {
    message: ({ least, most }, { place }) => `Mindestens ${least} und höchstens ${most}: Das geht nicht zugleich (${place}).`,
    hint: () => 'Die kleinste Zahl darf nicht über der größten liegen. Vertauschen Sie die beiden.',
    explanation: 'Die kleinste Zahl liegt nicht über der größten.',
  },
  en: {
    message: ({ least, most }, { place }) => `At least ${least} and at most ${most}: both cannot be (${place}).`,
    hint: () => 'The smallest number must not be above the largest. Swap the two.',
    explanation: 'The smallest number is not above the largest.',
  },
  example: { wrong: '"minDigits": 19, "maxDigits": 6', right: '"minDigits": 6, "maxDigits": 19' },
};
