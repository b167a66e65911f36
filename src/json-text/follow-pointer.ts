/** Where a place of an earlier value is by now: entries come, go, and change their order. */
import type { Json } from '../../schema/json.ts';
import { child, pointerKeys, pointerTo } from './pointer.ts';
import { pairEntries } from './similarity.ts';
import { isList } from './value.ts';

/**
 * @param before - what the earlier draft says; what has not changed since is the same reference in both
 * @returns the pointer in `after`, also of a key that is not written; undefined where the entry is gone that it belongs to
 */
export function followPointer(pointer: string, before: Json, after: Json): string | undefined {
  let [old, now]: [Json | undefined, Json | undefined] = [before, after];
  let place = '';
  for (const written of pointerKeys(pointer)) {
    let key = written;
    if (old !== now && isList(old) && isList(now) && written in old) {
      const index = pairEntries(old, now).indexOf(Number(written));
      if (index < 0) return undefined;
      key = String(index);
    }
    place = pointerTo(place, key);
    old = child(old, written) as Json | undefined;
    now = child(now, key) as Json | undefined;
  }
  return place;
}
