/** What becomes of the redirects of a manifest when a page gets another address or goes, as operations on it. */
import type { Json } from '../../../../schema/json.ts';
import { readOldAddress } from '../../../../schema/old-addresses.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { child } from '../../../json-text/pointer.ts';
import { addressesOf } from '../state/new-page.ts';
import { listAt } from '../state/selection.ts';

/** Where the redirects of a single address stand, in the order of the manifest. */
function placesOf(manifest: Json, address: string): number[] {
  return listAt(manifest, 'redirects').flatMap((redirect, index) => {
    const from = child(redirect, 'from');
    const old = typeof from === 'string' ? readOldAddress(from) : undefined;
    return old && !old.below && old.from === address ? [index] : [];
  });
}

/**
 * Leads an old address to a new one, and takes away what would lead on from there: a page that gets its former address back would be in a
 * circle with itself.
 *
 * @param to - undefined: the old address leads nowhere
 * @param taken - the address that a page has now; undefined where none has got one
 */
export function redirectOperations(manifest: Json, from: string, to: string | undefined, taken: string | undefined): Operation[] {
  const gone = taken === undefined ? [] : placesOf(manifest, taken);
  const left = listAt(manifest, 'redirects').length - gone.length;
  const adds = to !== undefined && placesOf(manifest, from).length === 0;
  if (gone.length > 0 && left === 0 && !adds) return [{ kind: 'remove', pointer: '/redirects' }];
  return [
    // From behind, so that each is still at its place.
    ...[...gone].reverse().map((index): Operation => ({ kind: 'remove', pointer: `/redirects/${index}` })),
    ...(adds ? [{ kind: 'insert', pointer: `/redirects/${left}`, value: { from, to } } satisfies Operation] : []),
  ];
}

/** Whether an address can lead on at all: the home page and the page for unknown addresses cannot, nor one that another page has as well. */
export const canRedirect = (manifest: Json, path: string): boolean =>
  path.length > 1 && path.startsWith('/') && addressesOf(manifest).filter((one) => one === path).length === 1;

/** The page above a page, else the home page. */
export function pageAbove(manifest: Json, path: string): string {
  const all = addressesOf(manifest);
  for (let above = path; above !== ''; ) {
    above = above.replace(/\/[^/]*$/, '');
    if (all.includes(above)) return above;
  }
  return '/';
}
