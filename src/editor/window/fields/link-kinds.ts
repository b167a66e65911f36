/** The kinds of links as a person thinks of them, and how each is written in a manifest (schema/fields.ts, `href`). */
import { child } from '../../../json-text/pointer.ts';
import { constantAt } from '../state/constant-uses.ts';

export interface Mail {
  to: string;
  subject?: string;
  body?: string;
}
export type LinkValue = string | { mail: Mail };

/** What is typed for an address: `example.com` means the website there, and whatever else is pasted what it is. */
export function addressOf(typed: string): LinkValue {
  const text = typed.trim();
  if (/^mailto:[^@\s]+@/i.test(text)) return targetFromText(text);
  if (/^tel:\+?\d/i.test(text)) return phoneOf(text);
  return text === '' || /^(?:https?:|sms:|\{)/i.test(text) ? text : `https://${text.replace(/^\/+/, '')}`;
}

/** What is meant where nobody has said of which kind it is; undefined for what looks like no address, such as the name of a page. */
export function targetFromTyped(typed: string): LinkValue | undefined {
  const text = typed.trim();
  if (/^[^\s@:]+@[^\s@]+$/.test(text) && text.slice(text.indexOf('@') + 2, -1).includes('.')) return { mail: { to: text } };
  if (/^\+?[\d\s()/-]{6,}$/.test(text)) return phoneOf(text);
  const isAddress =
    !/\s/.test(text) &&
    (/^(?:https?:|mailto:|tel:|sms:|www\.|\{|#\S)\S*$/i.test(text) || /^[^\s/@]+\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(text));
  if (!isAddress) return undefined;
  return text.startsWith('#') ? text : addressOf(text);
}

/** What is typed for a phone number, as people write it: `+49 (0)30 123-45` → `tel:+493012345`. */
export function phoneOf(typed: string): string {
  const text = typed.trim();
  if (text === '' || text.startsWith('{')) return text;
  const international = text
    .replace(/^tel:/i, '')
    .replace(/^(\+|00)(.*?)\(0\)/, '$1$2')
    .replace(/^00/, '+');
  return `tel:${international.startsWith('+') ? '+' : ''}${international.replace(/[^0-9]/g, '')}`;
}

/** An address or a number as it is shown while nobody types. */
export const shownTarget = (value: unknown): string => (typeof value === 'string' ? value.replace(/^tel:/i, '') : '');

/** A link within a text: a mail stands there as an address, in which names of constants stay readable. */
export function targetInText(value: LinkValue): string {
  if (typeof value === 'string')
    return closesBrackets.test(value) ? value : value.replace(/\s/g, '%20').replace(/[()]/g, encodeBracket);
  const { to, subject, body } = value.mail;
  const query = Object.entries({ subject, body }).flatMap(([key, text]) => (text ? [`${key}=${encodeForText(text)}`] : []));
  return `mailto:${to.trim()}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** The reverse of `targetInText`. */
export function targetFromText(target: string): LinkValue {
  const [, to = '', query = ''] = /^mailto:([^?]*)\??(.*)$/i.exec(target) ?? [];
  if (to === '') return target;
  const mail: Mail = { to };
  for (const field of query.split('&')) {
    const [, key, text = ''] = /^(subject|body)=(.*)$/i.exec(field) ?? [];
    if (key) mail[key.toLowerCase() as 'subject' | 'body'] = decoded(text);
  }
  return { mail };
}

/** What stands between the parentheses of a link as it is. */
const closesBrackets = /^(?:[^()\s]|\([^()\s]*\))*$/;

const encodeBracket = (bracket: string): string => (bracket === '(' ? '%28' : '%29');

/** Parentheses end a link in a text; `encodeURIComponent` leaves them. */
const encodeForText = (text: string): string =>
  text
    .split(/(\{[a-z][A-Za-z0-9]*\})/)
    .map((part, index) => (index % 2 === 1 ? part : encodeURIComponent(part).replace(/[()]/g, encodeBracket)))
    .join('');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A mail to whom all mails of the site go, as far as it says so. */
export function newMail(manifest: unknown): { mail: Mail } {
  const publisher = child(child(child(manifest, 'site'), 'publisher'), 'email');
  const known = typeof publisher === 'string' ? publisher : constantAt(manifest, 'email') && '{email}';
  return { mail: { to: known ?? 'name@example.com' } };
}
