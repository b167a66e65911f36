/**
 * A font that is fetched from another host as soon as the page opens: that hands the visitor's IP address over without being
 * asked. It warns: whether to load so is the owner's decision.
 */

import { code } from '../findings/words/phrases.ts';
import { foreignOrigin } from '../manifest/resolve/addresses.ts';
import { soleConstant } from '../manifest/resolve/constants.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ family: string; host: string }> = {
  severity: 'warning',
  since: '0.1.0',
  check: ({ url: site, constantsAt, references: { addresses } }) =>
    addresses.flatMap(({ kind, load, url, written, pointer, family = '' }) => {
      const origin = foreignOrigin(url, site);
      if (kind !== 'font' || load !== 'on-enter' || origin === undefined) return [];
      const constant = soleConstant(written, constantsAt(pointer));
      // Where the constant is used stand "fonts" and "load", too, which the hint speaks of.
      const used = constant ? [{ pointer }] : [];
      return [{ pointer: constant?.pointer ?? pointer, params: { family, host: new URL(origin).host }, related: used }];
    }),
  de: {
    message: ({ family, host }, { place }) =>
      `Die Schrift ${code(family)} wird beim Öffnen der Seite von ${host} geladen, ohne dass jemand gefragt wird (${place}).`,
    hint: () =>
      'Das gibt die IP-Adresse an Dritte weiter; das LG München I hat es untersagt (20.01.2022, 3 O 17493/20). Löschen Sie die Schrift aus "fonts", oder setzen Sie "load" auf "on-consent".',
    explanation: 'Keine Seite lädt beim Öffnen Schriften von fremden Servern (LG München I, 20.01.2022, 3 O 17493/20).',
    inForm: () =>
      'Das gibt die IP-Adresse an Dritte weiter; das LG München I hat es untersagt (20.01.2022, 3 O 17493/20). Entfernen Sie die Schrift, oder lassen Sie erst nach Einwilligung laden.',
  },
  en: {
    message: ({ family, host }, { place }) =>
      `The font ${code(family)} is loaded from ${host} when the page opens, without anybody being asked (${place}).`,
    hint: () =>
      'That hands the IP address to others; a German court forbade it (LG München I, 20.01.2022, 3 O 17493/20). Remove the font from "fonts", or set "load" to "on-consent".',
    explanation:
      'No page loads fonts from foreign servers when it opens (Regional Court Munich I, 20 January 2022, 3 O 17493/20).',
    inForm: () =>
      'That hands the IP address to others; a German court forbade it (LG München I, 20.01.2022, 3 O 17493/20). Remove the font, or let it load after consent only.',
  },
  example: {
    wrong: '"load": "on-enter", "fonts": [{ "family": "Roboto", "src": "https://fonts.example/roboto.woff2" }]',
    right: '"load": "on-consent", "fonts": [{ "family": "Roboto", "src": "https://fonts.example/roboto.woff2" }]',
  },
};
