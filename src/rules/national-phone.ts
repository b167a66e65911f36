/**
 * A publisher's number that cannot be dialled from everywhere: search engines get it as a fact, and read it without the country. It warns,
 * since people at home can call it. Other numbers may be written as people write them.
 */

import { withCorrection } from '../findings/finding.ts';
import { code } from '../findings/words/phrases.ts';
import { internationalNumber } from '../manifest/resolve/calling-codes.ts';
import { causeOf, fill } from '../manifest/resolve/constants.ts';
import { isPhone } from './invalid-phone.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ value: string; right: string | undefined }> = {
  severity: 'warning',
  since: '0.9.0',
  check: ({ manifest, constants, references: { phones } }) => {
    const country = fill(manifest.site.publisher?.country ?? '', constants).text;
    return phones.flatMap(({ where, raw, value }) => {
      if (!isPhone(value) || (/^\+/.test(value.trim()) && !/\(0+\)/.test(value))) return [];
      const pointer = causeOf(raw, where.pointer, constants);
      const right = internationalNumber(value, country);
      const found = { pointer, params: { value, right }, related: pointer === where.pointer ? [] : [where] };
      return [withCorrection(found, value, right, { here: true })];
    });
  },
  de: {
    message: ({ value }, { place }) => `Die Telefonnummer ${code(value)} lässt sich nicht aus jedem Land wählen (${place}).`,
    hint: ({ right }) =>
      `Schreiben Sie ${right === undefined ? 'sie mit Ländervorwahl und ohne die Null davor, zum Beispiel "+49 30 1234567"' : `"${right}", mit Ländervorwahl und ohne die Null davor`}.`,
    explanation: 'Die Telefonnummer des Anbieters hat eine Ländervorwahl, da Suchmaschinen sie ohne das Land lesen.',
  },
  en: {
    message: ({ value }, { place }) => `The phone number ${code(value)} cannot be dialled from every country (${place}).`,
    hint: ({ right }) =>
      `Write ${right === undefined ? 'it with the code of its country and without the zero before it, such as "+49 30 1234567"' : `"${right}", with the code of its country and without the zero before it`}.`,
    explanation: "The publisher's phone number names its country, since search engines read it without.",
  },
  example: { wrong: '"phone": "030 1234567"', right: '"phone": "+49 30 1234567"' },
};
