/** Where links lead: checked after constants are filled in, since a constant can hold anything, and encoded for the browser. */

import type { Href } from '../../schema/atoms.ts';
import { decoded } from '../../schema/old-addresses.ts';
import { memo } from '../disk/memo.ts';
import { isWebAddress } from './web-address.ts';

/** What may be written for a mail. */
export interface MailInput {
  to: string;
  subject?: string | undefined;
  body?: string | undefined;
}

/**
 * Validates an address.
 *
 * @param raw With constants filled in.
 * @param mayMail Whether `mailto:` may be written out, as it may in a text.
 * @returns Undefined for whatever is neither a page, an anchor, `http(s):`, `tel:` nor `sms:`.
 */
export function parseHref(raw: string, mayMail = false): Href | undefined {
  // Browsers drop tabs and line breaks and read a backslash as a slash, which makes "/\example.com" another host.
  if (/[\s\\]/.test(raw.trim()) || raw !== raw.trim()) return undefined;
  if (raw.startsWith('#')) return raw.length > 1 ? { hash: raw } : undefined;
  if (raw.startsWith('/')) return raw.startsWith('//') ? undefined : parseInternal(raw);
  if (/^https?:\/\//i.test(raw)) return isWebAddress(raw, true) ? { url: encodeUrl(raw) } : undefined;
  if (/^tel:\+?[0-9][0-9().-]*$/i.test(raw)) return { url: raw };
  // RFC 5724: one number, and the words that stand in the message beforehand.
  if (/^sms:\+?[0-9][0-9().-]*(?:\?body=[^?&#]*)?$/i.test(raw)) return { url: encodeUrl(raw) };
  if (mayMail && /^mailto:[^?]+/i.test(raw)) return { url: encodeUrl(raw) };
  return undefined;
}

/**
 * The address of a prepared mail (RFC 6068): spaces as %20, since mail programs show `+` as it is, and lines end in CRLF.
 */
export const mailUrl = (mail: MailInput): string => mailUrlOf(JSON.stringify(mail));

/** The same mail is prepared on nearly every page, so by its text. */
const mailUrlOf = memo((mail: string) => makeMailUrl(JSON.parse(mail) as MailInput));

function makeMailUrl({ to, subject, body }: MailInput): string {
  const fields: string[] = [];
  if (subject !== undefined) fields.push(`subject=${encode(subject.replaceAll(/\r?\n/g, ' '))}`);
  if (body !== undefined) fields.push(`body=${encode(body.replaceAll(/\r?\n/g, '\r\n'))}`);
  const address = encode(to).replaceAll('%40', '@').replaceAll('%2C', ',');
  return `mailto:${address}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}

function parseInternal(raw: string): Href {
  const at = raw.indexOf('#');
  if (at < 0) return { page: raw };
  const hash = raw.slice(at);
  return hash === '#' ? { page: raw.slice(0, at) } : { page: raw.slice(0, at), hash };
}

/** Encodes what may not stand in an address and leaves what is encoded already. */
export function encodeUrl(raw: string): string {
  return raw.replace(/[^\x21-\x7e]+|["<>`{}|^]+/g, encode);
}

function encode(text: string): string {
  // Half of a surrogate pair, which JSON can hold, has no encoding.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/**
 * What to write for a mail, where somebody wrote its address as a text.
 *
 * @param text `mailto:name@example.com?subject=…`, or the bare address.
 * @returns JSON, or undefined where the text is neither, or holds what cannot be written so.
 */
export function mailHref(text: string): string | undefined {
  const [, address = '', query = ''] =
    /^(?:(?:mailto:)?(?=[^?]*@)|mailto:(?=\{))([^\s?@/:]+(?:@[^\s?@/]+\.[^\s?@/]+)?)(?:\?(.*))?$/i.exec(text) ?? [];
  if (address === '') return undefined;
  const fields = query === '' ? [] : query.split('&').map((field) => field.split('='));
  const mail: Record<string, string> = { to: address };
  for (const [name = '', value = ''] of fields) {
    const key = name.toLowerCase();
    const text = decoded(value);
    if (!['subject', 'body'].includes(key) || key in mail || !text) return undefined;
    mail[key] = text;
  }
  const members = Object.entries(mail).map(([key, value]) => `"${key}": ${JSON.stringify(value)}`);
  return `{ "mail": { ${members.join(', ')} } }`;
}

/** Whether a text is an address of another website, where a file of one's own should be named. */
export const isForeign = (text: string): boolean => /^(?:https?:)?\/\//i.test(text);
