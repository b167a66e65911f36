import { expect, test } from 'vitest';
import { iconWords } from './icon-words.ts';
import { iconNames } from './icons.ts';
import { languages } from './languages.ts';

test('every icon has words in both languages', () => {
  for (const language of languages) {
    for (const name of iconNames) {
      const words = iconWords[name][language].split(', ');
      expect(
        words.filter((word) => word !== word.trim() || word === ''),
        `${name} in ${language}`,
      ).toEqual([]);
      expect(new Set(words).size, `${name} in ${language} says a word twice`).toBe(words.length);
    }
  }
});

test('no two icons are called the same', () => {
  for (const language of languages) {
    const names = iconNames.map((name) => iconWords[name][language].split(',')[0]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});
