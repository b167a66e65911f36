import { expect, test } from 'vitest';
import { pairEntries } from './similarity.ts';

const page = (number: number, word: string) => ({ path: `/page-${number}`, text: `${word} on page ${number}`, list: [number] });

test('of many entries that have all changed each is found again, also where some are new', () => {
  const before = [...Array(500).keys()].map((number) => page(number, 'A word'));
  const changed = before.map((_, number) => page(number, 'Another word'));
  expect(pairEntries(before, changed)).toEqual([...before.keys()]);
  const more = [{ new: 1 }, { new: 2 }, ...changed];
  expect(pairEntries(before, more)).toEqual([-1, -1, ...before.keys()]);
  expect(pairEntries(before, changed.slice(2))).toEqual([...before.keys()].slice(2));
});
