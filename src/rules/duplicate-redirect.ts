/**
 * One old address twice: with or without a slash, in percent notation or not, it is the same. Capitals tell two addresses apart on most
 * hosts but not on all, nor in most file systems: two that differ in them alone have to lead to the same place.
 */

import { code } from '../findings/words/phrases.ts';
import { placedRedirects } from './support/redirects.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ from: string; other: string }> = {
  onlyWith: '/redirects',
  *check(context) {
    const seen = new Map<string, { key: string; from: string; to: string; pointer: string }>();
    for (const { from, below, pointer, written } of placedRedirects(context)) {
      const key = below ? `${from}/*` : from;
      const first = seen.get(key.toLowerCase());
      const own = { key, ...written, pointer: `${pointer}/from` };
      if (!first) seen.set(key.toLowerCase(), own);
      else if (first.key === key || first.to !== written.to)
        yield { pointer: own.pointer, params: { from: written.from, other: first.from }, related: [{ pointer: first.pointer }] };
    }
  },
  de: {
    message: ({ from, other }) =>
      from === other
        ? `Die alte Adresse ${code(from)} gibt es zweimal.`
        : `Die alten Adressen ${code(other)} und ${code(from)} unterscheiden sich nur in der Schreibweise.`,
    hint: () => 'Entfernen Sie eine der beiden Weiterleitungen.',
    explanation:
      'Jede alte Adresse führt zu genau einem Ziel. Ein Schrägstrich am Ende und Prozentzeichen machen keinen Unterschied, Großbuchstaben nicht überall.',
  },
  en: {
    message: ({ from, other }) =>
      from === other
        ? `The old address ${code(from)} exists twice.`
        : `The old addresses ${code(other)} and ${code(from)} differ only in spelling.`,
    hint: () => 'Remove one of the two redirects.',
    explanation:
      'Each old address leads to exactly one target. A slash at its end and percent signs make no difference, capital letters not everywhere.',
  },
  example: {
    wrong: '{ "from": "/angebot", "to": "/" }, { "from": "/angebot/", "to": "/leistungen" }',
    right: '{ "from": "/angebot", "to": "/leistungen" }',
  },
};
