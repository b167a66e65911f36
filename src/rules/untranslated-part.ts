/**
 * Header, footer, labels or error view that a language does not have: those of the site stand on its pages, in the language of the site. It
 * warns: the pages themselves work, and a language grows part by part.
 */

import { code } from '../findings/words/phrases.ts';
import { languageParts } from './support/languages.ts';
import type { Rule } from './support/rule.ts';

const all = ['labels', 'header', 'footer', 'errorView'] as const;

export const rule: Rule<{ parts: string[]; lang: string }> = {
  severity: 'warning',
  onlyWith: '/languages',
  check: (context) =>
    languageParts(context).flatMap(({ pointer, written, shell: { lang } }) => {
      const parts = all.filter((part) => written && written[part] === undefined);
      return parts.length > 0 ? [{ pointer, at: 'start' as const, params: { parts, lang } }] : [];
    }),
  de: {
    message: ({ parts, lang }) => `Der Sprache ${code(lang)} fehlt: ${parts.map(code).join(', ')}.`,
    hint: () => 'Schreiben Sie es in dieser Sprache dazu. Bis dahin steht dort, was die Website in ihrer eigenen Sprache hat.',
    explanation: 'Auf den Seiten einer Sprache stehen Kopf, Fuß und Beschriftungen in ihr.',
    inForm: {
      message: ({ parts, lang }, { titleAt }) =>
        `Der Sprache ${code(lang)} fehlt: ${parts.map((part) => code(titleAt(`/${part}`))).join(', ')}.`,
    },
  },
  en: {
    message: ({ parts, lang }) => `The language ${code(lang)} lacks: ${parts.map(code).join(', ')}.`,
    hint: () => 'Add it in this language. Until then what the website has in its own language stands there.',
    explanation: 'On the pages of a language, header, footer and labels are in it.',
    inForm: {
      message: ({ parts, lang }, { titleAt }) =>
        `The language ${code(lang)} lacks: ${parts.map((part) => code(titleAt(`/${part}`))).join(', ')}.`,
    },
  },
  example: {
    wrong: '"languages": [{ "lang": "en", …, "header": { … } }]',
    right: '"languages": [{ "lang": "en", …, "labels": { … }, "header": { … }, "footer": { … }, "errorView": { … } }]',
  },
};
