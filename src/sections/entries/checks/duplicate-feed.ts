/** Two feeds of the same entries: both have one address, and one of them would overwrite the other. */

import { code } from '../../../findings/words/phrases.ts';
import type { Rule } from '../../../rules/support/rule.ts';

export const rule: Rule<{ under: string }> = {
  onlyWith: '/routes/*/sections/*/feed',
  *check({ sections }) {
    const seen = new Map<string, string>();
    for (const { pointer, written } of sections) {
      if (!written.feed || written.under === undefined) continue;
      const under = String(written.under);
      const first = seen.get(under);
      const place = `${pointer}/feed`;
      if (first === undefined) seen.set(under, place);
      else yield { pointer: place, at: 'key', params: { under }, related: [{ pointer: first }] };
    }
  },
  de: {
    message: ({ under }, { place }) => `Die Beiträge unter ${code(under)} haben schon einen Feed (${place}).`,
    hint: () => 'Lassen Sie "feed" bei einer der beiden Listen weg: Beide Feeds hätten dieselbe Adresse.',
    explanation: 'Die Beiträge unter einer Adresse haben höchstens einen Feed, denn er hat seine Adresse von ihr.',
    inForm: () => 'Entfernen Sie den Feed bei einer der beiden Listen: Beide hätten dieselbe Adresse.',
  },
  en: {
    message: ({ under }, { place }) => `The entries below ${code(under)} have a feed already (${place}).`,
    hint: () => 'Leave "feed" out of one of the two lists: both feeds would have the same address.',
    explanation: 'The entries below an address have one feed at most, since it takes its address from there.',
    inForm: () => 'Remove the feed from one of the two lists: both would have the same address.',
  },
  example: {
    wrong: '{ "under": "/news", "count": 3, "feed": { "title": "News" } }, … { "under": "/news", "feed": { "title": "News" } }',
    right: '{ "under": "/news", "count": 3 }, … { "under": "/news", "feed": { "title": "News" } }',
  },
};
