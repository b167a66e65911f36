import { expect, test } from 'vitest';
import { parseAsWritten, spelledNumbers } from './spelled-numbers.ts';

const text = `{
  "constants": { "price": 4.50, "account": 12345678901234567890, "tiny": 0.0000001, "year": 1987, "half": 4.5, "word": "4.50" },
  "placeholders": { "a/b": -0, "power": 1E3 },
  "languages": [{ "constants": { "price": 4.0 } }, { "path": "/fr", "placeholders": { "price": 4 } }],
  "other": { "price": 4.50 }
}`;

test('numbers of constants are kept as they are written, in every language', () => {
  expect(spelledNumbers(text, JSON.parse(text))).toEqual(
    new Map([
      ['/constants/price', '4.50'],
      ['/constants/account', '12345678901234567890'],
      ['/constants/tiny', '0.0000001'],
      ['/placeholders/a~1b', '-0'],
      ['/placeholders/power', '1E3'],
      ['/languages/0/constants/price', '4.0'],
    ]),
  );
});

test('of equal keys the last one counts', () => {
  const twice = '{ "constants": { "price": 4.50, "price": 5.50 } }';
  expect([...spelledNumbers(twice, JSON.parse(twice)).values()]).toEqual(['5.50']);
});

test('all else is what JSON says', () => {
  expect(parseAsWritten(text)).toEqual({
    constants: { price: '4.50', account: '12345678901234567890', tiny: '0.0000001', year: 1987, half: 4.5, word: '4.50' },
    placeholders: { 'a/b': '-0', power: '1E3' },
    languages: [{ constants: { price: '4.0' } }, { path: '/fr', placeholders: { price: 4 } }],
    other: { price: 4.5 },
  });
});

test.each(['null', '[]', '{ "constants": [1.0] }', '{ "constants": "1.0", "languages": { "constants": 1.0 } }'])(
  'a manifest of another shape is no matter: %s',
  (odd) => expect(spelledNumbers(odd, JSON.parse(odd)).size).toBeLessThan(2),
);
