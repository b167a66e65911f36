/** The old address of a redirect: what is meant by its `from`, and which requests it answers. */
import { attempt } from './attempt.ts';

/** A part of `from` that is read, in plain letters. */
const plain = /^[\p{L}\p{M}\p{N}\-._~!'(),&=+@ /]+$/u;

export interface OldAddress {
  /** In plain letters, in the normal form NFC, without a slash at its end. */
  from: string;
  /** Whether it is every address below `from` instead. */
  below: boolean;
}

/**
 * Reads an old address, in percent notation or not, in whatever normal form.
 *
 * @param written - as the schema takes it
 * @returns undefined where its percent notation is not of UTF-8, or stands for signs that no old address can have
 */
export function readOldAddress(written: string): OldAddress | undefined {
  const below = written.endsWith('/*');
  const from = decoded(written.replace(/\/\*?$/, ''))?.normalize('NFC');
  return from !== undefined && plain.test(from) && !/\/(?:\.|\/|$)/.test(from) ? { from, below } : undefined;
}

/** A text without its percent notation; undefined where it means nothing. */
export const decoded = (text: string): string | undefined => attempt(() => decodeURIComponent(text));

/** An old address as it is written in a manifest. */
export const writtenAs = ({ from, below }: { from: string; below?: boolean }): string => (below ? `${from}/*` : from);

/**
 * Whether an old address is that of a path. Of several it is the first one of `inOrder` that counts.
 *
 * @param path - in plain letters
 */
export function isAt({ from, below }: { from: string; below?: boolean }, path: string): boolean {
  const asked = path.normalize('NFC').replace(/\/+$/, '');
  return below ? asked.startsWith(`${from}/`) : asked === from;
}

/** A redirect as it is written, or as the loader has read it. */
type Leading = readonly { from: string; below?: boolean; to: string }[];

/** Single addresses that lead to a path, in plain letters. */
const leadingTo = (path: string, redirects: Leading): string[] =>
  redirects.flatMap(({ from, below, to }) => {
    // A redirect may be half written in the editor.
    const old = to === path && !below && from ? readOldAddress(from) : undefined;
    return old && !old.below ? [old.from] : [];
  });

/**
 * The first of the addresses that an entry of a feed has had: that from which redirects lead to it, one after the other. It counts where the entry
 * does not say it itself. A short address with another name, such as /fair for /news/autumn-fair, is none that it has moved from.
 */
export function firstAddress(path: string, redirects: Leading): string {
  const seen = new Set<string>();
  let first = path;
  for (let before: string | undefined = path; before !== undefined; ) {
    first = before;
    seen.add(first);
    const isMove = (from: string) => !seen.has(from) && (depthOf(from) >= depthOf(first) || nameOf(from) === nameOf(first));
    before = leadingTo(first, redirects).find(isMove);
  }
  return first;
}

const depthOf = (path: string) => path.split('/').length;
const nameOf = (path: string) => path.replace(/^.*\/|\.\w+$/g, '');

/** The same of a list of entries. It has moved from where entries of it have, too. */
export function firstListAddress(path: string, redirects: Leading): string {
  const isList = (before: string) => redirects.some(({ from, to }) => from.startsWith(`${before}/`) && to.startsWith(`${path}/`));
  return leadingTo(path, redirects).find(isList) ?? path;
}

/** The most exact first: single addresses, then the longest of those with everything below. */
export const inOrder = <One extends { from: string; below?: boolean }>(addresses: readonly One[]): One[] =>
  [...addresses].sort(
    (one, other) =>
      Number(one.below ?? false) - Number(other.below ?? false) || (one.below ? other.from.length - one.from.length : 0),
  );

/** The addresses of which a host has to be told that tells a slash at the end apart. No file has one. */
export const waysToWrite = ({ from, below }: { from: string; below?: boolean }): string[] =>
  below ? [`${from}/*`] : /\.[^/]*$/.test(from) ? [from] : [from, `${from}/`];

/** Names of files that came from a Mac have their umlauts in two signs, and so have old links to them. */
export const formsOf = (from: string): string[] => [...new Set([from, from.normalize('NFD')])];
