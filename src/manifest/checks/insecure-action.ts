/**
 * A form that sends to an address without encryption: whatever visitors enter could be read on the way, and browsers warn of it or refuse to
 * send (Art. 32 GDPR; https://www.w3.org/TR/mixed-content/). It warns, since a provider may be tried out on the own machine; a release is stopped.
 */

import { soleConstant } from '../resolve/constants.ts';
import { code } from '../words/phrases.ts';
import type { Rule } from './basis/rule.ts';

export const rule: Rule<{ url: string }> = {
  severity: 'until-release',
  groupByCause: true,
  check: ({ met, constants }) =>
    met.addresses.flatMap(({ kind, url, written, pointer }) => {
      if (kind !== 'endpoint' || !/^http:/i.test(url)) return [];
      return [{ pointer: soleConstant(written, constants)?.pointer ?? pointer, params: { url } }];
    }),
  de: {
    message: ({ url }, { place }) => `Das Formular sendet unverschlüsselt an ${code(url)} (${place}).`,
    hint: () => 'Schreiben Sie "https://" statt "http://". Bietet der Anbieter das nicht, ist er nicht geeignet.',
    explanation: 'Formulare senden nur verschlüsselt: Sonst kann jeder auf dem Weg mitlesen, und Browser verweigern es.',
  },
  en: {
    message: ({ url }, { place }) => `The form sends to ${code(url)} without encryption (${place}).`,
    hint: () => 'Write "https://" instead of "http://". A provider that does not offer that is not fit for it.',
    explanation: 'Forms are sent encrypted: else anybody on the way can read them, and browsers refuse.',
  },
  example: { wrong: '"action": "http://forms.example/f/abc"', right: '"action": "https://forms.example/f/abc"' },
};
