/** Finds what a list shows, by which facts it can choose, group and sort that, and what each fact says on the site. */
import type { Json } from '../../../../schema/json.ts';
import { isBelow } from '../../../../schema/site-parts.ts';
import { sectionPointerOf } from '../../../findings/sections.ts';
import { child, pointerKeys } from '../../../json-text/pointer.ts';
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
  const [of, under] = [child(section, 'of'), child(section, 'under')];
  if (of !== undefined) return collectionsIn(manifest).findIndex((one) => child(one, 'name') === of);
  return typeof under === 'string' ? collectionAt(manifest, { path: `${under}/-` }) : -1;
}

/** Keys of a section that can be chosen by, beside facts. */
const besides: Readonly<Record<string, readonly Beside[]>> = { by: ['year', 'tags'], sort: ['title', 'date'], facts: [] };

/** By their names, with their labels. */
export const factsOf = (manifest: Json, at: string): { value: string; title: string }[] =>
  listAt(collectionsIn(manifest)[collectionOfList(manifest, at)], 'fields').map((one) => ({
    value: String(child(one, 'name')),
    title: String(child(one, 'label') ?? child(one, 'name')),
  }));

export type Beside = 'year' | 'tags' | 'title' | 'date' | 'group';

/** @returns what a place of a section can name, with its label: collections, what lists choose by, or each value that the fact beside it has */
export function optionsAt(
  manifest: Json,
  at: string,
  widget: string | undefined,
  said: Readonly<Record<Beside, string>>,
): { value: string; title: string }[] {
  const section = sectionPointerOf(at) ?? '';
  const items = child(valueAt(manifest, section), 'items');
  if (widget === 'criterion') {
    const [key = ''] = pointerKeys(at.slice(section.length));
    const own = besides[key] ?? [items === undefined ? 'tags' : 'group'];
    return [...own.map((value) => ({ value, title: said[value] })), ...factsOf(manifest, at)];
  }
  const filled = collectionsIn(manifest).filter((one) => listAt(one, 'records').length > 0);
  const texts =
    widget === 'collection' ? filled.map((one) => String(child(one, 'name') ?? '')).filter(Boolean) : valuesAt(manifest, at);
  return texts.map((value) => ({ value, title: value }));
}

/** The values of the criterion beside a place, each once, in the site's order. */
function valuesAt(manifest: Json, at: string): string[] {
  // It is chosen by: `…/is/0` and `…/first` are values of it.
  const by = String(valueAt(manifest, at.replace(/\/[a-z]+(?:\/\d+)?$/, '/by')));
  const values = itemsAt(manifest, at).flatMap((item) => child(item, by) ?? child(child(item, 'facts'), by));
  const texts = values
    .map((one) => child(one, 'label') ?? one)
    .filter((one) => typeof one === 'string' || typeof one === 'number');
  return [...new Set(texts.map((one) => withoutMarkup(fillIn(String(one), manifest, at))))];
}

/** Cards, records, or what pages say of themselves. */
function itemsAt(manifest: Json, at: string): readonly unknown[] {
  const section = valueAt(manifest, sectionPointerOf(at) ?? '');
  if (child(section, 'items') !== undefined) return listAt(section, 'items');
  if (child(section, 'of') !== undefined) return listAt(collectionsIn(manifest)[collectionOfList(manifest, at)], 'records');
  const under = String(child(section, 'under'));
  return listAt(manifest, 'routes').flatMap((one) => (isBelow(String(child(one, 'path')), under) ? child(one, 'entry') : []));
}
