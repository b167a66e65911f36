/** Which characters a font file is for, as `unicode-range` in CSS says it: `U+0-FF,U+131`. */

const bounds = (range: string) =>
  range.split(',').map((one) => {
    const [first = '', last = first] = one.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });

/** Tells of each character whether a range holds it. */
export function inRange(range: string): (character: string) => boolean {
  const pairs = bounds(range);
  return (character) => {
    const point = character.codePointAt(0) ?? 0;
    return pairs.some(([first, last]) => point >= first && point <= last);
  };
}

/** The range of some characters, which are sorted. */
export function rangeOf(characters: string): string {
  const pairs: [number, number][] = [];
  for (const character of characters) {
    const point = character.codePointAt(0) ?? 0;
    const last = pairs.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else pairs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return pairs.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(',');
}
