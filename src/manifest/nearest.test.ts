import { expect, test } from 'vitest';
import { editDistance, findNearest } from './nearest.ts';

const keys = ['title', 'text', 'items', 'actions', 'image', 'href', 'label', 'alt'];

test.each([
  ['titel', 'title'],
  ['Title', 'title'],
  ['tite', 'title'],
  ['itmes', 'items'],
  ['action', 'actions'],
  ['herf', 'href'],
  ['lable', 'label'],
  ['al', 'alt'],
])('%s was probably meant as %s', (word, expected) => {
  expect(findNearest(word, keys)).toBe(expected);
});

test.each([['headline'], ['beschreibung'], ['x'], [''], ['zzz'], ['src']])('%s is like none of them', (word) => {
  expect(findNearest(word, keys)).toBeUndefined();
});

test('of equally near names the one that begins alike wins', () => {
  expect(findNearest('hero', ['zero', 'hers'])).toBe('hers');
});

test('a swap of neighbours is one edit', () => {
  expect(editDistance('titel', 'title')).toBe(1);
  expect(editDistance('', 'abc')).toBe(3);
  expect(editDistance('kitten', 'sitting')).toBe(3);
});
