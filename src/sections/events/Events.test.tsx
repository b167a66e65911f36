import { expect, test } from 'vitest';
import { brief, type Edits, tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import { render } from '../../render/render.tsx';

const events = {
  type: 'events',
  title: 'Evenings',
  items: [
    { title: 'Last', date: '5 May 2027', start: '20:00' },
    { title: 'Fair', date: '2027-03-01', endDate: '2027-03-04' },
    { title: 'Late', date: '2027-04-10', start: '19:00' },
    { title: 'Early', date: '10/04/2027', start: '9.00', end: '11:30' },
  ],
  emptyText: 'Nothing is planned.',
  pastLabel: 'Past evenings',
};

/** The texts of the page of these events, made on some day: what is ahead, and what is folded. */
async function madeOn(today: string, edits: Edits = {}) {
  const { site, problems } = await tryManifest({ '/site/lang': 'en-GB', '/routes/0/sections/1': events, ...edits }, { today });
  if (!site) throw new Error(problems.map(({ message }) => message).join());
  const html = render(site, '/', () => ({ app: '/a.js', script: '', build: 'a.b', style: '' }));
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  const [ahead = '', folded = ''] = main
    .split('<details')
    .map((part) => part.replace(/<[^>]*>|^[^<]*>/g, ' ').replace(/\s+/g, ' '));
  const titles = (text: string) => text.match(/Last|Fair|Late|Early/g) ?? [];
  return { html, ahead, folded, titles: [titles(ahead), titles(folded)] };
}

test('what is ahead stands in the order of its days and times, in whatever order it is written', async () => {
  const { titles, folded } = await madeOn('2027-02-01');
  expect(titles).toEqual([['Fair', 'Early', 'Late', 'Last'], []]);
  expect(folded).toBe('');
});

test('an event is folded when its last day is over, the latest first', async () => {
  expect((await madeOn('2027-03-04')).titles).toEqual([['Fair', 'Early', 'Late', 'Last'], []]);
  const { titles, folded } = await madeOn('2027-04-11');
  expect(titles).toEqual([['Last'], ['Late', 'Early', 'Fair']]);
  expect(folded).toContain('Past evenings');
});

test('a sentence stands where nothing is ahead', async () => {
  const [before, after] = [await madeOn('2027-05-05'), await madeOn('2027-05-06')];
  expect([before.ahead, after.ahead].map((text) => text.includes('Nothing is planned.'))).toEqual([false, true]);
  expect(after.titles[1]).toEqual(['Last', 'Late', 'Early', 'Fair']);
});

test('days are said in the language of the section, however they are written', async () => {
  const { ahead, html } = await madeOn('2027-02-01');
  expect(ahead).toContain('10 April 2027 09:00 11:30');
  // Of several days the year is said once.
  expect(ahead).toContain('1 March 4 March 2027');
  expect(html).toContain('<time dateTime="2027-04-10">');
  const french = await madeOn('2027-02-01', { '/routes/0/sections/1': { ...events, lang: 'fr' } });
  expect(french.ahead).toContain('samedi 10 avril 2027');
});

test.each<[string, Edits, string]>([
  ['no such day', { date: '31 February 2027' }, 'invalid-date «"31 February 2027"»'],
  ['a day that can be two', { date: '03/04/2027' }, 'invalid-date «"03/04/2027"»'],
  ['no such time', { date: '2027-04-10', start: '25:00' }, 'invalid-date «"25:00"»'],
  ['a constant that is no day', { date: '{fair}' }, 'invalid-date «"31.02.2027"»'],
  ['an end before the start', { date: '2027-04-10', endDate: '9 April 2027' }, 'reversed-dates «"9 April 2027"»'],
])('%s is found where it is written', async (_, event, finding) => {
  const items = [{ title: 'Fair', ...event }];
  const edits = { '/site/lang': 'en', '/constants/fair': '31.02.2027', '/routes/0/sections/1': { ...events, items } };
  const loaded = await tryManifest(edits, { today: '2027-02-01' });
  const found = brief(loaded).filter((text) => !text.startsWith('unused-constant'));
  expect(found.map((text) => text.replace(/ \d+:\d+/, ''))).toEqual([finding]);
});

/** The days of what is ahead of an event that is repeated, and the days of what is folded. */
async function daysOn(today: string, every: object, event: object = {}) {
  const items = [{ title: 'Late', date: '2027-01-04', text: 'Come!', every, ...event }];
  const { html, ahead, folded } = await madeOn(today, { '/routes/0/sections/1': { ...events, items } });
  const days = (text: string) => [...text.matchAll(/dateTime="(2\d+-\d+-\d+)"/g)].map(([, day = '']) => day);
  const [now = '', past = ''] = html.split('<details');
  return { ahead: days(now), folded: days(past), texts: (ahead + folded).match(/Come!/g)?.length };
}

test('an event of every week stands on its next twelve days, and says what it is about once', async () => {
  const { ahead, folded, texts } = await daysOn('2027-02-02', { weekday: 'monday', except: ['15 February 2027'] });
  expect(ahead.slice(0, 3)).toEqual(['2027-02-08', '2027-02-22', '2027-03-01']);
  expect([ahead.length, folded, texts]).toEqual([12, [], 1]);
});

test('of several, the next twelve days of all are shown, and of each one at least', async () => {
  const items = [
    { title: 'Late', date: '2027-01-04', every: { weekday: 'monday' } },
    { title: 'Early', date: '2027-01-04', every: { monthDay: 15 } },
    { title: 'Fair', date: '2028-01-04', every: { monthDay: 1 } },
    { title: 'Last', date: '2030-01-04' },
  ];
  const { titles } = await madeOn('2027-01-04', { '/routes/0/sections/1': { ...events, items } });
  const [ahead = []] = titles;
  expect(['Late', 'Early', 'Fair', 'Last'].map((title) => ahead.filter((one) => one === title).length)).toEqual([10, 2, 1, 1]);
});

test('it begins on its day at the earliest and ends with its last, of which the latest is folded', async () => {
  const every = { weekday: 'thursday', until: '21/01/2027' };
  expect((await daysOn('2026-12-01', every)).ahead).toEqual(['2027-01-07', '2027-01-14', '2027-01-21']);
  expect((await daysOn('2027-01-21', every)).ahead).toEqual(['2027-01-21']);
  expect(await daysOn('2027-01-22', every)).toEqual({ ahead: [], folded: ['2027-01-21'], texts: 1 });
});

test.each<[string, object, string[]]>([
  ['the 15th of each month', { monthDay: 15 }, ['2027-01-15', '2027-02-15', '2027-03-15']],
  ['the 31st, where there is one', { monthDay: 31 }, ['2027-01-31', '2027-03-31', '2027-05-31']],
  ['the first Thursday', { weekday: 'thursday', nth: 'first' }, ['2027-01-07', '2027-02-04', '2027-03-04']],
  ['the fourth Sunday', { weekday: 'sunday', nth: 'fourth' }, ['2027-01-24', '2027-02-28', '2027-03-28']],
  ['the last Friday', { weekday: 'friday', nth: 'last' }, ['2027-01-29', '2027-02-26', '2027-03-26']],
])('%s', async (_, every, days) => {
  expect((await daysOn('2027-01-04', every)).ahead.slice(0, 3)).toEqual(days);
});

test('of several days each time, one that still goes on is ahead', async () => {
  const { ahead } = await daysOn('2027-01-05', { weekday: 'monday', until: '2027-01-12' }, { endDate: '2027-01-05' });
  expect(ahead).toEqual(['2027-01-04', '2027-01-05', '2027-01-11', '2027-01-12']);
});

test('a last day before the first is found', async () => {
  const items = [{ title: 'Late', date: '2027-01-04', every: { weekday: 'monday', until: '2026-12-31' } }];
  const loaded = await tryManifest({ '/routes/0/sections/1': { ...events, items } }, { today: '2027-01-01' });
  expect(brief(loaded).map((text) => text.replace(/ \d+:\d+/, ''))).toEqual(['reversed-dates «"2026-12-31"»']);
});
