import { expect, test } from 'vitest';
import type { Json } from '../../schema/json.ts';
import { walk } from '../../tests/support/manifest/manifest.ts';
import { apply, openDocument } from '../editor/draft/document/document.ts';
import { changeValue } from './change-value.ts';
import type { Operation } from './operations.ts';
import { parentOf, pointerTo } from './pointer.ts';
import { valueAt } from './value.ts';

const edited = (text: string, ...operations: Operation[]) =>
  apply(openDocument(text), operations, { title: 'Edit', at: '', time: 0 }).text;

const order = ['type', 'title', 'text', 'image'];

test.each<[name: string, before: string, operation: Operation, after: string]>([
  [
    'one letter',
    '{ "a" : "Wort",\n\n"b":[ ] }\n',
    { kind: 'set', pointer: '/a', value: 'Worte' },
    '{ "a" : "Worte",\n\n"b":[ ] }\n',
  ],
  ['what is said already', '{"a": 1.50e1}', { kind: 'set', pointer: '/a', value: 15 }, '{"a": 1.50e1}'],
  [
    'escapes of the words beside',
    '["Caf\\u00e9 \\/ Bar \\ud83d\\ude00"]',
    { kind: 'set', pointer: '/0', value: 'Café / "Bar" 😀' },
    '["Caf\\u00e9 \\/ \\"Bar\\" \\ud83d\\ude00"]',
  ],
  [
    'a new key in the middle',
    '{\n  "type": "text",\n  "image": 1\n}',
    { kind: 'set', pointer: '/title', value: 'Neu', order },
    '{\n  "type": "text",\n  "title": "Neu",\n  "image": 1\n}',
  ],
  [
    'a new key before all that the order names',
    '{\n  "id": "x",\n  "text": 2\n}',
    { kind: 'set', pointer: '/title', value: 1, order },
    '{\n  "id": "x",\n  "title": 1,\n  "text": 2\n}',
  ],
  [
    'a new key without an order',
    '{ "a": 1 }',
    { kind: 'set', pointer: '/b', value: { c: [1, 2] } },
    '{ "a": 1, "b": { "c": [1, 2] } }',
  ],
  [
    'a new key on one line',
    '{"a":1,"c":[]}\n',
    { kind: 'set', pointer: '/b', value: { d: [1] } },
    '{"a":1,"c":[],"b":{"d":[1]}}\n',
  ],
  ['the first key', '{\r\n\t"a": {}\r\n}', { kind: 'set', pointer: '/a/b', value: 1 }, '{\r\n\t"a": {\r\n\t\t"b": 1\r\n\t}\r\n}'],
  ['the first key of all', '{}\n', { kind: 'set', pointer: '/a', value: 1 }, '{ "a": 1 }\n'],
  ['a key less', '{\n  "a": 1,\n  "b": 2\n}', { kind: 'remove', pointer: '/a' }, '{\n  "b": 2\n}'],
  ['the last key less', '{\n  "a": 1,\n  "b": 2\n}', { kind: 'remove', pointer: '/b' }, '{\n  "a": 1\n}'],
  ['the only key less', '{\n  "a": {\n    "b": 1\n  }\n}', { kind: 'remove', pointer: '/a/b' }, '{\n  "a": {}\n}'],
  ['a key that is there twice', '{ "a": 1, "b": 2, "a": 3 }', { kind: 'remove', pointer: '/a' }, '{ "b": 2 }'],
  [
    'a key that is there twice, once by the numbers of its letters',
    '{ "a": { "b": 1 }, "\\u0061": { "b": 2 } }',
    { kind: 'set', pointer: '/a/b', value: 3 },
    '{ "a": { "b": 1 }, "\\u0061": { "b": 3 } }',
  ],
  [
    'a place that only the second of two equal keys has',
    '{ "a/": 1, "a\\/": [2] }',
    { kind: 'insert', pointer: '/a~1/1', value: 3 },
    '{ "a/": 1, "a\\/": [2, 3] }',
  ],
  ['an entry less on one line', '[1, 2, 3]', { kind: 'remove', pointer: '/0' }, '[2, 3]'],
  [
    'an entry less, and its neighbour is indented otherwise',
    '[\n  1,\n      2\n]',
    { kind: 'remove', pointer: '/0' },
    '[\n      2\n]',
  ],
  [
    'an entry like its neighbours on one line',
    '{\n  "facts": [\n    { "a": 1, "b": 2 }\n  ]\n}',
    { kind: 'insert', pointer: '/facts/1', value: { a: 3, b: 4 } },
    '{\n  "facts": [\n    { "a": 1, "b": 2 },\n    { "a": 3, "b": 4 }\n  ]\n}',
  ],
  [
    'an entry like its neighbours on several lines',
    '{\n  "x": [1],\n  "facts": [\n    {\n      "a": 1\n    }\n  ]\n}',
    { kind: 'insert', pointer: '/facts/0', value: { a: [2] } },
    '{\n  "x": [1],\n  "facts": [\n    {\n      "a": [2]\n    },\n    {\n      "a": 1\n    }\n  ]\n}',
  ],
  [
    'an entry of an empty list, laid out as under the same key elsewhere',
    '[\n  {\n    "items": [\n      {\n        "b": [1]\n      }\n    ]\n  },\n  {\n    "items": []\n  }\n]',
    { kind: 'insert', pointer: '/1/items/0', value: { b: [2] } },
    '[\n  {\n    "items": [\n      {\n        "b": [1]\n      }\n    ]\n  },\n  {\n    "items": [\n      {\n        "b": [2]\n      }\n    ]\n  }\n]',
  ],
  [
    'line ends of Windows',
    '{\r\n  "a": [\r\n    {\r\n      "b": 1\r\n    }\r\n  ]\r\n}\r\n',
    { kind: 'insert', pointer: '/a/1', value: { b: 2 } },
    '{\r\n  "a": [\r\n    {\r\n      "b": 1\r\n    },\r\n    {\r\n      "b": 2\r\n    }\r\n  ]\r\n}\r\n',
  ],
  [
    'an empty line stays where it is',
    '[\n  1,\n\n  2\n]',
    { kind: 'insert', pointer: '/1', value: 3 },
    '[\n  1,\n  3,\n\n  2\n]',
  ],
  [
    'an entry keeps the way it is written when it moves',
    '[\n  { "a":1 },\n  [ 2 ],\n  3\n]',
    { kind: 'move', pointer: '/0', to: '/2' },
    '[\n  [ 2 ],\n  3,\n  { "a":1 }\n]',
  ],
  [
    'an entry that moves to a deeper place is indented like it',
    '{\n  "a": [\n    {\n      "x": 1\n    }\n  ],\n  "b": {\n    "c": [\n      2\n    ]\n  }\n}',
    { kind: 'move', pointer: '/a/0', to: '/b/c/0' },
    '{\n  "a": [],\n  "b": {\n    "c": [\n      {\n        "x": 1\n      },\n      2\n    ]\n  }\n}',
  ],
  [
    'several lines that move between entries on one line',
    '{\n  "a": [\n    [\n      1\n    ]\n  ],\n  "b": [2, 3]\n}',
    { kind: 'move', pointer: '/a/0', to: '/b/1' },
    '{\n  "a": [],\n  "b": [\n    2,\n    [\n      1\n    ],\n    3\n  ]\n}',
  ],
  [
    'a key that has another name stays where it is, and its value as it is written',
    '{ "a" : 1.50e1,\n  "b":"\\u00e9" }',
    { kind: 'rename', pointer: '', names: { a: 'x' } },
    '{ "x" : 1.50e1,\n  "b":"\\u00e9" }',
  ],
  [
    'two keys change their names',
    '[{ "a": 1, "b" : [ ] }]',
    { kind: 'rename', pointer: '/0', names: { a: 'b', b: 'a' } },
    '[{ "b": 1, "a" : [ ] }]',
  ],
  [
    'a key that is there twice and has another name',
    '{ "a": 1, "a": 2 }',
    { kind: 'rename', pointer: '', names: { a: 'b' } },
    '{ "b": 1, "b": 2 }',
  ],
  [
    'keys in another order, each as it is written; those without a place are the last',
    '{\n  "a": 1.0, "b" : [ 1,2 ],\n\n  "c": {}\n}',
    { kind: 'reorder', pointer: '', keys: ['c', 'b', 'gone'] },
    '{\n  "c": {}, "b" : [ 1,2 ],\n\n  "a": 1.0\n}',
  ],
  ['no keys in another order', '{ }', { kind: 'reorder', pointer: '', keys: ['a'] }, '{ }'],
  [
    'an entry less that stood on the line of its neighbour',
    '[\n  1, 2,\n  3\n]',
    { kind: 'remove', pointer: '/1' },
    '[\n  1,\n  3\n]',
  ],
  ['a copy', '[\n  { "a":1 }\n]', { kind: 'duplicate', pointer: '/0' }, '[\n  { "a":1 },\n  { "a":1 }\n]'],
  [
    'only what differs between two objects',
    '{\n  "a": { "b":1,\n    "c": [1,  2], "d": 3 }\n}',
    { kind: 'set', pointer: '/a', value: { b: 2, c: [1, 2, 4] } },
    '{\n  "a": { "b":2,\n    "c": [1,  2,  4] }\n}',
  ],
  [
    'a new key in an object on one line, although its value has several elsewhere',
    '{\n  "x": {\n    "b": {\n      "c": 1\n    }\n  },\n  "y": { "a": 1 }\n}',
    { kind: 'set', pointer: '/y/b', value: { c: 2 } },
    '{\n  "x": {\n    "b": {\n      "c": 1\n    }\n  },\n  "y": { "a": 1, "b": { "c": 2 } }\n}',
  ],
  [
    'the last one of equal keys, which counts',
    '{ "a": 1, "a": 2 }',
    { kind: 'set', pointer: '/a', value: 3 },
    '{ "a": 1, "a": 3 }',
  ],
  ['all of a file on one line', '[]\n', { kind: 'set', pointer: '', value: { a: { b: 1 } } }, '{ "a": { "b": 1 } }\n'],
  ['all entries of a list but one', '["a", "b", "c", "d"]', { kind: 'set', pointer: '', value: ['b'] }, '["b"]'],
  [
    'entries of a list that stay',
    '[\n  "eins",\n  "zwei",\n  "drei"\n]',
    { kind: 'set', pointer: '', value: ['drei', 'eins', 'neu'] },
    '[\n  "drei",\n  "eins",\n  "neu"\n]',
  ],
])('%s', (_, before, operation, after) => {
  expect(edited(before, operation)).toBe(after);
});

test('a line that becomes longer than 130 columns is broken from the outside, and no further than it must be', () => {
  const link = (length: number) => `{ "label": "${'x'.repeat(length)}", "href": "/a" }`;
  const before = `{\n  "links": [${link(20)}, ${link(20)}]\n}`;
  const insert: Operation = { kind: 'insert', pointer: '/links/2', value: { label: 'x'.repeat(20), href: '/a' } };
  expect(edited(before, insert)).toBe(`{\n  "links": [\n    ${link(20)},\n    ${link(20)},\n    ${link(20)}\n  ]\n}`);
  const typed: Operation = { kind: 'set', pointer: '/links/0/label', value: 'x'.repeat(130) };
  expect(edited(before, typed)).toBe(
    `{\n  "links": [\n    {\n      "label": "${'x'.repeat(130)}",\n      "href": "/a"\n    },\n    ${link(20)}\n  ]\n}`,
  );
  // 130 columns are not too long, and a line that was too long before is as its author wants it.
  const full = `{\n  "text": ["${'x'.repeat(115)}"]\n}`;
  expect(edited(full, { kind: 'set', pointer: '/text/0', value: 'x'.repeat(116) })).toBe(full.replace('"]', 'x"]'));
  expect(edited(full, { kind: 'set', pointer: '/text/0', value: 'x'.repeat(117) })).toContain('[\n    "xxx');
  const long = `{\n  "text": ["${'x'.repeat(200)}"]\n}`;
  expect(edited(long, { kind: 'set', pointer: '/text/0', value: 'x'.repeat(201) })).toBe(long.replace('"]', 'x"]'));
  // A file on one line stays on one.
  expect(edited('{"text":[]}', { kind: 'insert', pointer: '/text/0', value: 'x'.repeat(200) })).not.toContain('\n');
});

test.each(['  ', '\t'])('an entry has one line of 130 columns with its comma, of which a tab is two (%j)', (indent) => {
  const list = (...entries: string[]) => `[\n${entries.map((entry) => indent + entry).join(',\n')}\n]`;
  const insert = (length: number) =>
    edited(list('{ "a": 1 }'), { kind: 'insert', pointer: '/0', value: { a: 'x'.repeat(length) } });
  expect(insert(116)).toBe(list(`{ "a": "${'x'.repeat(116)}" }`, '{ "a": 1 }'));
  expect(insert(117)).toBe(list(`{\n${indent}${indent}"a": "${'x'.repeat(117)}"\n${indent}}`, '{ "a": 1 }'));
});

test.each<Operation>([
  { kind: 'set', pointer: '/b/c', value: 1 },
  { kind: 'set', pointer: '/a/3', value: 1 },
  { kind: 'set', pointer: '/c/x', value: 1 },
  { kind: 'remove', pointer: '/b' },
  { kind: 'remove', pointer: '/a/01' },
  { kind: 'insert', pointer: '/a/4', value: 1 },
  { kind: 'insert', pointer: '/d/x', value: 1 },
  { kind: 'move', pointer: '/a/0', to: '/a/3' },
  { kind: 'duplicate', pointer: '/a/3' },
  { kind: 'duplicate', pointer: '/d' },
  { kind: 'rename', pointer: '/a', names: { 0: '1' } },
  { kind: 'reorder', pointer: '/c', keys: [] },
])('%j is not done where there is no such place', (operation) => {
  expect(() => edited('{ "a": [1, 2, 3], "c": "text", "d": {} }', operation)).toThrow('there is nothing at /');
});

test('of keys that are there twice, however they are written, every edit changes the one that counts', () => {
  const text =
    '{ "a": [1], "\\u0061": [{ "b": [] }, { "\\u0062": 1, "b": [2] }], "c/": { "a": "a" }, "c\\/": { "a": { "b": [[]] } }, "d": "\\u00e4" }';
  const value: Json = JSON.parse(text);
  const places = [...walk(value)].map(({ keys }) => keys).filter((keys) => keys.length > 0);
  expect(places).toHaveLength(11);
  for (const keys of places) {
    const pointer = keys.reduce<string>(pointerTo, '');
    const kinds: Operation[] = [
      { kind: 'set', pointer, value: 5 },
      { kind: 'remove', pointer },
    ];
    if (Array.isArray(valueAt(value, parentOf(pointer))))
      kinds.push({ kind: 'insert', pointer, value: 5 }, { kind: 'duplicate', pointer });
    for (const operation of kinds) expect(JSON.parse(edited(text, operation)), pointer).toEqual(changeValue(value, operation));
  }
});
