/** Which entry of one list is which of another: what has stayed, changed, moved, come and gone. */
import { mayBeOne, pairEntries } from '../json-text/similarity.ts';
import type { Both } from './side.ts';

export interface Matched {
  /** Index before and now, in the order of now. */
  pairs: { before: number; now: number; moved?: 'up' | 'down' }[];
  removed: number[];
  added: number[];
}

/** Matches two lists. */
export function matchLists(before: readonly Both[], now: readonly Both[]): Matched {
  const [olds, news] = [before.map(({ filled }) => filled), now.map(({ filled }) => filled)];
  const partner = new Map([...pairEntries(olds, news).entries()].filter(([, one]) => one >= 0));
  const paired = new Set(partner.values());
  const free = [...olds.keys()].filter((one) => !paired.has(one));
  const open = [...news.keys()].filter((index) => !partner.has(index));
  // The only ones of their kind that are left are the same one, rewritten.
  for (const index of open) {
    const left = free.filter((one) => mayBeOne(olds[one], news[index]));
    const others = open.filter((other) => mayBeOne(news[other], news[index]));
    if (left[0] !== undefined && left.length === 1 && others.length === 1) partner.set(index, left[0]);
  }
  return describe(olds.length, news.length, partner);
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
