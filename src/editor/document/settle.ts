/** A merge whose conflicts somebody has decided. */
import type { Json } from '../../../schema/migrations.ts';
import { changeValue } from './change-value.ts';
import type { Conflict } from './merge.ts';
import { isList, valueAt } from './value.ts';

/**
 * @param merged What merge() has made, and the conflicts in the order that it has found them in.
 * @param isTheirs Whether a place shall be as the others have it; it is mine by now.
 */
export function settleConflicts(merged: Json, conflicts: readonly Conflict[], isTheirs: (place: Conflict) => boolean): Json {
  // From the end: what comes into a list, or goes, moves what stands behind it.
  return conflicts.filter(isTheirs).reduceRight(takeTheirs, merged);
}

function takeTheirs(value: Json, { pointer, mine, theirs }: Conflict): Json {
  if (theirs === undefined) return changeValue(value, { kind: 'remove', pointer });
  const isAway = mine === undefined && isList(valueAt(value, pointer.slice(0, pointer.lastIndexOf('/'))));
  return changeValue(value, { kind: isAway ? 'insert' : 'set', pointer, value: theirs });
}
