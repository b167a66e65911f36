/** A string that is being written, letter by letter: of a thousand pages only its line is read and made anew. */
import { getContainer, getEntry, isMadeLong } from './entry-layout.ts';
import { pointerKeys } from './pointer.ts';
import { writeString } from './strings.ts';
import { differenceOf, type TextEdit } from './text-edit.ts';

export interface WrittenString {
  pointer: string;
  /** The text: what comes before the line of the string, that line, and the rest. */
  before: string;
  line: string;
  behind: string;
  /** Where it stands in the line, with its quotation marks. */
  start: number;
  end: number;
}

/** @returns the string at a pointer of a text; undefined where none is written */
export function findString(text: string, pointer: string): WrittenString | undefined {
  const keys = pointerKeys(pointer);
  const name = keys.at(-1);
  if (name === undefined) return undefined;
  const { value, end } = getEntry(text, getContainer(text, keys.slice(0, -1)), name, keys);
  if (text[value] !== '"') return undefined;
  const from = text.lastIndexOf('\n', value) + 1;
  const to = text.indexOf('\n', end);
  const [before, line, behind] = [text.slice(0, from), text.slice(from, to < 0 ? undefined : to), to < 0 ? '' : text.slice(to)];
  return { pointer, before, line, behind, start: value - from, end: end - from };
}

/**
 * Does what `set` would do (operations.ts).
 *
 * @returns the edits, and the string as it is then; undefined where that makes its line too long, so that more is to be done
 */
export function writeInto(found: WrittenString, value: string): { edits: TextEdit[]; found: WrittenString } | undefined {
  const { before, line, start, end } = found;
  const written = line.slice(start, end);
  const now = writeString(value, written);
  const edits = differenceOf(written, now, start);
  if (edits.some((edit) => isMadeLong(line, edit))) return undefined;
  return {
    edits: edits.map((edit) => ({ ...edit, at: edit.at + before.length })),
    found: { ...found, line: line.slice(0, start) + now + line.slice(end), end: start + now.length },
  };
}
