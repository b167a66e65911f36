/** Two versions of a value, as text, in pieces: what both say, and what only one of them says. */
import { diffWordsWithSpace } from 'diff';

export interface Piece {
  text: string;
  /** Only this version says it. */
  isOwn: boolean;
}

/** @returns the pieces of each */
export function differencesOf(mine: string, theirs: string): { mine: Piece[]; theirs: Piece[] } {
  const parts = diffWordsWithSpace(mine, theirs);
  const piecesOf = (isOther: 'added' | 'removed') =>
    parts.filter((part) => !part[isOther]).map(({ value, added, removed }) => ({ text: value, isOwn: added || removed }));
  return { mine: piecesOf('added'), theirs: piecesOf('removed') };
}

/** The words for what is no text. */
interface ValueWords {
  nothing: string;
  yes: string;
  no: string;
}

/** A value as text: of an object or a list all that it says, each in a line. */
export function readable(value: unknown, words: ValueWords): string {
  if (value === undefined || value === null || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value !== 'object') return String(value);
  const inner = Object.entries(value).filter(([key]) => key !== 'type');
  if (inner.length === 0) return words.nothing;
  return inner.map(([, one]) => readable(one, words)).join('\n');
}
