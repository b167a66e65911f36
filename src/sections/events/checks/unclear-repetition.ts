/**
 * A repeated event that says no rhythm, or two: none of its days but the first could be shown. It warns while the event is being written; a
 * release is stopped.
 */

import type { Rule } from '../../../rules/support/rule.ts';
import { hasRhythm, type Repetition } from '../repetition.ts';

export const rule: Rule = {
  severity: 'until-release',
  since: '1.1.0',
  check: ({ sections }) =>
    sections.flatMap(({ pointer, props }) =>
      (props.items as { every?: Repetition }[]).flatMap(({ every }, index) =>
        every && !hasRhythm(every) ? [{ pointer: `${pointer}/items/${index}/every`, at: 'start' as const, params: {} }] : [],
      ),
    ),
  de: {
    message: () => 'Wie oft sich diese Veranstaltung wiederholt, lässt sich nicht sagen.',
    hint: () =>
      'Schreiben Sie "weekday": "monday" für jeden Montag, "weekday": "thursday", "nth": "first" für den ersten Donnerstag im Monat oder "monthDay": 15, aber nur eines davon.',
    explanation: 'Eine Wiederholung nennt einen Wochentag oder einen Tag des Monats.',
    inForm: () => 'Wählen Sie einen Wochentag, oder tragen Sie einen Tag des Monats ein, aber nicht beides.',
  },
  en: {
    message: () => 'How often this event is repeated cannot be told.',
    hint: () =>
      'Write "weekday": "monday" for every Monday, "weekday": "thursday", "nth": "first" for the first Thursday of the month, or "monthDay": 15, but only one of these.',
    explanation: 'A repetition names a weekday or a day of the month.',
    inForm: () => 'Choose a weekday, or fill in a day of the month, but not both.',
  },
  example: {
    wrong: '"every": { "nth": "first" }',
    right: '"every": { "nth": "first", "weekday": "thursday" }',
  },
};
