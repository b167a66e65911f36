/**
 * Phone numbers that cannot be one: an error, since nobody could call. Checked are `tel:` and `sms:` links, the publisher's number and
 * constants that are called a phone; in other texts a number could be anything.
 */

import { code } from '../findings/words/phrases.ts';
import { soleConstant } from '../manifest/resolve/constants.ts';
import { writtenConstants } from './support/languages.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ value: string }> = {
  since: '0.1.0',
  check: ({ references, manifest, constants, constantsAt }) => {
    const linked = references.links.flatMap(({ where, raw, href }) => {
      if (!('url' in href) || !/^(?:tel|sms):/i.test(href.url)) return [];
      const value = href.url.slice('tel:'.length).replace(/\?.*/, '');
      if (isPhone(value)) return [];
      return [{ pointer: soleConstant(raw, constantsAt(where.pointer))?.pointer ?? where.pointer, params: { value } }];
    });
    const told = references.phones.flatMap(({ where, raw, value }) => {
      if (isPhone(value)) return [];
      const cause = soleConstant(raw, constantsAt(where.pointer));
      return [cause ? { pointer: cause.pointer, params: { value }, related: [where] } : { ...where, params: { value } }];
    });
    const named = writtenConstants({ manifest, constants }).flatMap(({ name, pointer, value }) => {
      const isMeant = /^(?:tele)?phone(?:Number)?$|^mobile(?:Number|Phone)?$|^fax(?:Number)?$/i.test(name);
      return isMeant && !isPhone(String(value)) ? [{ pointer, params: { value: String(value) } }] : [];
    });
    return [...linked, ...told, ...named];
  },
  de: {
    message: ({ value }, { place }) => `${code(value)} kann keine Telefonnummer sein (${place}).`,
    hint: () => 'Schreiben Sie die Nummer mit Vorwahl, zum Beispiel "+49 30 1234567"; höchstens 15 Ziffern.',
    explanation: 'Eine Telefonnummer muss eine sein können.',
  },
  en: {
    message: ({ value }, { place }) => `${code(value)} cannot be a phone number (${place}).`,
    hint: () => 'Write the number with its area code, such as "+49 30 1234567"; at most 15 digits.',
    explanation: 'A phone number must be able to be one.',
  },
  example: { wrong: '"href": "tel:12"', right: '"href": "tel:+49301234567"' },
};

/** From an emergency number to the 15 digits that ITU-T E.164 allows, with the signs that people write between them. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s()/.\u2013-]+$/.test(text.trim()) && digits >= (text.trim().startsWith('+') ? 7 : 3) && digits <= 15;
}
