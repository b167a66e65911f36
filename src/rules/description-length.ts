/** A description that search engines cut, or that is too short to be shown at all. It warns: the page itself works. */

import { isNotFound } from '../../schema/site-parts.ts';
import type { Rule } from './support/rule.ts';

const min = 70;
const max = 160;

export const rule: Rule<{ actual: number; min: number; max: number }> = {
  severity: 'warning',
  since: '0.1.0',
  check: ({ pages }) =>
    pages.flatMap(({ pointer, path, description, noindex }) => {
      const actual = description.length;
      if (noindex || isNotFound(path) || (actual >= min && actual <= max)) return [];
      return [{ pointer: `${pointer}/description`, params: { actual, min, max } }];
    }),
  de: {
    message: ({ actual, min, max }, { place }) =>
      `Die Beschreibung hat ${actual} Zeichen; gut sind ${min} bis ${max} (${place}).`,
    hint: ({ actual, max }) =>
      actual > max
        ? 'Kürzen Sie sie: Suchmaschinen schneiden das Ende ab.'
        : 'Sagen Sie in ein bis zwei Sätzen, was Besucher auf der Seite finden.',
    explanation: 'Die Beschreibung einer Seite passt in die Trefferliste.',
  },
  en: {
    message: ({ actual, min, max }, { place }) =>
      `The description has ${actual} characters; ${min} to ${max} are good (${place}).`,
    hint: ({ actual, max }) =>
      actual > max
        ? 'Shorten it: search engines cut off the end.'
        : 'Say in one or two sentences what visitors find on the page.',
    explanation: 'The description of a page fits into a list of hits.',
  },
  example: {
    wrong: '"description": "Unsere Leistungen."',
    right: '"description": "Beratung, Training und eigene Assistenten: was wir für Ihr Marketing tun."',
  },
};
