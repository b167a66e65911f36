import { expect, test } from 'vitest';
import { parseDay, parseSeasonDay, parseTime, writeDay, writeTime } from './schedule.ts';

test.each([
  ['10.07.27', '2027-07-10'],
  ['1.7.2027', '2027-07-01'],
  ['16. 1. 2027', '2027-01-16'],
  ['29.02.28', '2028-02-29'],
  ['2027-07-10', '2027-07-10'],
  ['10/07/2027', '2027-07-10'],
  ['16. Januar 2027', '2027-01-16'],
  ['3. März 2027', '2027-03-03'],
  ['3. Mar. 2027', '2027-03-03'],
  ['16 January 2027', '2027-01-16'],
  ['29.02.27', undefined],
  ['31.4.27', undefined],
  ['2027-02-31', undefined],
  ['31. Februar 2027', undefined],
  ['1/16/2027', undefined],
  ['16. Ju 2027', undefined],
  ['10.07.', undefined],
  ['im Sommer', undefined],
  ['', undefined],
])('in German, the day %s', (text, day) => {
  expect(parseDay(text, 'de')).toBe(day);
});

test.each([
  ['fr', ['16/01/2027', '16 janvier 2027', '16 janv. 2027']],
  ['es', ['16/1/2027', '16 de enero de 2027', '16 enero 2027']],
  ['pl', ['16.01.2027', '16 stycznia 2027', '16 styczeń 2027', '16 sty 2027']],
  ['it', ['16/01/2027', '16 gennaio 2027']],
  ['nl', ['16-01-2027', '16 januari 2027']],
  ['en', ['16 January 2027', 'January 16, 2027', 'Jan 16 2027', '16th of January 2027', '16/01/2027', '01/16/2027']],
  ['en-GB', ['16/01/2027', '16 Jan 2027']],
  ['en-US', ['1/16/2027', 'Jan. 16, 2027']],
  ['de-AT', ['16. Jänner 2027', '16.1.2027']],
  ['cs', ['16. 1. 2027', '16. ledna 2027']],
  ['sv', ['2027-01-16', '16 januari 2027']],
  ['hu', ['2027. 01. 16.']],
  ['ar', ['16 يناير 2027', '١٦ يناير ٢٠٢٧', '١٦/١/٢٠٢٧', '٢٠٢٧-٠١-١٦', '١٦\u200f/١\u200f/٢٠٢٧']],
  ['ar-JO', ['١٦ كانون الثاني ٢٠٢٧', '١٦/٠١/٢٠٢٧']],
])('in %s, a day is written in each of its ways', (lang, texts) => {
  expect(texts.map((text) => parseDay(text, lang))).toEqual(texts.map(() => '2027-01-16'));
});

test('the first of a month has its own form in some languages', () => {
  expect(parseDay('1er janvier 2027', 'fr')).toBe('2027-01-01');
  expect(parseDay('1º gennaio 2027', 'it')).toBe('2027-01-01');
  expect(parseDay('1 août 2027', 'fr')).toBe('2027-08-01');
  expect(parseDay('1 aout 2027', 'fr')).toBe('2027-08-01');
});

test('whether a number is a day or a month, the language decides; where that does not, nobody does', () => {
  const read = (lang: string) => parseDay('03/04/2027', lang);
  expect(['fr', 'en-GB', 'en-US', 'en'].map(read)).toEqual(['2027-04-03', '2027-04-03', '2027-03-04', undefined]);
  expect(parseDay('04/04/2027', 'en')).toBe('2027-04-04');
  // In Croatian that is October, in Czech November.
  expect(['hr', 'cs'].map((lang) => parseDay('3. listopad 2027', lang))).toEqual(['2027-10-03', '2027-11-03']);
});

test.each([
  ['9:30', 570],
  ['09:30', 570],
  ['9.30', 570],
  ['9h30', 570],
  ['19h', 1140],
  ['17 h 30', 1050],
  ['9\u00a0h\u00a005', 545],
  ['19 h', 1140],
  ['7:30 PM', 1170],
  ['7pm', 1140],
  ['12:15 a.m.', 15],
  ['0:00', 0],
  ['23:59', 1439],
  ['٩:٣٠', 570],
  ['٩:٣٠ ص', 570],
  ['٧:٠٠ م', 1140],
  ['24:00', undefined],
  // Where a text says the word as well, visitors would read it twice.
  ['9:30 Uhr', undefined],
  ['13 pm', undefined],
  ['9:5', undefined],
  ['9', undefined],
  ['9:60', undefined],
])('the time %s', (text, minutes) => {
  expect(parseTime(text)).toBe(minutes);
});

test('minutes are written as hours and minutes', () => {
  expect([0, 570, 1439].map(writeTime)).toEqual(['00:00', '09:30', '23:59']);
});

test.each([
  ['10.07.25', 'de', '01.10.26'],
  ['10.07.2025', 'de', '01.10.2026'],
  ['', 'de', '01.10.2026'],
  ['2025-07-10', 'de', '2026-10-01'],
  ['10. Juli 2025', 'de', '1. Oktober 2026'],
  ['10/07/2025', 'fr', '01/10/2026'],
  ['', 'fr', '01/10/2026'],
  ['3 mars 2025', 'fr', '1 octobre 2026'],
  ['3 de marzo de 2025', 'es', '1 de octubre de 2026'],
  ['3 marca 2025', 'pl', '1 października 2026'],
  ['7/16/2025', 'en-US', '10/01/2026'],
  ['July 16, 2025', 'en', 'October 1, 2026'],
  // As it is written there nobody could tell the day from the month.
  ['16/07/2025', 'en', '2026-10-01'],
  ['', 'ar-EG', '٠١/١٠/٢٠٢٦'],
  ['٣ مارس ٢٠٢٥', 'ar-EG', '١ أكتوبر ٢٠٢٦'],
  // The year would be one of another calendar.
  ['', 'fa', '2026-10-01'],
])('beside %s in %s, a day is written in the same form', (like, lang, text) => {
  expect(writeDay('2026-10-01', like, lang)).toBe(text);
});

test('a year of the last century keeps its four digits', () => {
  expect(writeDay('1999-10-01', '10.07.25', 'de')).toBe('01.10.1999');
});

test.each([
  ['1. Mai', 'de', '--05-01'],
  ['1.5.', 'de', '--05-01'],
  ['30.9', 'de', '--09-30'],
  ['29. Februar', 'de', '--02-29'],
  ['May 1', 'en', '--05-01'],
  ['1 May', 'en-GB', '--05-01'],
  ['1st of May', 'en-GB', '--05-01'],
  ['05-01', 'en', '--05-01'],
  ['--05-01', 'en', '--05-01'],
  ['1er mai', 'fr', '--05-01'],
  ['1/11', 'fr-FR', '--11-01'],
  ['1 maja', 'pl', '--05-01'],
  ['1 de mayo', 'es', '--05-01'],
  ['1 مايو', 'ar', '--05-01'],
  ['١ مايو', 'ar-OM', '--05-01'],
  ['١/٥', 'ar-OM', '--05-01'],
  ['1. Mai 2027', 'de', '2027-05-01'],
  ['31.6.', 'de', undefined],
  ['1/5', 'en', undefined],
  ['Mai', 'de', undefined],
])('%s in %s is the day %s of a season', (text, lang, iso) => expect(parseSeasonDay(text, lang)).toBe(iso));
