/** The operations that lead from one value to another, and the text that they make: what stays is not written anew. */
import { isObject, type Json, type JsonObject } from '../../schema/json.ts';
import { getContainer, nothingAt } from './entry-layout.ts';
import { editText, type Operation } from './operations.ts';
import { pointerKeys, pointerTo } from './pointer.ts';
import { mayBeOne, pairEntries } from './similarity.ts';
import { lineBefore, styleOf } from './style.ts';
import { applyAtOnce, applyTextEdits, type TextEdit } from './text-edit.ts';
import { isList, isSame, valueAt } from './value.ts';

/** What is known of where values have come from. */
export interface Origins {
  /** From the pointer of a value afterwards to that of the one before that it has come from; any other where it has come from none. */
  originOf: (pointer: string) => string;
}

/** Where the compared values stand. */
interface Place {
  /** Of the value afterwards. */
  pointer: string;
  /** Of the value before. */
  origin: string;
  /** The keys of the object that a new key is put into. */
  order?: readonly string[];
}

/**
 * Writes a value into the text of another one: what is the same in both stays byte for byte.
 *
 * @param text Valid JSON.
 * @param origins As for `operationsBetween`.
 * @param before What the text says.
 * @returns A text that says the value.
 */
export function writeInto(text: string, value: Json, origins?: Origins, before = JSON.parse(text) as Json): string {
  const style = styleOf(text);
  const edit = (written: string, operation: Operation) => applyTextEdits(written, editText(written, operation, style));
  const inLists = new Map<string, Map<string, Operation[]>>();
  let result = text;
  for (const operation of between(before, value, { pointer: '', origin: '' }, origins)) {
    const [list = '', index = '', ...rest] = pointerKeys(operation.pointer);
    const isOfEntry = rest.length > 0 || operation.kind === 'rename' || operation.kind === 'reorder';
    if (!isOfEntry || !isList(valueAt(value, pointerTo('', list)))) {
      result = edit(result, operation);
      continue;
    }
    const inEntries = inLists.get(list) ?? new Map<string, Operation[]>();
    inLists.set(list, inEntries.set(index, [...(inEntries.get(index) ?? []), operation]));
  }
  for (const [list, inEntries] of inLists) result = editEntries(result, list, inEntries, edit);
  return result;
}

/**
 * Changes entries of a list at the top, such as pages, each by itself: to go through the text of a thousand pages for each change of one
 * takes a minute. What is done to the list itself does not depend on what is done in its entries.
 */
function editEntries(
  text: string,
  list: string,
  inEntries: ReadonlyMap<string, readonly Operation[]>,
  edit: (text: string, operation: Operation) => string,
): string {
  const { entries } = getContainer(text, [list]);
  const startOf = (index: string) => (entries[Number(index)] ?? nothingAt([list, index])).start;
  const areOnOwnLines = [...inEntries.keys()].every((index) => lineBefore(text, startOf(index)).trim() === '');
  if (!areOnOwnLines) return [...inEntries.values()].flat().reduce(edit, text);
  const edits = [...inEntries].map(([index, operations]): TextEdit => {
    // With the rest of its lines, which say how it is indented, and how long they are.
    const at = text.lastIndexOf('\n', startOf(index)) + 1;
    const lineEnd = text.indexOf('\n', entries[Number(index)]?.end);
    const remove = text.slice(at, lineEnd < 0 ? undefined : lineEnd);
    const around = [list, index].reduce(pointerTo, '').length;
    // Nothing moves from one entry to another here, so that both pointers lead into this one.
    const insert = operations
      .map((operation): Operation => {
        const pointer = operation.pointer.slice(around);
        return operation.kind === 'move' ? { ...operation, pointer, to: operation.to.slice(around) } : { ...operation, pointer };
      })
      .reduce(edit, remove);
    return { at, remove, insert };
  });
  return applyAtOnce(text, edits);
}

/**
 * @param order The keys of the object that a new key is put into.
 * @returns Operations, each for the value that the one before has left. The order of keys that are in both stays.
 */
export function operationsBetween(
  before: Json | undefined,
  after: Json,
  pointer: string,
  order?: readonly string[],
): Operation[] {
  return between(before, after, { pointer, origin: pointer, ...(order && { order }) });
}

/** @param origins With them keys that have another name are found, and keys are put in the order that they have afterwards. */
function between(before: Json | undefined, after: Json, place: Place, origins?: Origins): Operation[] {
  if (before === after || (origins ? JSON.stringify(before) === JSON.stringify(after) : isSame(before, after))) return [];
  if (isObject(before) && isObject(after)) return operationsOnObject(before, after, place, origins);
  if (isList(before) && isList(after)) return operationsOnList(before, after, place, origins);
  const { pointer, order } = place;
  return [{ kind: 'set', pointer, value: after, ...(order && { order }) }];
}

function operationsOnObject(before: JsonObject, after: JsonObject, { pointer, origin }: Place, origins?: Origins): Operation[] {
  const keys = Object.keys(after);
  const from = pairKeys(before, after, { pointer, origin }, origins);
  const now = new Map([...from].map(([key, own]) => [own, key]));
  const operations = Object.keys(before)
    .filter((own) => !now.has(own))
    .map((own): Operation => ({ kind: 'remove', pointer: pointerTo(pointer, own) }));
  const renamed = [...now].filter(([own, key]) => own !== key);
  if (renamed.length > 0) operations.push({ kind: 'rename', pointer, names: Object.fromEntries(renamed) });
  const kept = Object.keys(before).flatMap((own) => now.get(own) ?? []);
  const order = keys.filter((key) => from.has(key));
  if (origins && kept.some((key, index) => key !== order[index])) operations.push({ kind: 'reorder', pointer, keys: order });
  for (const key of keys) {
    const own = from.get(key);
    const place = { pointer: pointerTo(pointer, key), origin: pointerTo(origin, own ?? key), order: keys };
    operations.push(...between(own === undefined ? undefined : before[own], after[key] ?? null, place, origins));
  }
  return operations;
}

/**
 * From each key afterwards to the one that it was before. Where origins are known, a new key without one has come from a key that has gone
 * and says the same, or else something of the same kind.
 */
function pairKeys(before: JsonObject, after: JsonObject, { pointer, origin }: Place, origins?: Origins): Map<string, string> {
  const from = new Map<string, string>();
  const free = new Set(Object.keys(before));
  // Two keys may come from one, such as when a section becomes two.
  const pair = (key: string, own: string | undefined) => own !== undefined && free.delete(own) && from.set(key, own);
  for (const key of Object.keys(after)) pair(key, origins ? originOfKey(key, { pointer, origin }, origins) : key);
  if (!origins) return from;
  for (const isOne of [isSame, mayBeOne]) {
    for (const [key, value] of Object.entries(after)) {
      if (!from.has(key))
        pair(
          key,
          [...free].find((own) => isOne(before[own], value)),
        );
    }
  }
  return from;
}

/** The key or index before of a key or index afterwards, where that is known; of what has stayed in another object or list, the same one. */
function originOfKey(key: string | number, { pointer, origin }: Place, origins: Origins): string | undefined {
  const known = origins.originOf(pointerTo(pointer, key));
  const around = [origin, pointer].find((one) => known.startsWith(`${one}/`));
  const keys = around === undefined ? [] : pointerKeys(known.slice(around.length));
  return keys.length === 1 ? keys[0] : undefined;
}

function operationsOnList(before: readonly Json[], after: readonly Json[], place: Place, origins?: Origins): Operation[] {
  const { pointer, origin } = place;
  const from = originsOfEntries(before, after, place, origins) ?? pairEntries(before, after);
  const operations: Operation[] = [];
  // Which entry of `before` stands where by now.
  let now = [...before.keys()];
  for (const index of [...now].reverse()) {
    if (!from.includes(index)) operations.push({ kind: 'remove', pointer: pointerTo(pointer, index) });
  }
  now = now.filter((index) => from.includes(index));
  for (const [index, value] of after.entries()) {
    const entry = pointerTo(pointer, index);
    const own = from[index] ?? -1;
    if (own < 0) {
      operations.push({ kind: 'insert', pointer: entry, value });
      now.splice(index, 0, own);
      continue;
    }
    const at = now.indexOf(own);
    if (at !== index) {
      operations.push({ kind: 'move', pointer: pointerTo(pointer, at), to: entry });
      now = now.toSpliced(at, 1).toSpliced(index, 0, own);
    }
    operations.push(...between(before[own], value, { pointer: entry, origin: pointerTo(origin, own) }, origins));
  }
  return operations;
}

/** As `pairEntries`; undefined where it is not known. */
function originsOfEntries(
  before: readonly Json[],
  after: readonly Json[],
  place: Place,
  origins?: Origins,
): number[] | undefined {
  if (!origins) return undefined;
  const from = after.map((_, index) => Number(originOfKey(index, place, origins) ?? -1));
  // Nothing is said of a list of which a function has made another one: it seems to have stayed where it is, with more or fewer entries.
  if (before.length !== after.length && from.every((own, index) => own === index)) return undefined;
  const free = new Set(before.keys());
  return from.map((own) => (free.delete(own) ? own : -1));
}
