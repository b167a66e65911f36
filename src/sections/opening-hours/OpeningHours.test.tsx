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

const seasonal = (title: string, from: string, until: string, start: string) => ({
  ...{ title, from, until },
  items: [{ days: ['sunday'], times: [{ start, end: '18h' }] }],
});
const seasons = [seasonal('Été', '1er mai', '30 septembre', '9h'), seasonal('Hiver', '1/11', '31/03', '11h')];

/** The headings and limits of weeks in their order, and which has the word for now. */
async function weeksOn(today: string, edits: object = {}) {
  const section = { ...hours, exceptions: undefined, weekTitle: 'Sinon', nowLabel: 'Maintenant', seasons, ...edits };
  const { site, problems } = await tryManifest({ '/site/lang': 'fr-FR', '/routes/0/sections/1': section }, { today });
  if (!site) throw new Error(problems.map(({ message }) => message).join());
  const html = render(site, '/', () => ({ app: '/a.js', script: '', build: 'a.b', style: '' }));
  return html
    .replace(/<table.*?<\/table>/gs, '|')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .match(/(?:Été|Hiver|Sinon|Fête)[^|]*?(?= \|)/g);
}

test('the season that holds on the day comes first and is marked; the ordinary week does where none holds', async () => {
  const [summer, winter] = ['Été 1er mai 30 septembre', 'Hiver 1er novembre 31 mars'];
  expect(await weeksOn('2027-05-01')).toEqual([summer.replace(' ', ' Maintenant '), winter, 'Sinon']);
  expect(await weeksOn('2028-03-31')).toEqual([winter.replace(' ', ' Maintenant '), summer, 'Sinon']);
  expect(await weeksOn('2027-10-15')).toEqual(['Sinon Maintenant', summer, winter]);
});

test('a season of one year is left out once it is over', async () => {
  const once = { seasons: [seasonal('Fête', '10 octobre 2027', '12 octobre 2027', '9h')] };
  expect(await weeksOn('2027-10-12', once)).toEqual(['Fête Maintenant 10 octobre 2027 12 octobre 2027', 'Sinon']);
  expect(await weeksOn('2027-10-13', once)).toEqual(['Sinon Maintenant']);
});
