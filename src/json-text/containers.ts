/** Where the entries of an object or a list stand in a text. Nothing is built of what they hold. */
import { endOfString } from './strings.ts';

/** An entry of an object or a list. */
export interface Entry {
  /** The key; in a list nothing. */
  name?: string;
  /** Of the key; in a list of the value. */
  start: number;
  /** Where the value begins. */
  value: number;
  /** Behind the value. */
  end: number;
}

/** An object or a list, from its opening bracket to behind the closing one. */
export interface Container {
  start: number;
  end: number;
  entries: Entry[];
}

const quote = 0x22;
const comma = 0x2c;

/**
 * Reads the object or list that begins at an offset.
 *
 * @param text Valid JSON.
 * @returns All its entries, equal keys too; undefined where a value of another kind begins.
 */
export function readContainer(text: string, start: number): Container | undefined {
  if (text[start] !== '{' && text[start] !== '[') return undefined;
  const entries = [...walkEntries(text, start)];
  return { start, end: skipSpace(text, entries.at(-1)?.end ?? start + 1) + 1, entries };
}

/**
 * Goes through the entries of the object or list that begins at an offset.
 *
 * @param text Valid JSON.
 * @returns One after the other. The end of an entry is known when the next one is asked for: who has found what he looks for does not
 * have to go through all that it holds. Who has gone through it may set the end himself.
 */
export function* walkEntries(text: string, start: number): Generator<Entry, void> {
  const isObject = text[start] === '{';
  let at = skipSpace(text, start + 1);
  while (at < text.length && text[at] !== '}' && text[at] !== ']') {
    const entry: Entry = { start: at, value: at, end: at };
    if (isObject) {
      const end = endOfString(text, at) ?? text.length;
      entry.name = String(JSON.parse(text.slice(at, end)));
      // Behind the key come space, the colon, and space again.
      entry.value = skipSpace(text, skipSpace(text, end) + 1);
    }
    yield entry;
    if (entry.end === entry.start) entry.end = skipValue(text, entry.value);
    at = skipSpace(text, entry.end);
    if (text.charCodeAt(at) === comma) at = skipSpace(text, at + 1);
  }
}

/** The offset behind the value that begins at an offset. */
export function skipValue(text: string, start: number): number {
  const opener = text[start];
  if (opener === '"') return endOfString(text, start) ?? text.length;
  if (opener !== '{' && opener !== '[') {
    let at = start;
    while (at < text.length && !' \t\n\r,]}'.includes(text[at] ?? '')) at++;
    return at;
  }
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === quote) at = (endOfString(text, at) ?? text.length) - 1;
    // The brackets of objects and of lists differ by this one bit.
    else if ((char | 0x20) === 0x7b) depth++;
    else if ((char | 0x20) === 0x7d) {
      depth--;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}

/** The offset of what follows white space. */
export function skipSpace(text: string, start: number): number {
  let at = start;
  while (at < text.length && ' \t\n\r'.includes(text[at] ?? '')) at++;
  return at;
}
