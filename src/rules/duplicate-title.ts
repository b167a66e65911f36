/** Two pages with the same title: tabs, bookmarks and hits cannot be told apart. It warns: both pages work. */

import { code } from '../findings/words/phrases.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ title: string }> = {
  severity: 'warning',
  since: '0.1.0',
  groupByCause: true,
  *check({ pages }) {
    // The same page in two languages may well be called the same.
    const seen = new Map<string, string>();
    for (const { pointer: page, lang, title, written } of pages) {
      // A draft is often the next version of a page.
      if (written.draft) continue;
      const pointer = `${page}/title`;
      const key = `${lang} ${title.toLowerCase()}`;
      const first = seen.get(key);
      if (first !== undefined) yield { pointer, params: { title }, related: [{ pointer: first }] };
      else seen.set(key, pointer);
    }
  },
  de: {
    message: ({ title }, { place }) => `Den Titel ${code(title)} hat schon eine andere Seite (${place}).`,
    hint: () => 'Geben Sie jeder Seite ihren eigenen Titel.',
    explanation: 'Jede Seite hat ihren eigenen Titel.',
  },
  en: {
    message: ({ title }, { place }) => `Another page already has the title ${code(title)} (${place}).`,
    hint: () => 'Give each page a title of its own.',
    explanation: 'Each page has a title of its own.',
  },
  example: {
    wrong: '{ "title": "Kurs" }, { "title": "Kurs" }',
    right: '{ "title": "Kurs" }, { "title": "Kurs für Teams" }',
  },
};
