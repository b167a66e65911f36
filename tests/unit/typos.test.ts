/** A sample of tests/mutants/typos.test.ts, small enough for every run. */
import { expect, test } from 'vitest';
import { countFalseSuggestions, countSuggestions, findChoices, fixSlips } from '../mutants/typos.ts';

const choices = findChoices();

test('a slip of the keyboard gets the right word, a random word mostly none', () => {
  const { slips, right } = countSuggestions(choices, 20);
  expect(slips).toBeGreaterThan(1000);
  expect(right / slips).toBeGreaterThanOrEqual(0.95);
  const { words, suggested } = countFalseSuggestions(choices, 5, 1);
  expect(suggested / words).toBeLessThanOrEqual(0.02);
});

test('what is corrected is valid afterwards', async () => {
  const { fixed, wrong } = await fixSlips(choices, 30, 1);
  expect(fixed).toBeGreaterThan(18);
  expect(wrong).toEqual([]);
});
