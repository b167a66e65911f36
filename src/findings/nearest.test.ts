import { expect, test } from 'vitest';
import { createSuggester, editDistance, findCertain, findNearest } from './nearest.ts';

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

test('a correction is certain only when one single slip leads to one single name', () => {
  expect(findCertain('titel', keys)).toBe('title');
  expect(findCertain('Title', keys)).toBe('title');
  expect(findCertain('tittel', keys)).toBeUndefined();
  expect(findCertain('cart', ['card', 'cards', 'part'])).toBeUndefined();
  expect(findCertain('title', keys)).toBeUndefined();
});

test('whoever has hundreds of wrong names gets no more suggestions', () => {
  const suggest = createSuggester(keys);
  expect(suggest('titel')).toEqual({ nearest: 'title', certain: 'title' });
  for (let i = 0; i < 500; i++) suggest(`wrong${i}`);
  expect(suggest('herf')).toEqual({ nearest: undefined, certain: undefined });
  expect(suggest('titel').nearest).toBe('title');
});
