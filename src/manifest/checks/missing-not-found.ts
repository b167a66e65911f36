/** A site needs a page for unknown addresses. */

import { typeFor } from '../../sections/aliases.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule = {
  severity: 'error',
  since: '0.1.0',
  check: ({ pages }) => (pages.some(({ path }) => path === '*') ? [] : [{ pointer: '/routes', at: 'key', params: {} }]),
  de: {
    message: () => 'Die Seite für unbekannte Adressen fehlt.',
    hint: () => `Eine Seite muss "path": "*" haben, meist mit einem Abschnitt "${typeFor('404')}".`,
    explanation: 'Eine Website hat eine Seite für unbekannte Adressen: "path": "*".',
    inForm: {
      hint: () => 'Eine Seite muss die Adresse „*“ haben.',
    },
  },
  en: {
    message: () => 'The page for unknown addresses is missing.',
    hint: () => `One page must have "path": "*", usually with a section "${typeFor('404')}".`,
    explanation: 'A website has a page for unknown addresses: "path": "*".',
    inForm: {
      hint: () => 'One page must have the address “*”.',
    },
  },
  example: { wrong: '"routes": [{ "path": "/" }]', right: '"routes": [{ "path": "/" }, { "path": "*" }]' },
};
