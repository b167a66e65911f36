import { expect, test } from 'vitest';
import { iconNames } from '../../schema/icons.ts';
import { meantValue } from './meant-value.ts';

test.each([
  ['repair', 'tool'],
  ['wrench', 'tool'],
  ['smartphone', 'device-mobile'],
  ['Glühbirne', 'bulb'],
  ['linkedin', 'brand-linkedin'],
  ['roket', 'rocket'],
  ['quite-something', undefined],
])('by what people call an icon: %s is %s', (written, meant) => {
  expect(meantValue(written, iconNames).nearest).toBe(meant);
});

test('of shapes the one that looks most like it, and never as a certain correction', () => {
  const ratios = ['16:9', '3:2', '4:3', '1:1', '4:5', '3:4'];
  expect(['2:3', '9:16', '5:4', '21:9'].map((ratio) => meantValue(ratio, ratios))).toEqual(
    ['3:4', '3:4', '4:3', '16:9'].map((nearest) => ({ nearest })),
  );
  expect(meantValue('deeep', ['plain', 'deep'])).toEqual({ nearest: 'deep', certain: 'deep' });
});
