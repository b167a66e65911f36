import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hands, someChoices, tryOperations } from '../../../../tests/mutants/random-operations.ts';
import { root } from '../../../../tests/support/project/project.ts';
import { editText } from '../../../json-text/operations.ts';
import { applyTextEdits } from '../../../json-text/text-edit.ts';
import { valueAt } from '../../../json-text/value.ts';
import { combineTexts } from './combine.ts';
import { apply, type Document, type Edit, editsSince, openDocument, redo, replaceAll, stepsSince, undo } from './document.ts';

const edit = { title: 'Title', at: '/title', time: 0, merge: '/title' };
const type = (document: Document, value: string, time: number, more: Partial<Edit> = {}) =>
  apply(document, { kind: 'set', pointer: '/title', value }, { ...edit, time, ...more });
const opened = openDocument('{ "title": "", "text": [1] }');

test('letters that follow at once are one step, which leads back to what was there before', () => {
  let document = opened;
  for (const [index, value] of ['H', 'Ha', 'Hal', 'Hall', 'Halo', 'Hallo'].entries())
    document = type(document, value, index * 1200);
  expect(document.done).toEqual([
    { title: 'Title', pointer: '/title', merge: '/title', time: 6000, splices: [{ at: 12, remove: '', insert: 'Hallo' }] },
  ]);
  const back = undo(document);
  expect(back?.document.text).toBe(opened.text);
  expect(back?.step).toBe(document.done[0]);
});

test('letter by letter a text is what one edit of all makes of it, also where its line becomes too long', () => {
  const text = '{\r\n  "rows": [\r\n    { "title": "\\u00e9 \\"A\\"", "more": ["B"] }, { "title": "C" }\r\n  ]\r\n}';
  const pointer = '/rows/0/title';
  let document = openDocument(text);
  for (const letter of `${'ä"\\\t😀 '.repeat(20)}`) {
    const operation = { kind: 'set', pointer, value: `${valueAt(document.value, pointer)}${letter}` } as const;
    const expected = applyTextEdits(document.text, editText(document.text, operation));
    document = apply(document, operation, { title: '', at: pointer, time: 0 });
    expect(document.text).toBe(expected);
  }
  expect(document.text.split('\n').length).toBeGreaterThan(5);
  expect(document.value).toEqual(JSON.parse(document.text));
});

test('what has made a document of an earlier one is known, also what was taken back; of any other one it is found', () => {
  const first = type(type(opened, 'a', 0), 'ab', 5000);
  const back = undo(first)?.document ?? first;
  const again = redo(back)?.document ?? back;
  const last = replaceAll(type(again, 'abc', 9000), '{ "title": "New" }', { title: '', time: 0 });
  for (const earlier of [opened, first, back, again, last, openDocument('{ "title": "Other" }')])
    expect(applyTextEdits(earlier.text, editsSince(last, earlier))).toBe(last.text);
});

test.each<[string, Partial<Edit>]>([
  ['later', { time: 1201 }],
  ['elsewhere', { merge: '/text' }],
])('a letter %s is another step', (_, more) => {
  expect(type(type(opened, 'a', 0), 'ab', 100, more).done).toHaveLength(2);
});

test('a letter after a step taken back is another step, and what was taken back has gone', () => {
  const both = type(type(opened, 'a', 0), 'ab', 5000);
  const back = undo(both)?.document ?? both;
  const again = type(back, 'ac', 100);
  expect(again.done).toHaveLength(2);
  expect([again.undone, redo(again)]).toEqual([[], undefined]);
});

test('what says nothing new is no step, nor is a letter that is taken away again', () => {
  expect(type(opened, '', 0)).toBe(opened);
  expect(type(type(opened, 'a', 0), '', 100).done).toEqual([]);
});

test('several operations are one step, of one splice for each place', () => {
  const document = apply(
    opened,
    [
      { kind: 'insert', pointer: '/text/0', value: 0 },
      { kind: 'set', pointer: '/title', value: 'x' },
    ],
    edit,
  );
  expect(document.text).toBe('{ "title": "x", "text": [0, 1] }');
  expect(document.done.map(({ splices }) => splices.length)).toEqual([2]);
  expect(undo(document)?.document.text).toBe(opened.text);
});

test('an edit leaves what it does not change as it is, and so do undo and redo', () => {
  const before = openDocument('{ "a": { "b": 1 }, "c": [{ "d": 1 }, { "e": 1 }], "f": {} }');
  const after = apply(before, { kind: 'set', pointer: '/c/1/e', value: 2 }, edit);
  const back = undo(after)?.document ?? after;
  const again = redo(back)?.document ?? back;
  // Steps that were kept, and have come back with the draft.
  const kept = undo({ ...after, done: structuredClone(after.done) })?.document ?? after;
  const keptAgain = redo({ ...kept, undone: structuredClone(kept.undone) })?.document ?? kept;
  expect([back.value, keptAgain.value]).toEqual([before.value, after.value]);
  const parts = ({ value }: Document) => ['/a', '/c/0', '/f'].map((pointer) => valueAt(value, pointer));
  for (const document of [after, back, again, kept, keptAgain]) {
    for (const [index, part] of parts(document).entries()) expect(part).toBe(parts(before)[index]);
    expect(document.value).toEqual(JSON.parse(document.text));
  }
  expect(JSON.stringify(before.value)).toBe('{"a":{"b":1},"c":[{"d":1},{"e":1}],"f":{}}');
});

test('a new key has the same place in the value as in the text', () => {
  const document = apply(opened, { kind: 'set', pointer: '/id', value: 1, order: ['title', 'id', 'text'] }, edit);
  expect(Object.keys(document.value as object)).toEqual(['title', 'id', 'text']);
  expect(document.text).toBe('{ "title": "", "id": 1, "text": [1] }');
});

test("somebody else's text is taken over as one step", () => {
  const typed = type(opened, 'a😀', 0);
  const taken = replaceAll(typed, typed.text.replace('😀', '😁'), { title: 'From the disk', time: 100 });
  expect(taken.done[1]).toEqual({
    title: 'From the disk',
    pointer: '',
    time: 100,
    splices: [{ at: 13, remove: '😀', insert: '😁' }],
  });
  expect([taken.value, valueAt(taken.value, '/text')]).toEqual([{ title: 'a😁', text: [1] }, valueAt(typed.value, '/text')]);
  expect(undo(taken)?.document.text).toBe(typed.text);
  expect(() => replaceAll(typed, '{', { title: '', time: 0 })).toThrow(SyntaxError);
});

test('five hundred steps are kept', () => {
  let document = opened;
  for (let index = 0; index < 505; index++) document = type(document, String(index), index * 5000);
  expect([document.done.length, document.done[0]?.time]).toEqual([500, 25_000]);
});

describe('after any operations', () => {
  const minimal = readFileSync(join(root, 'tests/fixtures/valid/minimal/site.json'), 'utf8');
  const odd = '{\n  "a": [],\n  "b": { "a": [], "b": { "a": [{}, []] } },\n  "c": {\n    "a": { "a": "a\\u00e9" }\n  }\n}\n';
  test.each(
    Object.entries(hands).flatMap(([hand, write]) => [
      { hand, name: 'minimal', text: write(minimal) },
      { hand, name: 'empty lists, equal keys', text: write(odd) },
    ]),
  )('$name $hand: the text says the value, other lines stay, undo leads back', ({ text }) => {
    let operations = 0;
    fc.assert(
      fc.property(someChoices(8), (choices) => {
        operations += tryOperations(text, choices);
      }),
      { numRuns: 12, seed: 20_261_122 },
    );
    expect(operations).toBeGreaterThan(30);
  });
});

test('how many steps have led from a text to another one is known as long as they can be taken back', () => {
  const two = type(type(opened, 'a', 0), 'b', 5000);
  expect([stepsSince(two, opened.text), stepsSince(two, two.text), stepsSince(two, '{}')]).toEqual([2, 0, undefined]);
});

describe('a constant that is a number', () => {
  const withPrice = (price: string, title = 'A') => `{ "constants": { "price": ${price}, "year": 1987 }, "title": "${title}" }`;

  test('reads in the form as it is written, and stays so in the file', () => {
    const document = openDocument(withPrice('4.50'));
    expect(valueAt(document.value, '/constants/price')).toBe('4.50');
    expect(type(document, 'B', 0).text).toBe(withPrice('4.50', 'B'));
    const written = apply(document, { kind: 'set', pointer: '/constants/price', value: '4,50' }, edit);
    expect(written.text).toBe(withPrice('"4,50"'));
    expect(valueAt(undo(written)?.document.value ?? null, '/constants/price')).toBe('4.50');
  });

  test('is not touched when what others have changed comes in', () => {
    const long = '12345678901234567890';
    expect(combineTexts(withPrice(long), withPrice(long, 'B'), withPrice('4.50'))).toEqual({ text: withPrice('4.50', 'B') });
    expect(combineTexts(withPrice('4.5'), withPrice('4.5', 'B'), withPrice('4.50'))).toEqual({ text: withPrice('4.50', 'B') });
  });
});
