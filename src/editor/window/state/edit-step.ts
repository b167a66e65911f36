/** What is said of an edit, and which edits are one step for who takes it back. */
import { isObject, type Json } from '../../../../schema/json.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { parentOf, pointerTo } from '../../../json-text/pointer.ts';
import { isList, valueAt } from '../../../json-text/value.ts';
import type { Edit } from '../../draft/document/document.ts';
import { titleWithPlace } from './describe-place.ts';
import type { EditorState } from './editor-state.ts';
import type { Selection } from './selection.ts';

/** What an edit is called in "Undo: …", and where it takes place. */
export interface EditOptions {
  title: string;
  /** Letters of one field that follow at once become one step. */
  typing?: boolean;
  /** When writing was begun, in milliseconds: with `typing`, all letters since then are one step, however slowly they come. */
  since?: number;
  /** What is shown afterwards, where the place of what is selected is another one by then. */
  select?: Selection;
}

/** @param operation - the first one of the edit */
export function stepOf(
  state: EditorState,
  { title, typing = false, since }: EditOptions,
  at: string,
  operation: Operation | undefined,
): Edit {
  return {
    title: titleWithPlace(state, title, at, operation),
    at,
    time: since ?? Date.now(),
    ...(typing && { merge: since === undefined ? at : `${at} since ${since}` }),
  };
}

/** An image with another file. What is in the middle of one picture says nothing of another; how it is described, its author has to say. */
export function withFile(image: Json | undefined, src: string): { src: string; alt: string } {
  const { focus: _, ...now } = (image ?? {}) as { alt?: string; focus?: Json };
  return { ...now, src, alt: now.alt ?? '' };
}

/** @param pointer - of the entry; its copy stands behind it */
export function duplicateOf(manifest: Json, pointer: string): Operation[] {
  const end = pointer.lastIndexOf('/') + 1;
  const copy = pointer.slice(0, end) + (Number(pointer.slice(end)) + 1);
  const anchors = anchorsIn(valueAt(manifest, pointer), copy);
  return [{ kind: 'duplicate', pointer }, ...anchors.map((anchor): Operation => ({ kind: 'remove', pointer: anchor }))];
}

function anchorsIn(value: Json | undefined, pointer: string): string[] {
  if (isList(value)) return value.flatMap((entry, index) => anchorsIn(entry, pointerTo(pointer, index)));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'id' ? [pointerTo(pointer, key)] : anchorsIn(inner, pointerTo(pointer, key)),
  );
}

/** @returns the same operations, but for those that insert into a list that is not there */
export const withLists = (operations: readonly Operation[], { manifest }: { manifest: Json }): Operation[] =>
  operations.map((operation) => {
    const list = parentOf(operation.pointer);
    if (operation.kind !== 'insert' || valueAt(manifest, list) !== undefined) return operation;
    return { kind: 'set', pointer: list, value: [operation.value, ...(operation.more ?? [])] };
  });
