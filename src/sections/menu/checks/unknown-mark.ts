/**
 * A mark of a dish that the menu does not explain: guests see a letter, and those who must not eat something cannot tell what it warns of. It
 * warns while the menu is being written; a release is stopped.
 */

import type { Group } from '../../../../schema/atoms.ts';
import { findNearest } from '../../../findings/nearest.ts';
import { code } from '../../../findings/words/phrases.ts';
import type { Rule } from '../../../rules/support/rule.ts';

interface Menu {
  marks?: { sign: Group }[];
  groups: { items: { marks?: Group[] }[] }[];
}

export const rule: Rule<{ mark: string; signs: string[]; nearest: string | undefined }> = {
  severity: 'until-release',
  since: '1.1.0',
  *check({ sections }) {
    for (const { pointer, props } of sections) {
      const { marks = [], groups } = props as unknown as Menu;
      const signs = marks.map(({ sign }) => sign.name);
      for (const [group, { items }] of groups.entries())
        for (const [item, { marks: own = [] }] of items.entries())
          for (const [index, { name: mark }] of own.entries()) {
            if (signs.includes(mark)) continue;
            const place = `${pointer}/groups/${group}/items/${item}/marks/${index}`;
            yield { pointer: place, params: { mark, signs, nearest: findNearest(mark, signs) } };
          }
    }
  },
  de: {
    message: ({ mark }) => `Was das Zeichen ${code(mark)} heißt, sagt die Speisekarte nicht.`,
    hint: ({ mark, signs, nearest }) =>
      nearest !== undefined
        ? `Meinten Sie ${code(nearest)}?`
        : `${signs.length > 0 ? `Bekannt sind ${signs.map(code).join(', ')}. ` : ''}Erklären Sie es im Abschnitt: "marks": [{ "sign": ${JSON.stringify(mark)}, "label": "…" }].`,
    explanation: 'Jedes Zeichen an einem Gericht ist auf der Speisekarte erklärt.',
    inForm: ({ signs, nearest }) =>
      nearest !== undefined
        ? `Meinten Sie ${code(nearest)}?`
        : `${signs.length > 0 ? `Bekannt sind ${signs.map(code).join(', ')}. ` : ''}Erklären Sie es in den Zeichen der Speisekarte.`,
  },
  en: {
    message: ({ mark }) => `The menu does not say what the mark ${code(mark)} means.`,
    hint: ({ mark, signs, nearest }) =>
      nearest !== undefined
        ? `Did you mean ${code(nearest)}?`
        : `${signs.length > 0 ? `Known are ${signs.map(code).join(', ')}. ` : ''}Explain it in the section: "marks": [{ "sign": ${JSON.stringify(mark)}, "label": "…" }].`,
    explanation: 'Every mark of a dish is explained on the menu.',
    inForm: ({ signs, nearest }) =>
      nearest !== undefined
        ? `Did you mean ${code(nearest)}?`
        : `${signs.length > 0 ? `Known are ${signs.map(code).join(', ')}. ` : ''}Explain it among the marks of the menu.`,
  },
  example: {
    wrong: '"groups": [{ "title": "Suppen", "items": [{ "title": "Kürbissuppe", "marks": ["V"] }] }]',
    right:
      '"marks": [{ "sign": "V", "label": "vegetarisch" }], "groups": [{ "title": "Suppen", "items": [{ "title": "Kürbissuppe", "marks": ["V"] }] }]',
  },
};
