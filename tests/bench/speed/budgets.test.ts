import { expect, test } from 'vitest';
import { answersInTime, blocksNoLonger, scoresInFull } from './budgets.ts';

test.each<[what: string, ours: number[], byHand: number[], kept: boolean]>([
  ['neither page blocks', [0, 0, 0], [0, 0, 0], true],
  ['a busy machine added to some runs', [31, 0, 12], [0, 0, 0], true],
  ['both block for the same time in every run', [14, 17, 15], [14, 18, 15], true],
  ['the machine got calm for one run of the page by hand', [14, 17, 15], [3, 18, 15], true],
  ['only ours blocks', [14, 17, 15], [0, 0, 0], false],
  ['ours blocks longer', [44, 47, 45], [14, 17, 15], false],
])('blocking time where %s', (_, ours, byHand, kept) => {
  expect(blocksNoLonger(ours, byHand)).toBe(kept);
});

test.each([
  ['all are full', { performance: 100, seo: 100 }, { performance: 100, seo: 100 }, true],
  ['the machine slows both pages down', { performance: 97, seo: 100 }, { performance: 97, seo: 90 }, true],
  ['ours alone is slow', { performance: 97, seo: 100 }, { performance: 98, seo: 100 }, false],
  [
    'ours lacks what is no matter of speed, as the other does',
    { performance: 100, seo: 92 },
    { performance: 100, seo: 92 },
    false,
  ],
])('scores where %s', (_, ours, byHand, kept) => {
  expect(scoresInFull(ours, byHand)).toBe(kept);
});

test('a tap may take as long as on the page by hand, and otherwise as long as its limit', () => {
  expect(answersInTime(90, 100, 40)).toBe(true);
  expect(answersInTime(130, 100, 136)).toBe(true);
  expect(answersInTime(130, 100, 120)).toBe(false);
  expect(answersInTime(130, 100)).toBe(false);
});
