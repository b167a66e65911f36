/** The languages of a site as its manifest has them, and what of one is the other half of what of another. */

import type { Json } from '../../../../schema/json.ts';
import { homeOf, isNotFound } from '../../../../schema/site-parts.ts';
import { memo } from '../../../disk/memo.ts';
import { child, pointerKeys, pointerTo } from '../../../json-text/pointer.ts';
import { isList, valueAt } from '../../../json-text/value.ts';
import { constantAt, homes } from './constant-uses.ts';
import { listAt, partOfLanguage, partsOfLanguages, pointerOf, type Selection } from './selection.ts';

export interface SiteLanguage {
  lang: string;
  /** What the switch of languages calls it. */
  label: string;
  /** The address of its home page, with which all its addresses begin. */
  home: string;
  /** Where what is its own stands: empty for the language of the site. */
  at: string;
}

const textAt = (value: unknown, key: string): string => {
  const text = child(value, key);
  return typeof text === 'string' ? text : '';
};

/** The languages of a site, its own first. */
export function languagesOf(manifest: Json): [SiteLanguage, ...SiteLanguage[]] {
  const site = child(manifest, 'site');
  const lang = textAt(site, 'lang');
  const others = listAt(manifest, 'languages').map((one, index): SiteLanguage => {
    const tag = textAt(one, 'lang');
    return { lang: tag, label: textAt(one, 'label') || tag, home: textAt(one, 'path'), at: `/languages/${index}` };
  });
  return [{ lang, label: textAt(site, 'langLabel') || lang, home: '/', at: '' }, ...others];
}

/** A page among those of all languages. */
export interface PlacedPage {
  language: SiteLanguage;
  /** The place of the page that it translates; undefined where it is none, or says of no page that is there. */
  original: number | undefined;
  /** Languages in which nobody has translated it yet; none where it is itself no original. */
  missing: readonly SiteLanguage[];
}

/** The pages of a site, in its order. Every row of the outline asks, at every letter: it is worked out once for each draft. */
export const placedPages = memo((manifest: Json): readonly PlacedPage[] => {
  if (typeof manifest !== 'object' || manifest === null) return [];
  const [own, ...others] = languagesOf(manifest);
  const routes = listAt(manifest, 'routes');
  const paths = routes.map((route) => textAt(route, 'path'));
  if (others.length === 0) return paths.map(() => ({ language: own, original: undefined, missing: [] }));
  const places = new Map(paths.map((path, page) => [path, page]));
  const placed = paths.map((path, page) => {
    const language = inLanguage(path, others) ?? own;
    if (language === own) return { language, original: undefined };
    const named = textAt(routes[page], 'translates') || (path === language.home ? '/' : '');
    return { language, original: places.get(isNotFound(path) ? '*' : named) };
  });
  const translated = new Set(placed.map(({ language, original }) => `${language.at} ${original}`));
  return placed.map(({ language, original }, page) => {
    const isOriginal = language === own && !isNotFound(paths[page] ?? '');
    return { language, original, missing: isOriginal ? others.filter(({ at }) => !translated.has(`${at} ${page}`)) : [] };
  });
});

/** The language of a page, by its address. */
export function languageOfPath(manifest: Json, path: string): SiteLanguage {
  const [own, ...others] = languagesOf(manifest);
  return inLanguage(path, others) ?? own;
}

const inLanguage = (path: string, others: readonly SiteLanguage[]) =>
  homeOf(
    path,
    others.filter(({ home }) => home !== ''),
  );

/** The language of what stands at a place: of a page its own, of what stands under `languages` that one, else that of the site. */
export function languageAt(manifest: Json, pointer: string): SiteLanguage {
  const [part, index = ''] = pointerKeys(pointer);
  const page = part === 'routes' ? placedPages(manifest)[Number(index)] : undefined;
  if (page) return page.language;
  const languages = languagesOf(manifest);
  return (part === 'languages' ? languages[Number(index) + 1] : undefined) ?? languages[0];
}

/** The place of the page that a page is the translation of. */
export const originalOf = (manifest: Json, page: number): number | undefined => placedPages(manifest)[page]?.original;

/**
 * The original of a page, a section or a part of a language, by its pointer; undefined where it has none.
 *
 * Sections of translated pages say nothing of where they come from. One is taken for the translation of that which is as many-th of its
 * type, as long as both pages have as many of it: more would be guessed.
 */
export function originalAt(manifest: Json, pointer: string): string | undefined {
  const [first, index = '', list, number = ''] = pointerKeys(pointer);
  if (first === 'languages') return list !== undefined && partsOfLanguages.includes(list) ? `/${list}` : undefined;
  const page = first === 'routes' && originalOf(manifest, Number(index));
  if (typeof page !== 'number' || list !== 'sections') return typeof page === 'number' ? `/routes/${page}` : undefined;
  const type = child(valueAt(manifest, pointer), 'type');
  const placesOf = (of: number) =>
    listAt(valueAt(manifest, `/routes/${of}`), 'sections').flatMap((section, place) =>
      child(section, 'type') === type ? [place] : [],
    );
  const [here, there] = [placesOf(Number(index)), placesOf(page)];
  const place = here.length === there.length ? there[here.indexOf(Number(number))] : undefined;
  return place === undefined ? undefined : `/routes/${page}/sections/${place}`;
}

/**
 * What the original says in the place of a value.
 *
 * @param own - the pointer of the page, section or part
 * @param original - that of its original
 * @param at - the pointer of the value, within `own`
 * @returns undefined where the original has nothing there, or a list around it that has another length: its entries may be others
 */
export function originalValue(manifest: Json, own: string, original: string, at: string): Json | undefined {
  if (!at.startsWith(`${own}/`)) return undefined;
  const keys = pointerKeys(at.slice(own.length));
  const [name] = keys;
  // A value of the site may still be open.
  if (original === '/constants' || original === '/placeholders') {
    const pointer = name !== undefined && keys.length === 1 ? constantAt(manifest, name) : undefined;
    return pointer === undefined ? undefined : valueAt(manifest, pointer);
  }
  let [here, there] = [valueAt(manifest, own), valueAt(manifest, original)];
  for (const key of keys) {
    if (isList(here) || isList(there)) {
      if (!isList(here) || !isList(there) || here.length !== there.length) return undefined;
    }
    here = child(here, key) as Json | undefined;
    there = child(there, key) as Json | undefined;
  }
  return there;
}

/** The pointer of a constant's value as it reads at a place: that of the language there, or else that of the site. */
export function constantIn(manifest: Json, name: string, at: string): string | undefined {
  const language = at && languageAt(manifest, at).at;
  const own = language && homes.map((home) => pointerTo(`${language}/${home}`, name));
  return (own || []).find((pointer) => valueAt(manifest, pointer) !== undefined) ?? constantAt(manifest, name);
}

/** The page that shows a part best: the one that is shown, or else the home page of the language that the part stands in. */
export function pageShowing(manifest: Json, selection: Selection, page: number): number {
  if (selection.kind !== 'part') return selection.page;
  const { part = selection.part } = partOfLanguage(selection) ?? {};
  const pages = placedPages(manifest);
  const shown = pages[page]?.language.at;
  // Where the language of the page has none of its own, that of the site stands there.
  const isSeen = shown === undefined || !partsOfLanguages.includes(part) || valueAt(manifest, `${shown}/${part}`) === undefined;
  const language = languageAt(manifest, pointerOf(selection));
  if (shown === language.at || (isSeen && language.at === '')) return page;
  const home = listAt(manifest, 'routes').findIndex((route) => textAt(route, 'path') === language.home);
  return home < 0 ? page : home;
}
