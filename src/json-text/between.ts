/** The operations that lead from one value to another: what stays is not written anew. */
import type { Json } from '../../schema/json.ts';
import type { Operation } from './operations.ts';
import { pointerTo } from './pointer.ts';
import { pairEntries } from './similarity.ts';
import { isList, isRecord, isSame } from './value.ts';

/**
 * @param order The keys of the object that a new key is put into.
 * @returns Operations, each for the value that the one before has left.
 */
export function operationsBetween(
  before: Json | undefined,
  after: Json,
  pointer: string,
  order?: readonly string[],
): Operation[] {
  if (isSame(before, after)) return [];
  if (isRecord(before) && isRecord(after)) {
    const keys = Object.keys(after);
    const removed = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
    return [
      ...removed.map((key): Operation => ({ kind: 'remove', pointer: pointerTo(pointer, key) })),
      ...keys.flatMap((key) =>
        operationsBetween(
          Object.hasOwn(before, key) ? before[key] : undefined,
          after[key] ?? null,
          pointerTo(pointer, key),
          keys,
        ),
      ),
    ];
  }
  if (isList(before) && isList(after)) return operationsOnList(before, after, pointer);
  return [{ kind: 'set', pointer, value: after, ...(order && { order }) }];
}

function operationsOnList(before: readonly Json[], after: readonly Json[], pointer: string): Operation[] {
  const from = pairEntries(before, after);
  const operations: Operation[] = [];
  // Which entry of `before` stands where by now.
  let now = [...before.keys()];
  for (const index of [...now].reverse()) {
    if (!from.includes(index)) operations.push({ kind: 'remove', pointer: pointerTo(pointer, index) });
  }
  now = now.filter((index) => from.includes(index));
  for (const [index, value] of after.entries()) {
    const place = pointerTo(pointer, index);
    const own = from[index] ?? -1;
    if (own < 0) {
      operations.push({ kind: 'insert', pointer: place, value });
      now.splice(index, 0, own);
      continue;
    }
    const at = now.indexOf(own);
    if (at !== index) {
      operations.push({ kind: 'move', pointer: pointerTo(pointer, at), to: place });
      now = now.toSpliced(at, 1).toSpliced(index, 0, own);
    }
    operations.push(...operationsBetween(before[own], value, place));
  }
  return operations;
}
