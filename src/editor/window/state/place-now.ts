/** Where a place of an earlier draft is by now: sections and entries come, go, and change their order. */
import type { Json } from '../../../../schema/json.ts';
import { operationsBetween } from '../../../json-text/between.ts';
import { followPointer } from '../../../json-text/follow-pointer.ts';
import { parentOf, pointerKeys } from '../../../json-text/pointer.ts';
import { pairEntries } from '../../../json-text/similarity.ts';
import { isList, valueAt } from '../../../json-text/value.ts';
import { words } from '../words/words.ts';
import type { EditorState } from './editor-state.ts';
import { listAt, nearestSelection, partOfLanguage, pointerOf, type Selection, selectionAt } from './selection.ts';

/**
 * Where the place of a step is once the step is taken back: what was moved is where it came from, also on another page. Of a step that is
 * about all of the manifest it is the first place that changes.
 */
export function placeBefore(pointer: string, after: Json, before: Json): string {
  const list = parentOf(pointer);
  const [now, then] = [valueAt(after, list), valueAt(before, list)];
  if (pointer === '') return placeThatComes(after, before);
  if (!isList(now) || !isList(then) || now.length < then.length) return pointer;
  // What was doubled stands where it stood.
  const index = Number(pointerKeys(pointer).at(-1));
  if (now[index] !== undefined && now[index] === then[index] && now.length > then.length) return pointer;
  return (now.length === then.length ? followPointer(pointer, after, before) : placeThatComes(after, before)) || pointer;
}

/** The first place that says something else afterwards; where things only go, that of the first of them. */
export function placeThatComes(before: Json, after: Json): string {
  const operations = operationsBetween(before, after, '');
  const operation = operations.find(({ kind }) => kind !== 'remove') ?? operations[0];
  return (operation?.kind === 'move' ? operation.to : operation?.pointer) ?? '';
}

/** What the shown page is made of may be an earlier draft: a mistake keeps the new one from being shown. */
const shownValue = ({ shown, document }: EditorState): Json => shown?.of ?? document.value;

/**
 * The place in the draft of a place of the shown page; undefined where it is gone from the draft, and for what is no place of any form: the
 * page in the frame may name anything.
 */
export function placeInDraft(state: EditorState, pointer: string): string | undefined {
  const at = followPointer(pointer, shownValue(state), state.document.value);
  return at !== undefined && isSelectable(selectionAt(at), state.document.value) ? at : undefined;
}

const isSelectable = (selection: Selection, draft: Json): boolean =>
  selection.kind === 'part' && !partOfLanguage(selection)
    ? Object.hasOwn(words.en.parts, selection.part)
    : valueAt(draft, pointerOf(selection)) !== undefined;

/** The place in what the shown page is made of; undefined where it is not in there yet. */
export const placeOnPage = (state: EditorState, pointer: string): string | undefined =>
  followPointer(pointer, state.document.value, shownValue(state));

/**
 * The page that was at a place of `routes`, where it is by now; where it is gone, the page before it: behind the last one comes that for
 * unknown addresses.
 */
export function pageNow(page: number, before: Json, after: Json): number {
  const place = followPointer(`/routes/${page}`, before, after);
  if (place === undefined) {
    const from = pairEntries(listAt(before, 'routes') as Json[], listAt(after, 'routes') as Json[]);
    return Math.max(0, from.indexOf(Math.max(...from.filter((old) => old >= 0 && old < page))));
  }
  const nearest = nearestSelection(selectionAt(place), after);
  return nearest.kind === 'part' ? page : nearest.page;
}

/** What is selected, where it is by now; where it is gone, what stands in its place, and for a page the one before it. */
export function selectionNow(selection: Selection, before: Json, after: Json): Selection {
  if (selection.kind === 'part') return nearestSelection(selection, after);
  if (followPointer(`/routes/${selection.page}`, before, after) === undefined) {
    return nearestSelection({ kind: 'page', page: pageNow(selection.page, before, after) }, after);
  }
  const place = followPointer(pointerOf(selection), before, after);
  const now = place === undefined ? { ...selection, page: pageNow(selection.page, before, after) } : selectionAt(place);
  return nearestSelection(pointerOf(now) === pointerOf(selection) ? selection : now, after);
}
