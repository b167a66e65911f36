import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../../../../schema/json.ts';
import { mergeProperties } from '../../../../tests/mutants/random-merges.ts';
import { root } from '../../../../tests/support/project/project.ts';
import { type Conflict, canKeepBoth, decided, merge } from './merge.ts';

const site = JSON.parse(readFileSync(join(root, 'tests/fixtures/valid/atelier-velo/site.json'), 'utf8')) as Json;

const section = (title: string, ...items: Json[]) => ({ type: 'text', title, text: ['Ein Absatz.', 'Noch einer.'], items });
const sections = [section('Eins'), section('Zwei'), section('Drei')];
const [one = null, two = null, three = null]: Json[] = sections;
const people = (role: string, phone: string, other: string): Json => [
  { title: 'Ada', facts: { role, phone } },
  { title: 'Bo', facts: { role: other } },
  { title: 'Cy', facts: { role: 'Presse' } },
];
const changed = section('Zwei', 'neu');

/** What two people have made of one value, what becomes of it, and the pointers of what they cannot both have. */
test.each<[name: string, base: Json, mine: Json, theirs: Json, merged: Json, conflicts: string[]]>([
  ['two keys', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }, []],
  ['one key in the same way', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }, []],
  ['one key in two ways', { a: 1 }, { a: 2 }, { a: 3 }, { a: 2 }, ['/a']],
  ['a key that one removes and the other changes', { a: 1, b: 1 }, { b: 1 }, { a: 2, b: 1 }, { b: 1 }, ['/a']],
  ['a key that one changes and the other removes', { a: 1, b: 1 }, { a: 2, b: 1 }, { b: 1 }, { a: 2, b: 1 }, ['/a']],
  ['two new keys', { a: 1 }, { a: 1, b: 1 }, { c: 1, a: 1 }, { c: 1, a: 1, b: 1 }, []],
  ['a new object in two ways', {}, { a: { b: 1, c: 1 } }, { a: { b: 1, c: 2 } }, { a: { b: 1, c: 1 } }, ['/a/c']],
  [
    'a link that leads elsewhere in two ways',
    { a: { page: 1 } },
    { a: { mail: 1 } },
    { a: { file: 1 } },
    { a: { mail: 1 } },
    ['/a'],
  ],
  ['two kinds of one new link', {}, { a: { mail: 1 } }, { a: { file: 1 } }, { a: { mail: 1 } }, ['/a']],
  [
    'the first facts of a record',
    [{ title: 'Ada' }],
    [{ title: 'Ada', facts: { role: 'Till' } }],
    [{ title: 'Ada', facts: { age: 4 } }],
    [{ title: 'Ada', facts: { age: 4, role: 'Till' } }],
    [],
  ],
  ['a list that the other has made a text', { a: [1] }, { a: [2] }, { a: 'x' }, { a: [2] }, ['/a']],
  [
    'two facts of one record, and another record',
    people('Kasse', '1', 'Wart'),
    people('Vorsitz', '1', 'Wart'),
    people('Kasse', '2', 'Trainerin'),
    people('Vorsitz', '2', 'Trainerin'),
    [],
  ],
  ['one entry and its neighbour', [one, two], [one, changed], [section('1'), two], [section('1'), changed], []],
  [
    'an entry that one moves and the other changes',
    sections,
    [three, one, two],
    [one, changed, three],
    [three, one, changed],
    [],
  ],
  [
    'an entry that one changes and the other moves',
    sections,
    [one, changed, three],
    [three, one, two],
    [three, one, changed],
    [],
  ],
  [
    'an entry inserted before one that is changed',
    sections,
    [section('Neu'), ...sections],
    [one, changed, three],
    [section('Neu'), one, changed, three],
    [],
  ],
  ['an entry removed before one that is changed', sections, [two, three], [one, changed, three], [changed, three], []],
  ['two new entries', [one, two], [one, 'a', two], [one, two, 'b'], [one, 'a', two, 'b'], []],
  ['two new entries at one place', [one], [one, 'a'], [one, 'b'], [one, 'a', 'b'], []],
  ['new entries in a list that was empty', [], ['a'], ['b'], ['a', 'b'], []],
  ['a list that one has emptied, and the other added to', ['a'], [], ['a', 'b'], ['b'], []],
  ['a list that both have emptied', ['a'], [], [], [], []],
  ['an empty list that one removes, and the other adds to', { a: [], b: 1 }, { b: 1 }, { a: ['x'], b: 1 }, { b: 1 }, ['/a']],
  ['an empty list that is new in both', {}, { a: [] }, { a: [] }, { a: [] }, []],
  ['the same new entry', [one], ['a', 'b', one, 'c'], ['a', 'b', one, 'c'], ['a', 'b', one, 'c'], []],
  ['the same new entry beside others', [one], ['a', one], ['a', 'b', one], ['a', 'b', one], []],
  ['an entry moved by one, another removed by the other', sections, [three, one, two], [one, three], [three, one], []],
  ['an entry that one removes and the other changes', sections, [one, three], [one, changed, three], [one, three], ['/1']],
  [
    'an entry that one changes and the other removes',
    sections,
    [one, changed, three],
    [one, three],
    [one, changed, three],
    ['/1'],
  ],
  ['an entry that one moves and the other removes', sections, [three, one, two], [one, two], [three, one, two], ['']],
  ['an entry that one removes and the other moves', sections, [one, two], [three, one, two], [one, two], ['']],
  ['two orders', ['a', 'b', 'c'], ['b', 'a', 'c'], ['a', 'c', 'b'], ['b', 'a', 'c'], ['']],
  ['one order', ['a', 'b', 'c'], ['b', 'a', 'c'], ['b', 'a', 'c', 'd'], ['b', 'a', 'c', 'd'], []],
  ['one sentence in two ways', ['eins', 'zwei'], ['eins', 'A'], ['eins', 'B'], ['eins', 'A'], ['/1']],
  ['entries that are equal', ['a', 'a'], ['a', 'a', 'a'], ['a', 'a', 'b'], ['a', 'a', 'a', 'b'], []],
  [
    'a section of another type',
    [one],
    [{ type: 'hero', title: 'Eins' }],
    [section('Eins', 'neu')],
    [{ type: 'hero', title: 'Eins' }],
    ['/1'],
  ],
])('%s', (_, base, mine, theirs, merged, conflicts) => {
  const result = merge(base, mine, theirs);
  expect(result.merged).toEqual(merged);
  expect(result.conflicts.map(({ pointer }) => pointer)).toEqual(conflicts);
});

test('where they are to have their way, entries come and go at their places', () => {
  const base = ['a', 'b', 'c', 'd'].map((id) => ({ id, title: `Die Überschrift von ${id}`, text: 'Text' }));
  const write = (list: typeof base, id: string, text: string) =>
    list.map((entry) => (entry.id === id ? { ...entry, text } : entry));
  const without = (list: typeof base, id: string) => list.filter((entry) => entry.id !== id);
  const mine = write(write(without(without(base, 'a'), 'b'), 'c', 'Mein C'), 'd', 'Mein D');
  const theirs = write(write(write(without(base, 'c'), 'a', 'Ihr A'), 'b', 'Ihr B'), 'd', 'Ihr D');
  const { merged, conflicts } = merge(base, mine, theirs);
  expect(merged).toEqual(mine);
  expect(conflicts.map(({ pointer, isEntry }) => [pointer, isEntry])).toEqual([
    ['/0', true],
    ['/0', true],
    ['/0', true],
    ['/1/text', undefined],
  ]);
  const withTheirs = (value: Json, ones: readonly Conflict[], all = ones) =>
    decided(value, all, (one) => (ones.includes(one) ? 'theirs' : 'mine'));
  expect(withTheirs(merged, conflicts)).toEqual(theirs);
  expect(withTheirs(merged, conflicts.slice(1, 2))).toEqual([theirs[1], ...mine]);
  expect(withTheirs({ b: 1 }, merge({ a: 1, b: 1 }, { b: 1 }, { a: 2, b: 1 }).conflicts)).toEqual({ a: 2, b: 1 });
  expect(withTheirs({ a: 2 }, merge({ a: 1 }, { a: 2 }, {}).conflicts)).toEqual({});
});

test.each<[string, boolean, Json, Json, Json, Json]>([
  ['a text', true, { a: 'Alt' }, { a: 'Mein' }, { a: 'Ihr' }, { a: 'Mein / Ihr' }],
  ['a paragraph', true, ['x', 'Alt', 'y'], ['x', 'Mein', 'y'], ['x', 'Ihr', 'y'], ['x', 'Mein', 'Ihr', 'y']],
  ['two orders', true, ['a', 'b', 'c'], ['b', 'a', 'c'], ['a', 'c', 'b', 'd'], ['b', 'a', 'c', 'd']],
  ['an address', false, { a: '/' }, { a: '/a' }, { a: '/b' }, { a: '/a' }],
  ['a number', true, { a: 1 }, { a: 2 }, { a: 3 }, { a: 2 }],
  ['what one has removed', true, { a: 'Alt' }, {}, { a: 'Ihr' }, {}],
])('both can be kept of texts and of lists: %s', (_, isText, base, mine, theirs, both) => {
  const { merged, conflicts } = merge(base, mine, theirs);
  expect(decided(merged, conflicts, (one) => (canKeepBoth(one, isText) ? 'both' : 'mine'))).toEqual(both);
});

test('a conflict says what each has', () => {
  expect(merge({ a: 1, b: [1] }, { b: [2] }, { a: 2, b: [3] }).conflicts).toEqual([
    { pointer: '/a', base: 1, mine: undefined, theirs: 2 },
    { pointer: '/b/0', isEntry: true, base: 1, mine: 2, theirs: 3 },
  ]);
});

test.each(Object.entries(mergeProperties))('%s', (_, property) => {
  fc.assert(property(site) as fc.IProperty<unknown>, { numRuns: 12, seed: 20_261_122 });
});
