/** Finds what a list shows, by which facts it can choose, group and sort that, and what each fact says on the site. */
import { isObject, type Json } from '../../../../schema/json.ts';
import { sectionPointerOf } from '../../../findings/sections.ts';
import { child, parentOf, pointerKeys } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import { collectionAt, collectionsIn } from '../../draft/fields/own-facts.ts';
import { withoutMarkup } from '../../draft/fields/without-markup.ts';
import type { EditorState } from './editor-state.ts';
import { fillIn } from './fill-in.ts';
import { writtenAt } from './reused.ts';
import { listAt } from './selection.ts';

/** The address that the entries of a section have in common; undefined where it lists none. */
export function listedUnder(state: Pick<EditorState, 'document' | 'forms'>, pointer: string): string | undefined {
  const section = valueAt(state.document.value, writtenAt(state, pointer));
  const under = child(section, 'under');
  return state.forms?.sections[String(child(section, 'type'))]?.lists && typeof under === 'string' ? under : undefined;
}

/** The address nearest above another one of which a list shows what is below; undefined where none does. */
export function listAbove(state: Pick<EditorState, 'document' | 'forms'>, address: string): string | undefined {
  const lists = listAt(state.document.value, 'routes').flatMap((route, page) =>
    listAt(route, 'sections').map((_, section) => listedUnder(state, `/routes/${page}/sections/${section}`)),
  );
  const above = lists.filter((under) => under !== undefined && under !== '/' && address.startsWith(`${under}/`));
  return above.reduce((one, other) => ((one?.length ?? 0) >= (other?.length ?? 0) ? one : other), undefined);
}

/** The place of the collection that a list shows, by a place in its section; -1 where it shows none. */
export function collectionOfList(manifest: Json, at: string): number {
  const section = valueAt(manifest, sectionPointerOf(at) ?? '');
  const of = child(section, 'of');
  if (of !== undefined) return collectionsIn(manifest).findIndex((one) => child(one, 'name') === of);
  const under = child(section, 'under');
  return typeof under === 'string' ? collectionAt(manifest, { path: under === '/' ? '/-' : `${under}/-` }) : -1;
}

/** Criteria without a field of their own, by the place where they are chosen. */
const besides = { list: ['year', 'tags'], sort: ['title', 'date'], facts: [], other: ['tags'], cards: ['group'] } as const;

export type Beside = (typeof besides)[keyof typeof besides][number];

/** @returns what can be chosen at a place of a section: names of facts with their labels, and what each list has beside them */
export function criteriaAt(
  manifest: Json,
  at: string,
): { facts: { value: string; label: string }[]; besides: readonly Beside[] } {
  const collection = collectionsIn(manifest)[collectionOfList(manifest, at)];
  const facts = listAt(collection, 'fields').map((one) => {
    const value = String(child(one, 'name'));
    return { value, label: String(child(one, 'label') ?? value) };
  });
  const section = sectionPointerOf(at) ?? '';
  const [first = '', second] = pointerKeys(at.slice(section.length));
  const isOfList = first === 'by' && second === undefined;
  const isCards = child(valueAt(manifest, section), 'items') !== undefined;
  return {
    facts,
    besides: besides[isCards ? 'cards' : isOfList ? 'list' : first === 'sort' || first === 'facts' ? first : 'other'],
  };
}

/** @returns what the criterion beside a place says on the site: in the order in which it stands there, each once */
export function valuesAt(manifest: Json, at: string): string[] {
  const section = sectionPointerOf(at) ?? '';
  let around = parentOf(at);
  while (around !== section && child(valueAt(manifest, around), 'by') === undefined) around = parentOf(around);
  const by = String(child(valueAt(manifest, around), 'by'));
  const listed = valueAt(manifest, section);
  const values = itemsOf(manifest, section, listed).flatMap((item): unknown[] => {
    const value = child(item, by) ?? child(child(item, 'facts'), by);
    return Array.isArray(value) ? value : [isObject(value as Json) ? child(value, 'label') : value];
  });
  const texts = values.filter((one) => typeof one === 'string' || typeof one === 'number').map(String);
  return [...new Set(texts.map((one) => withoutMarkup(fillIn(one, manifest, at))))];
}

/** Cards, records, or what pages say of themselves. */
function itemsOf(manifest: Json, at: string, section: unknown): readonly unknown[] {
  if (child(section, 'items') !== undefined) return listAt(section, 'items');
  if (child(section, 'of') !== undefined) return listAt(collectionsIn(manifest)[collectionOfList(manifest, at)], 'records');
  const under = String(child(section, 'under'));
  const start = under === '/' ? under : `${under}/`;
  const isBelow = (route: unknown) => String(child(route, 'path')).startsWith(start);
  return listAt(manifest, 'routes').flatMap((route) => (isBelow(route) ? [child(route, 'entry')] : []));
}
