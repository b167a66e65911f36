import { expect, test } from 'vitest';
import { facts } from './facts.ts';

const publisher = { '@type': 'Organization' as const, '@id': 'https://bakery.example/#publisher', name: 'Bakery', url: '/' };
const context = { url: 'https://bakery.example/evenings', lang: 'en', provider: publisher, ofType: () => [] };
const day = (iso: string, isPast = false) => ({ iso, text: iso, full: iso, short: iso, month: iso, isPast });
const time = (iso: string) => ({ iso, text: iso });

test('search engines learn what is ahead, when and where, and who invites', () => {
  const fair = { title: ['Bread ', { strong: ['fair'] }], date: day('2027-03-01'), endDate: day('2027-03-04') };
  const evening = { title: 'Baking', date: day('2027-04-10'), start: time('19:00'), end: time('21:30'), place: 'Mill Lane 1' };
  expect(facts({ items: [fair, evening] }, context)).toEqual([
    { '@type': 'Event', name: 'Bread fair', startDate: '2027-03-01', endDate: '2027-03-04', organizer: publisher },
    {
      '@type': 'Event',
      name: 'Baking',
      startDate: '2027-04-10T19:00',
      endDate: '2027-04-10T21:30',
      location: { '@type': 'Place', name: 'Mill Lane 1', address: 'Mill Lane 1' },
      organizer: publisher,
    },
  ]);
});

test('an end before the start is in the night that follows', () => {
  const night = { title: 'Night', date: day('2027-12-31'), start: time('22:00'), end: time('04:00') };
  expect(facts({ items: [night] }, context)).toMatchObject([{ startDate: '2027-12-31T22:00', endDate: '2028-01-01T04:00' }]);
});

test('nothing is said of what is over, only of what still goes on, and nothing of what has no day or name, or ends before it begins', () => {
  const items = [
    { title: 'Over', date: day('2027-01-10', true) },
    { title: 'Over after days', date: day('2027-01-08', true), endDate: day('2027-01-10', true) },
    { title: 'Going on', date: day('2027-01-10', true), endDate: day('2027-01-20') },
    { title: 'Some day' },
    { title: 'No day', date: day('') },
    { title: 'No last day', date: day('2027-01-16'), endDate: day('') },
    { title: 'Over before it begins', date: day('2027-01-16'), endDate: day('2027-01-15') },
    { date: day('2027-05-05') },
  ];
  expect(facts({ items }, context)).toMatchObject([{ name: 'Going on', startDate: '2027-01-10' }]);
});

test('an event that is repeated is told on each day that is shown', () => {
  const days = [{ date: day('2027-05-03') }, { date: day('2027-05-10') }];
  const item = { title: 'Baking', date: day('2027-01-04', true), every: { weekday: 'monday' as const }, days };
  expect(facts({ items: [item] }, context)).toMatchObject([{ startDate: '2027-05-03' }, { startDate: '2027-05-10' }]);
  expect(facts({ items: [{ ...item, date: undefined }] }, context)).toEqual([]);
});
