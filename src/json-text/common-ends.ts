/**
 * How many entries two lists, or UTF-16 units two texts, begin with alike, and how many of the others they end with alike.
 */
export function commonEnds<Entry>(
  one: ArrayLike<Entry>,
  other: ArrayLike<Entry>,
  isSame: (a: Entry | undefined, b: Entry | undefined) => boolean = Object.is,
): { start: number; tail: number } {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && isSame(one[start], other[start])) start++;
  let tail = 0;
  while (tail < shorter - start && isSame(one[one.length - 1 - tail], other[other.length - 1 - tail])) tail++;
  return { start, tail };
}
