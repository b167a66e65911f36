/** What an author does to pages as a whole, as operations on the manifest. */

import type { Json } from '../../../../schema/json.ts';
import { isNotFound } from '../../../../schema/site-parts.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { valueAt } from '../../../json-text/value.ts';
import { addressesOf, type NewPage } from '../state/new-page.ts';
import { languagesOf, placedPages, type SiteLanguage } from '../state/site-languages.ts';

/** The addresses of the home pages, by language, that of the site first. */
export const homesOf = (manifest: Json): string[] => languagesOf(manifest).map(({ home }) => home);

/** Home pages and pages for unknown addresses are what they are by their address: a site needs them there. */
export function isFixed(manifest: Json, page: number): boolean {
  const addresses = addressesOf(manifest);
  const own = addresses[page] ?? '';
  return (isNotFound(own) || homesOf(manifest).includes(own)) && addresses.indexOf(own) === addresses.lastIndexOf(own);
}

/** The pages of each language by their places, in the order of the site; those of its own language first. */
export function pagesByLanguage(manifest: Json): { language: SiteLanguage; pages: number[] }[] {
  const all = placedPages(manifest);
  return languagesOf(manifest).map((language) => ({
    language,
    pages: all.flatMap((page, place) => (page.language.at === language.at ? [place] : [])),
  }));
}

/** The languages into which nobody has translated a page yet; none where the page is itself a translation. */
export const languagesWithout = (manifest: Json, page: number): readonly SiteLanguage[] =>
  placedPages(manifest)[page]?.missing ?? [];

/** A copy of a page, behind it. */
export function copyPage(manifest: Json, page: number, { title, path, translates }: NewPage): Operation[] {
  const copy = `/routes/${page + 1}`;
  const first = '/entry/firstPath';
  return [
    { kind: 'duplicate', pointer: `/routes/${page}` },
    { kind: 'set', pointer: `${copy}/path`, value: path },
    { kind: 'set', pointer: `${copy}/title`, value: title },
    ...(translates === undefined ? [] : [translatesNow(copy, translates)]),
    // It is another entry.
    ...(valueAt(manifest, `/routes/${page}${first}`) === undefined ? [] : [{ kind: 'remove' as const, pointer: copy + first }]),
  ];
}

/** @param at - the pointer of the page */
export const translatesNow = (at: string, original: string): Operation => ({
  ...{ kind: 'set', pointer: `${at}/translates`, value: original, order: ['path', 'translates'] },
});
