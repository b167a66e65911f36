/**
 * How much there is to look at in a drawing, before anybody does. Looking closer takes a time that grows with the square of what stands side
 * by side: 250,000 empty elements, 1 MB, kept the whole server busy for six seconds, 25,000 for half a second.
 */

const mostParts = 25_000;
const mostAttributes = 1000;

/** Where what begins so ends. */
const ends: readonly [begin: string, end: string][] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['</', '>'],
];
const attribute = /\s+[^\s=<>"'/]+\s*=\s*(?:"[^"]*"|'[^']*')/y;
const name = /<[^\s<>/"'=]*/y;

/**
 * Counts in one go; what is no well-formed XML may count for more than it is, and is refused anyway.
 *
 * @param svg - the text of a drawing
 */
export function hasTooManyParts(svg: string): boolean {
  let parts = 0;
  for (let at = svg.indexOf('<'); at >= 0; at = svg.indexOf('<', at)) {
    const [begin, end] = ends.find(([one]) => svg.startsWith(one, at)) ?? [];
    if (begin !== '</' && ++parts > mostParts) return true;
    if (begin !== undefined && end !== undefined) {
      const over = svg.indexOf(end, at + begin.length);
      if (over < 0) return false;
      at = over + end.length;
      continue;
    }
    name.lastIndex = at;
    name.test(svg);
    at = Math.max(name.lastIndex, at + 1);
    attribute.lastIndex = at;
    for (let count = 0; attribute.test(svg); at = attribute.lastIndex) if (++count > mostAttributes) return true;
  }
  return false;
}
