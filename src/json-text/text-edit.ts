/** Edits of a text that can be taken back: each knows what it has removed. */
/** What is done at one place of a text. */
export interface TextEdit {
  at: number;
  remove: string;
  insert: string;
}

/** Carries out edits, each on the text that the one before has left. */
export function applyTextEdits(text: string, edits: readonly TextEdit[]): string {
  return edits.reduce((result, { at, remove, insert }) => result.slice(0, at) + insert + result.slice(at + remove.length), text);
}

/** Carries out edits of one text, in its order; none overlaps another. */
export function applyAtOnce(text: string, edits: readonly TextEdit[]): string {
  const ends = edits.map(({ at, remove }) => at + remove.length);
  return (
    edits.map(({ at, insert }, index) => text.slice(ends[index - 1] ?? 0, at) + insert).join('') + text.slice(ends.at(-1) ?? 0)
  );
}

/**
 * Edits that were meant one by one, all at once: of two that overlap, the first.
 *
 * @param editsOf - what one of them does to the text: all of it or nothing
 * @returns those that are carried out, and their edits in the order of the text
 */
export function withoutOverlaps<Meant>(
  meant: readonly Meant[],
  editsOf: (one: Meant) => readonly TextEdit[],
): { chosen: Meant[]; edits: TextEdit[] } {
  const edits: TextEdit[] = [];
  const chosen = meant.filter((one) => {
    const own = editsOf(one);
    if (own.some((edit) => overlapsOneOf(edits, edit))) return false;
    for (const edit of own) edits.splice(indexIn(edits, edit.at), 0, edit);
    return true;
  });
  return { chosen, edits };
}

/** How many of the edits, in the order of the text, begin before an offset. */
function indexIn(edits: readonly TextEdit[], offset: number): number {
  let [low, high] = [0, edits.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edits[middle]?.at ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function overlapsOneOf(edits: readonly TextEdit[], { at, remove }: TextEdit): boolean {
  const behind = indexIn(edits, at);
  return edits
    .slice(Math.max(0, behind - 1), behind + 1)
    .some((other) => at < other.at + other.remove.length && other.at < at + remove.length);
}

/** The edits that take others back. */
export function invertTextEdits(edits: readonly TextEdit[]): TextEdit[] {
  return edits.map(({ at, remove, insert }) => ({ at, remove: insert, insert: remove })).reverse();
}

/** The same change in fewer edits: those that touch become one, so that a sentence is one edit and not one for each letter. */
export function joinTextEdits(edits: readonly TextEdit[]): TextEdit[] {
  const joined: TextEdit[] = [];
  for (const edit of edits) {
    const last = joined.at(-1);
    const one = last && joinTwo(last, edit);
    if (one) joined.splice(-1, 1, one);
    else joined.push(edit);
  }
  return joined.filter(({ remove, insert }) => remove !== insert);
}

/** Two edits as one, where the second begins or ends in what the first has inserted. */
function joinTwo(first: TextEdit, second: TextEdit): TextEdit | undefined {
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

/** What differs between two texts, as one edit: none where they are equal. A letter of two UTF-16 units is never cut in half. */
export function differenceOf(before: string, after: string, at = 0): TextEdit[] {
  if (before === after) return [];
  const shorter = Math.min(before.length, after.length);
  let start = most(shorter, (from, to) => before.slice(from, to) === after.slice(from, to));
  const endsAlike = (from: number, to: number) =>
    before.slice(before.length - to, before.length - from) === after.slice(after.length - to, after.length - from);
  let tail = most(shorter - start, endsAlike);
  if (start > 0 && (before.charCodeAt(start - 1) & 0xfc00) === 0xd800) start--;
  if (tail > 0 && (before.charCodeAt(before.length - tail) & 0xfc00) === 0xdc00) tail--;
  return [{ at: at + start, remove: before.slice(start, before.length - tail), insert: after.slice(start, after.length - tail) }];
}

/** How much of a length is alike, by halving: texts of a thousand pages are compared piece by piece, and not letter by letter. */
function most(length: number, isAlike: (from: number, to: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isAlike(low, middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
