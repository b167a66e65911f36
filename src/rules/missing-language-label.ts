/** The site's own language without a name: the switch of languages, which is on every page, would have to call it by its code. */

import type { Rule } from './support/rule.ts';

export const rule: Rule<{ key: string }> = {
  onlyWith: '/languages',
  check: ({ manifest: { site } }) =>
    site.langLabel === undefined ? [{ pointer: '/site', at: 'start', params: { key: 'langLabel' } }] : [],
  de: {
    message: () => 'Wie die Sprache der Website im Wechsel der Sprachen heißt, fehlt (`site`).',
    hint: () => 'Schreiben Sie unter "site" dazu, zum Beispiel: "langLabel": "Deutsch".',
    explanation: 'Eine Website in mehreren Sprachen nennt auch ihre eigene beim Namen: Besucher wechseln mit ihm zu ihr zurück.',
    inForm: {
      message: () => 'Wie die Sprache der Website im Wechsel der Sprachen heißt, fehlt.',
      hint: () => 'Tragen Sie ihren Namen ein, zum Beispiel „Deutsch“.',
    },
  },
  en: {
    message: () => 'What the switch of languages calls the language of the website is missing (`site`).',
    hint: () => 'Add it under "site", such as: "langLabel": "English".',
    explanation: 'A website in several languages names its own as well: visitors come back to it by that name.',
    inForm: {
      message: () => 'What the switch of languages calls the language of the website is missing.',
      hint: () => 'Enter its name, such as “English”.',
    },
  },
  example: {
    wrong: '"site": { "lang": "de" }, "languages": [{ "lang": "en", … }]',
    right: '"site": { "lang": "de", "langLabel": "Deutsch" }, "languages": [{ "lang": "en", … }]',
  },
};
