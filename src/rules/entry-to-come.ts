/** An entry of a day to come: until a build from that day on nobody sees it, and no build comes by itself. */

import { code } from '../findings/words/phrases.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ day: string; path: string }> = {
  severity: 'warning',
  since: '1.1.0',
  *check({ pages, drafts }) {
    for (const { pointer, path, entry, written } of pages) {
      // A draft waits for more than a day. Home pages are published on all days.
      if (!entry?.date || entry.date.isPast || written.draft || !drafts.has(path)) continue;
      yield { pointer: `${pointer}/entry/date`, params: { day: entry.date.text, path } };
    }
  },
  de: {
    message: ({ day, path }) => `Die Seite ${code(path)} wird erst ab ${day} veröffentlicht: Bis dahin sieht sie niemand.`,
    hint: () =>
      'Veröffentlichen Sie die Website an diesem Tag noch einmal, oder lassen Sie sie täglich bauen. Soll die Seite sofort erscheinen, schreiben Sie "announced": true.',
    explanation: 'Ein Beitrag, dessen Tag noch kommt, erscheint mit der ersten Veröffentlichung von diesem Tag an.',
    inForm: () =>
      'Veröffentlichen Sie die Website an diesem Tag noch einmal. Soll die Seite sofort erscheinen, schalten Sie „Schon jetzt zeigen“ ein.',
  },
  en: {
    message: ({ day, path }) => `The page ${code(path)} is published from ${day} on: until then nobody sees it.`,
    hint: () =>
      'Publish the website once more on that day, or let it be built every day. If the page shall appear at once, write "announced": true.',
    explanation: 'An entry of a day to come appears with the first publication from that day on.',
    inForm: () => 'Publish the website once more on that day. If the page shall appear at once, switch on “Show now”.',
  },
  example: { wrong: '"entry": { "date": "2099-07-12" }', right: '"entry": { "date": "2026-07-12" }' },
};
