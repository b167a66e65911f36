import { expect, test } from 'vitest';
import type { Json } from '../../../schema/migrations.ts';
import { merge } from './merge.ts';
import { settleConflicts } from './settle.ts';

function settled(base: Json, mine: Json, theirs: Json, isTheirs: boolean): Json {
  const { merged, conflicts } = merge(base, mine, theirs);
  expect(conflicts).not.toEqual([]);
  return settleConflicts(merged, conflicts, () => isTheirs);
}

const entry = (id: string, text: string) => ({ id, text });
const [a, b, c] = [entry('a', 'eins'), entry('b', 'zwei'), entry('c', 'drei')];

test.each<[string, Json, Json, Json]>([
  ['a text', { a: 'x' }, { a: 'mine' }, { a: 'theirs' }],
  ['a key that they have removed', { a: 'x', b: 1 }, { a: 'mine', b: 1 }, { b: 1 }],
  ['a key that I have removed', { a: 'x', b: 1 }, { b: 1 }, { a: 'theirs', b: 1 }],
  ['an entry that they have removed', [a, b, c], [a, entry('b', 'meins'), c], [a, c]],
  ['an entry that I have removed', [a, b, c], [a, c], [a, entry('b', 'anders'), c]],
  ['several entries that they have removed', [a, b, c], [entry('a', 'meins'), entry('b', 'auch'), c], [c]],
  ['several entries that I have removed', [a, b, c], [c], [entry('a', 'anders'), entry('b', 'auch'), c]],
  ['entries removed on both sides', [a, b, c], [entry('a', 'meins'), c], [entry('b', 'anders'), c]],
  ['all', 'x', 'mine', 'theirs'],
])('%s: what is decided is there', (_, base, mine, theirs) => {
  expect(settled(base, mine, theirs, false)).toEqual(mine);
  expect(settled(base, mine, theirs, true)).toEqual(theirs);
});

test('each place has its own answer', () => {
  const { merged, conflicts } = merge({ a: 1, b: 1, c: 1 }, { a: 2, b: 2, c: 1 }, { a: 3, b: 3, c: 3 });
  expect(settleConflicts(merged, conflicts, ({ pointer }) => pointer === '/b')).toEqual({ a: 2, b: 3, c: 3 });
});
