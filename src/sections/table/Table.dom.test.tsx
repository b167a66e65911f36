import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import { render } from '../../render/render.tsx';

/** A table as HTML. */
async function tableOf(columns: string[] | undefined, rows: string[][], rowHeads = false): Promise<string> {
  const section = {
    type: 'table',
    caption: 'List',
    ...(columns && { columns }),
    rowHeads,
    rows: rows.map((cells) => ({ cells })),
  };
  const { site } = await tryManifest({ '/routes/0/sections/1': section });
  if (!site) throw new Error('The site has errors.');
  const page = render(site, '/', () => ({ app: '/a.js', script: '', build: 'a.b', style: '' }));
  return /<table.*<\/table>/s.exec(page)?.[0] ?? '';
}

/** Which of some cells, each in a column of its own, are set as numbers. */
async function numbersAmong(cells: string[], below = cells.map(() => '–')): Promise<string[]> {
  const html = await tableOf(cells, [cells, below]);
  return cells.filter((_, index) => html.match(/<th scope="col"[^>]*>/g)?.[index]?.includes('data-numeric'));
}

test('numbers with signs, units and currencies line up', async () => {
  const numbers = [
    '7',
    '1.250,00 €',
    'CHF 40',
    '€ 12.50',
    'ab 75 €',
    '60 Min.',
    '−3 %',
    '1 250',
    '12,000 g',
    '24 m²',
    '١٬٤٥٠',
    '١٨٫٥٠٠ ر.ع.',
  ];
  expect(await numbersAmong(numbers)).toEqual(numbers);
});

test('words, spans and dates do not, nor does a column with a single word in it', async () => {
  expect(await numbersAmong(['Rye', '6 am – 9 pm', '16. Januar 2027', '–'])).toEqual([]);
  expect(await numbersAmong(['7', '8'], ['on demand', '9'])).toEqual(['8']);
});

test('what names a row is no number, and what a row lacks is an empty cell', async () => {
  const html = await tableOf(['A', 'B'], [['7']], true);
  expect(html).not.toContain('data-numeric');
  expect(html).toMatch(/<th scope="row" class="[^"]*">7<\/th><td[^>]*><\/td><\/tr>/);
});

test('a table may have no heads, and a head that says nothing names nothing', async () => {
  const html = await tableOf(undefined, [['Length', '7']], true);
  expect(html).not.toMatch(/<thead|scope="col"/);
  expect(html).toMatch(/<th scope="row" class="[^"]*">Length<\/th><td class="[^"]*" data-numeric="true">7</);
  expect((await tableOf(['–', 'B'], [['1', '2']])).match(/<th [^>]*>/g)).toHaveLength(1);
});

test('a caption that equals the title is there for screen readers alone, any other is seen', async () => {
  const shownBelow = async (title: string) => {
    const section = { type: 'table', title, caption: 'Starters', columns: ['Dish'], rows: [{ cells: ['Soup'] }] };
    const { site } = await tryManifest({ '/routes/0/sections/1': section });
    const html = render(site ?? expect.fail(), '/', () => ({ app: '', script: '', build: '', style: '' }));
    document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
    const table = screen.getByRole('table', { name: 'Starters' });
    return within(table).getByText('Starters').closest('.visually-hidden') === null;
  };
  expect(await shownBelow('Menu')).toBe(true);
  expect(await shownBelow('Starters')).toBe(false);
  expect(await shownBelow('_Starters_ ')).toBe(false);
});
