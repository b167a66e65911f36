import { expect, test } from 'vitest';
import { tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import { render } from '../../render/render.tsx';

const hours = {
  type: 'opening-hours',
  title: 'Open',
  items: [
    { days: ['tuesday', 'monday', 'wednesday'], times: [{ start: '9.30', end: '18h' }] },
    { days: ['sunday'], note: 'by bell' },
  ],
  closedLabel: 'fermé',
  exceptions: {
    title: 'Holidays',
    items: [{ date: '2027-12-24' }, { date: '2027-08-02', endDate: '2027-08-20' }],
  },
};

/** The texts of the cells, row by row, made on some day; and whether there is a heading of the exceptions. */
async function madeOn(today: string) {
  const { site, problems } = await tryManifest({ '/site/lang': 'fr', '/routes/0/sections/1': hours }, { today });
  if (!site) throw new Error(problems.map(({ message }) => message).join());
  const html = render(site, '/', () => ({ app: '/a.js', script: '', build: 'a.b', style: '' }));
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    row
      .split('<td')
      .map((cell) =>
        cell
          .replace(/^[^<]*>|<[^>]*>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      )
      .join(': '),
  );
  return { rows, hasExceptions: />Holidays</.test(html) };
}

const week = ['lundi – mercredi: 09:30 18:00', 'dimanche: fermé by bell'];

test('days and times are said as the language has them; exceptions stand in their order until they are over', async () => {
  expect(await madeOn('2027-08-20')).toEqual({
    rows: [...week, '2 août 20 août 2027: fermé', 'vendredi 24 décembre 2027: fermé'],
    hasExceptions: true,
  });
  expect((await madeOn('2027-08-21')).rows).toHaveLength(3);
});

test('without exceptions that are ahead there is no heading for them', async () => {
  expect(await madeOn('2027-12-25')).toEqual({ rows: week, hasExceptions: false });
});
