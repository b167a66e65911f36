/** All places of a text that one pattern finds: the first one is said, and all are corrected together. */
import type { Correction, Further } from '../../findings/finding.ts';
import type { TextReference } from '../../manifest/resolve/references.ts';

/** Between backquotes, as many at both ends. */
const code = /(?<![\\`])(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g;

/** A rich text in which no sign of its code is left, and all else stands where it stood. */
export const withoutCode = (raw: string): string =>
  raw.includes('`') ? raw.replace(code, (_, ends: string, inner: string) => ends + '\0'.repeat(inner.length) + ends) : raw;

/**
 * What stands in the code of a rich text is nobody's slip, and is not looked at.
 *
 * @param pattern - without the flag `g`
 * @param right - what a found piece ought to be; undefined where that is not certain
 * @returns the first piece, its correction, and those of the others; undefined where nothing is found
 */
export function findPlaces(
  { pointer, raw, use }: Pick<TextReference, 'pointer' | 'raw' | 'use'>,
  pattern: RegExp,
  right: (found: RegExpExecArray) => string | undefined,
): { found: string; correction?: Correction; further: Further[] } | undefined {
  // Of nearly all texts one look is enough.
  if (!pattern.test(raw)) return undefined;
  const outside = use === 'rich' ? withoutCode(raw) : raw;
  const matches = [...raw.matchAll(new RegExp(pattern, `${pattern.flags}g`))].filter(
    ({ index }) => outside[index] === raw[index],
  );
  const [first] = matches;
  if (!first) return undefined;
  const places = matches.flatMap((match): Further[] => {
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
