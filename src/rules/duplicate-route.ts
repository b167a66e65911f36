/** Two pages at one address. Case does not count: many hosts and file systems do not tell it apart. */

import { code } from '../findings/words/phrases.ts';
import { repeated } from './support/repeated.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ path: string; other: string }> = {
  since: '0.1.0',
  groupByCause: true,
  check: ({ pages }) =>
    repeated(pages, ({ path }) => path.toLowerCase()).map(({ again, first }) => ({
      pointer: `${again.pointer}/path`,
      params: { path: again.path, other: first.path },
      related: [{ pointer: `${first.pointer}/path` }],
    })),
  de: {
    message: ({ path, other }) =>
      path === other
        ? `Die Adresse ${code(path)} gibt es zweimal.`
        : `Die Adressen ${code(other)} und ${code(path)} unterscheiden sich nur in der Schreibweise.`,
    hint: () => 'Jede Seite braucht ihre eigene Adresse.',
    explanation: 'Jede Seite hat ihre eigene Adresse. Groß- und Kleinschreibung unterscheidet nicht.',
  },
  en: {
    message: ({ path, other }) =>
      path === other
        ? `The address ${code(path)} exists twice.`
        : `The addresses ${code(other)} and ${code(path)} differ only in spelling.`,
    hint: () => 'Each page needs an address of its own.',
    explanation: 'Each page has an address of its own. Capital letters make no difference.',
  },
  example: { wrong: '{ "path": "/kurs" }, { "path": "/Kurs" }', right: '{ "path": "/kurs" }, { "path": "/kurs-2" }' },
};
