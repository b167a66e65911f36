/** Edits of a text that can be taken back: each knows what it has removed. */

/** What is done at one place of a text. */
export interface Splice {
  at: number;
  remove: string;
  insert: string;
}

/** Carries out splices, each on the text that the one before has left. */
export function applySplices(text: string, splices: readonly Splice[]): string {
  return splices.reduce(
    (result, { at, remove, insert }) => result.slice(0, at) + insert + result.slice(at + remove.length),
    text,
  );
}

/** The splices that take others back. */
export function invertSplices(splices: readonly Splice[]): Splice[] {
  return splices.map(({ at, remove, insert }) => ({ at, remove: insert, insert: remove })).reverse();
}

/** The same edits in fewer splices: those that touch become one, so that a sentence is one splice and not one for each letter. */
export function joinSplices(splices: readonly Splice[]): Splice[] {
  const joined: Splice[] = [];
  for (const splice of splices) {
    const last = joined.at(-1);
    const one = last && joinTwo(last, splice);
    if (one) joined.splice(-1, 1, one);
    else joined.push(splice);
  }
  return joined.filter(({ remove, insert }) => remove !== insert);
}

/** Two splices as one, where the second begins or ends in what the first has inserted. */
function joinTwo(first: Splice, second: Splice): Splice | undefined {
  const firstEnd = first.at + first.insert.length;
  const secondEnd = second.at + second.remove.length;
  if (second.at > firstEnd || first.at > secondEnd) return undefined;
  const before = second.remove.slice(0, Math.max(0, first.at - second.at));
  const after = second.remove.slice(second.remove.length - Math.max(0, secondEnd - firstEnd));
  return {
    at: Math.min(first.at, second.at),
    remove: before + first.remove + after,
    insert:
      first.insert.slice(0, Math.max(0, second.at - first.at)) +
      second.insert +
      first.insert.slice(Math.min(first.insert.length, Math.max(0, secondEnd - first.at))),
  };
}

/** What differs between two texts, as one splice: none where they are equal. A letter of two UTF-16 units is never cut in half. */
export function differenceOf(before: string, after: string, at = 0): Splice[] {
  if (before === after) return [];
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  let tail = 0;
  while (tail < shorter - start && before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail))
    tail++;
  if (start > 0 && (before.charCodeAt(start - 1) & 0xfc00) === 0xd800) start--;
  if (tail > 0 && (before.charCodeAt(before.length - tail) & 0xfc00) === 0xdc00) tail--;
  return [{ at: at + start, remove: before.slice(start, before.length - tail), insert: after.slice(start, after.length - tail) }];
}
