import { expect, test } from 'vitest';
import type { Weekday } from '../../../schema/atoms.ts';
import { isoTime, showDay, showTime, showWeekdays } from './dates.ts';

/** Which blank stands where is that of the language's data, and changes with them. */
const bare = (text: string) => text.replace(/\s+/g, ' ');

test.each([
  ['de', '16. Januar 2027', 'Samstag, 16. Januar 2027', '16. Januar', 'Jan', '19:30'],
  ['fr', '16 janvier 2027', 'samedi 16 janvier 2027', '16 janvier', 'janv.', '19:30'],
  ['pl', '16 stycznia 2027', 'sobota, 16 stycznia 2027', '16 stycznia', 'sty', '19:30'],
  ['en', 'January 16, 2027', 'Saturday, January 16, 2027', 'January 16', 'Jan', '7:30 PM'],
  // Nobody knows this one.
  ['xxx', 'January 16, 2027', 'Saturday, January 16, 2027', 'January 16', 'Jan', '7:30 PM'],
])('in %s, a day and a time', (lang, text, full, short, month, time) => {
  const { isPast, ...day } = showDay('2027-01-16', lang, '2027-01-16');
  expect(day).toEqual({ iso: '2027-01-16', text, full, short, month });
  expect(bare(showTime('19:30', lang))).toBe(time);
});

test('in French the first of a month is counted, and no other day', () => {
  const say = (iso: string, lang: string) => {
    const { text, full, short } = showDay(iso, lang, iso);
    return [text, full, short];
  };
  expect(say('2036-06-01', 'fr')).toEqual(['1er juin 2036', 'dimanche 1er juin 2036', '1er juin']);
  expect(say('2036-06-21', 'fr')).toEqual(['21 juin 2036', 'samedi 21 juin 2036', '21 juin']);
  expect(say('2036-06-01', 'es')).toEqual(['1 de junio de 2036', 'domingo, 1 de junio de 2036', '1 de junio']);
});

test('a day is past when the next one has come', () => {
  const isPast = (today: string) => showDay('2027-01-16', 'de', today).isPast;
  expect(['2027-01-15', '2027-01-16', '2027-01-17'].map(isPast)).toEqual([false, false, true]);
});

test('a time is read in any form', () => {
  expect(['9:05', '7.30 pm', '19h', 'abends'].map(isoTime)).toEqual(['09:05', '19:30', '19:00', undefined]);
});

test.each<[string, Weekday[], string]>([
  ['de', ['friday', 'monday', 'tuesday', 'wednesday', 'thursday'], 'Montag – Freitag'],
  ['de', ['monday', 'tuesday'], 'Montag und Dienstag'],
  ['de', ['monday', 'tuesday', 'thursday'], 'Montag, Dienstag und Donnerstag'],
  ['de', ['monday', 'tuesday', 'wednesday', 'saturday'], 'Montag – Mittwoch und Samstag'],
  ['de', ['monday', 'sunday'], 'Sonntag und Montag'],
  ['de', ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'], 'Montag – Sonntag'],
  ['en', ['monday', 'tuesday', 'thursday', 'sunday'], 'Thursday and Sunday – Tuesday'],
  ['fr', ['sunday'], 'dimanche'],
  ['en', ['saturday', 'sunday', 'saturday'], 'Saturday and Sunday'],
])('in %s, %s are said as a reader would', (lang, days, text) => {
  expect(bare(showWeekdays(days, lang).text)).toBe(text);
});
