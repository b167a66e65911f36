/** A new entry of an object or a list, among those that are there. */
import type { Container } from './containers.ts';
import { breakFlat, entryLayout, getContainer, isFlat, isInFlat, settleLine } from './entry-layout.ts';
import { fits, indentationAt, inLines, type Layout, lineBefore, type PrintContext, type Style, widthOf } from './style.ts';
import { applyTextEdits, type TextEdit } from './text-edit.ts';

/** Writes an entry, for the place that it gets; what it holds itself is laid out as `entries` says, if it is a list. */
export type WriteEntry = (context: PrintContext) => string;

/**
 * Puts an entry into an object or a list.
 *
 * @param keys Of the object or list.
 * @param index Where it will be among the entries; whatever is beyond them is the end.
 * @returns TextEdits, each for the text that the one before has left.
 */
export function insertEntry(text: string, keys: readonly string[], index: number, write: WriteEntry, style: Style): TextEdit[] {
  const container = getContainer(text, keys);
  const isEmpty = container.entries.length === 0;
  const isOnLine = isEmpty ? isInFlat(text, keys, style) : isFlat(text, container.start);
  const edit = isEmpty
    ? fill(text, container, isOnLine, keys.at(-1) ?? '', write, style)
    : insertBeside(text, container, index, keys.at(-1) ?? '', write, style);
  if (!isOnLine || style.isOneLine || !edit.insert.includes('\n')) return settleLine(text, edit, keys, style);
  // What has lines of its own does not go between entries on one line: they get lines of their own first.
  const broken = breakFlat(text, isEmpty ? keys.slice(0, -1) : keys, style);
  return [...broken, ...insertEntry(applyTextEdits(text, broken), keys, index, write, style)];
}

function insertBeside(text: string, list: Container, index: number, key: string, write: WriteEntry, style: Style): TextEdit {
  const { entries, start } = list;
  const at = Math.min(index, entries.length);
  const near = entries[Math.max(0, at - 1)];
  // The white space between the two entries that are nearest, or before the only one.
  const second = Math.min(Math.max(1, at), entries.length - 1);
  const [before, after] = [entries[second - 1], entries[second]];
  if (!near || !after) throw new Error('src/json-text/insert-entry.ts: there is no entry to stand beside.');
  const gap = before ? text.slice(before.end, after.start) : text.slice(start + 1, after.start);
  const hasOwnLine = gap.includes('\n');
  const indentation = indentationAt(text, hasOwnLine ? near.start : start);
  const separator = hasOwnLine ? `,${style.newline}${indentation}` : before ? gap : style.comma;
  const layout: Layout = isFlat(text, start) ? 'line' : entryLayout(text, list, key, style);
  const written = write({ indentation, before: hasOwnLine ? widthOf(indentation) : columnOf(text, near.start), layout });
  return at === 0
    ? { at: near.start, remove: '', insert: written + separator }
    : { at: near.end, remove: '', insert: separator + written };
}

/** The first entry of an object or a list that is empty. */
function fill(
  text: string,
  { start, end }: Container,
  isOnLine: boolean,
  key: string,
  write: WriteEntry,
  style: Style,
): TextEdit {
  const layout = style.layoutOf(key, text[start] === '[' ? '[' : '{');
  const brackets = `${text[start]}${text[end - 1]}`;
  const indentation = indentationAt(text, start);
  const inner = indentation + style.indent;
  const flat = write({ indentation, before: 0, layout: 'line' });
  const pad = text[start] === '{' ? style.pad : '';
  const line = brackets[0] + pad + flat + pad + brackets[1];
  const isLine = isOnLine || style.isOneLine || (layout.value === 'fit' && fits(columnOf(text, start), line));
  if (isLine && !flat.includes('\n')) return { at: start, remove: text.slice(start, end), insert: line };
  const written = write({ indentation: inner, before: widthOf(inner), layout: layout.entry });
  return { at: start, remove: text.slice(start, end), insert: inLines([written], brackets, indentation, style) };
}

/** How many columns stand before an offset on its line. */
export function columnOf(text: string, at: number): number {
  return widthOf(lineBefore(text, at));
}
