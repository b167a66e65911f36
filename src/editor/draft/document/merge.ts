/** Two people have changed one manifest: what both have made of it, and what they cannot both have. */
import { isObject, type Json, type JsonObject } from '../../../../schema/json.ts';
import { changeValue } from '../../../json-text/change-value.ts';
import { parentOf, pointerTo } from '../../../json-text/pointer.ts';
import { pairEntries } from '../../../json-text/similarity.ts';
import { isList, isSame } from '../../../json-text/value.ts';

/** A place that both have changed, each to something else. What is undefined is not there. */
export interface Conflict {
  /** In the merged value, which has `mine` there; without it, where it would be. */
  pointer: string;
  /** It is an entry of a list. */
  isEntry?: true;
  base: Json | undefined;
  mine: Json | undefined;
  theirs: Json | undefined;
}

/**
 * Merges two values that were made of one.
 *
 * @returns What both have changed, and every place that both have changed in different ways; there the value is mine.
 */
export function merge(base: Json, mine: Json, theirs: Json): { merged: Json; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  return { merged: mergeValues(base, mine, theirs, '', conflicts) ?? null, conflicts };
}

export type Decision = 'mine' | 'theirs' | 'both';

/**
 * What has been decided.
 *
 * @param conflicts Of one merge, in its order.
 * @param decide Both only where `canKeepBoth`.
 */
export function decided(merged: Json, conflicts: readonly Conflict[], decide: (conflict: Conflict) => Decision): Json {
  // From the last one, so that entries that come and go leave the pointers of the others as they are.
  return conflicts.reduceRight((value, conflict) => {
    const { pointer, isEntry, mine, theirs } = conflict;
    const decision = decide(conflict);
    if (decision === 'mine') return value;
    if (theirs === undefined) return changeValue(value, { kind: 'remove', pointer });
    if (decision === 'theirs') {
      return changeValue(value, { kind: isEntry && mine === undefined ? 'insert' : 'set', pointer, value: theirs });
    }
    if (!isEntry) return changeValue(value, { kind: 'set', pointer, value: bothOf(mine, theirs) });
    const behind = pointerTo(parentOf(pointer), Number(pointer.slice(pointer.lastIndexOf('/') + 1)) + 1);
    return changeValue(value, { kind: 'insert', pointer: behind, value: theirs });
  }, merged);
}

/** Whether a place can have both: two entries, the entries of two lists, or, where it is text, one after the other. */
export function canKeepBoth({ isEntry, mine, theirs }: Conflict, isText: boolean): boolean {
  if (mine === undefined || theirs === undefined) return false;
  if (isEntry) return true;
  if (isList(mine) && isList(theirs)) return !isSame(bothOf(mine, theirs), mine);
  return isText && typeof mine === 'string' && typeof theirs === 'string';
}

/** Mine, then what only they have. */
const bothOf = (mine: Maybe, theirs: Json): Json =>
  isList(mine) && isList(theirs)
    ? [...mine, ...theirs.filter((entry) => !mine.some((one) => isSame(one, entry)))]
    : `${String(mine)} / ${String(theirs)}`;

type Maybe = Json | undefined;

function mergeValues(base: Maybe, mine: Maybe, theirs: Maybe, pointer: string, conflicts: Conflict[], isEntry?: true): Maybe {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  // Each fact is one of its own, also where both have added the first one.
  if (isObject(mine) && isObject(theirs) && (pointer.endsWith('/facts') || isOneObject(base, mine, theirs))) {
    return mergeObjects(isObject(base) ? base : {}, mine, theirs, pointer, conflicts);
  }
  if (isList(mine) && isList(theirs) && isList(base)) return mergeLists(base, mine, theirs, pointer, conflicts);
  conflicts.push({ pointer, ...(isEntry && { isEntry }), base, mine, theirs });
  return mine;
}

/** Whether the keys of objects can be mixed: those of a link to a page and of one to a file cannot, as neither has a key of the other. */
function isOneObject(base: Maybe, mine: JsonObject, theirs: JsonObject): boolean {
  const shareKeys = (one: JsonObject, other: JsonObject) => Object.keys(one).some((key) => Object.hasOwn(other, key));
  if (base === undefined) return shareKeys(mine, theirs);
  return isObject(base) && (Object.keys(base).length === 0 || (shareKeys(base, mine) && shareKeys(base, theirs)));
}

/** By key, in their order; what only mine has stands behind what it stands behind there. */
function mergeObjects(base: JsonObject, mine: JsonObject, theirs: JsonObject, pointer: string, conflicts: Conflict[]): Json {
  const own = (value: JsonObject, key: string) => (Object.hasOwn(value, key) ? value[key] : undefined);
  const keys = weave(Object.keys(theirs), Object.keys(mine));
  return Object.fromEntries(
    keys.flatMap((key): [string, Json][] => {
      const merged = mergeValues(own(base, key), own(mine, key), own(theirs, key), pointerTo(pointer, key), conflicts);
      return merged === undefined ? [] : [[key, merged]];
    }),
  );
}

/** An entry of a list, by what it is in each. */
interface Entry {
  base?: Json | undefined;
  mine?: Json | undefined;
  theirs?: Json | undefined;
}

function mergeLists(base: Json[], mine: Json[], theirs: Json[], pointer: string, conflicts: Conflict[]): Json {
  const known = base.map((entry): Entry => ({ base: entry }));
  const [myEntries, theirEntries] = [entriesOf('mine', base, mine, known), entriesOf('theirs', base, theirs, known)];
  joinEqualAdditions(myEntries, theirEntries);
  const isInBoth = (entry: Entry) => myEntries.includes(entry) && theirEntries.includes(entry);
  const [mineMoved, theirsMoved] = [isMoved(myEntries, known), isMoved(theirEntries, known)];
  const [myOrder, theirOrder] = [myEntries.filter(isInBoth), theirEntries.filter(isInBoth)];
  const [mineMovedInBoth, theirsMovedInBoth] = [isMoved(myOrder, known), isMoved(theirOrder, known)];
  // What one has moved the other has moved elsewhere, or removed.
  const areBothMoved = mineMovedInBoth && theirsMovedInBoth && !isEqual(myOrder, theirOrder);
  if (areBothMoved || mineMoved !== mineMovedInBoth || theirsMoved !== theirsMovedInBoth) {
    conflicts.push({ pointer, base, mine, theirs });
    return mine;
  }
  const [first, second] = mineMoved ? [myEntries, theirEntries] : [theirEntries, myEntries];
  const merged: Json[] = [];
  // Entries of the base too that the first has removed: the second may have changed them, and they have a place.
  for (const entry of weave(weave(first, known), second)) {
    const result = mergeValues(entry.base, entry.mine, entry.theirs, pointerTo(pointer, merged.length), conflicts, true);
    if (result !== undefined) merged.push(result);
  }
  return merged;
}

/** The entries of one of the two lists. Those that have come from `base` are the known ones. */
function entriesOf(whose: 'mine' | 'theirs', base: readonly Json[], list: readonly Json[], known: readonly Entry[]): Entry[] {
  const from = pairEntries(base, list);
  return list.map((value, index) => {
    const entry: Entry = known[from[index] ?? -1] ?? {};
    entry[whose] = value;
    return entry;
  });
}

/** What both have added at the same place is one entry. */
function joinEqualAdditions(myEntries: Entry[], theirEntries: readonly Entry[]): void {
  for (const [index, entry] of myEntries.entries()) {
    const before = myEntries[index - 1];
    const place = before ? theirEntries.indexOf(before) + 1 : 0;
    const same = before && place === 0 ? undefined : theirEntries[place];
    if (entry.base !== undefined || !same || same.base !== undefined || !isSame(entry.mine, same.theirs)) continue;
    same.mine = entry.mine;
    myEntries[index] = same;
  }
}

/** Whether entries do not stand in the order of the base any more. */
function isMoved(entries: readonly Entry[], known: readonly Entry[]): boolean {
  return !isEqual(
    entries.filter((entry) => known.includes(entry)),
    known.filter((entry) => entries.includes(entry)),
  );
}

/** All that is in two lists, in the order of the first; what only the second has stands behind what it stands behind there. */
function weave<Item>(first: readonly Item[], second: readonly Item[]): Item[] {
  const result = [...first];
  let at = 0;
  for (const item of second) {
    const place = result.indexOf(item);
    if (place < 0) result.splice(at, 0, item);
    at = (place < 0 ? at : place) + 1;
  }
  return result;
}

function isEqual(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
