import { expect, test } from 'vitest';
import type { Where } from './locate.ts';
import { locate, positionFinder } from './locate.ts';

const text = `{
  "a": { "b/c": [10, {"d": "x {y} z"}, true] },
  "e~f" : null ,"g":"\\"]",
  "h": [], "i~1": 7
}`;

const marked = (where: Where) => locate(text, [where]).map(({ start, end }) => text.slice(start, end))[0];

test.each<[string, Where]>([
  ['10', { pointer: '/a/b~1c/0' }],
  ['"x {y} z"', { pointer: '/a/b~1c/1/d' }],
  ['{y}', { pointer: '/a/b~1c/1/d', part: '{y}' }],
  ['"x {y} z"', { pointer: '/a/b~1c/1/d', part: 'not there' }],
  ['true', { pointer: '/a/b~1c/2' }],
  ['"d"', { pointer: '/a/b~1c/1/d', at: 'key' }],
  ['"b/c"', { pointer: '/a/b~1c', at: 'key' }],
  ['"e~f"', { pointer: '/e~0f', at: 'key' }],
  ['null', { pointer: '/e~0f' }],
  ['"\\"]"', { pointer: '/g' }],
  ['[]', { pointer: '/h' }],
  ['7', { pointer: '/i~01' }],
  ['{', { pointer: '/a', at: 'start' }],
  ['{', { pointer: '', at: 'start' }],
])('%s', (expected, where) => {
  expect(marked(where)).toBe(expected);
});

test('what does not exist is marked at the start of what is around it', () => {
  expect(marked({ pointer: '/h/0/deeper' })).toBe('[');
  expect(marked({ pointer: '/g/x' })).toBe('"');
});

test('many places are found in one walk, in the order asked', () => {
  const spans = locate(text, [{ pointer: '/h' }, { pointer: '/a/b~1c/0' }, { pointer: '', span: { start: 3, end: 4 } }]);
  expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(['[]', '10', ' ']);
});

test('offsets become lines and columns, whatever the line ends', () => {
  const positionOf = positionFinder('a\r\nbc\nd');
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(positionOf).map(({ line, column }) => `${line}:${column}`)).toEqual([
    '1:1',
    '1:2',
    '1:3',
    '2:1',
    '2:2',
    '2:3',
    '3:1',
    '3:2',
  ]);
});
