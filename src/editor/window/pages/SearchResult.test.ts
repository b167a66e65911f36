import { expect, test } from 'vitest';
import { cutAt } from './SearchResult.tsx';

test('a text is cut behind a word, where it does not fit', () => {
  expect(cutAt('Beratung und Training', 21)).toBe('Beratung und Training');
  expect(cutAt('Beratung und Training', 20)).toBe('Beratung und …');
  expect(cutAt('Beratung und Training', 12)).toBe('Beratung und …');
  expect(cutAt('Beratung, Training', 12)).toBe('Beratung …');
  expect(cutAt('Donaudampfschifffahrt', 5)).toBe('Donau …');
});
