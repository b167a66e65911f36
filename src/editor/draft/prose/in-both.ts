/** More differences than this are not looked for: so much has not been changed at once by two who write. */
const maxSteps = 1000;

/**
 * What stands in two rows in the same order, as many as there are (Myers, An O(ND) Difference Algorithm and Its Variations, 1986).
 *
 * @returns the place of each in one and in the other
 */
export function inBoth(one: readonly string[], other: readonly string[]): [number, number][] {
  let start = 0;
  while (start < Math.min(one.length, other.length) && one[start] === other[start]) start++;
  let behind = 0;
  const least = Math.min(one.length, other.length) - start;
  while (behind < least && one.at(-1 - behind) === other.at(-1 - behind)) behind++;
  const [first, second] = [one.slice(start, one.length - behind), other.slice(start, other.length - behind)];
  const pairs = Array.from({ length: start }, (_, index): [number, number] => [index, index]);
  for (const [index, place] of between(first, second)) pairs.push([index + start, place + start]);
  for (let index = behind; index > 0; index--) pairs.push([one.length - index, other.length - index]);
  return pairs;
}

function between(one: readonly string[], other: readonly string[]): [number, number][] {
  if (one.length === 0 || other.length === 0) return [];
  /** By diagonal, how far one gets in `one`; for each number of steps as it was before. */
  const ends = new Map([[1, 0]]);
  const trail: Map<number, number>[] = [];
  for (let steps = 0; steps <= maxSteps; steps++) {
    trail.push(new Map(ends));
    for (let diagonal = -steps; diagonal <= steps; diagonal += 2) {
      const from = comesFrom(ends, diagonal, steps);
      let at = (ends.get(from) ?? 0) + (from < diagonal ? 1 : 0);
      while (at < one.length && at - diagonal < other.length && one[at] === other[at - diagonal]) at++;
      ends.set(diagonal, at);
      if (at >= one.length && at - diagonal >= other.length) return wayBack(trail, one.length, other.length);
    }
  }
  return [];
}

/** The diagonal beside, on which one has got further. */
function comesFrom(ends: ReadonlyMap<number, number>, diagonal: number, steps: number): number {
  const [left, right] = [ends.get(diagonal - 1) ?? -1, ends.get(diagonal + 1) ?? -1];
  return diagonal === -steps || (diagonal !== steps && left < right) ? diagonal + 1 : diagonal - 1;
}

function wayBack(trail: readonly ReadonlyMap<number, number>[], length: number, otherLength: number): [number, number][] {
  const pairs: [number, number][] = [];
  let [at, place] = [length, otherLength];
  for (let steps = trail.length - 1; steps >= 0; steps--) {
    const ends = trail[steps] ?? new Map<number, number>();
    const from = comesFrom(ends, at - place, steps);
    const end = ends.get(from) ?? 0;
    for (; at > end && place > end - from; at--, place--) pairs.unshift([at - 1, place - 1]);
    [at, place] = [end, end - from];
  }
  return pairs;
}
