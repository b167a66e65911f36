/**
 * A choice above cards that has nothing to choose from, groups of cards that no choice offers, or more of them than it can offer: what was
 * written is not seen, and nothing on the page says why.
 */

import { maxGroups } from '../../../../schema/groups.ts';
import { code } from '../../../findings/words/phrases.ts';
import type { Rule } from '../../../rules/support/rule.ts';

export const rule: Rule<{ problem: 'no groups' | 'no choice' | 'too many'; group: string }> = {
  severity: 'warning',
  since: '0.9.0',
  *check({ sections }) {
    for (const { pointer, written } of sections) {
      const { choose, items } = written;
      const groups = new Map<string, number>();
      for (const [item, { group }] of (items as { group?: string }[]).entries()) {
        if (group !== undefined && !groups.has(group)) groups.set(group, item);
      }
      const [first, tooMany] = [[...groups][0], [...groups][maxGroups]];
      if (choose && !first) {
        yield { pointer: `${pointer}/choose`, at: 'key', params: { problem: 'no groups', group: '' } };
      } else if (!choose && first) {
        yield { pointer: `${pointer}/items/${first[1]}/group`, params: { problem: 'no choice', group: first[0] } };
      } else if (tooMany) {
        yield { pointer: `${pointer}/items/${tooMany[1]}/group`, params: { problem: 'too many', group: tooMany[0] } };
      }
    }
  },
  de: {
    message: ({ problem, group }) =>
      ({
        'no groups': 'Die Auswahl bietet nichts: Keine Karte nennt eine Gruppe. Sie wird nicht gezeigt.',
        'no choice': `Die Karte nennt die Gruppe ${code(group)}, aber über den Karten steht keine Auswahl.`,
        'too many': `Die Gruppe ${code(group)} fehlt in der Auswahl: Sie bietet nur die ersten sechzehn an.`,
      })[problem],
    hint: ({ problem }) =>
      ({
        'no groups': 'Geben Sie den Karten eine Gruppe, oder entfernen Sie die Auswahl.',
        'no choice': 'Fügen Sie dem Abschnitt eine Auswahl hinzu, oder leeren Sie die Gruppe.',
        'too many': 'Fassen Sie Gruppen zusammen.',
      })[problem],
    explanation: 'Eine Auswahl zeigt die Gruppen, die ihre Karten nennen: höchstens sechzehn.',
  },
  en: {
    message: ({ problem, group }) =>
      ({
        'no groups': 'The choice offers nothing: no card names a group. It is not shown.',
        'no choice': `The card names the group ${code(group)}, but there is no choice above the cards.`,
        'too many': `The group ${code(group)} is missing in the choice: it offers the first sixteen only.`,
      })[problem],
    hint: ({ problem }) =>
      ({
        'no groups': 'Give the cards a group, or remove the choice.',
        'no choice': 'Add a choice to the section, or empty the group.',
        'too many': 'Put groups together.',
      })[problem],
    explanation: 'A choice shows the groups that its cards name: sixteen at most.',
  },
  example: {
    wrong: '"choose": { "criteria": [{ "by": "group", "label": "Projekte filtern" }] }, "items": [{ "title": "Küche Weber" }]',
    right:
      '"choose": { "criteria": [{ "by": "group", "label": "Projekte filtern" }] }, "items": [{ "title": "Küche Weber", "group": "Küchen" }]',
  },
};
