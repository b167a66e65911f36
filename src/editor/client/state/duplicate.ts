/** A copy of a list's entry. The names that links lead to (`id`) stand once on a page: links go on leading to the first of the two. */
import { isObject, type Json } from '../../../../schema/json.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { pointerTo } from '../../../json-text/pointer.ts';
import { isList, valueAt } from '../../../json-text/value.ts';

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
