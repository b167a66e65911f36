/** A title that search engines cut. Pages that they do not show may have any. It warns: the page itself works. */

import { titleLimit as limit } from '../../schema/page-names.ts';
import { isNotFound } from '../../schema/site-parts.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ title: string; actual: number; limit: number }> = {
  severity: 'warning',
  since: '0.1.0',
  check: ({ pages }) =>
    pages.flatMap(({ pointer, path, title, noindex }) => {
      if (noindex || isNotFound(path) || title.length <= limit) return [];
      return [{ pointer: `${pointer}/title`, params: { title, actual: title.length, limit } }];
    }),
  de: {
    message: ({ actual, limit }, { place }) => `Der Titel hat ${actual} Zeichen; Suchmaschinen zeigen etwa ${limit} (${place}).`,
    hint: () => 'Kürzen Sie ihn. Das Wichtigste steht vorn.',
    explanation: 'Der Titel einer Seite passt in die Trefferliste.',
  },
  en: {
    message: ({ actual, limit }, { place }) =>
      `The title has ${actual} characters; search engines show about ${limit} (${place}).`,
    hint: () => 'Shorten it. What matters most comes first.',
    explanation: 'The title of a page fits into a list of hits.',
  },
  example: {
    wrong: '"title": "Leistungen: KI-Beratung, Training, Workshops und eigene Assistenten"',
    right: '"title": "Leistungen: KI-Beratung, Training und Assistenten"',
  },
};
