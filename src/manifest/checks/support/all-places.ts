/** All places of a text that one pattern finds: the first one is said, and all are corrected together. */
import type { Correction, Further } from '../../finding.ts';

/**
 * @param pattern - without the flag `g`
 * @param right - what a found piece ought to be; undefined where that is not certain
 * @returns the first piece, its correction, and those of the others; undefined where nothing is found
 */
export function findPlaces(
  { pointer, raw }: { pointer: string; raw: string },
  pattern: RegExp,
  right: (found: RegExpExecArray) => string | undefined,
): { found: string; correction?: Correction; further: Further[] } | undefined {
  // Of nearly all texts one look is enough.
  const first = pattern.exec(raw);
  if (!first) return undefined;
  const places = [...raw.matchAll(new RegExp(pattern, `${pattern.flags}g`))].flatMap((match): Further[] => {
    const to = right(match);
    return to === undefined ? [] : [{ pointer, at: match.index, from: match[0], to }];
  });
  const own = places.find(({ at }) => at === first.index);
  return {
    found: first[0],
    ...(own && { correction: { from: own.from, to: own.to } }),
    further: places.filter((place) => place !== own),
  };
}
