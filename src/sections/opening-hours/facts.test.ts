import { expect, test } from 'vitest';
import { facts } from './facts.ts';

const publisher = { '@type': 'Organization' as const, '@id': 'https://bakery.example/#publisher', name: 'Bakery', url: '/' };
const context = { url: 'https://bakery.example/visit', lang: 'en', provider: publisher, ofType: () => [] };
const day = (iso: string, isPast = false) => ({ iso, text: iso, full: iso, short: iso, month: iso, isPast });
const times = (start: string, end: string) => [{ start: { iso: start, text: start }, end: { iso: end, text: end } }];
const week = [
  { days: { days: ['monday' as const, 'tuesday' as const], text: 'Monday and Tuesday' }, times: times('09:00', '18:00') },
  { days: { days: ['sunday' as const], text: 'Sunday' } },
];
const hours = { '@type': 'OpeningHoursSpecification', opens: '09:00', closes: '18:00' };
const usual = { ...hours, dayOfWeek: ['Monday', 'Tuesday'] };

test('search engines learn of the publisher when it is open; a closed day is not named', () => {
  expect(facts({ items: week }, context)).toEqual([
    { ...publisher, '@type': 'LocalBusiness', openingHoursSpecification: [usual] },
  ]);
});

test('exceptions hold from a day through a day, closed ones from midnight to midnight, and not once they are over', () => {
  const items = [
    { date: day('2027-12-24'), times: times('08:00', '12:00') },
    { date: day('2027-08-02'), endDate: day('2027-08-20') },
    { date: day('2027-01-01', true) },
  ];
  const [business] = facts({ items: week, exceptions: { title: 'Holidays', items } }, context);
  expect(business).toMatchObject({
    openingHoursSpecification: [
      usual,
      { ...hours, opens: '08:00', closes: '12:00', validFrom: '2027-12-24', validThrough: '2027-12-24' },
      { ...hours, opens: '00:00', closes: '00:00', validFrom: '2027-08-02', validThrough: '2027-08-20' },
    ],
  });
});

test('nothing is said where nobody is behind the site, no time is known, or the site says another week elsewhere', () => {
  expect(facts({ items: week }, { ...context, provider: undefined })).toEqual([]);
  expect(facts({ items: week.slice(1) }, context)).toEqual([]);
  const both = [week, [{ ...week[0], times: times('10:00', '18:00') }]].map((items) => ({ title: [], items }) as never);
  expect(facts({ items: week }, { ...context, ofType: () => both })).toEqual([]);
  expect(facts({ items: week }, { ...context, ofType: () => both.slice(1) })).toHaveLength(1);
});

test('seasons hold from a day through a day, this time and the next; what is open in an ordinary week alone is closed in them', () => {
  const limit = (iso: string) => ({ iso, text: iso, madeOn: '2027-02-01' });
  const sunday = { days: ['sunday' as const], text: 'Sunday' };
  const season = (from: string, until: string) => ({
    ...{ title: 'A', from: limit(from), until: limit(until) },
    items: [{ days: sunday, times: times('11:00', '17:00') }],
  });
  const specification = (seasons: ReturnType<typeof season>[]) =>
    facts({ items: week, seasons }, context).map(
      (fact) => 'openingHoursSpecification' in fact && fact.openingHoursSpecification,
    )[0];
  const open = { ...hours, opens: '11:00', closes: '17:00', dayOfWeek: ['Sunday'] };
  const closed = { ...hours, opens: '00:00', closes: '00:00', dayOfWeek: ['Monday', 'Tuesday'] };
  const [now, next] = [
    { validFrom: '2026-11-01', validThrough: '2027-02-28' },
    { validFrom: '2027-11-01', validThrough: '2028-02-29' },
  ];
  expect(specification([season('--11-01', '--02-29')])).toEqual([
    usual,
    { ...open, ...now },
    { ...closed, ...now },
    { ...open, ...next },
    { ...closed, ...next },
  ]);
  const once = { validFrom: '2027-03-01', validThrough: '2027-03-09' };
  expect(specification([season('2027-03-01', '--03-09'), season('2026-03-01', '2026-03-09')])).toEqual([
    usual,
    { ...open, ...once },
    { ...closed, ...once },
  ]);
  expect(specification([season('', '--03-09'), season('2027-03-01', '2027-02-09')])).toEqual([usual]);
});
