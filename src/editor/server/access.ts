/**
 * Who may ask. Any website that the author has open at the same time can send requests to this machine, and so can other machines where
 * the server listens to them: a request that comes from none of the editor's own pages is refused before its contents are read.
 */
import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { hostname, networkInterfaces } from 'node:os';
import { digest } from '../../disk/hash.js';

/**
 * The names under which browsers reach this machine. A request under any other was led here by a foreign name server (DNS rebinding).
 *
 * @param host - the interface that is listened on
 */
export function namesOfMachine(host: string): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  const written = addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address.toLowerCase()}]` : address));
  return ['localhost', hostname().toLowerCase(), host.toLowerCase(), ...written];
}

/** A name with its port as addresses write it: 80, the port of plain http, is left out. */
export const hostOf = (name: string, port: number): string => (port === 80 ? name : `${name}:${port}`);

/** @returns the name of `Host` without its port, where it is one of `names` on this port */
export function findName({ host = '' }: IncomingHttpHeaders, names: readonly string[], port: number): string | undefined {
  return names.find((name) => host.toLowerCase() === hostOf(name, port));
}

/**
 * Whether a page of another origin sends a request. `Host` has been checked before.
 *
 * @param partner - an origin whose pages may show what is here, and no more
 */
export function isOfAnotherPage(headers: IncomingHttpHeaders, partner?: string): boolean {
  const { host, origin, referer, 'sec-fetch-site': site } = headers;
  if (origin !== undefined && origin !== `http://${host}` && origin !== partner) return true;
  // Over plain http browsers send `Sec-Fetch-Site` only to the machine itself. It is `none` where the address was typed.
  if (site === undefined || site === 'same-origin' || site === 'none') return false;
  return partner === undefined || referer?.startsWith(`${partner}/`) !== true;
}

/** Whether somebody has followed a link on another page: then no script can read the answer. */
export const isLinked = ({ 'sec-fetch-mode': mode, 'sec-fetch-dest': dest }: IncomingHttpHeaders): boolean =>
  mode === 'navigate' && dest === 'document';

/** Compares secrets in constant time: how long it takes tells nothing of how much was right. */
export function isSecret(given: unknown, secret: string): boolean {
  return typeof given === 'string' && timingSafeEqual(Buffer.from(digest(given)), Buffer.from(digest(secret)));
}

/**
 * The cookie that holds the key of an editor that other machines can reach. All ports of a machine share their cookies: so the port is in
 * its name.
 */
const keyCookie = (port: number) => `editor-key-${port}`;

/** @param port - that of the editor, for its preview as well */
export function hasSessionKey({ cookie = '' }: IncomingHttpHeaders, key: string, port: number): boolean {
  const start = `${keyCookie(port)}=`;
  return cookie.split('; ').some((pair) => pair.startsWith(start) && isSecret(pair.slice(start.length), key));
}

/** Scripts do not see it, and requests that other websites cause do not carry it. */
export const cookieOf = (key: string, port: number): string => `${keyCookie(port)}=${key}; Path=/; HttpOnly; SameSite=Strict`;
