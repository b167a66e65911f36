import { expect, test } from 'vitest';
import type { JsonObject } from '../../schema/json.ts';
import { planImport, withPages } from './plan.ts';

const plan = (files: Record<string, string>, manifest: JsonObject = {}) =>
  planImport(
    Object.entries(files).map(([file, text]) => ({ file, text })),
    '/news',
    manifest,
    { look: (src) => ({ from: `/old/${src}`, ending: '.png' }), canBeAt: (to) => !to.endsWith('/taken.png') },
  );
const textOf = ({ sections }: JsonObject) => (sections as { text: unknown[] }[])[0]?.text;
const post = (address: string, text = 'Text.') => `---\npermalink: ${address}\n---\n${text}\n`;

test('files of one name have addresses of their own', () => {
  const { pages } = plan({
    'a/x.md': 'A',
    'b/x.md': 'B',
    '2024-01-05-x.md': 'C',
    'c/Ü.md': 'D',
    '🎉.md': '---\ntitle: Über\n---\nE',
  });
  expect(pages.map(({ file, path }) => `${file} ${path}`)).toEqual([
    '2024-01-05-x.md /news/x-3',
    'a/x.md /news/x',
    'b/x.md /news/x-2',
    'c/Ü.md /news/ue',
    '🎉.md /news/ueber',
  ]);
});

test('links lead to the page of their file, however it is named, and to headings there', () => {
  const { pages } = plan({
    'a/one.md': '[a](two.md) [b](../a/two.md#über-uns) [c](/posts/two/) [d](#x) [e](../b/two.md) [f](none.md)\n\n## X\n\nText.',
    'a/two.md': '## Über uns\n\n[one](one.md#none)',
    'b/three.md': '[two](/2024/two.html#%C3%BCber-uns)',
  });
  expect(pages.map(({ route }) => textOf(route))).toEqual([
    ['[a](/news/two) [b](/news/two#ueber-uns) [c](/news/two) [d](#x) e f', { heading: 'X', id: 'x' }, 'Text.'],
    [{ heading: 'Über uns', id: 'ueber-uns' }, '[one](/news/one)'],
    ['[two](/news/two#ueber-uns)'],
  ]);
});

test('no link leads to what stays out, nor to a name that several have', () => {
  const { pages, left } = plan({ 'a.md': '[b](b.md) [x](/x)', 'b.md': '<hr>', 'c/x.md': 'C', 'd/x.md': 'D' });
  expect(textOf(pages[0]?.route ?? {})).toEqual(['b x']);
  expect(left.map(({ file }) => file)).toEqual(['b.md']);
});

test('images of one name, and those whose place is taken, get another', () => {
  const { images } = plan({ 'a.md': '![](x.png) ![](y/X.png) ![](taken.png) ![](x.png)' });
  expect(images.map(({ to }) => to)).toEqual(['media/news/x.png', 'media/news/a-x.png', 'media/news/a-taken.png']);
});

test('old addresses lead on where nothing else stands', () => {
  const manifest = { redirects: [{ from: '/known', to: '/' }], routes: [{ path: '/there' }] };
  const { redirects } = plan(
    {
      'a.md': post('/2024/A.html'),
      'b.md': post('/2024/a.html/'),
      'c.md': post('/there/'),
      'd.md': post('/news/d.html'),
      'e.md': post('/x%FC/'),
      'f.md': post('/Known'),
      'g.md': post('/über/index.html'),
      'h.md': post('/assets/h/'),
    },
    manifest,
  );
  expect(redirects).toEqual([
    { from: '/2024/A.html', to: '/news/a' },
    { from: '/über', to: '/news/ueber' },
  ]);
});

test('addresses in percent notation are read', () => {
  const { pages, redirects } = plan({
    'a.md': post('/%C3%BCber-uns/'),
    'v.md': '---\nslug: v1.10\n---\nA',
    'b.md': '---\nslug: "%d7%a9%d7%9c%d7%95%d7%9d"\n---\n[a](/%C3%BCber-uns/)',
  });
  expect(pages.map(({ path }) => path)).toEqual(['/news/ueber-uns', '/news/v1-10', '/news/b']);
  expect(textOf(pages[2]?.route ?? {})).toEqual(['[a](/news/ueber-uns)']);
  expect(redirects).toEqual([{ from: '/über-uns', to: '/news/ueber-uns' }]);
});

test('an old address that leads nowhere is said, and none that does', () => {
  const manifest = {
    redirects: [
      { from: '/is', to: '/news/a' },
      { from: '/other', to: '/' },
    ],
  };
  const { pages } = plan({ 'a.md': '---\naliases: [../up, /is, /news/a.html, /other, /new]\n---\nA' }, manifest);
  expect(pages[0]?.notes.filter(({ kind }) => kind === 'lost-address').map(({ what }) => what)).toEqual(['../up', '/other']);
});

test('quotation marks are those of the text', () => {
  const [page] = plan({ 'a.md': '---\nlang: fr\n---\n<q>Oui</q>' }, { site: { lang: 'de' } }).pages;
  expect(textOf(page?.route ?? {})).toEqual(['« Oui »']);
  expect(textOf(plan({ 'a.md': '<q>Ja</q>' }, { site: { lang: 'de' } }).pages[0]?.route ?? {})).toEqual(['„Ja“']);
});

test('pages stand behind those below their address, else before the page for unknown addresses', () => {
  const paths = (routes: JsonObject[]) => {
    const planned = plan({ 'a.md': '---\ndate: 2024-01-01\n---\nA', 'b.md': '---\ndate: 2024-02-02\n---\nB' }, { routes });
    const { routes: all } = withPages({ routes }, '/news', planned.pages, planned) as { routes: JsonObject[] };
    return all.map(({ path }) => path);
  };
  expect(paths([{ path: '/' }, { path: '/news' }, { path: '/c' }, { path: '*' }])).toEqual([
    '/',
    '/news',
    '/news/b',
    '/news/a',
    '/c',
    '*',
  ]);
  expect(paths([{ path: '/' }, { path: '/en/*' }, { path: '*' }])).toEqual(['/', '/news/b', '/news/a', '/en/*', '*']);
  expect(paths([{ path: '/news/a', draft: true }, { path: '/' }])).toEqual(['/news/a', '/news/b', '/']);
});

test('where nothing has a day, pages are entries without one, in the order that their files say', () => {
  const undated = { 'a.md': 'A', 'b.md': '---\nweight: 2\n---\nB', 'c.md': '---\nweight: 1\ntags: [x]\n---\nC' };
  expect(plan(undated).pages.map(({ path, route }) => [path, route.entry])).toEqual([
    ['/news/c', { tags: ['x'] }],
    ['/news/b', {}],
    ['/news/a', {}],
  ]);
  const beside = plan({ ...undated, '2024-01-05-d.md': 'D' }).pages;
  expect(beside.map(({ route }) => route.entry)).toEqual([{ date: '2024-01-05' }, undefined, undefined, undefined]);
  expect(beside[1]?.notes.map(({ kind }) => kind)).toContain('no-day');
  const later = plan(undated, { routes: [{ path: '/news/d', entry: { date: '2024-01-05' } }] });
  expect(later.pages.every(({ route }) => route.entry === undefined)).toBe(true);
});

test('a text in another language than the site says so', () => {
  const manifest = { site: { lang: 'en-GB' }, languages: [{ lang: 'fr', path: '/news' }], routes: [] };
  const files = { 'a.md': '---\nlang: de\n---\nA', 'b.md': '---\nlang: fr-CH\n---\nB', 'c.md': 'C' };
  const langs = (site: JsonObject) => plan(files, site).pages.map(({ route }) => (route.sections as JsonObject[])[0]?.lang);
  expect(langs(manifest)).toEqual(['de', undefined, undefined]);
  expect(langs({ ...manifest, languages: [] })).toEqual(['de', 'fr-CH', undefined]);
});

test('a legal page waits for the footer, unless the site has one', () => {
  const draft = (routes: JsonObject[]) => plan({ 'privacy.md': 'Text.' }, { routes }).pages[0]?.route.draft;
  expect(draft([])).toBe(true);
  expect(draft([{ path: '/datenschutz' }])).toBeUndefined();
});

test('titles end with the name of the site where those of most of its pages do, and where it fits', () => {
  const titles = (manifest: JsonObject, ...names: string[]) =>
    plan(Object.fromEntries(names.map((name, index) => [`${index}.md`, `---\ntitle: ${name}\n---\nText.`])), manifest).pages.map(
      ({ route: { title, sections } }) => [title, (sections as JsonObject[])[0]?.title],
    );
  const routes = (...all: string[]) => all.map((title, index) => ({ path: `/${index}`, title }));
  const site = { site: { lang: 'de', name: '{siteName}' }, placeholders: { siteName: 'Musterverein' } };
  const named = { ...site, routes: routes('{siteName} – Verein', 'Kontakt – {siteName}', 'Haus – {siteName}') };
  const long = 'Was der Vorstand in seiner letzten Sitzung beschlossen hat';
  expect(titles(named, 'Sommerfest', 'Der Musterverein feiert', long)).toEqual([
    ['Sommerfest – {siteName}', 'Sommerfest'],
    ['Der Musterverein feiert', 'Der Musterverein feiert'],
    [long, long],
  ]);
  expect(titles({ ...site, routes: routes('Start', 'Kontakt – {siteName}') }, 'Fest')).toEqual([['Fest', 'Fest']]);
  expect(titles({ ...site, routes: routes('Start', 'Kontakt') }, 'Fest')).toEqual([['Fest', 'Fest']]);
});

test('below the address of a language, titles end as those of its pages do', () => {
  const routes = [
    { path: '/', title: 'Start' },
    { path: '/kontakt', title: 'Kontakt' },
    { path: '/news', title: 'News | Guild' },
    { path: '/news/old', title: 'Old | Guild' },
  ];
  const manifest = {
    site: { lang: 'de', name: 'Gilde' },
    languages: [{ lang: 'en', path: '/news', site: { name: 'Guild' } }],
    routes,
  };
  expect(plan({ 'a.md': '---\ntitle: New\n---\nText.' }, manifest).pages[0]?.route.title).toBe('New | Guild');
});

test('what else the heads of files say becomes facts by its kind, the most frequent eight, and what is no text is said', () => {
  const head = (lines: string) => `---\ndate: 2024-01-05\nlayout: post\ntoc: true\n${lines}\n---\nText.`;
  const files = {
    'a.md': head(
      'location: Old_Town\nweek_range: 31.05.2026 – 06.06.2026\nemail: a@b.example\nsize: 4\nprice: 4.50\nfiles: [a.pdf]',
    ),
    'b.md': head(
      'location: "*Bremen*"\nweek_range: 07.06.2026 – 13.06.2026\nyear: 2024\nk1: x\nk2: x\nk3: x\nlink: https://a.example/b/',
    ),
  };
  const { pages, collections } = plan(files, { site: { lang: 'de' } });
  expect(collections).toEqual([
    {
      under: '/news',
      fields: [
        { name: 'location', label: 'Location', as: 'location' },
        { name: 'weekRange', label: 'Week range', kind: 'days' },
        { name: 'email', label: 'Email', kind: 'link', as: 'email' },
        { name: 'size', label: 'Size', kind: 'number' },
        { name: 'price', label: 'Price', as: 'price' },
        { name: 'ownYear', label: 'Year' },
        { name: 'k1', label: 'K1' },
        { name: 'k2', label: 'K2' },
      ],
    },
  ]);
  expect(pages.map(({ route }) => (route.entry as JsonObject).facts)).toEqual([
    {
      location: 'Old_Town',
      weekRange: ['2026-05-31', '2026-06-06'],
      email: { label: 'a@b.example', href: { mail: { to: 'a@b.example' } } },
      size: 4,
      price: '4.50',
    },
    { location: '*Bremen*', weekRange: ['2026-06-07', '2026-06-13'], ownYear: '2024', k1: 'x', k2: 'x' },
  ]);
  const lost = pages.map(({ notes }) => notes.flatMap(({ kind, what }) => (kind === 'lost-fact' ? [what] : [])));
  expect(lost).toEqual([['files'], ['k3', 'link']]);
});

test('the facts of a collection that is there stay as they are, and new ones come behind them', () => {
  const collections = [{ name: 'posts', under: '/news', fields: [{ name: 'size', label: 'Größe' }] }];
  const post = '---\nsize: 4\nplace: Bremen\n---\nText.';
  const planned = plan({ 'a.md': post }, { collections });
  expect(planned.collections).toEqual([
    {
      name: 'posts',
      under: '/news',
      fields: [
        { name: 'size', label: 'Größe' },
        { name: 'place', label: 'Place', as: 'location' },
      ],
    },
  ]);
  expect(planned.pages[0]?.route.entry).toEqual({ facts: { size: '4', place: 'Bremen' } });
  const site = withPages({ collections }, '/news', planned.pages, planned);
  expect(site.collections).toEqual(planned.collections);
  expect(plan({ 'a.md': post }, site).pages.map(({ is }) => is)).toEqual(['same']);
});
