/** Every single slip of the keyboard in every key, section type and fixed word of all valid manifests. */
import { expect, test } from 'vitest';
import { countFalseSuggestions, countSuggestions, findChoices, fixSlips } from './typos.ts';

const choices = findChoices();

test('the right word is the first suggestion for at least 95 of 100 slips', () => {
  const { slips, right } = countSuggestions(choices);
  console.log(`${choices.length} choices, ${slips} slips, ${((right / slips) * 100).toFixed(2)} % suggested right`);
  expect(right / slips).toBeGreaterThanOrEqual(0.95);
});

test('a random word gets a suggestion in at most 2 of 100 cases', () => {
  const { words, suggested } = countFalseSuggestions(choices, 200, 7);
  console.log(`${words} random words, ${((suggested / words) * 100).toFixed(2)} % with a suggestion`);
  expect(suggested / words).toBeLessThanOrEqual(0.02);
});

test('the loader suggests the same, and whatever --fix changes is valid afterwards', async () => {
  const { fixed, unsure, suggestedFirst, wrong } = await fixSlips(choices, 2000, 5);
  console.log(`${fixed} fixed, ${unsure} unsure, ${suggestedFirst} suggested right by the loader, ${wrong.length} wrong`);
  expect(wrong).toEqual([]);
  expect(suggestedFirst / (fixed + unsure)).toBeGreaterThanOrEqual(0.95);
});
