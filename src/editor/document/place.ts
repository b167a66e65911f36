/** From keys to places in a text, and how it is laid out there. */
import { pointerTo } from '../../manifest/pointer.ts';
import { type Container, type Entry, readContainer, skipSpace, skipValue } from '../../manifest/text/containers.ts';
import { readOuter } from './outer.ts';
import { applySplices, joinSplices, type Splice } from './splice.ts';
import { breakContainer, indentationAt, isLongLine, type Layout, type Style, styleOf } from './style.ts';

/**
 * The objects and lists that lead to a place.
 *
 * @param keys Of an object or a list.
 * @returns From the outermost one to the one under the keys. It throws where there is none.
 */
export function findContainers(text: string, keys: readonly string[]): [Container, ...Container[]] {
  const path: [Container, ...Container[]] = [readOuter(text, skipSpace(text, 0)) ?? nothingAt(keys)];
  let container = path[0];
  for (const [depth, key] of keys.entries()) {
    const start = getEntry(text, container, key, keys).value;
    container = (depth === 0 ? readOuter(text, start) : readContainer(text, start)) ?? nothingAt(keys);
    path.push(container);
  }
  return path;
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
  throw new Error(`src/editor/document: there is nothing at ${keys.reduce<string>(pointerTo, '')}.`);
}

/** Whether an object or a list is on one line. */
export function isFlat(text: string, { start, end }: Container): boolean {
  return !text.slice(start, end).includes('\n');
}

/** How the objects and lists in a list are laid out: as most of them are, or as those of another list under the same key. */
export function entryLayout(text: string, list: Container, key: string, style: Style): Layout {
  const written = list.entries.map(({ value, end }) => text.slice(value, end)).filter((entry) => /^[[{]\s*[^\s\]}]/.test(entry));
  if (written.length === 0) return style.layoutOf(key).entry;
  return written.filter((entry) => entry.includes('\n')).length * 2 > written.length ? 'lines' : 'fit';
}

/**
 * Adds what it takes when a line has become too long by an edit: what it holds gets lines of its own.
 *
 * @param splice The edit of a text.
 * @param keys Of the object or list that it was made in.
 */
export function settleLine(text: string, splice: Splice, keys: readonly string[]): Splice[] {
  // What has several lines was laid out when it was written; a line that was too long before is as its author wants it.
  if (splice.insert.includes('\n') || isLongLine(text, splice.at)) return [splice];
  const start = text.lastIndexOf('\n', splice.at - 1) + 1;
  const end = text.indexOf('\n', splice.at + splice.remove.length);
  const line = text.slice(start, end < 0 ? text.length : end);
  const at = splice.at - start;
  if (!isLongLine(applySplices(line, [{ ...splice, at }]), at)) return [splice];
  return joinSplices([splice, ...breakFlat(applySplices(text, [splice]), keys, styleOf(text))]);
}

/** Gives lines of their own to what the outermost object or list on one line holds, on the way to some keys. */
export function breakFlat(text: string, keys: readonly string[], style: Style): Splice[] {
  const flat = findContainers(text, keys).find((container) => container.end > container.start + 2 && isFlat(text, container));
  if (!flat || style.isOneLine) return [];
  const insert = breakContainer(text, flat.start, indentationAt(text, flat.start), style);
  return [{ at: flat.start, remove: text.slice(flat.start, flat.end), insert }];
}
