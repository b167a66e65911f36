/** Every single typo of the keyboard in every key, section type and fixed word of all valid manifests. */
import { expect, test } from 'vitest';
import { countFalseSuggestions, countSuggestions, findChoices, fixMistakes } from './typos.ts';

const choices = findChoices();

test('the right word is the first suggestion for at least 95 of 100 typos', () => {
  const { typos, right } = countSuggestions(choices);
  console.log(`${choices.length} choices, ${typos} typos, ${((right / typos) * 100).toFixed(2)} % suggested right`);
  expect(right / typos).toBeGreaterThanOrEqual(0.95);
});

test('a random word gets a suggestion in at most 2 of 100 cases', () => {
  const { words, suggested } = countFalseSuggestions(choices, 200, 7);
  console.log(`${words} random words, ${((suggested / words) * 100).toFixed(2)} % with a suggestion`);
  expect(suggested / words).toBeLessThanOrEqual(0.02);
});

test('the loader suggests the same, and whatever --fix changes is valid afterwards', async () => {
  const { fixed, unsure, suggestedFirst, wrong } = await fixMistakes(choices, 2000, 5);
  console.log(`${fixed} fixed, ${unsure} unsure, ${suggestedFirst} suggested right by the loader, ${wrong.length} wrong`);
  expect(wrong).toEqual([]);
  expect(suggestedFirst / (fixed + unsure)).toBeGreaterThanOrEqual(0.95);
});
