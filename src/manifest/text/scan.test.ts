import { expect, test } from 'vitest';
import { maxDepth, scan } from './scan.ts';

const codes = (text: string) => scan(text).findings.map(({ code }) => code);

test('equal keys in one object are found, however they are written', () => {
  const text = '{"title": 1, "x": {"title": 2}, "\\u0074itle": 3}';
  expect(scan(text).findings).toMatchObject([
    { code: 'duplicate-key', params: { key: 'title' }, span: { start: 32, end: 44 }, related: [{ span: { start: 1, end: 8 } }] },
  ]);
});

test('equal values, and equal keys in different objects, are fine', () => {
  expect(codes('[{"a": "a"}, {"a": "a"}, ["a", "a"], {"b": {"a": 1}, "a": 2}]')).toEqual([]);
});

test('braces and quotes inside a text do not count', () => {
  expect(codes('{"a": "{\\"a\\": [", "b": "\\\\", "c": "}"}')).toEqual([]);
});

test('a text may end with a backslash', () => {
  expect(codes('{"a": "C:\\\\", "a": 1}')).toEqual(['duplicate-key']);
  expect(codes('{"a": "\\"", "a": 1}')).toEqual(['duplicate-key']);
});

test('nesting is bounded', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  expect(codes(nested(maxDepth))).toEqual([]);
  expect(codes(nested(maxDepth + 1))).toEqual(['too-deep']);
  expect(codes('['.repeat(100_000))).toEqual(['too-deep']);
});

test('names that every object inherits are ordinary keys', () => {
  expect(codes('{"constructor": 1, "toString": 2, "__proto__": 3}')).toEqual([]);
  expect(codes('{"__proto__": 1, "__proto__": 2}')).toEqual(['duplicate-key']);
});

test('equal keys without end are not collected without end', () => {
  expect(scan(`{${'"a":1,'.repeat(5000)}"b":1}`).findings).toHaveLength(1000);
});
