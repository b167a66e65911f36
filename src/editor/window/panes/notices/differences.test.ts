import { expect, test } from 'vitest';
import { differencesOf, readable } from './differences.ts';

test('what differs is marked, word by word', () => {
  const { mine, theirs } = differencesOf('Der Kurs beginnt im Mai.', 'Der Kurs beginnt erst im Juni.');
  expect(mine.map(({ text }) => text).join('')).toBe('Der Kurs beginnt im Mai.');
  expect(theirs.map(({ text }) => text).join('')).toBe('Der Kurs beginnt erst im Juni.');
  expect(mine.filter(({ isOwn }) => isOwn).map(({ text }) => text.trim())).toEqual(['Mai']);
  expect(theirs.filter(({ isOwn }) => isOwn).map(({ text }) => text.trim())).toEqual(['erst', 'Juni']);
});

test.each<[unknown, string]>([
  ['Ein Satz', 'Ein Satz'],
  [3, '3'],
  [true, 'ja'],
  [undefined, 'nichts'],
  [[], 'nichts'],
  [{ type: 'split', title: 'Titel', list: ['a', 'b'] }, 'Titel\na\nb'],
])('%j reads "%s"', (value, text) => {
  expect(readable(value, { nothing: 'nichts', yes: 'ja', no: 'nein' })).toBe(text);
});
