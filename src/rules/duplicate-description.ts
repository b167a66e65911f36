/** Two pages with the same description in search results, mostly after a page was copied. It warns: both pages work. */

import { repeated } from './support/repeated.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule = {
  severity: 'warning',
  since: '0.1.0',
  groupByCause: true,
  check({ pages }) {
    const shown = pages.filter(({ noindex, written }) => !noindex && !written.draft);
    return repeated(shown, ({ lang, description }) => `${lang} ${description.toLowerCase()}`).map(({ again, first }) => ({
      pointer: `${again.pointer}/description`,
      params: {},
      related: [{ pointer: `${first.pointer}/description` }],
    }));
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
