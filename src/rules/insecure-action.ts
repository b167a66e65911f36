/**
 * A form that sends to an address without encryption, or a frame that shows one: whatever visitors enter could be read on the way, and
 * browsers warn of it or refuse (Art. 32 GDPR; https://www.w3.org/TR/mixed-content/). It warns, since a provider may be tried out on the
 * own machine; a release is stopped.
 */

import { code } from '../findings/words/phrases.ts';
import { soleConstant } from '../manifest/resolve/constants.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ url: string; isFrame: boolean }> = {
  severity: 'until-release',
  since: '0.9.0',
  groupByCause: true,
  check: ({ references, constantsAt }) =>
    references.addresses.flatMap(({ kind, url, written, pointer }) => {
      const isFrame = kind === 'frame';
      if (!(isFrame || kind === 'endpoint') || !/^http:/i.test(url)) return [];
      return [{ pointer: soleConstant(written, constantsAt(pointer))?.pointer ?? pointer, params: { url, isFrame } }];
    }),
  de: {
    message: ({ url, isFrame }, { place }) =>
      isFrame
        ? `Unverschlüsselt geladen wird ${code(url)} (${place}).`
        : `Das Formular sendet unverschlüsselt an ${code(url)} (${place}).`,
    hint: () => 'Schreiben Sie "https://" statt "http://". Bietet der Anbieter das nicht, ist er nicht geeignet.',
    explanation:
      'Formulare senden und Anbieter zeigen etwas nur verschlüsselt: Sonst kann jeder auf dem Weg mitlesen, und Browser verweigern es.',
  },
  en: {
    message: ({ url, isFrame }, { place }) =>
      isFrame
        ? `What is loaded from ${code(url)} comes without encryption (${place}).`
        : `The form sends to ${code(url)} without encryption (${place}).`,
    hint: () => 'Write "https://" instead of "http://". A provider that does not offer that is not fit for it.',
    explanation:
      'Forms are sent and what providers show is loaded encrypted: else anybody on the way can read it, and browsers refuse.',
  },
  example: { wrong: '"action": "http://forms.example/f/abc"', right: '"action": "https://forms.example/f/abc"' },
};
