/** Values that change without being written to: what stays the same is the same reference before and after. */
import { isObject, type Json } from '../../schema/json.ts';
import { child, pointerKeys } from './pointer.ts';

/** Whether two values say the same. The order of keys does not count. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (isList(one) || isList(other)) {
    if (!isList(one) || !isList(other) || one.length !== other.length) return false;
    return one.every((entry, index) => isSame(entry, other[index]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]));
}

export function isList(value: Json | undefined): value is Json[] {
  return Array.isArray(value);
}

/** The value under a pointer; undefined where there is none. */
export function valueAt(value: Json, pointer: string): Json | undefined {
  return pointerKeys(pointer).reduce<unknown>(child, value) as Json | undefined;
}

/** A value that is like `after`, made of the parts of `before` wherever these say the same. */
export function shareParts(before: Json | undefined, after: Json): Json {
  if (isList(before) && isList(after)) {
    const shared = after.map((entry, index) => shareParts(before[index], entry));
    return shared.length === before.length && shared.every((entry, index) => entry === before[index]) ? before : shared;
  }
  if (!isObject(before) || !isObject(after)) return after;
  const entries = Object.entries(after).map(([key, inner]): [string, Json] => [
    key,
    shareParts(Object.hasOwn(before, key) ? before[key] : undefined, inner),
  ]);
  const keys = Object.keys(before);
  const isUnchanged =
    entries.length === keys.length && entries.every(([key, inner], index) => key === keys[index] && inner === before[key]);
  return isUnchanged ? before : Object.fromEntries(entries);
}

/** The index that a new key gets: behind the nearest one that stands before it in the order, or else before the nearest one behind it. */
export function placeOfKey(key: string, keys: readonly string[], order: readonly string[]): number {
  const at = order.indexOf(key);
  if (at < 0) return keys.length;
  const before = order.slice(0, at).findLast((other) => keys.includes(other));
  if (before !== undefined) return keys.lastIndexOf(before) + 1;
  const behind = order.slice(at + 1).find((other) => keys.includes(other));
  return behind === undefined ? keys.length : keys.indexOf(behind);
}

/** The same items with those that `order` names by their keys first, in its order. */
export function sortByKey<Item>(items: readonly Item[], keyOf: (item: Item) => string, order: readonly string[]): Item[] {
  const ranks = new Map(order.map((key, rank) => [key, rank]));
  const rankOf = (item: Item) => ranks.get(keyOf(item)) ?? order.length;
  return items.toSorted((one, other) => rankOf(one) - rankOf(other));
}
