/**
 * Typos of the keyboard in keys, section types and fixed words of all valid manifests: every twentieth choice here, and in the long tests
 * every single typo of every choice.
 */
import { expect, test } from 'vitest';
import { countFalseSuggestions, countSuggestions, findChoices, fixMistakes } from '../mutants/typos.ts';

const choices = findChoices();
const { every, random, fixes } = process.env.DEEP
  ? { every: 1, random: { each: 200, seed: 7 }, fixes: { count: 2000, seed: 5 } }
  : { every: 20, random: { each: 5, seed: 1 }, fixes: { count: 30, seed: 1 } };

test('the right word is the first suggestion for at least 95 of 100 typos, a random word gets one in at most 2 of 100 cases', () => {
  const { typos, right } = countSuggestions(choices, every);
  expect(typos).toBeGreaterThan(1000);
  expect(right / typos).toBeGreaterThanOrEqual(0.95);
  const { words, suggested } = countFalseSuggestions(choices, random.each, random.seed);
  expect(suggested / words).toBeLessThanOrEqual(0.02);
});

test('the loader suggests the same, and whatever --fix changes is valid afterwards', async () => {
  const { fixed, unsure, suggestedFirst, wrong } = await fixMistakes(choices, fixes.count, fixes.seed);
  expect(fixed).toBeGreaterThan(fixes.count * 0.6);
  expect(wrong).toEqual([]);
  expect(suggestedFirst / (fixed + unsure)).toBeGreaterThanOrEqual(0.95);
});
