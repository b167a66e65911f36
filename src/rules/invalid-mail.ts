/**
 * Mail addresses that cannot be one: every contact of the site would be lost without anybody noticing, so it is an error.
 * Whether somebody reads what arrives there cannot be known.
 */

import { code } from '../findings/words/phrases.ts';
import { soleConstant } from '../manifest/resolve/constants.ts';
import { writtenConstants } from './support/languages.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ value: string }> = {
  since: '0.1.0',
  groupByCause: true,
  check: ({ references, manifest, constants, constantsAt }) => {
    // The same address stands on nearly every page.
    const right = new Set<string>();
    const used = references.mails.flatMap(({ where, raw, value }) => {
      if (right.has(value) || isMailList(value)) {
        right.add(value);
        return [];
      }
      const cause = soleConstant(raw, constantsAt(where.pointer));
      return [cause ? { pointer: cause.pointer, params: { value }, related: [where] } : { ...where, params: { value } }];
    });
    // One that no mail link uses is meant as an address all the same when it is called so.
    const named = writtenConstants({ manifest, constants }).flatMap(({ name, pointer, value }) => {
      const isMeant = /^e?mail(?:Address)?$/i.test(name) && !isMailList(String(value));
      return isMeant ? [{ pointer, params: { value: String(value) } }] : [];
    });
    return [...used, ...named];
  },
  de: {
    message: ({ value }, { place }) => `${code(value)} kann keine E-Mail-Adresse sein (${place}).`,
    hint: () => 'Eine Adresse hat genau ein @ und dahinter einen Punkt, ohne Leerzeichen: "name@example.com".',
    explanation: 'Eine E-Mail-Adresse muss eine sein können, sonst geht jede Anfrage verloren.',
  },
  en: {
    message: ({ value }, { place }) => `${code(value)} cannot be a mail address (${place}).`,
    hint: () => 'An address has exactly one @, a dot somewhere behind it, and no spaces: "name@example.com".',
    explanation: 'A mail address must be able to be one, or every enquiry is lost.',
  },
  example: { wrong: '"email": "name(at)example.com"', right: '"email": "name@example.com"' },
};

/** One address, or several with commas between them (RFC 6068). */
function isMailList(text: string): boolean {
  return text.split(',').every(isMail);
}

/** The part of RFC 5321 that real addresses use: no quoted names, no bare hosts. */
function isMail(text: string): boolean {
  const [name = '', host = '', ...rest] = text.split('@');
  if (rest.length > 0 || name.length > 64 || host.length > 253) return false;
  const labels = host.split('.');
  return (
    name.split('.').every((part) => /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u.test(part)) &&
    labels.length > 1 &&
    labels.every(
      (label) => label.length <= 63 && /^[\p{L}\p{N}-]+$/u.test(label) && !label.startsWith('-') && !label.endsWith('-'),
    ) &&
    /^(?:\p{L}{2,}|xn--.+)$/u.test(labels.at(-1) ?? '')
  );
}
