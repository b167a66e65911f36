/** What search engines learn of days and times. */
import { expect, test } from 'vitest';
import { type Edits, tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import { structuredData } from './structured-data.ts';

async function thingsOf(edits: Edits, today = '2027-01-10') {
  const { site, problems } = await tryManifest(edits, { today });
  const [home] = site?.pages ?? [];
  if (!site || !home) throw new Error(problems.map(({ message }) => message).join('\n'));
  const text = structuredData(site, home, [], 'https://example.org/card.png');
  const graph = (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'];
  return (type: string) => graph.filter((thing) => thing['@type'] === type);
}

const publisher = { kind: 'organization', name: 'Bridge & Co' };

test('tells the events that are ahead, with what is known of each', async () => {
  const events = {
    type: 'events',
    title: 'Evenings',
    items: [
      {
        title: 'A _fine_ night',
        date: '16 January 2027',
        start: '8 pm',
        end: '2:00',
        place: 'Quay 1',
        text: 'Come **early**.',
        image: { src: 'logo.svg', alt: '' },
      },
      { title: 'Fair', date: '2027-01-08', endDate: '2027-01-12' },
      { title: 'Long', date: '2027-01-20', endDate: '2027-01-22', start: '10:00', end: '9:00' },
      { title: 'Over', date: '2027-01-09' },
      { title: '{open}', date: '2027-01-30' },
      { title: 'When?', date: '{day}' },
    ],
    emptyText: 'Nothing.',
    pastLabel: 'Past',
  };
  const things = await thingsOf({
    '/placeholders/open': 'To be decided',
    '/placeholders/day': '2027-02-28',
    '/site/publisher': publisher,
    '/routes/0/sections/1': events,
  });
  const organizer = { '@id': expect.stringContaining('/#publisher') };
  expect(things('Event')).toEqual([
    {
      '@type': 'Event',
      name: 'A fine night',
      startDate: '2027-01-16T20:00',
      // In the night that follows.
      endDate: '2027-01-17T02:00',
      location: { '@type': 'Place', name: 'Quay 1', address: 'Quay 1' },
      description: 'Come early.',
      image: expect.stringMatching(/^https:\/\/bakery\.example\/.*\.svg$/),
      organizer,
    },
    { '@type': 'Event', name: 'Fair', startDate: '2027-01-08', endDate: '2027-01-12', organizer },
    { '@type': 'Event', name: 'Long', startDate: '2027-01-20T10:00', endDate: '2027-01-22T09:00', organizer },
  ]);
});

const hours = {
  type: 'opening-hours',
  title: 'Hours',
  items: [
    {
      days: ['saturday', 'friday'],
      times: [
        { start: '9:00', end: '12.30' },
        { start: '2 pm', end: '6:30 pm' },
      ],
    },
    { days: ['sunday'] },
  ],
  closedLabel: 'closed',
  exceptions: {
    title: 'Holidays',
    items: [
      { date: '2027-01-09' },
      { date: '2027-12-24', times: [{ start: '9:00', end: '12:00' }] },
      { date: '2027-08-02', endDate: '20 August 2027' },
    ],
  },
};

test('tells when the publisher is open, with exceptions that are ahead', async () => {
  const things = await thingsOf({ '/site/publisher': publisher, '/routes/0/sections/1': hours });
  const [{ '@id': id } = {}] = things('Organization');
  const dayOfWeek = ['Friday', 'Saturday'];
  expect(things('LocalBusiness')).toMatchObject([
    {
      '@id': id,
      openingHoursSpecification: [
        { dayOfWeek, opens: '09:00', closes: '12:30' },
        { dayOfWeek, opens: '14:00', closes: '18:30' },
        { opens: '09:00', closes: '12:00', validFrom: '2027-12-24', validThrough: '2027-12-24' },
        { opens: '00:00', closes: '00:00', validFrom: '2027-08-02', validThrough: '2027-08-20' },
      ],
    },
  ]);
});

test('tells no hours of nobody, and none that are placeholders', async () => {
  expect((await thingsOf({ '/routes/0/sections/1': hours }))('LocalBusiness')).toEqual([]);
  const items = [{ days: ['monday'], times: [{ start: '{open}', end: '18:00' }] }];
  const edits = { '/site/publisher': publisher, '/placeholders/open': '9:00', '/routes/0/sections/1': { ...hours, items } };
  expect((await thingsOf(edits))('LocalBusiness')).toEqual([]);
});

test('of two weeks that differ none is told, wherever they stand; of two that say the same, either', async () => {
  const winter = { ...hours, title: 'Winter', items: [{ days: ['friday'], times: [{ start: '10:00', end: '12:00' }] }] };
  const inOtherRows = {
    ...hours,
    items: ['friday', 'saturday'].map((day) => ({
      days: [day],
      times: [
        { start: '2 pm', end: '18.30' },
        { start: '9 am', end: '12:30' },
      ],
    })),
  };
  const told = async (...others: object[]) => {
    const sections = Object.fromEntries([hours, ...others].map((section, index) => [`/routes/0/sections/${index + 1}`, section]));
    return (await thingsOf({ '/site/publisher': publisher, ...sections }))('LocalBusiness').length;
  };
  expect(await told(winter)).toBe(0);
  expect(await told(inOtherRows)).toBe(2);
  const draft = { path: '/winter', title: 'Winter', description: 'Soon.', draft: true, sections: [winter] };
  const onDraft = await thingsOf({ '/site/publisher': publisher, '/routes/0/sections/1': hours, '/routes/2': draft });
  expect(onDraft('LocalBusiness')).toHaveLength(1);
});
