import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import { root } from '../../../tests/support/project/project.ts';
import { siteBelowPath } from '../../render/below-path.ts';
import { render } from '../../render/render.tsx';

const text = { type: 'text', title: 'A title', text: ['Words.'] };
const description = 'One sentence about this page that is long enough to be a description of it.';
const entry = (date: string, index: number, tags?: string[]) => ({
  path: `/news/${date}-what-happened-${index}`,
  title: `What happened on ${date}, number ${index}`,
  description,
  entry: { date, ...(tags && { tags }) },
  sections: [text],
});

async function listOf(entries: readonly object[], section: object, more: object = {}) {
  const list = {
    path: '/news',
    title: 'News',
    description,
    sections: [{ type: 'entries', title: 'News', under: '/news', ...section }],
  };
  const routes = [list, ...entries, { ...list, path: '*', title: 'Not found', sections: [text] }];
  const edits = Object.fromEntries(routes.map((route, index) => [`/routes/${index + 1}`, route]));
  const { site = expect.fail(), problems } = await tryManifest({ ...edits, ...more }, { today: '2026-06-01' });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return { site, html: render(site, '/news', () => ({ app: '/a.js', script: '', build: 'a.b', style: '' })) };
}

test('the choice offers the tags of what is shown, the most frequent first, and an entry is shown by each of its own', async () => {
  const entries = [
    entry('2026-03-01', 1, ['Fairs', 'Bread']),
    entry('2026-02-01', 2),
    entry('2026-01-01', 3, ['Bread']),
    entry('2025-01-01', 4, ['Gone']),
  ];
  const { html } = await listOf(entries, {
    count: 3,
    layout: 'rows',
    choose: { criteria: [{ by: 'tags', label: 'Choose', all: 'All' }] },
  });
  const [choices = ''] = /<fieldset.*?<\/fieldset>/s.exec(html) ?? [];
  expect(choices.match(/(?<=<span>)[^<]+/g)).toEqual(['All', 'Bread', 'Fairs']);
  const [list = ''] = /<\/fieldset>.*?<\/ul>/s.exec(html) ?? [];
  expect([...list.matchAll(/<li [^>]*data-group="([^"]*)"/g)].map(([, group]) => group)).toEqual(['1 2', '', '1']);
});

test('of more tags than it has room for the choice offers the most frequent ones', async () => {
  const rare = Array.from({ length: 20 }, (_, index) => entry('2026-03-01', index, [`Rare ${index}`]));
  const entries = [...rare, entry('2026-01-01', 30, ['Often']), entry('2026-01-01', 31, ['Often'])];
  const { html } = await listOf(entries, {
    layout: 'titles',
    choose: { criteria: [{ by: 'tags', label: 'Choose', all: 'All' }] },
  });
  const [choices = ''] = /<fieldset.*?<\/fieldset>/s.exec(html) ?? [];
  const offered = choices.match(/(?<=<span>)[^<]+/g) ?? [];
  expect([offered.length, ...offered.slice(0, 3)]).toEqual([17, 'All', 'Often', 'Rare 0']);
});

test('by year the newest stands open, and each older one is folded, with day and title alone', async () => {
  const { site, html } = await listOf([entry('2026-03-01', 1), entry('2024-02-01', 2), entry('2024-01-01', 3)], { by: 'year' });
  const folded = [...html.matchAll(/<details[^>]*>(.*?)<\/details>/gs)].map(([, inner = '']) => inner);
  expect(folded.map((inner) => [/<h2[^>]*>(\d+)/.exec(inner)?.[1], inner.match(/<li/g)?.length])).toEqual([['2024', 2]]);
  expect(html).toMatch(/<h2[^>]*>2026<\/h2>.*number 1.*<details/s);
  const data = JSON.stringify(site.pages.find(({ path }) => path === '/news')?.sections);
  for (const shown of [html.slice(html.indexOf('<main')), data]) expect(shown.split(description)).toHaveLength(2);
});

test('what has no day shows none, and by year stands at the end without a heading', async () => {
  const { entry: _, ...page } = entry('2026-03-01', 2, []);
  const undated = { ...page, entry: { tags: ['Bread'] } };
  const { html } = await listOf([undated, entry('2026-03-01', 1)], { layout: 'rows' });
  expect(html.match(/<time/g)).toHaveLength(1);
  expect(html).toMatch(/number 1.*number 2.*Bread/s);
  const years = await listOf([undated, entry('2026-03-01', 1)], { by: 'year', layout: 'titles' });
  expect(years.html.match(/<h2[^>]*>/g)).toHaveLength(1);
  expect(years.html).toMatch(/<h2[^>]*>2026<.*number 1.*number 2/s);
});

test('a thousand entries by year are a page of 60 kB at most, as cards too', async () => {
  const days = Array.from({ length: 1000 }, (_, index) =>
    new Date(Date.UTC(2026, 4, 1) - index * 4 * 86_400_000).toISOString().slice(0, 10),
  );
  // Words in no order compress worse than titles and sentences that somebody has written.
  const known = readFileSync(join(root, 'docs/handbuch.md'), 'utf8').match(/[a-z]{3,}/gi) ?? [];
  let seed = 1;
  const word = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return known[(seed >> 8) % known.length];
  };
  const words = (count: number) => Array.from({ length: count }, word).join(' ');
  const entries = days.map((date, index) => {
    const title = words(7);
    const path = `/news/${title.toLowerCase().replaceAll(' ', '-')}-${index}`;
    return { ...entry(date, index, [`Tag ${index % 12}`]), path, title, description: words(22) };
  });
  const { site, html } = await listOf(entries, {
    by: 'year',
    choose: { criteria: [{ by: 'tags', label: 'Choose', all: 'All' }] },
  });
  expect(html.match(/<time/g)).toHaveLength(1000);
  const data = JSON.stringify(site.pages.find(({ path }) => path === '/news'));
  for (const file of [html, data]) expect(brotliCompressSync(file).length).toBeLessThan(60_000);
});

const fields = [
  { name: 'place', label: 'Place' },
  { name: 'days', label: 'When', kind: 'days' },
];
const collections = [{ under: '/news', fields }];
const withFacts = (page: ReturnType<typeof entry>, facts: object) => ({ ...page, entry: { ...page.entry, facts } });

test('a table has a column for each fact, and each cell its place, also where a fact is missing', async () => {
  const entries = [
    withFacts(entry('2026-03-01', 1), { days: ['2026-03-01', '2026-03-04'] }),
    withFacts(entry('2026-02-01', 2), { place: 'Ulm', days: ['2026-02-01', '2026-02-02'] }),
  ];
  const { html } = await listOf(entries, { layout: 'table' }, { '/collections': collections });
  const [table = ''] = /<table.*?<\/table>/s.exec(html) ?? [];
  expect([...table.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/g)].map(([, head]) => head)).toEqual(['Place', 'When']);
  const rows = [...table.matchAll(/<th scope="row".*?<\/tr>/gs)].map(([row]) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => cell.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')),
  );
  expect(rows).toEqual([
    ['March 1, 2026', '', 'March 1 – 4, 2026'],
    ['February 1, 2026', 'Ulm', 'February 1 – 2, 2026'],
  ]);
  expect(table).toMatch(/<th scope="row"[^>]*><a href="\/news\/2026-03-01-what-happened-1"/);
});

test('groups have a heading each, of which each table has the name', async () => {
  const entries = [entry('2026-03-01', 1, ['Fairs', 'Bread']), entry('2026-02-01', 2, ['Bread']), entry('2026-01-01', 3)];
  const { html } = await listOf(entries, { layout: 'table', by: 'tags' });
  expect(html.match(/<h2[^>]*>[^<]*/g)?.map((one) => one.replace(/.*>/, ''))).toEqual(['Fairs', 'Bread']);
  expect([...html.matchAll(/role="group" aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual(['Fairs', 'Bread', 'News']);
});

test('the rows of a group leave out the fact that the group is named after', async () => {
  const entries = [withFacts(entry('2026-03-01', 1), { place: 'Ulm', days: ['2026-03-01', '2026-03-04'] })];
  const { html } = await listOf(entries, { layout: 'rows', by: 'place' }, { '/collections': collections });
  const list = html.slice(html.indexOf('<main'));
  expect(list).toMatch(/<h2[^>]*>Ulm/);
  expect([...list.matchAll(/<dt[^>]*>([^<]*)/g)].map(([, label]) => label)).toEqual(['When']);
});

test('a long text is folded where there is a word for it, and its headings stand below that of its entry', async () => {
  const text = ['One.', 'Two.', { heading: 'A heading' }, 'Three.', 'Four.'];
  const long = { ...entry('2026-03-01', 1), sections: [{ type: 'article', title: 'A title', text }] };
  const { html } = await listOf([long], { layout: 'rows', show: 'text', more: 'Read on' });
  expect(html).toMatch(/<h2.*number 1.*One\..*Two\..*<summary[^>]*>Read on<.*<h3[^>]*>A heading<.*Four\./s);
  const whole = await listOf([long], { layout: 'rows', show: 'text' });
  expect(whole.html.slice(whole.html.indexOf('<main'))).not.toContain('<details');
  expect(whole.html).toContain('Four.');
});

test('the page of an entry shows its facts below its first section, or in its article', async () => {
  const facts = { place: 'Ulm' };
  const plain = { ...withFacts(entry('2026-03-01', 1), facts), sections: [text, { ...text, title: 'The second' }] };
  const article = { ...withFacts(entry('2026-02-01', 2), facts), sections: [{ type: 'article', title: 'It', text: ['Bread.'] }] };
  const { site } = await listOf([plain, article], {}, { '/collections': collections });
  const pageOf = ({ path }: { path: string }) =>
    render(site, path, () => ({ app: '', script: '', build: '', style: '' })).replace(/^.*<main/s, '');
  for (const html of [pageOf(plain), pageOf(article)]) expect(html.match(/<dt[^>]*>Place<\/dt><dd[^>]*>Ulm/g)).toHaveLength(1);
  expect(pageOf(plain)).toMatch(/Words\..*<dt.*The second/s);
  expect(pageOf(article)).toMatch(/<header.*<dt.*<\/header>.*Bread\./s);
});

test('below a path of its host all that is told of an entry leads there', async () => {
  const page = {
    ...withFacts(entry('2026-03-01', 1, ['Fairs']), { place: '[Ulm](/news)' }),
    sections: [{ ...text, text: ['[News](/news)'] }],
  };
  const more = { '/collections': collections, '/placeholders/siteUrl': 'https://bakery.example/shop' };
  const { site } = await listOf([page], { layout: 'rows', by: 'tags', show: 'text' }, more);
  const addresses = [...JSON.stringify(siteBelowPath(site).pages).matchAll(/"page":"([^"]*)"/g)].map(
    ([, address = '']) => address,
  );
  expect(addresses.length).toBeGreaterThan(4);
  expect(addresses.filter((address) => !address.startsWith('/shop'))).toEqual([]);
});

test('a thousand records in a table are a page of 60 kB at most', async () => {
  const words = readFileSync(join(root, 'docs/handbuch.md'), 'utf8').match(/[a-z]{3,}/gi) ?? [];
  const some = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => words[(from * 7919 + index * 104_729) % words.length]).join(' ');
  const records = Array.from({ length: 1000 }, (_, index) => ({
    title: some(index, 4),
    tags: [`Tag ${index % 12}`],
    facts: { place: some(index + 5000, 2), days: ['2026-01-01', `2026-01-${String(2 + (index % 29)).padStart(2, '0')}`] },
  }));
  const more = { '/collections': [{ name: 'all', fields, records }] };
  const { site, html } = await listOf([], { under: undefined, of: 'all', layout: 'table', by: 'tags' }, more);
  expect(html.match(/<th scope="row"/g)).toHaveLength(1000);
  const data = JSON.stringify(site.pages.find(({ path }) => path === '/news'));
  for (const file of [html, data]) expect(brotliCompressSync(file).length).toBeLessThan(60_000);
});
