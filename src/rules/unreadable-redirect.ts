/**
 * An old address in percent notation that no browser would ask for: `%FC` is half of a sign, as pages had them before UTF-8. No host could
 * be told of it.
 */

import { readOldAddress } from '../../schema/old-addresses.ts';
import { code } from '../findings/words/phrases.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ from: string }> = {
  onlyWith: '/redirects',
  check: ({ manifest: { redirects = [] } }) =>
    redirects.flatMap(({ from }, index) =>
      readOldAddress(from) ? [] : [{ pointer: `/redirects/${index}/from`, params: { from } }],
    ),
  de: {
    message: ({ from }) => `Was „%“ in der alten Adresse ${code(from)} meint, lässt sich nicht lesen.`,
    hint: () => 'Schreiben Sie die Buchstaben selbst, wie der Browser sie in seiner Adresszeile zeigt: "/über-uns.html".',
    explanation: 'Eine alte Adresse steht mit Buchstaben da oder mit Prozentzeichen, die UTF-8 sind.',
  },
  en: {
    message: ({ from }) => `What “%” means in the old address ${code(from)} cannot be read.`,
    hint: () => 'Write the letters themselves, as a browser shows them in its address bar: "/über-uns.html".',
    explanation: 'An old address is written with letters, or with percent signs that are UTF-8.',
  },
  example: { wrong: '"from": "/%FCber-uns.html"', right: '"from": "/über-uns.html"' },
};
