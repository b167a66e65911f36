/** What can be done to a manifest, as the smallest edits of its text: each touches only lines of its own place. */
import type { Json } from '../../schema/json.ts';
import type { Container, Entry } from './containers.ts';
import { entryLayout, getContainer, getEntry, indexOfKey, isFlat, nothingAt, settleLine, wholeOf } from './entry-layout.ts';
import { columnOf, insertEntry, type WriteEntry } from './insert-entry.ts';
import { pointerKeys } from './pointer.ts';
import { endOfString, writeString } from './strings.ts';
import { indentationAt, lineBefore, openerOf, print, type Style, styleOf, widthOf } from './style.ts';
import { applyTextEdits, differenceOf, type TextEdit } from './text-edit.ts';
import { placeOfKey, sortByKey } from './value.ts';

export type Operation =
  /**
   * Says something else at a place, or adds a key: at its place among those that `order` names, or else as the last one. `isNumber`: the
   * value spells a number that JavaScript would write otherwise, such as 4.50.
   */
  | { kind: 'set'; pointer: string; value: Json; order?: readonly string[]; isNumber?: true }
  /** Removes a key, or an entry of a list. */
  | { kind: 'remove'; pointer: string }
  /** Puts an entry into a list, and `more` behind it; the pointer ends in the index that it will have. One by one, 200 take seconds. */
  | { kind: 'insert'; pointer: string; value: Json; more?: readonly Json[] }
  /** Moves an entry of a list, also to another list. `to` is its pointer afterwards, when its old place has closed. */
  | { kind: 'move'; pointer: string; to: string }
  /** Puts a copy of a list's entry behind it. */
  | { kind: 'duplicate'; pointer: string }
  /** Gives keys of an object other names, all at once, each free by then. Their places and values stay as they are written. */
  | { kind: 'rename'; pointer: string; names: Readonly<Record<string, string>> }
  /** Puts the keys of an object in another order; those that `keys` does not name are the last ones. Each stays as it is written. */
  | { kind: 'reorder'; pointer: string; keys: readonly string[] };

/**
 * The edits of a text that an operation makes. `set` writes an object or a list anew: between.ts finds the smaller operations.
 *
 * @param text Valid JSON.
 * @param style How new text is written; left out: like the text.
 * @returns TextEdits, each for the text that the one before has left. It throws where the place of the operation does not exist.
 */
export function editText(text: string, operation: Operation, style?: Style): TextEdit[] {
  const keys = pointerKeys(operation.pointer);
  switch (operation.kind) {
    case 'set':
      return setValue(text, keys, operation, style);
    case 'remove':
      return removeEntry(text, keys);
    case 'insert': {
      const { value, more = [] } = operation;
      const written = style ?? styleOf(text);
      const write: WriteEntry = (context) => {
        const isOnOwnLine = context.before === widthOf(context.indentation);
        const separator = isOnOwnLine ? `,${written.newline}${context.indentation}` : written.comma;
        return [value, ...more].map((one) => print(one, context, written)).join(separator);
      };
      return insertIntoList(text, keys, write, written);
    }
    case 'move': {
      if (operation.to === operation.pointer) return [];
      const entry = copyEntry(text, keys);
      const removal = removeEntry(text, keys);
      return [
        ...removal,
        ...insertIntoList(applyTextEdits(text, removal), pointerKeys(operation.to), entry, style ?? styleOf(text)),
      ];
    }
    case 'duplicate':
      return insertIntoList(
        text,
        [...keys.slice(0, -1), String(Number(keys.at(-1)) + 1)],
        copyEntry(text, keys),
        style ?? styleOf(text),
      );
    case 'rename': {
      const { names } = operation;
      return rewriteEntries(text, keys, style, (entries) =>
        entries.map(({ name = '', start, end }) => {
          const written = text.slice(start, end);
          return Object.hasOwn(names, name) ? JSON.stringify(names[name]) + written.slice(endOfString(written, 0)) : written;
        }),
      );
    }
    case 'reorder':
      return rewriteEntries(text, keys, style, (entries) =>
        sortByKey(entries, ({ name = '' }) => name, operation.keys).map(({ start, end }) => text.slice(start, end)),
      );
  }
}

/** Writes the entries of an object anew. What stands between them stays: the white space, and so the lines. */
function rewriteEntries(
  text: string,
  keys: readonly string[],
  style: Style | undefined,
  write: (entries: readonly Entry[]) => string[],
): TextEdit[] {
  const { start, end, entries } = getContainer(text, keys);
  if (text[start] !== '{') nothingAt(keys);
  const gaps = entries.map((entry, index) => text.slice(entries[index - 1]?.end ?? start, entry.start));
  const written = write(entries).map((entry, index) => gaps[index] + entry);
  const before = text.slice(start, entries.at(-1)?.end ?? end);
  return differenceOf(before, written.join('') || before, start).flatMap((edit) => settleLine(text, edit, keys, style));
}

type Set = Omit<Operation & { kind: 'set' }, 'kind' | 'pointer'>;

function setValue(text: string, keys: readonly string[], set: Set, known?: Style): TextEdit[] {
  const { value, order = [], isNumber } = set;
  const name = keys.at(-1);
  if (name === undefined) return replaceValue(text, keys, set, known);
  const containers = keys.slice(0, -1);
  const object = getContainer(text, containers);
  if (indexOfKey(text, object, name) >= 0) return replaceValue(text, keys, set, known, object);
  if (text[object.start] === '[') nothingAt(keys);
  const style = known ?? styleOf(text);
  const head = JSON.stringify(name) + style.colon;
  const habit = style.layoutOf(name, openerOf(value));
  const write: WriteEntry = ({ before, layout, ...context }) =>
    head +
    (isNumber
      ? String(value)
      : print(
          value,
          { ...context, before: before + head.length, layout: layout === 'line' ? layout : habit.value },
          style,
          habit.entry,
        ));
  const names = object.entries.map((entry) => entry.name ?? '');
  return insertEntry(text, containers, placeOfKey(name, names, order), write, style);
}

function replaceValue(
  text: string,
  keys: readonly string[],
  { value, isNumber }: Set,
  known?: Style,
  parent?: Container,
): TextEdit[] {
  const name = keys.at(-1) ?? '';
  const { value: start, end } = parent ? getEntry(text, parent, name, keys) : wholeOf(text);
  const before = text.slice(start, end);
  let after: string;
  if (isNumber) after = String(value);
  else if (typeof value === 'string') after = writeString(value, before);
  else {
    const style = known ?? styleOf(text);
    // Where a text becomes a list and the file has no such list, its entries get lines of their own: texts are long.
    const habit = style.layoutOf(name, openerOf(value), 'lines');
    const isInList = parent && text[parent.start] === '[';
    let layout = isInList ? entryLayout(text, parent, keys.at(-2) ?? '', style) : habit.value;
    if (parent && isFlat(text, parent.start)) layout = 'line';
    const context = { indentation: indentationAt(text, start), before: columnOf(text, start), layout };
    after = print(value, context, style, habit.entry);
  }
  return differenceOf(before, after, start).flatMap((edit) => settleLine(text, edit, keys.slice(0, -1), known));
}

function removeEntry(text: string, keys: readonly string[]): TextEdit[] {
  const key = keys.at(-1) ?? nothingAt(keys);
  const container = getContainer(text, keys.slice(0, -1));
  const index = indexOfKey(text, container, key);
  const [before, own, behind] = [container.entries[index - 1], container.entries[index], container.entries[index + 1]];
  if (!own) nothingAt(keys);
  let [start, end] = [before?.end ?? container.start + 1, own.end];
  if (behind) {
    const [mine, next] = [indentationAt(text, own.start), indentationAt(text, behind.start)];
    const isOnOwnLine = lineBefore(text, own.start) === mine;
    const isNextOnOwnLine = lineBefore(text, behind.start) === next;
    // Of the two gaps the one before it goes if only the next entry begins a line: that one keeps its line.
    if (isOnOwnLine || !isNextOnOwnLine || !before) {
      // Its line goes, and not the white space that the next one begins with.
      start = own.start - (isOnOwnLine && isNextOnOwnLine ? mine.length : 0);
      end = behind.start - (isOnOwnLine && isNextOnOwnLine ? next.length : 0);
    }
  } else if (!before) end = container.end - 1;
  const edit = { at: start, remove: text.slice(start, end), insert: '' };
  // With duplicate keys JSON.parse takes the last; removing it would expose the earlier one, so remove all.
  const isTwice = own.name !== undefined && container.entries.some(({ name }, other) => name === own.name && other !== index);
  return isTwice ? [edit, ...removeEntry(applyTextEdits(text, [edit]), keys)] : [edit];
}

/** An entry as it is written, for another place: only its indentation changes. */
function copyEntry(text: string, keys: readonly string[]): WriteEntry {
  const list = getContainer(text, keys.slice(0, -1));
  if (text[list.start] !== '[') nothingAt(keys);
  const { start, end } = getEntry(text, list, keys.at(-1) ?? '', keys);
  const own = `\n${indentationAt(text, start)}`;
  return ({ indentation }) => text.slice(start, end).replaceAll(own, `\n${indentation}`);
}

function insertIntoList(text: string, keys: readonly string[], write: WriteEntry, style: Style): TextEdit[] {
  const [list, index] = [keys.slice(0, -1), Number(keys.at(-1))];
  const { start, entries } = getContainer(text, list);
  if (text[start] !== '[' || !(index <= entries.length)) nothingAt(keys);
  return insertEntry(text, list, index, write, style);
}
