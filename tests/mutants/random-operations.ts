/** Edits of any manifest by chance, for the document of the editor: what may be done to a value, and which lines of its text it may touch. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { isObject, type Json, type JsonObject } from '../../schema/json.ts';
import { apply, type Document, openDocument, redo, undo } from '../../src/editor/draft/document/document.ts';
import { locate, positionFinder } from '../../src/json-text/locate.ts';
import type { Operation } from '../../src/json-text/operations.ts';
import { pointerKeys, pointerTo } from '../../src/json-text/pointer.ts';
import { valueAt } from '../../src/json-text/value.ts';

/** What an operation is made of, whatever the manifest is. */
export interface Choice {
  kind: 'set' | 'add' | 'change' | 'remove' | 'insert' | 'move' | 'duplicate' | 'rename' | 'reorder';
  place: number;
  to: number;
  index: number;
  value: Json;
}

const words = fc.string({ unit: 'grapheme', maxLength: 60 });

/** Keys such as "7" have another place in a value than in its text. */
const anything = (fc.jsonValue({ maxDepth: 3, stringUnit: 'grapheme' }) as fc.Arbitrary<Json>).filter(
  (value) => !/"\d+":/.test(JSON.stringify(value)),
);

const values: fc.Arbitrary<Json> = fc.oneof(
  { weight: 3, arbitrary: words },
  fc.integer(),
  fc.constantFrom<Json[]>(null, true, {}, [], 'ä'.repeat(140), '"quoted" \\ {name}', 1e21),
  fc.record({ label: words, href: words }),
  fc.array(words, { maxLength: 4 }),
  fc.record({
    type: words,
    text: fc.array(words, { maxLength: 2 }),
    items: fc.array(fc.record({ title: words }), { maxLength: 3 }),
  }),
  anything,
);

const choices: fc.Arbitrary<Choice> = fc.record({
  kind: fc.constantFrom(...(['set', 'add', 'change', 'remove', 'insert', 'move', 'duplicate', 'rename', 'reorder'] as const)),
  place: fc.nat(),
  to: fc.nat(),
  index: fc.nat(),
  value: values,
});

export const someChoices = (most: number) => fc.array(choices, { minLength: 1, maxLength: most, size: 'max' });

/** The operation of a choice, in a value; undefined where there is no place for it. */
export function operationOf(choice: Choice, root: Json): Operation | undefined {
  const { kind, index, value } = choice;
  const at = <Item>(items: readonly Item[], number: number) => items[number % Math.max(1, items.length)];
  const places = placesIn(root);
  const lists = (from: typeof places) =>
    from.flatMap((place) => (Array.isArray(place.value) ? [{ ...place, value: place.value }] : []));
  const entries = lists(places).flatMap(({ pointer, value: list }) => list.map((_, entry) => pointerTo(pointer, entry)));
  switch (kind) {
    case 'set': {
      const place = at(places.slice(1), choice.place);
      return place && { kind, pointer: place.pointer, value };
    }
    case 'add': {
      const place = at(
        places.filter((one) => isObject(one.value)),
        choice.place,
      );
      const keys = ['title', 'a"b', '__proto__', `new ${index % 3}`, ...Object.keys(place?.value ?? {})];
      const order = keys.toSorted((a, b) => ((a.length * 7 + index) % 11) - ((b.length * 7 + index) % 11));
      return place && { kind: 'set', pointer: pointerTo(place.pointer, at(keys, choice.to) ?? ''), value, order };
    }
    case 'change': {
      const place = at(
        places.filter((one) => typeof one.value === 'object' && one.value !== null),
        choice.place,
      );
      return place && { kind: 'set', pointer: place.pointer, value: changed(place.value, choice) };
    }
    case 'remove': {
      const place = at(places.slice(1), choice.place);
      return place && { kind, pointer: place.pointer };
    }
    case 'insert': {
      const list = at(lists(places), choice.place);
      return list && { kind, pointer: pointerTo(list.pointer, index % (list.value.length + 1)), value };
    }
    case 'move': {
      const pointer = at(entries, choice.place);
      if (pointer === undefined) return undefined;
      const list = at(lists(placesIn(without(root, pointer))), choice.to);
      return list && { kind, pointer, to: pointerTo(list.pointer, index % (list.value.length + 1)) };
    }
    case 'duplicate': {
      const pointer = at(entries, choice.place);
      return pointer === undefined ? undefined : { kind, pointer };
    }
    case 'rename':
    case 'reorder': {
      const objects = places.flatMap((place) => (isObject(place.value) ? [{ ...place, value: place.value }] : []));
      const place = at(objects, choice.place);
      const keys = Object.keys(place?.value ?? {});
      const own = at(keys, choice.to);
      if (!place || own === undefined) return undefined;
      if (kind === 'reorder') return { kind, pointer: place.pointer, keys: [...keys.slice(keys.indexOf(own)), 'gone'] };
      const free = keys.includes('new name') ? own : 'new name';
      return { kind, pointer: place.pointer, names: Object.fromEntries([[own, free]]) };
    }
  }
}

/** All values within one, itself first. */
export function placesIn(value: Json, pointer = ''): { pointer: string; value: Json }[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [{ pointer, value }, ...inner.flatMap(([key, child]) => placesIn(child as Json, pointerTo(pointer, key)))];
}

/** A list or an object as another one: some of it is new, some has gone, some has changed its place. */
function changed(value: Json, { index, to, value: other }: Choice): Json {
  if (Array.isArray(value)) {
    const entries = value.toSpliced(index % (value.length + 1), to % 3, ...(to % 2 ? [other] : []));
    return to % 5 === 0 ? entries.toReversed() : entries;
  }
  const entries = Object.entries(value ?? {}).toSpliced(index % (Object.keys(value ?? {}).length + 1), to % 3, [
    `other ${to % 2}`,
    other,
  ]);
  return Object.fromEntries(entries);
}

function without(root: Json, pointer: string): Json {
  return meant(root, { kind: 'remove', pointer });
}

/**
 * Does what some choices say to a text, and everything that must be true then.
 *
 * @returns How many operations there were.
 */
export function tryOperations(text: string, list: readonly Choice[]): number {
  let document = openDocument(text);
  const texts = [text];
  for (const choice of list) {
    const operation = operationOf(choice, document.value);
    if (!operation) continue;
    const before: Document = document;
    document = apply(before, operation, { title: 'Edit', at: operation.pointer, time: 0 });
    const said = JSON.stringify(operation);
    expect(JSON.stringify(JSON.parse(document.text)), said).toBe(JSON.stringify(document.value));
    expect(sorted(document.value), said).toBe(sorted(meant(before.value, operation)));
    expectOwnLinesOnly(before, document, operation);
    if (document !== before) texts.push(document.text);
  }
  expectSameHand(text, document.text);
  for (const expected of texts.toReversed().slice(1)) {
    document = undo(document)?.document ?? expect.fail('There is nothing to undo.');
    expect(document.text === expected && JSON.stringify(document.value) === JSON.stringify(JSON.parse(expected))).toBe(true);
  }
  expect([document.text === text, undo(document)]).toEqual([true, undefined]);
  for (const expected of texts.slice(1)) {
    document = redo(document)?.document ?? expect.fail('There is nothing to redo.');
    expect(document.text === expected).toBe(true);
  }
  expect(redo(document)).toBe(undefined);
  return texts.length - 1;
}

/** What an operation means, said as plainly as can be. */
function meant(root: Json, operation: Operation): Json {
  // Values are compared without the order of their keys.
  if (operation.kind === 'reorder') return root;
  if (operation.kind === 'rename') {
    const { pointer, names } = operation;
    const named = Object.entries(valueAt(root, pointer) as JsonObject).map(([key, value]) => [
      (Object.hasOwn(names, key) && names[key]) || key,
      value,
    ]);
    return meant(root, { kind: 'set', pointer, value: Object.fromEntries(named) as JsonObject });
  }
  if (operation.pointer === '') return operation.kind === 'set' ? operation.value : root;
  // Not a structured clone: that would keep two places with the same value one.
  const copy = JSON.parse(JSON.stringify(root)) as Json;
  const { parent, key } = parentOf(copy, operation.pointer);
  const list = parent as Json[];
  if (operation.kind === 'set')
    Object.defineProperty(parent, key, { value: operation.value, enumerable: true, configurable: true });
  else if (operation.kind === 'insert') list.splice(Number(key), 0, operation.value);
  else if (operation.kind === 'duplicate') list.splice(Number(key), 0, list[Number(key)] ?? null);
  else if (!Array.isArray(parent)) delete (parent as Record<string, Json>)[key];
  else {
    const [entry = null] = list.splice(Number(key), 1);
    const to = operation.kind === 'move' && parentOf(copy, operation.to);
    if (to) (to.parent as Json[]).splice(Number(to.key), 0, entry);
  }
  return copy;
}

function parentOf(root: Json, pointer: string): { parent: Json; key: string } {
  const keys = pointerKeys(pointer);
  const key = keys.pop() ?? '';
  return { parent: keys.reduce<Json>((at, one) => (at as Record<string, Json>)[one] ?? null, root), key };
}

/** A value as a text in which the order of keys does not count. */
function sorted(value: Json): string {
  return JSON.stringify(value, (_, inner: Json) =>
    isObject(inner) ? Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)) : inner,
  );
}

/** What is not in an operation's own lines is there afterwards, byte for byte and in the same order. */
function expectOwnLinesOnly(before: Document, after: Document, operation: Operation): void {
  if (operation.kind === 'move') {
    const { pointer, to } = operation;
    const between = apply(before, { kind: 'remove', pointer }, { title: '', at: '', time: 0 });
    expectOwnLinesOnly(before, between, { kind: 'remove', pointer });
    expectOwnLinesOnly(between, after, { kind: 'insert', pointer: to, value: null });
    return;
  }
  const lines = before.text.split('\n');
  const { first, last } = ownLines(before, after.value, operation);
  const [head, tail] = [lines.slice(0, first), lines.slice(last + 1)];
  const now = after.text.split('\n');
  const isKept =
    now.length >= head.length + tail.length &&
    head.every((line, index) => line === now[index]) &&
    tail.every((line, index) => line === now[now.length - tail.length + index]);
  if (!isKept) expect.fail(`${JSON.stringify(operation)} touches more than lines ${first + 1} to ${last + 1}.`);
}

interface Lines {
  first: number;
  /** Included; before `first` where lines may only be added. */
  last: number;
}

/** The lines, from 0, that an operation may touch. */
function ownLines({ text, value }: Document, after: Json, { kind, pointer }: Operation): Lines {
  if (pointer === '' || kind === 'rename' || kind === 'reorder') return linesOf(text, pointer);
  const around = pointer.slice(0, pointer.lastIndexOf('/'));
  const { parent, key } = parentOf(value, pointer);
  const beside = (keys: readonly string[]) => {
    const at = keys.indexOf(key);
    return { before: keys[at - 1], behind: keys[at + 1] };
  };
  if (kind === 'set' && Object.hasOwn(parent as object, key)) return linesOf(text, pointer);
  if (kind === 'set') {
    const { before, behind } = beside(Object.keys(parentOf(after, pointer).parent ?? {}));
    return linesBetween(text, around, before, behind);
  }
  const keys = Object.keys(parent ?? {});
  const { before, behind } = beside(keys);
  if (kind === 'duplicate') return linesBetween(text, around, key, behind);
  if (kind === 'insert') return linesBetween(text, around, keys[Number(key) - 1], keys[Number(key)]);
  if (behind !== undefined) return linesOf(text, pointer);
  if (before === undefined) return linesOf(text, around);
  return { first: linesOf(text, pointerTo(around, before)).last, last: linesOf(text, pointer).last };
}

function linesOf(text: string, pointer: string): Lines {
  const line = positionFinder(text);
  const [whole, key] = locate(text, [{ pointer }, { pointer, at: 'key' }]);
  if (!whole || !key) expect.fail(`There is nothing at ${pointer}.`);
  return { first: line(Math.min(whole.start, key.start)).line - 1, last: line(whole.end - 1).line - 1 };
}

/** Between two entries: their own lines only where there is no line's end between them. */
function linesBetween(text: string, around: string, before: string | undefined, behind: string | undefined): Lines {
  const container = linesOf(text, around);
  if (before === undefined && behind === undefined) return container;
  const last = before === undefined ? container.first : linesOf(text, pointerTo(around, before)).last;
  if (behind === undefined) return { first: last, last };
  const { first } = linesOf(text, pointerTo(around, behind));
  return last < first ? { first: last + 1, last } : { first, last };
}

/** New lines end as the old ones do, are indented like them, and a file on one line stays on one. */
function expectSameHand(before: string, after: string): void {
  if (before.includes('\r\n')) expect(after.replaceAll('\r\n', '')).not.toContain('\n');
  if (/\n\t/.test(before)) expect(after).not.toMatch(/\n\t* /);
  if (!before.trim().includes('\n')) expect(after.trim()).not.toContain('\n');
}

/** A text as other people would write it. */
export const hands: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  'with CRLF': (text) => text.replaceAll('\n', '\r\n'),
  'with tabs': (text) => text.replace(/^ +/gm, (spaces) => '\t'.repeat(spaces.length / 2)),
  'on one line': (text) => JSON.stringify(JSON.parse(text)),
  'one value a line': (text) => JSON.stringify(JSON.parse(text), null, 4),
};

/** A manifest whose lists are empty, but for those that hold others. */
export function withEmptyLists(value: Json): Json {
  if (Array.isArray(value)) return holdsList(value) ? value.map(withEmptyLists) : [];
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withEmptyLists(inner)]));
}

const holdsList = (value: Json): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).some((inner) => Array.isArray(inner) || holdsList(inner));
