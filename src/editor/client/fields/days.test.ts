import { expect, test } from 'vitest';
import { dayOf, isMeant, writeDay } from './days.ts';

test('a day is written as the site writes it', () => {
  expect(['10.07.25', '1.7.2025', ' 10.07.25 ', '31.02.25', 'im Sommer', 3].map(dayOf)).toEqual([
    '2025-07-10',
    '2025-07-01',
    '2025-07-10',
    undefined,
    undefined,
    undefined,
  ]);
  expect(writeDay('2026-10-01', '10.07.25')).toBe('01.10.26');
  expect(writeDay('2026-10-01', '10.07.2025')).toBe('01.10.2026');
  expect(writeDay('2026-10-01', undefined)).toBe('01.10.26');
  // With two digits it would be read as 2099.
  expect(writeDay('1999-10-01', '10.07.25')).toBe('01.10.1999');
});

test('a year that is half typed is not meant', () => {
  expect(['', '0002-07-10', '0202-07-10', '2026-07-10'].map(isMeant)).toEqual([false, false, false, true]);
});
