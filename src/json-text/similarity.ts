/** Which entry of a list has come from which of another one: entries have no name of their own. */
import { isObject, type Json } from '../../schema/json.ts';
import { commonEnds } from './common-ends.ts';
import { isList, isSame } from './value.ts';

/** Entries that have less in common are two. */
const alike = 0.5;

/** So many entries are compared with all others. Of more, each only with those near its place: a thousand pages with each other take 10 s. */
const maxWithAll = 100;

/**
 * Pairs the entries of two lists, each with one at most: equal ones, then those that are most alike, then those that have changed
 * altogether behind the same neighbour.
 *
 * @returns For each entry of `after` the index of its entry in `before`, or -1.
 */
export function pairEntries(before: readonly Json[], after: readonly Json[]): number[] {
  const from = after.map(() => -1);
  const { start, tail } = commonEnds(before, after, isSame);
  for (let index = 0; index < start; index++) from[index] = index;
  for (let index = after.length - tail; index < after.length; index++) from[index] = index + before.length - after.length;
  const free = new Set([...before.keys()].slice(start, before.length - tail));
  const open = () => [...after.keys()].filter((index) => from[index] === -1);
  const pair = (index: number, own: number) => {
    from[index] = own;
    free.delete(own);
  };

  for (const index of open()) {
    const own = [...free].find((other) => isSame(before[other], after[index]));
    if (own !== undefined) pair(index, own);
  }

  const [left, right] = [open(), [...free]];
  const reach = Math.floor(maxWithAll ** 2 / Math.max(maxWithAll, left.length));
  const candidates = left.flatMap((index, place) =>
    right
      .slice(Math.max(0, place - reach), place + reach + 1)
      .map((own) => ({ index, own, score: similarity(before[own], after[index]) }))
      .filter(({ score }) => score >= alike),
  );
  candidates.sort((a, b) => b.score - a.score || Math.abs(a.index - a.own) - Math.abs(b.index - b.own));
  for (const { index, own } of candidates) if (from[index] === -1 && free.has(own)) pair(index, own);

  for (const index of open()) {
    const left = index === 0 ? -1 : from[index - 1];
    if (left === undefined || (index > 0 && left === -1)) continue;
    if (free.has(left + 1) && mayBeOne(before[left + 1], after[index])) pair(index, left + 1);
  }
  return from;
}

/** How much two values have in common, from 0 to 1. */
export function similarity(one: Json | undefined, other: Json | undefined): number {
  if (isSame(one, other)) return 1;
  if (one === undefined || other === undefined || !mayBeOne(one, other)) return 0;
  if (typeof one === 'string' && typeof other === 'string') return similarityOfTexts(one, other);
  if (isList(one) && isList(other)) {
    const sum = one.reduce<number>((total, entry, index) => total + similarity(entry, other[index]), 0);
    return sum / Math.max(one.length, other.length);
  }
  if (!isObject(one) || !isObject(other)) return 0;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  const own = (value: { [key: string]: Json }, key: string) => (Object.hasOwn(value, key) ? value[key] : undefined);
  return [...keys].reduce((total, key) => total + similarity(own(one, key), own(other, key)), 0) / keys.size;
}

function similarityOfTexts(one: string, other: string): number {
  const { start, tail } = commonEnds(one, other);
  return (start + tail) / Math.max(one.length, other.length);
}

/** Whether one value can have become the other: a section of another type is another section. */
export function mayBeOne(one: Json | undefined, other: Json | undefined): boolean {
  if (isObject(one) && isObject(other)) return isSame(one.type, other.type);
  return typeof one === typeof other && isList(one) === isList(other);
}
