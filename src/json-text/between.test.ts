import { expect, test } from 'vitest';
import type { Json } from '../../schema/json.ts';
import { createRandom, type Random } from '../../tests/mutants/random.ts';
import { writeInto } from './between.ts';

/** As migrations write, where nothing is known to have come from elsewhere. */
const rewrite = (text: string, value: Json): string => writeInto(text, value, { originOf: (pointer) => pointer });

/** One edit each: the text, what it is to say, the text that is expected. */
test.each<[name: string, before: string, edit: (value: never) => Json, after: string]>([
  ['nothing', '{ "a" : 1,\r\n"b":[ ] }\n', (value) => value, '{ "a" : 1,\r\n"b":[ ] }\n'],
  [
    'a key has another name',
    '{\n  "a" : [ 1,2 ],\n  "b": 2\n}',
    ({ a, b }: never) => ({ x: a, b }),
    '{\n  "x" : [ 1,2 ],\n  "b": 2\n}',
  ],
  ['a key has gone', '{\n  "a": 1,\n  "b": 2\n}\n', ({ b }: never) => ({ b }), '{\n  "b": 2\n}\n'],
  ['the last key has gone', '{\n  "a": 1,\n  "b": 2\n}\n', ({ a }: never) => ({ a }), '{\n  "a": 1\n}\n'],
  ['the only key has gone', '{\n  "a": 1\n}\n', () => ({}), '{}\n'],
  [
    'a key is new',
    '{\n\t"a": 1\n}',
    (value: never) => ({ ...(value as object), b: [1, { c: 2 }] }),
    '{\n\t"a": 1,\n\t"b": [\n\t\t1,\n\t\t{\n\t\t\t"c": 2\n\t\t}\n\t]\n}',
  ],
  [
    'a key is new on one line',
    '{ "a": 1 }',
    (value: never) => ({ ...(value as object), b: { c: [1, 2] } }),
    '{ "a": 1, "b": { "c": [1, 2] } }',
  ],
  ['a key is new in what was empty', '{\r\n  "a": {}\r\n}', () => ({ a: { b: 1 } }), '{\r\n  "a": {\r\n    "b": 1\r\n  }\r\n}'],
  [
    'line ends of Windows',
    '{\r\n  "a": 1\r\n}',
    () => ({ a: 1, b: { c: 2 } }),
    '{\r\n  "a": 1,\r\n  "b": {\r\n    "c": 2\r\n  }\r\n}',
  ],
  ['escapes of what stays', '{ "a": "\\u00e9", "b": 1 }', ({ a }: never) => ({ a, b: 2 }), '{ "a": "\\u00e9", "b": 2 }'],
  ['a number that is written oddly', '{ "a": 1.50e1, "b": 1 }', ({ a }: never) => ({ c: a, b: 1 }), '{ "c": 1.50e1, "b": 1 }'],
  [
    'an entry has gone',
    '[\n  { "a": 1 },\n  { "a": 2 },\n  { "a": 3 }\n]',
    (list: never) => [list[0], list[2]],
    '[\n  { "a": 1 },\n  { "a": 3 }\n]',
  ],
  ['the first entry has gone', '[\n  1,\n\n  2,\n  3\n]', () => [2, 3], '[\n  2,\n  3\n]'],
  ['an entry is new', '[ 1,2 ]', () => [1, 5, 2], '[ 1,5,2 ]'],
  ['an entry has changed', '[{"a":1,  "b":2}]', () => [{ a: 1, b: 3 }], '[{"a":1,  "b":3}]'],
  ['a text becomes a list', '{\n  "a": "x",\n  "b": 1\n}', () => ({ a: ['x'], b: 1 }), '{\n  "a": [\n    "x"\n  ],\n  "b": 1\n}'],
  ['keys change places', '{\n  "a": 1,\n  "b": 2\n}', () => ({ b: 2, a: 1 }), '{\n  "b": 2,\n  "a": 1\n}'],
])('%s', (_, before, edit, after) => {
  expect(rewrite(before, edit(JSON.parse(before) as never))).toBe(after);
});

test('what has come from elsewhere in its object is written as it was there', () => {
  const text = '{\n  "pages": [\n    {\n      "a": 1.0, "b":  [ 2 ]\n    },\n    { "a" : 3.0 }\n  ]\n}';
  const origins = new Map([
    ['/pages/0', '/pages/1'],
    ['/pages/1', '/pages/0'],
    ['/pages/1/b', '/pages/0/a'],
    ['/pages/1/a', '/pages/0/b'],
  ]);
  const originOf = (pointer: string) => origins.get(pointer) ?? pointer;
  expect(writeInto(text, { pages: [{ a: 4 }, { b: 1, a: [2] }] }, { originOf })).toBe(
    '{\n  "pages": [\n    { "a" : 4 },\n    {\n      "b": 1.0, "a":  [ 2 ]\n    }\n  ]\n}',
  );
});

test('an entry on the line of another one is changed like all others', () => {
  const entries = '{ "a": 1.0 }, { "a": 2.0 },\n  { "a": 3.0 }';
  expect(rewrite(`{ "pages": [${entries}] }`, { pages: [{ b: 1 }, { b: 2, c: 0 }, { b: 3 }] })).toBe(
    '{ "pages": [{ "b": 1.0 }, { "b": 2.0, "c": 0 },\n  { "b": 3.0 }] }',
  );
});

test('any value is written into any text, with its keys in order', () => {
  const random = createRandom(20_261_121);
  for (let round = 0; round < 2000; round++) {
    const before = JSON.stringify(randomValue(random, 4), null, random.pick([0, 2, 4, '\t', ' ']));
    const text = random.below(2) ? before.replaceAll('\n', '\r\n') : before;
    const value = mutate(JSON.parse(text) as Json, random);
    const result = rewrite(text, value);
    expect(JSON.stringify(JSON.parse(result)), text).toBe(JSON.stringify(value));
    expect(rewrite(result, value)).toBe(result);
    if (text.includes('\r')) expect(result.replaceAll('\r\n', '')).not.toContain('\n');
  }
});

function randomValue(random: Random, depth: number): Json {
  const kind = depth === 0 ? random.below(3) : random.below(6);
  if (kind === 0) return random.below(100);
  if (kind === 1) return random.word(3);
  if (kind === 2) return random.pick([true, false, null, '"', '\\', 'é\u2028', '']);
  const size = random.below(5);
  if (kind === 3) return Array.from({ length: size }, () => randomValue(random, depth - 1));
  return Object.fromEntries(
    Array.from({ length: size }, () => [random.pick([random.word(1), '__proto__', 'a"b']), randomValue(random, depth - 1)]),
  );
}

/** Somewhere below, something is other than it was. */
function mutate(value: Json, random: Random): Json {
  if (typeof value !== 'object' || value === null || random.below(6) === 0) return randomValue(random, 2);
  if (Array.isArray(value)) {
    const entries = value.flatMap((entry) => {
      const choice = random.below(6);
      return choice === 0
        ? []
        : choice === 1
          ? [randomValue(random, 1), entry]
          : choice === 2
            ? [mutate(entry, random)]
            : [entry];
    });
    return random.below(8) === 0 ? random.shuffle(entries) : entries;
  }
  const entries = Object.entries(value).flatMap(([key, inner]): [string, Json][] => {
    const choice = random.below(7);
    if (choice === 0) return [];
    if (choice === 1) return [[random.word(2), inner]];
    if (choice === 2)
      return [
        [key, inner],
        [random.word(2), randomValue(random, 2)],
      ];
    return [[key, choice === 3 ? mutate(inner, random) : inner]];
  });
  return Object.fromEntries(random.below(8) === 0 ? random.shuffle(entries) : entries);
}
