/** Where a link can lead within the site: its pages, and the places in them. */

import type { Json } from '../../../../schema/json.ts';
import { isNotFound } from '../../../../schema/site-parts.ts';
import { putInsOf } from '../../../findings/sections.ts';
import { child, parentOf, pointerTo } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import type { MessageLanguage } from '../../../loader/say/catalogue.ts';
import { summaryOf } from '../../draft/fields/blank.ts';
import type { Field, Forms } from '../../draft/fields/model.ts';
import { withoutMarkup } from '../../draft/fields/without-markup.ts';
import type { EditorState } from '../state/editor-state.ts';
import { fillIn } from '../state/fill-in.ts';
import { linkTexts } from '../state/link-texts.ts';
import { pageName } from '../state/page-name.ts';
import { listAt } from '../state/selection.ts';
import { shownTarget } from './link-kinds.ts';

type Known = Pick<EditorState, 'lang' | 'document' | 'forms'>;

export interface PageTarget {
  /** The place of the page in `routes`. */
  page: number;
  path: string;
  title: string;
}

/** By the names that the tree gives them. */
export function pagesOf(lang: MessageLanguage, manifest: Json): PageTarget[] {
  return listAt(manifest, 'routes').flatMap((route, page) => {
    const path = child(route, 'path');
    if (typeof path !== 'string' || isNotFound(path)) return [];
    return [{ page, path, title: pageName(lang, manifest, page) }];
  });
}

export interface PlaceTarget {
  /** The pointer of the section, or of the entry within one. */
  pointer: string;
  /** As the manifest has it; undefined where the place has no name yet. */
  anchor: string | undefined;
  title: string;
}

/** What every section may have, and none is called by. */
const nameless = ['id', 'lang', 'tone', 'edge', 'backdrop'];

/** Where the sections stand that are written once, by the places where they are put in. */
const definitionsOf = (manifest: Json) => new Map(putInsOf(manifest).map((one) => [one.pointer, one.definition]));

/** The sections of a page, and the entries in them that have a name for links. */
export function placesOf(
  manifest: Json,
  page: number,
  forms: Forms | undefined,
  putIns: ReturnType<typeof definitionsOf> = definitionsOf(manifest),
): PlaceTarget[] {
  return listAt(listAt(manifest, 'routes')[page], 'sections').flatMap((placed, index) => {
    const pointer = `/routes/${page}/sections/${index}`;
    // What is written once has its entries there, and its own name where it is put in.
    const at = putIns.get(pointer) ?? pointer;
    const section = at === pointer ? placed : valueAt(manifest, at);
    const form = forms?.sections[String(child(section, 'type'))];
    const fields = form?.fields.filter(({ key }) => !nameless.includes(key)) ?? [];
    const own: Field = { kind: 'object', fields, title: '', description: '', optional: false };
    const named = (field: Field, value: unknown, otherwise: string) => fillIn(summaryOf(field, value), manifest) || otherwise;
    const place = { pointer, anchor: anchorOf(placed), title: named(own, section, form?.title ?? `${index + 1}`) };
    const entries = fields.flatMap(({ key, ...field }) =>
      field.kind !== 'list'
        ? []
        : listAt(section, key).map((entry, entryIndex) => ({ field: field.entry, entry, at: `${at}/${key}/${entryIndex}` })),
    );
    const within = entries.flatMap(({ field, entry, at }) => {
      const anchor = anchorOf(entry);
      return anchor === undefined ? [] : [{ pointer: at, anchor, title: named(field, entry, anchor) }];
    });
    return [place, ...within];
  });
}

function anchorOf(value: unknown): string | undefined {
  const id = child(value, 'id');
  return typeof id === 'string' ? id : undefined;
}

/** The page that a value belongs to; undefined for what all pages share. */
export function pageAround(pointer: string): number | undefined {
  const [, page] = /^\/routes\/(\d+)(?:\/|$)/.exec(pointer) ?? [];
  return page === undefined ? undefined : Number(page);
}

export interface LinkPlace {
  place: PlaceTarget;
  /** The page that it is on, by its place, and by its path unless the link is on it as well. */
  page: number;
  path: string;
  title: string;
  /** What its page is called. */
  on: string;
  /** What buttons and the navigation call it. */
  called: string[];
}

/**
 * The places of all pages.
 *
 * @param at - the pointer of the link: its own page is not named in it
 */
export function linkPlaces({ lang, document: { value }, forms }: Known, at: string): LinkPlace[] {
  const own = pageAround(at);
  const putIns = definitionsOf(value);
  const names = namesOfPlaces(value, forms);
  return pagesOf(lang, value).flatMap(({ page, path, title: on }) =>
    placesOf(value, page, forms, putIns).map((place): LinkPlace => {
      const { anchor = '', title } = place;
      const called = [...(names.get(`${path}#${fillIn(anchor, value, `/routes/${page}`)}`) ?? [])];
      return { place, page, path: page === own ? '' : path, title, on, called };
    }),
  );
}

/** What is written on the links to places, by the addresses. */
function namesOfPlaces(manifest: Json, forms: Forms | undefined): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const { pointer, text, isRich } of forms ? linkTexts(manifest, forms) : []) {
    const label = isRich ? undefined : valueAt(manifest, pointerTo(parentOf(pointer), 'label'));
    const address = fillIn(text, manifest, pointer);
    if (typeof label !== 'string' || !address.includes('#')) continue;
    const whole = address.startsWith('#') ? `${pathAround(manifest, pointer)}${address}` : address;
    names.set(whole, (names.get(whole) ?? new Set()).add(fillIn(withoutMarkup(label), manifest, pointer)));
  }
  return names;
}

/** The page that a target without a path is on. */
const pathAround = (manifest: Json, at: string) => child(listAt(manifest, 'routes')[pageAround(at) ?? -1], 'path') ?? '';

/** A page or a place by what it is called, and whatever else by its address. */
export function titleOfTarget({ lang, document: { value }, forms }: Known, target: string, at: string): string {
  const [path, anchor] = fillIn(target, value, at).split('#');
  const own = path || pathAround(value, at);
  const page = pagesOf(lang, value).find((one) => one.path === own);
  if (!page || !anchor) return page?.title ?? shownTarget(target);
  const place = placesOf(value, page.page, forms).find((one) => one.anchor && fillIn(one.anchor, value) === anchor);
  return place?.title ?? shownTarget(target);
}
