/** The links of a manifest that lead to a page of it, found by the form of each value: they go along when the page gets another address. */
import type { Json } from '../../../../schema/json.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { child, pointerTo } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import type { Forms } from '../../fields/model.ts';
import { filledFields } from '../../fields/walk.ts';
import { fillIn } from '../state/fill-in.ts';
import { listAt } from '../state/selection.ts';
import { leadOn } from './redirects.ts';

/** A text with links: it is one, or holds some as `[text](address)`. */
interface LinkText {
  pointer: string;
  text: string;
  isRich: boolean;
}

/** @returns the place of each link to the page, in the order of the manifest; a text that has two of them comes twice */
export function linksTo(manifest: Json, forms: Forms, path: string): string[] {
  return linkTexts(manifest, forms).flatMap((place) => {
    const found: string[] = [];
    eachLink(place, (address) => {
      if (pageOf(fillIn(address, manifest)) === path) found.push(place.pointer);
      return address;
    });
    return found;
  });
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
  const texts = linkTexts(manifest, forms);
  const constants = constantsWith(manifest, from).filter(({ name }) => !leadsElsewhere(name, texts, manifest, from));
  const filled = {
    constants: { ...valuesOf(manifest), ...Object.fromEntries(constants.map(({ name, text }) => [name, to + hashOf(text)])) },
  };
  const change = (address: string): string => {
    if (pageOf(address) === from) return to + hashOf(address);
    const now = fillIn(address, filled);
    return now !== address && pageOf(now) === from ? to + hashOf(now) : address;
  };
  const changed = texts.flatMap((place): Operation[] => {
    const text = eachLink(place, change);
    return text === place.text ? [] : [{ kind: 'set', pointer: place.pointer, value: text }];
  });
  return [
    { kind: 'set', pointer: at, value: to },
    ...constants.map(({ pointer, text }): Operation => ({ kind: 'set', pointer, value: to + hashOf(text) })),
    ...changed,
    ...translationsOf(manifest, from).map((pointer): Operation => ({ kind: 'set', pointer, value: to })),
    ...leadOn(manifest, from, leadsOn ? to : undefined, to),
  ];
}

/**
 * Removes a page.
 *
 * @param page - its place in `routes`
 * @param target - where its address leads from now on, and with it the redirects that led to it; undefined: nowhere
 */
export function removePage(manifest: Json, page: number, target: string | undefined): Operation[] {
  const path = String(valueAt(manifest, `/routes/${page}/path`) ?? '');
  const led = listAt(manifest, 'redirects').flatMap((redirect, index): Operation[] => {
    const to = child(redirect, 'to');
    const leads = target !== undefined && typeof to === 'string' && pageOf(fillIn(to, manifest)) === path;
    return leads ? [{ kind: 'set', pointer: `/redirects/${index}/to`, value: target }] : [];
  });
  return [{ kind: 'remove', pointer: `/routes/${page}` }, ...led, ...leadOn(manifest, path, target, undefined)];
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
const translationsOf = (manifest: Json, path: string): string[] =>
  listAt(manifest, 'routes').flatMap((route, index) =>
    child(route, 'translates') === path ? [`/routes/${index}/translates`] : [],
  );

const pageOf = (address: string): string => address.split('#', 1)[0] ?? '';
const hashOf = (address: string): string => address.slice(pageOf(address).length);

/** Constants that are the address of a page, or of a place in it. */
function constantsWith(manifest: Json, path: string): { name: string; pointer: string; text: string }[] {
  return ['constants', 'placeholders'].flatMap((part) =>
    Object.entries(valueAt(manifest, `/${part}`) ?? {}).flatMap(([name, text]) =>
      typeof text === 'string' && pageOf(text) === path ? [{ name, pointer: pointerTo(`/${part}`, name), text }] : [],
    ),
  );
}

const valuesOf = (manifest: Json): object => ({
  ...(valueAt(manifest, '/placeholders') as object | undefined),
  ...(valueAt(manifest, '/constants') as object | undefined),
});

/** Whether a constant is also the beginning of other addresses, as in `{courses}/online`. */
function leadsElsewhere(name: string, texts: readonly LinkText[], manifest: Json, path: string): boolean {
  let does = false;
  for (const place of texts) {
    eachLink(place, (address) => {
      if (address.includes(`{${name}}`) && pageOf(fillIn(address, manifest)) !== path) does = true;
      return address;
    });
  }
  return does;
}

/** A link within a text, without the addresses that stand in it for themselves. */
const linkInText = /(?<!\\)(\]\(<?)([^\s()<>]+)/g;

function eachLink({ text, isRich }: LinkText, change: (address: string) => string): string {
  return isRich ? text.replace(linkInText, (_, before: string, address: string) => before + change(address)) : change(text);
}

function linkTexts(manifest: Json, forms: Forms): LinkText[] {
  return [...filledFields(manifest, forms)].flatMap(({ field: { kind }, value, pointer }) =>
    typeof value === 'string' && (kind === 'link' || kind === 'richText')
      ? [{ pointer, text: value, isRich: kind === 'richText' }]
      : [],
  );
}
