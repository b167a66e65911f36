/**
 * Phone numbers that cannot be one: an error, since nobody could call. Checked are `tel:` links, the publisher's number and
 * constants that are called a phone; in other texts a number could be anything.
 */

import { finding, type Verdict } from '../finding.ts';
import { soleConstant } from '../resolve/constants.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'error';

export const check: Check = ({ found, constants }) => {
  const linked = found.links.flatMap(({ where, raw, href }) => {
    if (!('url' in href) || !/^tel:/i.test(href.url)) return [];
    const value = href.url.slice('tel:'.length);
    if (isPhone(value)) return [];
    return [finding('invalid-phone', { pointer: soleConstant(raw, constants)?.pointer ?? where.pointer }, { value })];
  });
  const told = found.phones.flatMap(({ where, raw, value }) => {
    if (isPhone(value)) return [];
    const cause = soleConstant(raw, constants);
    return cause
      ? [finding('invalid-phone', { pointer: cause.pointer }, { value }, [{ ...where }])]
      : [finding('invalid-phone', where, { value })];
  });
  const named = [...constants].flatMap(([name, { pointer, value }]) => {
    const isMeant = /^(?:tele)?phone(?:Number)?$|^mobile(?:Number|Phone)?$|^fax(?:Number)?$/i.test(name);
    return isMeant && !isPhone(String(value)) ? [finding('invalid-phone', { pointer }, { value: String(value) })] : [];
  });
  return [...linked, ...told, ...named];
};

/** From an emergency number to the 15 digits that ITU-T E.164 allows, with the signs that people write between them. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s()/.\u2013-]+$/.test(text.trim()) && digits >= (text.trim().startsWith('+') ? 7 : 3) && digits <= 15;
}
