/** The links of a manifest that lead to a page of it, found by the form of each value: they go along when the page gets another address. */
import type { Json } from '../../../../schema/json.ts';
import { firstAddress } from '../../../../schema/old-addresses.ts';
import { changeValue } from '../../../json-text/change-value.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { child, pointerTo } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import type { Forms } from '../../draft/fields/model.ts';
import { homes } from '../state/constant-uses.ts';
import { fillIn } from '../state/fill-in.ts';
import { eachLink, type LinkText, linkTexts } from '../state/link-texts.ts';
import { listAt } from '../state/selection.ts';
import { constantIn, languagesOf } from '../state/site-languages.ts';
import { redirectOperations } from './redirects.ts';

/** @returns the place of each link to the page, in the order of the manifest; a text that has two of them comes twice */
export function linksTo(manifest: Json, forms: Forms, path: string): string[] {
  return linkTexts(manifest, forms).flatMap((place) => {
    const found: string[] = [];
    eachLink(place, (address) => {
      if (pageOf(fillIn(address, manifest, place.pointer)) === path) found.push(place.pointer);
      return address;
    });
    return found;
  });
}

/**
 * Leads all links to a page to another address: those in texts, too, and constants that hold the address, in each language its own.
 *
 * @param keepsPlace - whether what they name on the page is named there as well
 */
export function pointLinks(
  manifest: Json,
  forms: Forms,
  { from, to, keepsPlace }: { from: string; to: string; keepsPlace: boolean },
): Operation[] {
  const texts = linkTexts(manifest, forms);
  const target = (address: string) => (keepsPlace ? to + hashOf(address) : to);
  const constants = constantsWith(manifest, from)
    .filter((constant) => !leadsElsewhere(constant, texts, manifest, from))
    .map(({ pointer, text }): Operation => ({ kind: 'set', pointer, value: target(text) }));
  const filled = constants.reduce(changeValue, manifest);
  return [
    ...constants,
    ...texts.flatMap((place): Operation[] => {
      const text = eachLink(place, (address) => {
        const now = fillIn(address, filled, place.pointer);
        return pageOf(now) === from ? target(now) : address;
      });
      return text === place.text ? [] : [{ kind: 'set', pointer: place.pointer, value: text }];
    }),
  ];
}

/**
 * Gives a page another address, with all that leads to it: links, those in texts, redirects, and constants that hold the address.
 *
 * @param page - its place in `routes`
 * @param leadsOn - whether its old address leads to the new one
 */
export function renamePage(manifest: Json, forms: Forms, page: number, to: string, leadsOn = false): Operation[] {
  const at = `/routes/${page}/path`;
  const from = String(valueAt(manifest, at) ?? '');
  const { date, firstPath } = (valueAt(manifest, `/routes/${page}/entry`) ?? {}) as Record<string, Json>;
  const first = firstAddress(from, listAt(manifest, 'redirects') as { from: string; to: string }[]);
  const isKnown = date !== undefined && firstPath === undefined && valueAt(manifest, `/routes/${page}/draft`) !== true;
  return [
    { kind: 'set', pointer: at, value: to },
    // By the first address readers of feeds know an entry for good.
    ...(isKnown ? [{ kind: 'set' as const, pointer: `/routes/${page}/entry/firstPath`, value: first }] : []),
    ...pointLinks(manifest, forms, { from, to, keepsPlace: true }),
    ...translationsOf(manifest, from).map((pointer): Operation => ({ kind: 'set', pointer, value: to })),
    ...redirectOperations(manifest, from, leadsOn ? to : undefined, to),
  ];
}

/**
 * Leads links to other pages: those that were copied with a text into another language, once the page is there in that language, too.
 *
 * @param isWithin - whether a place is in that language
 * @param targets - addresses, by those that they take the place of
 */
export function leadLinks(
  manifest: Json,
  forms: Forms,
  isWithin: (pointer: string) => boolean,
  targets: ReadonlyMap<string, string>,
): Operation[] {
  return linkTexts(manifest, forms).flatMap((place): Operation[] => {
    if (!isWithin(place.pointer)) return [];
    const text = eachLink(place, (address) => {
      const filled = fillIn(address, manifest, place.pointer);
      const target = targets.get(pageOf(filled));
      return target === undefined ? address : target + hashOf(filled);
    });
    return text === place.text ? [] : [{ kind: 'set', pointer: place.pointer, value: text }];
  });
}

/** Where pages say that they translate another one. */
export const translationsOf = (manifest: Json, path: string): string[] =>
  listAt(manifest, 'routes').flatMap((route, index) =>
    child(route, 'translates') === path ? [`/routes/${index}/translates`] : [],
  );

export const pageOf = (address: string): string => address.split('#', 1)[0] ?? '';
const hashOf = (address: string): string => address.slice(pageOf(address).length);

interface Constant {
  name: string;
  pointer: string;
  text: string;
}

/** Constants that are the address of a page, or of a place in it. */
function constantsWith(manifest: Json, path: string): Constant[] {
  const places = languagesOf(manifest).flatMap(({ at }) => homes.map((home) => `${at}/${home}`));
  return places.flatMap((home) =>
    Object.entries(valueAt(manifest, home) ?? {}).flatMap(([name, text]) =>
      typeof text === 'string' && pageOf(text) === path ? [{ name, pointer: pointerTo(home, name), text }] : [],
    ),
  );
}

/** Whether a constant is also the beginning of other addresses, as in `{courses}/online`. */
function leadsElsewhere({ name, pointer }: Constant, texts: readonly LinkText[], manifest: Json, path: string): boolean {
  let does = false;
  for (const place of texts) {
    eachLink(place, (address) => {
      const isNamed = address.includes(`{${name}}`) && constantIn(manifest, name, place.pointer) === pointer;
      if (isNamed && pageOf(fillIn(address, manifest, place.pointer)) !== path) does = true;
      return address;
    });
  }
  return does;
}
