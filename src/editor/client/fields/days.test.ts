import { expect, test } from 'vitest';
import { dayOf, isMeant } from './days.ts';

test('a day is read as the site writes it', () => {
  expect(['10.07.25', '1.7.2025', ' 2025-07-10 ', '31.02.25', 'im Sommer', 3].map((value) => dayOf(value, 'de'))).toEqual([
    '2025-07-10',
    '2025-07-01',
    '2025-07-10',
    undefined,
    undefined,
    undefined,
  ]);
  expect(dayOf('10 juillet 2025', 'fr')).toBe('2025-07-10');
});

test('a year that is half typed is not meant', () => {
  expect(['', '0002-07-10', '0202-07-10', '2026-07-10'].map(isMeant)).toEqual([false, false, false, true]);
});
