/**
 * Where sections stand in a manifest: on pages, and under `reused` those that are written once for several pages. The one walk over them; the
 * manifest may be wrong in whatever way.
 */
import { reuseType } from '../../schema/names.ts';
import { homeOf } from '../../schema/site-parts.ts';
import { child, pointerKeys, pointerTo } from '../json-text/pointer.ts';

export { reuseType };

export interface FoundSection {
  /** JSON Pointer. */
  pointer: string;
  section: unknown;
}

/** A section that stands on several pages, as it is written: that of the site, or what a language has in its place. */
export interface Definition extends FoundSection {
  name: string;
}

/** Where such a section is put in. */
export interface PutIn extends FoundSection {
  /** The place of the page in `routes`. */
  page: number;
  /** The name that it is put in by. */
  name: string;
  /** JSON Pointer of the definition, that of the page's language where it has one of its own; undefined where there is none. */
  definition: string | undefined;
}

/** Those of all pages, in their order. */
export function* sectionsOnPages(manifest: unknown): Generator<FoundSection & { page: number }> {
  for (const [page, route] of listAt(manifest, 'routes').entries()) {
    for (const [index, section] of listAt(route, 'sections').entries()) {
      yield { pointer: `/routes/${page}/sections/${index}`, section, page };
    }
  }
}

/** Those that stand on several pages, the languages' own behind those of the site. */
export function* definitionsOf(manifest: unknown): Generator<Definition> {
  const lists = [
    { pointer: '/reused', list: child(manifest, 'reused') },
    ...listAt(manifest, 'languages').map((language, index) => ({
      pointer: `/languages/${index}/reused`,
      list: child(language, 'reused'),
    })),
  ];
  for (const { pointer, list } of lists) {
    if (typeof list !== 'object' || list === null) continue;
    for (const [name, section] of Object.entries(list)) yield { pointer: pointerTo(pointer, name), section, name };
  }
}

/** All that are written. */
export function* sectionsOf(manifest: unknown): Generator<FoundSection> {
  yield* sectionsOnPages(manifest);
  yield* definitionsOf(manifest);
}

/** The places where sections are put in. */
export function putInsOf(manifest: unknown): PutIn[] {
  const languages = listAt(manifest, 'languages').map((language, index) => ({ home: String(child(language, 'path')), index }));
  const isThere = (pointer: string) => pointerKeys(pointer).reduce<unknown>(child, manifest) !== undefined;
  return [...sectionsOnPages(manifest)].flatMap(({ section, pointer, page }): PutIn[] => {
    if (child(section, 'type') !== reuseType) return [];
    const name = String(child(section, 'of'));
    const path = String(child(listAt(manifest, 'routes')[page], 'path'));
    const language = homeOf(path, languages);
    const places = [...(language ? [`/languages/${language.index}/reused`] : []), '/reused'];
    const definition = places.map((list) => pointerTo(list, name)).find(isThere);
    return [{ pointer, section, page, name, definition }];
  });
}

/** The pointer of the section that a pointer leads into; undefined for all else. */
export const sectionPointerOf = (pointer: string): string | undefined =>
  /^(?:\/routes\/\d+\/sections\/\d+|(?:\/languages\/\d+)?\/reused\/[^/]+)(?=\/|$)/.exec(pointer)?.[0];

/** Tells whether a place is that of a section, on a page or written once. */
export const isSection = (pointer: string): boolean => sectionPointerOf(pointer) === pointer;

/** Whether a place is that of a section that is written once, or in it. */
export const isInDefinition = (pointer: string): boolean => sectionPointerOf(pointer)?.startsWith('/routes/') === false;

/** What the place says in its own way: all else is the definition's. */
export const keysOfPlace: readonly string[] = ['id', 'tone'];

/** A section as it stands in a place. */
export function sectionInPlace<Section extends object>(definition: Section, place: unknown): Section {
  const own = keysOfPlace.flatMap((key) => {
    const value = child(place, key);
    return value === undefined ? [] : [[key, value] as const];
  });
  return { ...definition, ...Object.fromEntries(own) };
}

function listAt(value: unknown, key: string): readonly unknown[] {
  const list = child(value, key);
  return Array.isArray(list) ? list : [];
}
