/** Which entry of one list is which of another: what has stayed, changed, moved, come and gone. */

export interface Matched {
  /** Index before and now, in the order of now. */
  pairs: { before: number; now: number; moved?: 'up' | 'down' }[];
  removed: number[];
  added: number[];
}

/** How entries are compared. */
export interface Similarity<Entry> {
  /** The same, whatever its place. */
  isSame: (before: Entry, now: Entry) => boolean;
  /** Marks an entry that keeps its name when everything else changes; undefined for those without. */
  nameOf?: (entry: Entry) => string | undefined;
  /** An entry as it would be without its name. */
  withoutName?: (entry: Entry) => Entry;
  /** Only entries of one kind can be the same one, changed. */
  kindOf?: (entry: Entry) => string;
  wordsOf: (entry: Entry) => ReadonlyMap<string, number>;
}

/** Less alike are two different entries. As Dice's coefficient of their words. */
const leastAlike = 0.35;
/** With more pairs to look at than these, only equal ones are found. */
const maxPairs = 40_000;

/** Matches two lists. */
export function matchLists<Entry>(before: readonly Entry[], now: readonly Entry[], similarity: Similarity<Entry>): Matched {
  const { isSame, nameOf = () => undefined, withoutName, kindOf = () => '' } = similarity;
  const partner = new Map<number, number>();
  const free = new Set(before.keys());
  const pair = (one: number, other: number) => {
    partner.set(other, one);
    free.delete(one);
  };
  const open = () => [...now.keys()].filter((index) => !partner.has(index));
  const pairSame = (olds: readonly Entry[], news: readonly Entry[]) => {
    // The same place first: of several equal entries none should seem to have moved.
    for (const index of open()) if (free.has(index) && isSame(olds[index] as Entry, news[index] as Entry)) pair(index, index);
    for (const index of open()) {
      const same = [...free].find((one) => isSame(olds[one] as Entry, news[index] as Entry));
      if (same !== undefined) pair(same, index);
    }
  };

  pairSame(before, now);
  // Before names count: one that was taken off an entry and given to another would turn each into the other.
  if (withoutName) pairSame(before.map(withoutName), now.map(withoutName));
  for (const index of open()) {
    const entry = now[index] as Entry;
    const name = nameOf(entry);
    const same = name === undefined ? undefined : [...free].find((one) => nameOf(before[one] as Entry) === name);
    if (same !== undefined && kindOf(before[same] as Entry) === kindOf(entry)) pair(same, index);
  }
  for (const [one, other] of alikeFirst(before, now, free, open(), similarity)) {
    if (free.has(one) && !partner.has(other)) pair(one, other);
  }
  // The only ones of their kind that are left are the same one, rewritten.
  for (const index of open()) {
    const kind = kindOf(now[index] as Entry);
    const others = open().filter((other) => kindOf(now[other] as Entry) === kind);
    const left = [...free].filter((one) => kindOf(before[one] as Entry) === kind);
    if (others.length === 1 && left.length === 1) pair(left[0] as number, index);
  }
  return describe(before.length, now.length, partner);
}

function alikeFirst<Entry>(
  before: readonly Entry[],
  now: readonly Entry[],
  free: ReadonlySet<number>,
  open: readonly number[],
  { kindOf = () => '', wordsOf }: Similarity<Entry>,
): [number, number][] {
  if (free.size * open.length > maxPairs) return [];
  const words = new Map([...free].map((one) => [one, wordsOf(before[one] as Entry)]));
  const scored = open.flatMap((other) => {
    const own = wordsOf(now[other] as Entry);
    return [...free]
      .filter((one) => kindOf(before[one] as Entry) === kindOf(now[other] as Entry))
      .map((one) => ({ one, other, score: alike(words.get(one) ?? new Map(), own) }));
  });
  return scored
    .filter(({ score }) => score >= leastAlike)
    .sort((a, b) => b.score - a.score || Math.abs(a.one - a.other) - Math.abs(b.one - b.other))
    .map(({ one, other }) => [one, other]);
}

/** Dice's coefficient of two bags of words: 1 for the same words, 0 for none in common. */
export function alike(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let shared = 0;
  let all = 0;
  for (const [word, count] of one) {
    shared += Math.min(count, other.get(word) ?? 0);
    all += count;
  }
  for (const count of other.values()) all += count;
  return all === 0 ? 0 : (2 * shared) / all;
}

function describe(sizeBefore: number, sizeNow: number, partner: ReadonlyMap<number, number>): Matched {
  const order = [...partner].sort(([a], [b]) => a - b);
  const staying = longestRising(order.map(([, one]) => one));
  const kept = new Set(partner.values());
  return {
    pairs: order.map(([now, before], index) => {
      if (staying.has(before)) return { before, now };
      // Past one that has stayed, which is either way: otherwise it would have stayed itself.
      const ahead = [...staying].filter((other) => other < before).length;
      const aheadNow = order.slice(0, index).filter(([, other]) => staying.has(other)).length;
      return { before, now, moved: aheadNow < ahead ? ('up' as const) : ('down' as const) };
    }),
    removed: Array.from({ length: sizeBefore }, (_, index) => index).filter((index) => !kept.has(index)),
    added: Array.from({ length: sizeNow }, (_, index) => index).filter((index) => !partner.has(index)),
  };
}

/** The values of a longest rising subsequence; of several the one with the smaller values, so that others have moved up. */
function longestRising(values: readonly number[]): Set<number> {
  const best: { length: number; from: number }[] = [];
  let end = -1;
  for (const [index, value] of values.entries()) {
    let chosen = { length: 1, from: -1 };
    for (let earlier = 0; earlier < index; earlier++) {
      const { length = 0 } = best[earlier] ?? {};
      if ((values[earlier] ?? 0) < value && length + 1 > chosen.length) chosen = { length: length + 1, from: earlier };
    }
    best.push(chosen);
    const longest = best[end]?.length ?? 0;
    if (chosen.length > longest || (chosen.length === longest && value < (values[end] ?? 0))) end = index;
  }
  const result = new Set<number>();
  for (let at = end; at >= 0; at = best[at]?.from ?? -1) result.add(values[at] ?? 0);
  return result;
}
