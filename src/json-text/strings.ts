/** Strings in the text of a JSON document: where they end, and how one is written in the place of another. */
import { commonEnds } from './common-ends.ts';

const backslash = 0x5c;

/** The offset behind a string's closing quote; undefined when it is never closed. */
export function endOfString(text: string, start: number): number | undefined {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === backslash) backslashes++;
    if (backslashes % 2 === 0) return end + 1;
  }
  return undefined;
}

/**
 * Writes a text in the place of another one. What both begin and end with stays as it is written: `"\u00e9"` does not become `"é"`
 * because a word behind it changes.
 *
 * @param written What stands there, of whatever kind.
 */
export function writeString(value: string, written: string): string {
  if (!written.startsWith('"') || !written.includes('\\')) return JSON.stringify(value);
  // By letters, of which one may be two escapes: half of one would be an escape that nobody has written.
  const before = written.slice(1, -1).match(/\\u[dD][89abAB]\w\w\\u[dD][c-fC-F]\w\w|\\u\w{4}|\\?./gsu) ?? [];
  const units = before.map((unit) => String(JSON.parse(`"${unit}"`)));
  const letters = [...value];
  const { start, tail } = commonEnds(units, letters);
  const middle = JSON.stringify(letters.slice(start, letters.length - tail).join('')).slice(1, -1);
  return `"${before.slice(0, start).join('')}${middle}${before.slice(before.length - tail).join('')}"`;
}
