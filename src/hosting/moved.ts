/** Old addresses of the author's as all hosts need them: each way in which one may be asked for, the most exact first. */

import { formsOf, inOrder, isAt } from '../../schema/old-addresses.ts';
import type { Redirect } from '../../schema/resolved.ts';
import { redirectPages } from './redirect-pages.ts';

export interface Moved {
  /** In plain letters, without a slash at its end; with one it means the same. */
  from: string;
  /** Every address below `from` instead. */
  below?: true;
  /** In percent notation. What stands behind a question mark goes along, unless it has some of its own. */
  to: string;
  /** There is a file at `from` for hosts without rules. */
  hasFile?: true;
  /** There is a page at `from` itself, which stays. Only with `below`. */
  isPage?: true;
  /** What is left of `from` on a host that takes `.html` and `/index` off before it asks for rules. Left out where that is spoken for. */
  cleaned?: string;
}

/**
 * @param pages - the paths of all pages
 * @param files - the addresses of all files that are no pages
 */
export function planMoved(redirects: readonly Redirect[], pages: readonly string[], files: readonly string[]): Moved[] {
  const isPage = new Set(pages);
  const withFile = new Set(redirectPages(redirects, pages, files).map(({ redirect }) => redirect));
  const single = redirects.filter(({ below }) => !below);
  const all = inOrder(redirects.filter(({ below }) => below));
  const own = new Set([...single.map(({ from }) => from), ...pages]);
  // What leads on from everything below an address leads on from there as well.
  const tops = all.filter(({ from }) => !own.has(from)).map(({ from, to }): Redirect => ({ from, to }));
  const free = (from: string) => {
    const cleaned = from.replace(/\.html$/, '').replace(/\/index$/, '');
    return cleaned !== from && !own.has(cleaned) ? { cleaned } : {};
  };
  return [
    ...[...single, ...tops].flatMap((one) =>
      formsOf(one.from).map(
        (from): Moved => ({ from, to: one.to, ...(withFile.has(one) && from === one.from && { hasFile: true }), ...free(from) }),
      ),
    ),
    ...all.flatMap(({ from, to }) =>
      formsOf(from).map((form): Moved => ({ from: form, below: true, to, ...(isPage.has(form) && { isPage: true }) })),
    ),
  ];
}

/** Splits a target for what is asked behind it: that comes before an anchor. */
export function partsOf(to: string): { before: string; anchor: string; hasQuery: boolean } {
  const [before = '', ...rest] = to.split('#');
  return { before, anchor: rest.length > 0 ? `#${rest.join('#')}` : '', hasQuery: before.includes('?') };
}

/**
 * Where a request for an old address is led to; undefined for any other.
 *
 * @param path - in plain letters; undefined where it means nothing
 * @param search - with its question mark, or empty
 */
export function movedTo(moved: readonly Moved[], path: string | undefined, search: string): string | undefined {
  const found = path === undefined ? undefined : moved.find((one) => isAt(one, path));
  if (!found) return undefined;
  const { before, anchor, hasQuery } = partsOf(found.to);
  return before + (hasQuery ? '' : search) + anchor;
}
