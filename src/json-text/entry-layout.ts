/** From keys to places in a text, and how it is laid out there. */
import { type Container, type Entry, readContainer, skipSpace, skipValue, walkEntries } from './containers.ts';
import { pointerTo } from './pointer.ts';
import { endOfString } from './strings.ts';
import { breakContainer, indentationAt, isLongLine, type Layout, type Style, styleOf } from './style.ts';
import { applyTextEdits, joinTextEdits, type TextEdit } from './text-edit.ts';

/**
 * Where the objects and lists begin that lead to a place.
 *
 * @param keys Of an object or a list.
 * @returns From the outermost one to the one under the keys. It throws where there is none.
 */
function findStarts(text: string, keys: readonly string[]): number[] {
  let start = skipSpace(text, 0);
  const starts = [start];
  for (const key of keys) {
    start = findValue(text, start, key) ?? nothingAt(keys);
    starts.push(start);
  }
  return starts;
}

/** Goes no further than it must: a letter in the first of a thousand pages costs no more than in the only one. */
function findValue(text: string, start: number, key: string): number | undefined {
  if (text[start] !== '{' && text[start] !== '[') return undefined;
  const name = JSON.stringify(key);
  let found: number | undefined;
  let index = 0;
  for (const entry of walkEntries(text, start)) {
    if (entry.name !== undefined ? entry.name !== key : String(index++) !== key) continue;
    found = entry.value;
    // Of equal keys the last one counts, as in JSON.parse.
    if (entry.name === undefined || (text.indexOf(name, found) < 0 && !hasOddKey(text, found))) break;
  }
  return found;
}

/** Whether a key behind an offset is written otherwise than JSON.stringify would: `"\u0061"` is the key `a` too. */
function hasOddKey(text: string, from: number): boolean {
  // Of 6 MB a regular expression takes several times as long.
  if (!text.includes('\\u') && !text.includes('\\/')) return false;
  for (let at = text.indexOf('"', from); at >= 0; ) {
    const end = endOfString(text, at) ?? text.length;
    const written = text.slice(at, end);
    if (written.includes('\\') && text[skipSpace(text, end)] === ':' && JSON.stringify(JSON.parse(written)) !== written)
      return true;
    at = text.indexOf('"', end);
  }
  return false;
}

/** The object or list under the keys. It throws where there is none. */
export function getContainer(text: string, keys: readonly string[]): Container {
  return readContainer(text, findStarts(text, keys).at(-1) ?? 0) ?? nothingAt(keys);
}

/** @param keys All that lead to the entry. It throws where there is none. */
export function getEntry(text: string, container: Container, key: string, keys: readonly string[]): Entry {
  return container.entries[indexOfKey(text, container, key)] ?? nothingAt(keys);
}

/** The whole value of a text. */
export function wholeOf(text: string): Entry {
  const start = skipSpace(text, 0);
  return { start, value: start, end: skipValue(text, start) };
}

/** Where an entry is among those of its object or list: below 0 where there is none. Of equal keys the last one counts, as in JSON.parse. */
export function indexOfKey(text: string, { start, entries }: Container, key: string): number {
  if (text[start] === '{') return entries.findLastIndex(({ name }) => name === key);
  return /^(?:0|[1-9]\d*)$/.test(key) && Number(key) < entries.length ? Number(key) : -1;
}

export function nothingAt(keys: readonly string[]): never {
  throw new Error(`src/json-text/entry-layout.ts: there is nothing at ${keys.reduce<string>(pointerTo, '')}.`);
}

/** Whether the object or list that begins at an offset is on one line. */
export function isFlat(text: string, start: number): boolean {
  const end = text.indexOf('\n', start);
  // Where it is not closed on its line, all of that is skipped.
  return end < 0 || skipValue(`${text.slice(start, end)} `, 0) <= end - start;
}

/** How the objects and lists in a list are laid out: as most of them are, or as those of another list under the same key. */
export function entryLayout(text: string, list: Container, key: string, style: Style): Layout {
  const written = list.entries.map(({ value, end }) => text.slice(value, end)).filter((entry) => /^[[{]\s*[^\s\]}]/.test(entry));
  if (written.length === 0) return style.layoutOf(key, '[').entry;
  return written.filter((entry) => entry.includes('\n')).length * 2 > written.length ? 'lines' : 'fit';
}

/**
 * Adds what it takes when a line has become too long by an edit: what it holds gets lines of its own.
 *
 * @param edit The edit of a text.
 * @param keys Of the object or list that it was made in.
 */
export function settleLine(text: string, edit: TextEdit, keys: readonly string[], style?: Style): TextEdit[] {
  if (!isMadeLong(text, edit)) return [edit];
  return joinTextEdits([edit, ...breakFlat(applyTextEdits(text, [edit]), keys, style ?? styleOf(text))]);
}

/** Whether a line becomes too long by an edit. */
export function isMadeLong(text: string, edit: TextEdit): boolean {
  // What has several lines was laid out when it was written; a line that was too long before is as its author wants it.
  if (edit.insert.includes('\n') || isLongLine(text, edit.at)) return false;
  // In its line alone: a text of megabytes is not written anew to look at one of its lines.
  const start = text.lastIndexOf('\n', edit.at - 1) + 1;
  const end = text.indexOf('\n', edit.at + edit.remove.length);
  const line = text.slice(start, end < 0 ? text.length : end);
  const at = edit.at - start;
  return isLongLine(applyTextEdits(line, [{ ...edit, at }]), at);
}

/** Gives lines of their own to what the outermost object or list on one line holds, on the way to some keys. */
export function breakFlat(text: string, keys: readonly string[], style: Style): TextEdit[] {
  const start = style.isOneLine ? undefined : findStarts(text, keys).find((at) => isFlat(text, at) && !isEmpty(text, at));
  if (start === undefined) return [];
  const insert = breakContainer(text, start, indentationAt(text, start), style);
  return [{ at: start, remove: text.slice(start, skipValue(text, start)), insert }];
}

function isEmpty(text: string, start: number): boolean {
  return ']}'.includes(text[skipSpace(text, start + 1)] ?? '');
}

/** Whether what an object or a list stands in is on one line. */
export function isInFlat(text: string, keys: readonly string[], { isOneLine }: Style): boolean {
  const around = findStarts(text, keys).at(-2);
  return around === undefined ? isOneLine : isFlat(text, around);
}
