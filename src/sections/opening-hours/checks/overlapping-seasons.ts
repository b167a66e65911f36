/**
 * Two seasons that share days: of these visitors would read two weeks, and search engines take one of them. It warns while the hours are being
 * written; a release is stopped.
 */

import { code } from '../../../findings/words/phrases.ts';
import type { Rule } from '../../../rules/support/rule.ts';
import { periodsOfSeason, type SeasonLimits } from '../season.ts';

export const rule: Rule<{ day: string }> = {
  severity: 'until-release',
  since: '1.1.0',
  *check({ sections }) {
    for (const { pointer, props } of sections) {
      const seasons = ((props.seasons ?? []) as SeasonLimits[]).map(periodsOfSeason);
      for (const [index, periods] of seasons.entries()) {
        for (const [earlier, others] of seasons.slice(0, index).entries()) {
          const shared = periods.flatMap(({ first, last }) =>
            others.filter((other) => other.first <= last && first <= other.last).map((other) => maxOf(first, other.first)),
          );
          const [day] = shared;
          if (day === undefined) continue;
          yield {
            pointer: `${pointer}/seasons/${index}/from`,
            params: { day },
            related: [{ pointer: `${pointer}/seasons/${earlier}/until` }],
          };
          break;
        }
      }
    }
  },
  de: {
    message: ({ day }, { place }) => `Diese Saison und eine frühere haben Tage gemeinsam, zum Beispiel ${code(day)} (${place}).`,
    hint: () => 'Lassen Sie die eine am Tag vor der anderen enden. Was nur an einigen Tagen anders ist, gehört in "exceptions".',
    explanation: 'An jedem Tag gilt höchstens eine Saison.',
    inForm: () =>
      'Lassen Sie die eine am Tag vor der anderen enden. Was nur an einigen Tagen anders ist, gehört in die Ausnahmen.',
  },
  en: {
    message: ({ day }, { place }) => `This season and an earlier one share days, for example ${code(day)} (${place}).`,
    hint: () => 'Let the one end on the day before the other. What differs on some days only belongs into "exceptions".',
    explanation: 'On every day one season holds at most.',
    inForm: () => 'Let the one end on the day before the other. What differs on some days only belongs into the exceptions.',
  },
  example: {
    wrong: '{ "from": "1.5.", "until": "1.10.", … }, { "from": "1.10.", "until": "30.4.", … }',
    right: '{ "from": "1.5.", "until": "30.9.", … }, { "from": "1.10.", "until": "30.4.", … }',
  },
};

const maxOf = (one: string, other: string): string => (one < other ? other : one);
