/** A site needs a page at "/": the logo leads there, and so does a bare address. */

import type { Rule } from './support/rule.ts';

export const rule: Rule = {
  severity: 'error',
  since: '0.1.0',
  check: ({ pages }) => (pages.some(({ path }) => path === '/') ? [] : [{ pointer: '/routes', at: 'key', params: {} }]),
  de: {
    message: () => 'Die Startseite fehlt.',
    hint: () => 'Eine Seite muss "path": "/" haben.',
    explanation: 'Eine Website hat eine Startseite: "path": "/".',
    inForm: {
      hint: () => 'Eine Seite muss die Adresse „/“ haben.',
    },
  },
  en: {
    message: () => 'The home page is missing.',
    hint: () => 'One page must have "path": "/".',
    explanation: 'A website has a home page: "path": "/".',
    inForm: {
      hint: () => 'One page must have the address “/”.',
    },
  },
  example: { wrong: '"routes": [{ "path": "/start" }]', right: '"routes": [{ "path": "/" }]' },
};
