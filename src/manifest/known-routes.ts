/**
 * What is still to be judged of a large manifest. The schema judges every route by itself, and nearly all routes are, byte for byte,
 * those of the last time, when they were clean.
 */
import { hash } from 'node:crypto';
import { keep, readKept } from './kept-file.ts';
import { backslash, closeBrace, closeBracket, comma, maxValues, openBrace, openBracket, quote } from './scan.ts';

/** Of more routes than these none is left out: the sum of each would cost more than it saves. */
const mostRoutes = 20_000;

export interface Remainder {
  /** UTF-8: the manifest without the routes that are known to be clean, but for one where that would be all. */
  bytes: Buffer;
  /** About how many values the whole manifest has, counted as `scan` does. */
  values: number;
  /** Keeps all its routes as clean ones, once the remainder has been found clean. */
  remember: () => void;
}

/**
 * Leaves out of a manifest what need not be judged again: if the remainder is clean, so is the whole.
 *
 * @param bytes - UTF-8; need not be JSON
 * @param file - where clean routes are kept, in a folder that belongs to exactly these sources of the builder
 * @returns undefined where the list of routes cannot be told: then all has to be judged
 */
export function leaveOutKnown(bytes: Uint8Array, file: string): Remainder | undefined {
  const { routes, values } = findRoutes(bytes);
  const [first] = routes;
  const last = routes.at(-1);
  if (!first || !last) return undefined;
  const known = new Set(readKept(file)?.toString('latin1').split(' '));
  const sums = routes.map(([start, end]) => hash('sha256', bytes.subarray(start, end), 'base64url'));
  const unknown = routes.filter((_, index) => !known.has(sums[index] ?? ''));
  const parts = (unknown.length > 0 ? unknown : [first]).flatMap(([start, end], index) => [
    ...(index > 0 ? [Buffer.from(',')] : []),
    bytes.subarray(start, end),
  ]);
  return {
    bytes: Buffer.concat([bytes.subarray(0, first[0]), ...parts, bytes.subarray(last[1])]),
    values,
    remember: () => {
      // Those of other manifests, and of states that somebody may go back to, stay until there are too many.
      const all = [...new Set([...sums, ...known])].slice(0, mostRoutes);
      if (unknown.length > 0) keep(file, Buffer.from(all.join(' '), 'latin1'));
    },
  };
}

type Span = [start: number, end: number];

/** What stands in brackets or braces in the list at `routes` of the outermost object; none where more than a comma is between two. */
function findRoutes(bytes: Uint8Array): { routes: Span[]; values: number } {
  const routes: Span[] = [];
  let [values, depth, start] = [1, 0, 0];
  /** Where the list opens, once its key has been met. */
  let list: number | undefined;
  let isInside = false;
  for (let at = 0; at < bytes.length; at++) {
    switch (bytes[at]) {
      case quote: {
        const end = endOfString(bytes, at);
        if (depth === 1) list ??= listBehind(bytes, at, end);
        at = end - 1;
        break;
      }
      case openBrace:
      case openBracket:
        if (isInside && depth === 2) start = at;
        if (at === list) isInside = true;
        depth++;
        values++;
        break;
      case closeBrace:
      case closeBracket:
        depth--;
        if (isInside && depth === 2) routes.push([start, at + 1]);
        if (routes.length > mostRoutes || values > maxValues) return { routes: [], values };
        if (depth === 1) isInside = false;
        break;
      case comma:
        values++;
        break;
    }
  }
  const isList = routes.every(([start], index) => index === 0 || isComma(textOf(bytes, routes[index - 1]?.[1] ?? 0, start)));
  return { routes: isList ? routes : [], values };
}

/** The offset behind a string's closing quote. */
function endOfString(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  for (; at < bytes.length && bytes[at] !== quote; at++) if (bytes[at] === backslash) at++;
  return at + 1;
}

/** Where the list opens that belongs to a string, if that is the key `routes`. */
function listBehind(bytes: Uint8Array, start: number, end: number): number | undefined {
  if (textOf(bytes, start, end) !== '"routes"') return undefined;
  const [between] = /^\s*:\s*/.exec(textOf(bytes, end, end + 100)) ?? [];
  if (between === undefined || bytes[end + between.length] !== openBracket) return undefined;
  return end + between.length;
}

const isComma = (text: string) => /^[ \t\n\r]*,[ \t\n\r]*$/.test(text);

const textOf = (bytes: Uint8Array, start: number, end: number) => Buffer.from(bytes.subarray(start, end)).toString('latin1');
