/** Sets a title into a column: as large as it fits, in lines of about the same length, long German words broken where they may be. */

export interface Column {
  width: number;
  height: number;
  /** Distance of two base lines, in em. */
  leading: number;
}

export interface SetText {
  size: number;
  lines: string[];
}

/** Sizes to try, in pixels. */
const sizes = [92, 84, 76, 68, 62, 56, 50, 46, 42, 38, 34];

/** The smallest size at which words still stay whole. */
const wholeWords = 62;

/** More lines than this are no headline. */
const maxLines = 5;

/**
 * @param measure Width of a text on one line, in pixels.
 * @returns The size, and the lines without the soft hyphens at which they were broken or not.
 */
export function setTitle(
  title: string,
  { width, height, leading }: Column,
  measure: (text: string, size: number) => number,
): SetText {
  const roomAt = (size: number) => Math.min(maxLines, Math.floor(height / (size * leading)));
  const tryAt = (size: number, pieces: readonly Piece[]): SetText | undefined => {
    const lines = fill(pieces, width, (text) => measure(text, size));
    if (!lines || lines.length > roomAt(size)) return undefined;
    return { size, lines: balance(pieces, width, lines, (text) => measure(text, size)) };
  };
  const parts = partsOf(title);
  // A word in one piece is worth a smaller size, up to a point; one broken anywhere is the last resort.
  for (const size of sizes.filter((size) => size >= wholeWords)) {
    const set = tryAt(size, wordsOf(title));
    if (set) return set;
  }
  for (const size of sizes) {
    const set = tryAt(size, parts);
    if (set) return set;
  }
  const size = sizes.at(-1) ?? 0;
  const broken = parts.flatMap((part) => (measure(part.text, size) <= width ? [part] : lettersOf(part)));
  const lines = fill(broken, width, (text) => measure(text, size)) ?? [];
  const room = roomAt(size);
  if (lines.length <= room) return { size, lines };
  return { size, lines: [...lines.slice(0, room - 1), `${(lines[room - 1] ?? '').replace(/..$/u, '')}…`] };
}

/** The soft hyphen: where a word may be parted. */
const shy = '\u00ad';

/** A piece that stays whole, and what joins it to the one before on the same line. A hyphen shows only where a line ends. */
interface Piece {
  text: string;
  glue: ' ' | '' | typeof shy;
}

const wordsOf = (title: string): Piece[] =>
  (title.match(/[^ \t\r\n]+/g) ?? []).map((word) => ({ text: word.replaceAll(shy, ''), glue: ' ' }));

/** What may be parted: words, at their soft hyphens, and after a hyphen or a slash that they have. */
const partsOf = (title: string): Piece[] =>
  (title.match(/[^ \t\r\n]+/g) ?? []).flatMap((word) =>
    word.split(shy).flatMap((part, index) =>
      part.split(/(?<=\p{L}[-–/])(?=\p{L})/u).map((text, inner): Piece => {
        if (inner > 0) return { text, glue: '' };
        return { text, glue: index > 0 ? shy : ' ' };
      }),
    ),
  );

const lettersOf = ({ text, glue }: Piece): Piece[] =>
  [...text].map((letter, index) => ({ text: letter, glue: index === 0 ? glue : shy }));

/** Fills lines one after the other. Undefined when a piece is wider than the column. */
function fill(pieces: readonly Piece[], width: number, measure: (text: string) => number): string[] | undefined {
  const lines: string[] = [];
  let line = '';
  for (const { text, glue } of pieces) {
    // The hyphen of a broken word may hang over a little: it weighs nothing.
    const longer = line === '' ? text : line + (glue === shy ? '' : glue) + text;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (measure(text) > width) return undefined;
    lines.push(glue === shy ? `${line}-` : line);
    line = text;
  }
  return line === '' ? lines : [...lines, line];
}

/** The same number of lines in the narrowest column that still holds them: so no line stands alone with one short word. */
function balance(pieces: readonly Piece[], width: number, lines: string[], measure: (text: string) => number): string[] {
  let best = lines;
  for (let narrow = width - 8; narrow > width / 2; narrow -= 8) {
    const tried = fill(pieces, narrow, measure);
    if (!tried || tried.length > lines.length) break;
    best = tried;
  }
  return best;
}
