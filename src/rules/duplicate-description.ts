/** Two pages with the same description in search results, mostly after a page was copied. It warns: both pages work. */

import type { Rule } from './support/rule.ts';

export const rule: Rule = {
  severity: 'warning',
  since: '0.1.0',
  groupByCause: true,
  *check({ pages }) {
    const seen = new Map<string, string>();
    for (const { pointer: page, lang, description, noindex, written } of pages) {
      if (noindex || written.draft) continue;
      const pointer = `${page}/description`;
      const key = `${lang} ${description.toLowerCase()}`;
      const first = seen.get(key);
      if (first !== undefined) yield { pointer, params: {}, related: [{ pointer: first }] };
      else seen.set(key, pointer);
    }
  },
  de: {
    message: (_, { place }) => `Dieselbe Beschreibung hat schon eine andere Seite (${place}).`,
    hint: () => 'Beschreiben Sie, was nur auf dieser Seite steht.',
    explanation: 'Jede Seite hat ihre eigene Beschreibung.',
  },
  en: {
    message: (_, { place }) => `Another page already has the same description (${place}).`,
    hint: () => 'Describe what is on this page only.',
    explanation: 'Each page has a description of its own.',
  },
  example: {
    wrong: '{ "description": "A" }, { "description": "A" }',
    right: '{ "description": "A" }, { "description": "B" }',
  },
};
