import { describe, expect, test } from 'vitest';
import { dayOf, readTyped, sayIfDay, spellDay } from './days.ts';

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

describe('what an author types on 29 November 2026', () => {
  test.each([
    ['de', '24.12.2026', '2026-12-24'],
    ['de', '24.12.26', '2026-12-24'],
    ['de', ' 24. 12. 2026 ', '2026-12-24'],
    ['de', '24.12.', '2026-12-24'],
    ['de', '24.12', '2026-12-24'],
    ['de', '24. Dezember 2026', '2026-12-24'],
    ['de', '24. Dezember', '2026-12-24'],
    ['de', '24. Dez.', '2026-12-24'],
    ['de', 'Donnerstag, 24. Dezember 2026', '2026-12-24'],
    ['de', 'Do, 24.12.', '2026-12-24'],
    ['de', '24122026', '2026-12-24'],
    ['de', '04052026', '2026-05-04'],
    ['de', '20261224', '2026-12-24'],
    ['de', '2026-12-24', '2026-12-24'],
    ['de', '24/12/2026', '2026-12-24'],
    ['de', '24 December 2026', '2026-12-24'],
    // The next one: today counts, yesterday is a year away, and a leap day is as far as that is.
    ['de', '29.11.', '2026-11-29'],
    ['de', '28.11.', '2027-11-28'],
    ['de', '29.2.', '2028-02-29'],
    ['de', '31.2.', 'none'],
    ['de', '31.2.2026', 'none'],
    ['de', '29.2.2027', 'none'],
    ['de', 'Freitag, 24.12.2026', 'none'],
    ['de', '24.12.0026', 'none'],
    ['de', '24', 'none'],
    ['de', '2412', 'none'],
    ['de', '99999999', 'none'],
    ['de', 'im Sommer', 'none'],
    ['de', '05-04', 'double'],
    ['de', '12/24/2026', '2026-12-24'],
    ['en', '24. Dezember', '2026-12-24'],
    ['en', 'Donnerstag, 24. Dezember 2026', '2026-12-24'],
    ['en', '24 December 2026', '2026-12-24'],
    ['en', 'December 24, 2026', '2026-12-24'],
    ['en', 'December 24th', '2026-12-24'],
    ['en', 'Dec 24', '2026-12-24'],
    ['en', '24 Dec', '2026-12-24'],
    ['en', 'Thursday, December 24, 2026', '2026-12-24'],
    ['en', '24.12.2026', '2026-12-24'],
    ['en', '24122026', '2026-12-24'],
    ['en', '12242026', '2026-12-24'],
    ['en', '12/24', '2026-12-24'],
    ['en', '2026-12-24', '2026-12-24'],
    ['en', '05/05/2027', '2027-05-05'],
    ['en', '04/05/2026', 'double'],
    ['en', '4/5', 'double'],
    ['en', '04052026', 'double'],
    ['en', 'February 30', 'none'],
  ] as const)('%s: %s', (lang, text, day) => {
    const read = readTyped(text, lang, '2026-11-29');
    expect('iso' in read ? read.iso : read.fault).toBe(day);
  });
});

test('what stands in the field is read as the same day', () => {
  expect([spellDay('2026-05-04', 'de'), spellDay('2026-05-04', 'en')]).toEqual(['04.05.2026', 'May 4, 2026']);
  for (const lang of ['de', 'en'] as const)
    expect(readTyped(spellDay('2026-05-04', lang), lang, '2026-11-29')).toEqual({ iso: '2026-05-04' });
});

test('a text that is a day is said as one', () => {
  expect(sayIfDay('2026-12-24', 'de', 'de')).toBe('24. Dezember 2026');
  expect(sayIfDay('24 décembre 2026', 'fr', 'en')).toBe('December 24, 2026');
  expect(sayIfDay('Heiligabend', 'de', 'de')).toBe('Heiligabend');
});
