/** What pages show of each other: which entries a list has, in which order, and what else a page that is an entry is told. */
import { expect, test } from 'vitest';
import type { ListedEntry, Site } from '../../../schema/resolved.ts';
import { tryManifest } from '../../../tests/support/manifest/try-manifest.ts';

const text = { type: 'text', title: 'A title', text: ['Words.'] };
const page = (path: string, title: string, more: object = {}) => ({
  path,
  title,
  description: `What is said of ${title} in one sentence that is long enough to be a description.`,
  sections: [text],
  ...more,
});
const entry = (path: string, date: string, more: object = {}, own: object = {}) =>
  page(path, `The ${path.split('/').at(-1)} – Corner Bakery`, { entry: { date, ...more }, ...own });

/** The site of the bakery with news: the home page shows the newest two, `/news` all. */
async function news(routes: readonly object[], list: object = {}, today = '2026-06-01') {
  const all = [
    page('/news', 'News', { sections: [{ type: 'entries', title: 'News', under: '/news', ...list }] }),
    ...routes,
    page('*', 'Not found', { sections: [{ ...text, type: 'text' }] }),
  ];
  const edits = Object.fromEntries(all.map((route, index) => [`/routes/${index + 1}`, route]));
  const { site, problems } = await tryManifest(
    { '/routes/0/sections/1': { type: 'entries', title: 'Latest', under: '/news', count: 2 }, ...edits },
    { today },
  );
  return {
    site: site ?? expect.fail(problems.map(({ message }) => message).join('\n')),
    codes: problems.map(({ code }) => code),
  };
}

const listOn = (site: Site, path: string, section = 0) =>
  site.pages.find((one) => one.path === path)?.sections[section]?.entries as ListedEntry[];
const pathsOn = (site: Site, path: string, section?: number) => listOn(site, path, section).map((one) => one.page);

test('a list has what lies below its address, the newest first, of one day as they stand in the manifest', async () => {
  const { site } = await news([
    entry('/news/old', '2024-03-01'),
    entry('/news/first', '2026-02-01'),
    entry('/news/second', '1 February 2026'),
    entry('/news/2025/deep', '2025-12-24'),
    entry('/newsletter', '2026-05-01'),
    page('/news/no-entry', 'No entry'),
  ]);
  expect(pathsOn(site, '/news')).toEqual(['/news/first', '/news/second', '/news/2025/deep', '/news/old']);
  expect(pathsOn(site, '/', 1)).toEqual(['/news/first', '/news/second']);
  expect(listOn(site, '/news')[3]).toEqual({
    page: '/news/old',
    title: 'The old',
    date: { iso: '2024-03-01', text: 'March 1, 2024' },
    summary: expect.stringContaining('What is said of The old'),
  });
});

test('drafts and entries of a day to come are in no list, and are no page, until the day has come', async () => {
  const routes = [
    entry('/news/now', '2026-06-01'),
    entry('/news/tomorrow', '2026-06-02'),
    entry('/news/draft', '2026-01-01', {}, { draft: true }),
  ];
  const before = await news(routes, { labels: { newer: 'Newer', older: 'Older' }, feed: { title: 'News' } });
  expect(pathsOn(before.site, '/news')).toEqual(['/news/now']);
  expect(before.site.pages.map(({ path }) => path)).toEqual(['/', '/news', '/news/now']);
  expect(before.site.pages.find(({ path }) => path === '/news/now')?.neighbours).toBeUndefined();
  expect(before.site.feeds[0]?.entries).toEqual(['/news/now']);
  expect(before.codes).toContain('entry-to-come');
  const after = await news(routes, {}, '2026-06-02');
  expect(pathsOn(after.site, '/news')).toEqual(['/news/tomorrow', '/news/now']);
  expect(after.codes).not.toContain('entry-to-come');
});

test('entries lead to the ones before and after them where a list of theirs has words for it', async () => {
  const routes = [entry('/news/a', '2026-01-01'), entry('/news/b', '2026-02-01'), entry('/news/c', '2026-03-01')];
  const { site } = await news(routes, { labels: { newer: 'Newer', older: 'Older' } });
  expect(site.pages.map(({ path, neighbours }) => [path, neighbours?.older?.page, neighbours?.newer?.page])).toEqual([
    ['/', undefined, undefined],
    ['/news', undefined, undefined],
    ['/news/a', undefined, '/news/b'],
    ['/news/b', '/news/a', '/news/c'],
    ['/news/c', '/news/b', undefined],
  ]);
  const silent = await news(routes);
  expect(silent.site.pages.flatMap(({ neighbours }) => neighbours ?? [])).toEqual([]);
});

test('entries without a day come behind the others as they stand in the manifest, in no feed, and are read in that order', async () => {
  const undated = (path: string) => page(path, path, { entry: {} });
  const routes = [undated('/news/z'), entry('/news/old', '2024-03-01'), undated('/news/a'), entry('/news/new', '2026-03-01')];
  const { site, codes } = await news(routes, { feed: { title: 'News' }, labels: { newer: 'Next', older: 'Previous' } });
  expect(pathsOn(site, '/news')).toEqual(['/news/new', '/news/old', '/news/z', '/news/a']);
  expect(listOn(site, '/news')[2]).not.toHaveProperty('date');
  expect(site.feeds[0]?.entries).toEqual(['/news/new', '/news/old']);
  expect(codes).toContain('undated-entry');
  const around = site.pages.flatMap(({ path, neighbours = {} }) =>
    path.startsWith('/news/') ? [[path, neighbours.older?.page, neighbours.newer?.page]] : [],
  );
  expect(around).toEqual([
    ['/news/z', undefined, '/news/a'],
    ['/news/old', undefined, '/news/new'],
    ['/news/a', '/news/z', undefined],
    ['/news/new', '/news/old', undefined],
  ]);
  const plain = await news(routes);
  expect(plain.codes).not.toContain('undated-entry');
});

test('one changed entry changes the pages that show it, and no other', async () => {
  const routes = (title: string) => [
    entry('/news/a', '2026-01-01'),
    entry('/news/b', '2026-02-01', {}, { title }),
    entry('/news/c', '2026-03-01'),
    entry('/news/d', '2026-04-01'),
    entry('/news/e', '2026-05-01'),
  ];
  const list = { labels: { newer: 'Newer', older: 'Older' }, layout: 'titles' };
  const [one, other] = [await news(routes('Before'), list), await news(routes('After'), list)];
  const texts = ({ site }: typeof one) => new Map(site.pages.map((page) => [page.path, JSON.stringify(page)]));
  const [before, after] = [texts(one), texts(other)];
  expect([...after].flatMap(([path, text]) => (before.get(path) === text ? [] : [path]))).toEqual([
    ...['/news', '/news/a', '/news/b', '/news/c'],
  ]);
});

test('breadcrumbs without links follow from the address, by the names that the navigation has', async () => {
  const hero = { type: 'hero', title: 'Fair', breadcrumbs: { label: 'You are here' } };
  const { site } = await news([entry('/news/2026/fair', '2026-01-01', {}, { sections: [hero] })]);
  expect(site.pages.at(-1)?.sections[0]).toHaveProperty('breadcrumbs.links', [
    { label: 'Corner Bakery', href: { page: '/' }, newTab: false },
    { label: 'News', href: { page: '/news' }, newTab: false },
  ]);
});

test('a link to a feed leads to its file, and one to a feed that is not there nowhere', async () => {
  const link = (href: string) => ({ actions: [{ label: 'Subscribe', href }], emptyText: 'None.' });
  const { site } = await news([], { feed: { title: 'News' }, ...link('/news/feed.xml') });
  expect(site.pages[1]?.sections[0]).toMatchObject({ actions: [{ href: { url: '/news/feed.xml' } }] });
  await expect(news([], link('/news/feed.xml'))).rejects.toThrow('/news/feed.xml');
});

test('what is announced is shown before its day', async () => {
  const { site, codes } = await news([entry('/news/fair', '2026-07-01', { announced: true })]);
  expect(pathsOn(site, '/news')).toEqual(['/news/fair']);
  expect(codes).not.toContain('entry-to-come');
});

/** The records of a collection as a list shows them: their titles, with the headings of their groups. */
async function people(list: object) {
  const fields = [
    { name: 'town', label: 'Town' },
    { name: 'since', label: 'Since', kind: 'number' },
    { name: 'day', label: 'Day', kind: 'day' },
  ];
  const records = [
    { title: 'Ada', tags: ['Board', 'Coach'], facts: { town: 'Ulm', since: 9, day: '2026-02-01' } },
    { title: '**Bo**', date: '2020-01-01', tags: ['Coach'], facts: { since: 2.5, town: 'Bonn' } },
    { title: 'Cy', facts: { town: 'Ulm', day: '2026-01-01' } },
    { title: 'Di', tags: ['Board'], facts: { since: 10 } },
  ];
  const { site, problems } = await tryManifest({
    '/collections': [{ name: 'people', fields, records }],
    '/routes/0/sections/1': { type: 'entries', title: 'People', of: 'people', layout: 'rows', ...list },
  });
  const entries = listOn(site ?? expect.fail(problems.map(({ message }) => message).join('\n')), '/', 1);
  const nameOf = ({ index = 0 }: ListedEntry) => String(records[index]?.title).replaceAll('*', '');
  return { entries, shown: entries.map((one) => (one.group ? `${one.group}: ${nameOf(one)}` : nameOf(one))) };
}

test.each([
  [{}, ['Ada', 'Bo', 'Cy', 'Di']],
  [{ only: [{ by: 'tags', is: ['Coach', 'Nobody'] }] }, ['Ada', 'Bo']],
  [{ only: [{ by: 'tags' }, { by: 'town', is: ['Ulm'] }] }, ['Ada']],
  // A number is named as it is written.
  [{ only: [{ by: 'since', is: ['2.5', '10'] }] }, ['Bo', 'Di']],
  [{ sort: { by: 'title', descending: true } }, ['Di', 'Cy', 'Bo', 'Ada']],
  [{ sort: { by: 'since' } }, ['Bo', 'Ada', 'Di', 'Cy']],
  [{ sort: { by: 'since', descending: true }, count: 2 }, ['Di', 'Ada']],
  [{ sort: { by: 'day' } }, ['Cy', 'Ada', 'Bo', 'Di']],
  [{ sort: { by: 'date' } }, ['Bo', 'Ada', 'Cy', 'Di']],
  [{ by: 'tags' }, ['Board: Ada', 'Board: Di', 'Coach: Ada', 'Coach: Bo', 'Cy']],
  // In the order of the condition, and of several groups only those that it names.
  [{ by: 'tags', only: [{ by: 'tags', is: ['Coach'] }] }, ['Coach: Ada', 'Coach: Bo']],
  [{ by: 'town', sort: { by: 'title', descending: true } }, ['Ulm: Cy', 'Ulm: Ada', 'Bonn: Bo', 'Di']],
  [{ by: 'town', sort: { by: 'town' } }, ['Bonn: Bo', 'Ulm: Ada', 'Ulm: Cy', 'Di']],
])('a list with %j shows what meets its conditions, in its order and groups', async (list, shown) => {
  expect((await people(list)).shown).toEqual(shown);
});

test('a list shows the facts that it names, in that order, and as titles none', async () => {
  const factsOf = async (list: object) => (await people(list)).entries.map(({ facts = {} }) => Object.keys(facts));
  expect(await factsOf({})).toEqual([['town', 'since', 'day'], ['town', 'since'], ['town', 'day'], ['since']]);
  expect(await factsOf({ facts: ['since', 'town'] })).toEqual([['since', 'town'], ['since', 'town'], ['town'], ['since']]);
  expect((await people({ layout: 'titles' })).entries.every((one) => !('facts' in one))).toBe(true);
});

test('a list of full posts has the text of each page, whose links to its own anchors lead to it', async () => {
  const run = ['Bread. [More](#more).', { heading: 'More' }, 'Rolls.'];
  const routes = [
    entry('/news/article', '2026-01-03', {}, { sections: [text, { type: 'article', title: 'A', text: run }] }),
    entry('/news/text', '2026-01-02'),
    entry('/news/other', '2026-01-01', {}, { sections: [{ type: 'checklist', title: 'B', items: [{ title: 'B' }] }] }),
  ];
  const { site } = await news(routes, { layout: 'rows', show: 'text' });
  const [article, plain, other] = listOn(site, '/news');
  const link = { link: { page: '/news/article', hash: '#more' }, text: ['More'] };
  expect(article?.text).toEqual([['Bread. ', link, '.'], { heading: 'More' }, 'Rolls.']);
  expect(article).not.toHaveProperty('summary');
  expect(plain?.text).toEqual(['Words.']);
  // A page without running text is told by its summary.
  expect(other?.summary).toContain('What is said of The other');
});
