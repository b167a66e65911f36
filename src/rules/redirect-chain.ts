/**
 * A redirect that leads to an old address, which leads on. It warns: visitors arrive, each step later; search engines follow a few steps
 * and no more.
 */

import { withCorrection } from '../findings/finding.ts';
import { code } from '../findings/words/phrases.ts';
import { type PlacedRedirect, placedRedirects, redirectAt } from './support/redirects.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ from: string; to: string; end: string }> = {
  severity: 'warning',
  since: '1.1.0',
  *check(context) {
    const redirects = placedRedirects(context);
    for (const redirect of redirects) {
      const end = endOf(redirect, redirects);
      if (!end || end === redirect) continue;
      const { written, pointer } = redirect;
      yield withCorrection(
        {
          pointer: `${pointer}/to`,
          params: { from: written.from, to: written.to, end: end.written.to },
          related: [{ pointer: `${end.pointer}/to` }],
        },
        written.to,
        end.written.to,
        { here: true },
      );
    }
  },
  de: {
    message: ({ from, to }) => `Die Weiterleitung von ${code(from)} führt zu ${code(to)}, und das führt selbst weiter.`,
    hint: ({ end }) => `Nennen Sie gleich das letzte Ziel: ${code(end)}.`,
    explanation: 'Eine Weiterleitung führt in einem Schritt dorthin, wo der Inhalt jetzt steht.',
  },
  en: {
    message: ({ from, to }) => `The redirect of ${code(from)} leads to ${code(to)}, and that leads on itself.`,
    hint: ({ end }) => `Name the last target at once: ${code(end)}.`,
    explanation: 'A redirect leads in one step to where the content stands now.',
  },
  example: {
    wrong: '{ "from": "/a", "to": "/b" }, { "from": "/b", "to": "/kurse" }',
    right: '{ "from": "/a", "to": "/kurse" }, { "from": "/b", "to": "/kurse" }',
  },
};

/** The last of the redirects that follow one another; undefined in a circle, which is another rule's. */
function endOf(start: PlacedRedirect, redirects: readonly PlacedRedirect[]): PlacedRedirect | undefined {
  const seen = new Set<PlacedRedirect>();
  let last = start;
  for (let next: PlacedRedirect | undefined = start; next; ) {
    if (seen.has(next)) return undefined;
    seen.add(next);
    last = next;
    next = next.target === undefined ? undefined : redirectAt(redirects, next.target);
  }
  return last;
}
