/** Where further places of a mistake stand in the file: they are known by what a text says. */

import type { Further } from '../../findings/finding.ts';
import type { Span } from '../../json-text/locate.ts';
import { locate, positionFinder, type Range } from '../../json-text/locate.ts';

/**
 * Finds all places in one pass over the text.
 *
 * @param text - valid JSON
 * @returns a range for each place, but for those where the file says something else
 */
export function findFurther(text: string, places: readonly Further[]): Map<Further, Range> {
  const pointers = [...new Set(places.map(({ pointer }) => pointer))];
  const wholes = locate(
    text,
    pointers.map((pointer) => ({ pointer })),
  );
  const offsets = new Map(pointers.map((pointer, index) => [pointer, offsetsIn(text, wholes[index])]));
  const spans = places.flatMap((place): { place: Further; span: Span }[] => {
    const at = offsets.get(place.pointer);
    const [start, end] = [at?.said.startsWith(place.from, place.at) && at.of[place.at], at?.of[place.at + place.from.length]];
    return start && end ? [{ place, span: { start, end } }] : [];
  });
  const positionOf = positionFinder(text);
  return new Map(
    spans
      .sort((one, other) => one.span.start - other.span.start)
      .map(({ place, span }) => [place, { start: positionOf(span.start), end: positionOf(span.end) }]),
  );
}

/** What a string of JSON says, and where each of its letters is written; the last one is where it ends. */
function offsetsIn(text: string, whole: Span | undefined): { said: string; of: number[] } | undefined {
  if (!whole || text[whole.start] !== '"') return undefined;
  const of: number[] = [];
  for (let at = whole.start + 1; at < whole.end; at += text[at] !== '\\' ? 1 : text[at + 1] === 'u' ? 6 : 2) of.push(at);
  return { said: String(JSON.parse(text.slice(whole.start, whole.end))), of };
}
