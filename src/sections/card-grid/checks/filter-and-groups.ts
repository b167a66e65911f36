/**
 * A filter of cards that has nothing to choose from, groups of cards that no filter offers, or more of them than it can offer: what was
 * written is not seen, and nothing on the page says why.
 */

import { maxGroups } from '../../../../schema/groups.ts';
import { code } from '../../../findings/words/phrases.ts';
import type { Rule } from '../../../rules/support/rule.ts';

export const rule: Rule<{ problem: 'no groups' | 'no filter' | 'too many'; group: string }> = {
  severity: 'warning',
  since: '0.9.0',
  *check({ sections }) {
    for (const { pointer, written } of sections) {
      const { filter, items } = written;
      const groups = new Map<string, number>();
      for (const [item, { group }] of (items as { group?: string }[]).entries()) {
        if (group !== undefined && !groups.has(group)) groups.set(group, item);
      }
      const [first, tooMany] = [[...groups][0], [...groups][maxGroups]];
      if (filter && !first) {
        yield { pointer: `${pointer}/filter`, at: 'key', params: { problem: 'no groups', group: '' } };
      } else if (!filter && first) {
        yield { pointer: `${pointer}/items/${first[1]}/group`, params: { problem: 'no filter', group: first[0] } };
      } else if (tooMany) {
        yield { pointer: `${pointer}/items/${tooMany[1]}/group`, params: { problem: 'too many', group: tooMany[0] } };
      }
    }
  },
  de: {
    message: ({ problem, group }) =>
      ({
        'no groups': 'Der Filter hat nichts zur Auswahl: Keine Karte nennt eine Gruppe. Er wird nicht gezeigt.',
        'no filter': `Die Karte nennt die Gruppe ${code(group)}, aber über den Karten steht kein Filter.`,
        'too many': `Die Gruppe ${code(group)} fehlt im Filter: Er bietet nur die ersten sechzehn an.`,
      })[problem],
    hint: ({ problem }) =>
      ({
        'no groups': 'Ergänzen Sie bei den Karten "group", oder entfernen Sie "filter".',
        'no filter':
          'Ergänzen Sie im Abschnitt "filter": { "label": "Karten filtern", "all": "Alle" }, oder entfernen Sie "group".',
        'too many': 'Fassen Sie Gruppen zusammen.',
      })[problem],
    explanation: 'Ein Filter zeigt die Gruppen, die seine Karten nennen: höchstens sechzehn.',
    inForm: {
      hint: ({ problem }) =>
        ({
          'no groups': 'Geben Sie den Karten eine Gruppe, oder entfernen Sie den Filter.',
          'no filter': 'Fügen Sie dem Abschnitt einen Filter hinzu, oder leeren Sie die Gruppe.',
          'too many': 'Fassen Sie Gruppen zusammen.',
        })[problem],
    },
  },
  en: {
    message: ({ problem, group }) =>
      ({
        'no groups': 'The filter has nothing to choose from: no card names a group. It is not shown.',
        'no filter': `The card names the group ${code(group)}, but there is no filter above the cards.`,
        'too many': `The group ${code(group)} is missing in the filter: it offers the first sixteen only.`,
      })[problem],
    hint: ({ problem }) =>
      ({
        'no groups': 'Add "group" to the cards, or remove "filter".',
        'no filter': 'Add "filter": { "label": "Filter the cards", "all": "All" } to the section, or remove "group".',
        'too many': 'Put groups together.',
      })[problem],
    explanation: 'A filter shows the groups that its cards name: sixteen at most.',
    inForm: {
      hint: ({ problem }) =>
        ({
          'no groups': 'Give the cards a group, or remove the filter.',
          'no filter': 'Add a filter to the section, or empty the group.',
          'too many': 'Put groups together.',
        })[problem],
    },
  },
  example: {
    wrong: '"filter": { "label": "Projekte filtern", "all": "Alle" }, "items": [{ "title": "Küche Weber" }]',
    right: '"filter": { "label": "Projekte filtern", "all": "Alle" }, "items": [{ "title": "Küche Weber", "group": "Küchen" }]',
  },
};
