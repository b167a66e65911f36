/** A sample of tests/mutants/typos.test.ts, small enough for every run. */
import { expect, test } from 'vitest';
import { countFalseSuggestions, countSuggestions, findChoices, fixMistakes } from '../mutants/typos.ts';

const choices = findChoices();

test('a typo of the keyboard gets the right word, a random word mostly none', () => {
  const { typos, right } = countSuggestions(choices, 20);
  expect(typos).toBeGreaterThan(1000);
  expect(right / typos).toBeGreaterThanOrEqual(0.95);
  const { words, suggested } = countFalseSuggestions(choices, 5, 1);
  expect(suggested / words).toBeLessThanOrEqual(0.02);
});

test('what is corrected is valid afterwards', async () => {
  const { fixed, wrong } = await fixMistakes(choices, 30, 1);
  expect(fixed).toBeGreaterThan(18);
  expect(wrong).toEqual([]);
});
