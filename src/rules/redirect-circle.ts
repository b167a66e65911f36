/** Redirects that lead back to where they began: a browser gives up, and visitors see its error. */

import { writtenAs } from '../../schema/old-addresses.ts';
import { code } from '../findings/words/phrases.ts';
import { type PlacedRedirect, placedRedirects, redirectAt } from './support/redirects.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ way: string[] }> = {
  onlyWith: '/redirects',
  *check(context) {
    const redirects = placedRedirects(context);
    const told = new Set<PlacedRedirect>();
    for (const start of redirects) {
      const way: PlacedRedirect[] = [];
      for (let next: PlacedRedirect | undefined = start; next && !told.has(next); ) {
        const before = way.indexOf(next);
        if (before >= 0) {
          const [first, ...others] = way.slice(before);
          if (!first) break;
          yield {
            pointer: `${first.pointer}/to`,
            params: { way: [first, ...others, first].map(writtenAs) },
            related: others.map(({ pointer }) => ({ pointer: `${pointer}/to` })),
          };
          break;
        }
        way.push(next);
        next = next.target === undefined ? undefined : redirectAt(redirects, next.target);
      }
      for (const one of way) told.add(one);
    }
  },
  de: {
    message: ({ way }) => `Die Weiterleitung führt im Kreis: ${way.map(code).join(' → ')}.`,
    hint: () => 'Nennen Sie als Ziel eine Seite, die es gibt, oder entfernen Sie eine der Weiterleitungen.',
    explanation: 'Eine Weiterleitung endet bei einer Seite, einer Datei oder einer anderen Website.',
  },
  en: {
    message: ({ way }) => `The redirect leads in a circle: ${way.map(code).join(' → ')}.`,
    hint: () => 'Name a page that exists as the target, or remove one of the redirects.',
    explanation: 'A redirect ends at a page, a file or another website.',
  },
  example: {
    wrong: '{ "from": "/kurs", "to": "/seminar" }, { "from": "/seminar", "to": "/kurs" }',
    right: '{ "from": "/kurs", "to": "/kurse" }, { "from": "/seminar", "to": "/kurse" }',
  },
};
