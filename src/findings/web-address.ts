/** Full addresses on the web, wherever a manifest holds one: in links, forms, what a page loads, the site's own. */
import { attempt } from '../../schema/attempt.ts';

/** A name as DNS has it, after `new URL` has turned letters of other scripts into Punycode, or an IP address. */
const host = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*\.?|\[[0-9a-f:.]+\])$/;

/** Some real hosts have a `_` as well: a visitor gets there, and nothing else reads it. In a policy no host may have one (CSP 3, 2.3.1). */
const linkedHost = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])$/;

/**
 * Reads an address. Not `URL.canParse`: from some thousand calls on, when it has been compiled, that of Node 20 takes every address with a
 * letter such as "ü" for none.
 *
 * @returns undefined where it is none
 */
export const parseAddress = (text: string, base?: string): URL | undefined => attempt(() => new URL(text, base));

/**
 * Whether a text is the full address of something on the web. The URL standard allows hosts to hold quotes, semicolons, dollar signs,
 * braces and asterisks (https://url.spec.whatwg.org/#forbidden-domain-code-point). No real host has any, and in policies and in
 * configurations of web servers, where hosts stand, they mean something. Neither may an address hold a name and a password:
 * `fetch` refuses those, and they would be published.
 *
 * @param text with constants filled in
 * @param isLink whether visitors are led there, and nothing is loaded from there or sent to it
 */
export function isWebAddress(text: string, isLink = false): boolean {
  const address = /^https?:\/\//i.test(text) ? parseAddress(text) : undefined;
  return (
    address !== undefined &&
    (isLink ? linkedHost : host).test(address.hostname) &&
    address.username === '' &&
    address.password === ''
  );
}
