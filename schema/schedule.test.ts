import { expect, test } from 'vitest';
import { parseDay, parseTime } from './schedule.ts';

test.each([
  ['10.07.27', '2027-07-10'],
  ['1.7.2027', '2027-07-01'],
  ['29.02.28', '2028-02-29'],
  ['29.02.27', undefined],
  ['31.4.27', undefined],
  ['2027-07-10', undefined],
  ['10.07.', undefined],
])('the day %s', (text, day) => {
  expect(parseDay(text)).toBe(day);
});

test.each([
  ['9:30', 570],
  ['09:30', 570],
  ['0:00', 0],
  ['23:59', 1439],
  ['24:00', undefined],
  ['9:5', undefined],
  ['9.30', undefined],
])('the time %s', (text, minutes) => {
  expect(parseTime(text)).toBe(minutes);
});
