/** Two pages with the same title: tabs, bookmarks and hits cannot be told apart. It warns: both pages work. */

import { code } from '../findings/words/phrases.ts';
import { repeated } from './support/repeated.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ title: string }> = {
  severity: 'warning',
  since: '0.1.0',
  groupByCause: true,
  check({ pages }) {
    // A draft is often the next version of a page, and the same page in two languages may well be called the same.
    const finished = pages.filter(({ written }) => !written.draft);
    return repeated(finished, ({ lang, title }) => `${lang} ${title.toLowerCase()}`).map(({ again, first }) => ({
      pointer: `${again.pointer}/title`,
      params: { title: again.title },
      related: [{ pointer: `${first.pointer}/title` }],
    }));
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
