/** A day on which a repeated event is to be left out, and on which it would not take place anyway: most likely another day is meant. It warns. */

import type { Day } from '../../../../schema/atoms.ts';
import { code } from '../../../findings/words/phrases.ts';
import type { Rule } from '../../../rules/support/rule.ts';
import { daysOf, hasRhythm, type Repetition } from '../repetition.ts';

export const rule: Rule<{ day: string }> = {
  severity: 'warning',
  since: '1.1.0',
  *check({ sections }) {
    for (const { pointer, props } of sections) {
      for (const [index, { date, every }] of (props.items as { date: Day; every?: Repetition }[]).entries()) {
        if (!every?.except || date.iso === '' || !hasRhythm(every)) continue;
        for (const [at, day] of every.except.entries()) {
          if (day.iso === '' || takesPlace({ ...every, except: [] }, date.iso, day.iso)) continue;
          yield { pointer: `${pointer}/items/${index}/every/except/${at}`, params: { day: day.full } };
        }
      }
    }
  },
  de: {
    message: ({ day }) => `Am ${code(day)} findet diese Veranstaltung gar nicht statt, sie kann dann also nicht ausfallen.`,
    hint: () => 'Prüfen Sie den Tag, oder löschen Sie ihn hier.',
    explanation: 'Was ausfällt, hätte an dem Tag sonst stattgefunden.',
  },
  en: {
    message: ({ day }) => `On ${code(day)} this event does not take place anyway, so it cannot be left out then.`,
    hint: () => 'Look at the day again, or remove it here.',
    explanation: 'What is left out would have taken place on that day.',
  },
  example: {
    wrong: '"every": { "weekday": "monday", "except": ["25.12.2027"] }',
    right: '"every": { "weekday": "monday", "except": ["27.12.2027"] }',
  },
};

function takesPlace(every: Repetition, from: string, day: string): boolean {
  for (const one of daysOf(every, from)) if (one >= day) return one === day;
  return false;
}
