/** Feeds as their readers take them: the grammar of Atom (RFC 4287), and what of an entry stays the same for good (RFC 4151). */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import { root } from '../../../tests/support/project/project.ts';
import { loadSite } from '../../loader/node/load-site.ts';
import { siteBelowPath } from '../../render/below-path.ts';
import { feedsOf, feedsOfPage } from './feed.ts';

const atom = 'http://www.w3.org/2005/Atom';
const text = { type: 'text', title: 'A title', text: ['Words.'] };
const description = 'One sentence about this page that is long enough to be a description of it.';
const entry = (path: string, more: object) => ({ path, title: `About ${path}`, description, entry: more, sections: [text] });

async function feedWith(entries: readonly object[], edits: object = {}) {
  const list = {
    path: '/news',
    title: 'News',
    description,
    sections: [{ type: 'entries', title: 'News', under: '/news', feed: { title: 'News & <more>' }, emptyText: 'None.' }],
  };
  const routes = [list, ...entries, { ...list, path: '*', title: 'Not found', sections: [text] }];
  const { site, problems } = await tryManifest(
    { ...Object.fromEntries(routes.map((route, index) => [`/routes/${index + 1}`, route])), ...edits },
    { today: '2026-06-01' },
  );
  if (!site) return expect.fail(problems.map(({ message }) => message).join('\n'));
  const written = feedsOf(site).get('/news/feed.xml') ?? expect.fail();
  return { site, feed: new DOMParser().parseFromString(written, 'application/xml').documentElement };
}

const childrenOf = (element: Element, name: string) =>
  [...element.children].filter((one) => one.namespaceURI === atom && one.localName === name);
const textOf = (element: Element, name: string) => childrenOf(element, name)[0]?.textContent ?? '';
const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
const absolute = /^(?:https:\/\/[^\s/]+\/\S*|tag:[^\s,]+,\d{4}-\d\d-\d\d:\S+)$/;

/** What sections 4.1.1 and 4.1.2 ask of a feed or an entry, of the elements that are in it. */
function expectGrammar(element: Element): void {
  const known = ['author', 'category', 'entry', 'id', 'link', 'published', 'summary', 'title', 'updated'];
  expect([...element.children].filter((one) => one.namespaceURI !== atom || !known.includes(one.localName))).toEqual([]);
  for (const name of ['id', 'title', 'updated']) expect(childrenOf(element, name), name).toHaveLength(1);
  for (const name of ['published', 'summary']) expect(childrenOf(element, name).length, name).toBeLessThan(2);
  for (const name of ['published', 'updated'])
    for (const one of childrenOf(element, name)) expect(one.textContent).toMatch(dateTime);
  expect(textOf(element, 'id')).toMatch(absolute);
  const links = childrenOf(element, 'link').map((link) => ['rel', 'type', 'href'].map((name) => link.getAttribute(name) ?? ''));
  expect(links.filter(([rel]) => rel === 'alternate')).toHaveLength(1);
  for (const [, , href] of links) expect(href).toMatch(absolute);
  for (const author of childrenOf(element, 'author'))
    expect([...author.children].map(({ localName }) => localName)).toEqual(['name']);
  for (const category of childrenOf(element, 'category')) expect(category.getAttribute('term')).toBeTruthy();
}

test('a feed has the newest 50 entries', async () => {
  const entries = Array.from({ length: 51 }, (_, index) =>
    entry(`/news/${index}`, { date: index === 7 ? '2025-01-01' : '2026-01-01' }),
  );
  const ids = childrenOf((await feedWith(entries)).feed, 'entry').map((one) => textOf(one, 'id'));
  expect(ids).toHaveLength(50);
  expect(ids.some((id) => id.endsWith('/news/7'))).toBe(false);
});

test('an entry in a feed has its facts, each on a line of its own', async () => {
  const facts = { place: '**Ulm**', days: ['2026-03-01', '2026-03-04'] };
  const fields = [
    { name: 'place', label: 'Place' },
    { name: 'days', label: 'When', kind: 'days' },
  ];
  const { feed } = await feedWith([entry('/news/a', { date: '2026-01-01', summary: 'A fair.', facts })], {
    '/collections': [{ under: '/news', fields }],
  });
  const [one = expect.fail()] = childrenOf(feed, 'entry');
  expect(textOf(one, 'summary').split('\n')).toEqual(['A fair.', 'Place: Ulm', 'When: March 1 – 4, 2026']);
});

test('a feed keeps to the grammar, with and without all that an entry may say, and with none', async () => {
  const entries = [
    entry('/news/a', { date: '2026-01-01', updated: '2026-02-03', summary: 'A < B & "C"', tags: ['Fairs'], author: 'Ada' }),
    entry('/news/b', { date: '2026-01-02' }),
  ];
  for (const some of [entries, []]) {
    const { feed } = await feedWith(some);
    expect([feed.namespaceURI, feed.localName, feed.getAttribute('xml:lang')]).toEqual([atom, 'feed', 'en']);
    expectGrammar(feed);
    expect(childrenOf(feed, 'author'), 'entries without one take that of the feed').toHaveLength(1);
    const found = childrenOf(feed, 'entry');
    for (const one of found) expectGrammar(one);
    expect(new Set(found.map((one) => textOf(one, 'id'))).size).toBe(some.length);
  }
  const { feed } = await feedWith(entries);
  expect(textOf(feed, 'title')).toBe('News & <more>');
  const [newer, older] = childrenOf(feed, 'entry');
  expect(newer && textOf(newer, 'summary')).toBe(description);
  expect(older && ['summary', 'published', 'updated', 'id'].map((name) => textOf(older, name))).toEqual([
    ...['A < B & "C"', '2026-01-01T12:00:00Z', '2026-02-03T12:00:00Z', 'tag:bakery.example,2026-01-01:/news/a'],
  ]);
  expect(textOf(feed, 'updated')).toBe('2026-02-03T12:00:00Z');
});

test('an entry keeps its id wherever its page moves, as redirects say one after the other', async () => {
  const moved = [entry('/news/c', { date: '2026-01-01' })];
  const redirects = [
    { from: '/blog/a', to: '/news/b' },
    { from: '/news/b', to: '/news/c' },
    { from: '/old/*', to: '/news/c' },
  ];
  const { feed } = await feedWith(moved, { '/redirects': redirects });
  const [one = expect.fail()] = childrenOf(feed, 'entry');
  expect(textOf(one, 'id')).toBe('tag:bakery.example,2026-01-01:/blog/a');
  expect(childrenOf(one, 'link')[0]?.getAttribute('href')).toBe('https://bakery.example/news/c');
});

const idsWith = async (redirects: object[], more = {}) => {
  const { feed } = await feedWith([entry('/news/c', { date: '2026-01-01', ...more })], { '/redirects': redirects });
  return [feed, ...childrenOf(feed, 'entry')].map((one) => textOf(one, 'id'));
};
const [ofFeed, ofEntry] = ['https://bakery.example/news', 'tag:bakery.example,2026-01-01:/news/c'];

test.each([
  ['a short address', [{ from: '/fair', to: '/news/c' }]],
  ['a short address of the list', [{ from: '/C++', to: '/news' }]],
  ['an address with signs that no address has', [{ from: '/über uns/alt', to: '/news' }]],
  ['all that lay below an address', [{ from: '/old/*', to: '/news/c' }]],
])('%s that leads there changes no id', async (_, redirects) => {
  expect(await idsWith(redirects)).toEqual([ofFeed, ofEntry]);
});

test('the address that an entry says was its first is its id, whatever redirects say', async () => {
  const first = { firstPath: '/blog/über a' };
  const id = 'tag:bakery.example,2026-01-01:/blog/%C3%BCber%20a';
  expect(await idsWith([], first)).toEqual([ofFeed, id]);
  expect(await idsWith([{ from: '/news/b', to: '/news/c' }], first)).toEqual([ofFeed, id]);
});

test('a new entry at the address that another one had first is known by another id', async () => {
  const moved = entry('/news/b', { date: '2026-01-01', firstPath: '/news/c' });
  const { feed } = await feedWith([moved, entry('/news/c', { date: '2026-01-01' })]);
  expect(childrenOf(feed, 'entry').map((one) => textOf(one, 'id'))).toEqual([ofEntry, `${ofEntry}#2`]);
});

test('an entry that moved without its name being changed is known by its redirect, also from a shorter address', async () => {
  expect(await idsWith([{ from: '/c.html', to: '/news/c' }])).toEqual([ofFeed, 'tag:bakery.example,2026-01-01:/c.html']);
});

test('a list that moved with its entries keeps the id of its feed', async () => {
  const moved = [
    { from: '/über/c', to: '/news/c' },
    { from: '/über', to: '/news' },
  ];
  expect(await idsWith(moved)).toEqual(['https://bakery.example/%C3%BCber', 'tag:bakery.example,2026-01-01:/%C3%BCber/c']);
});

test('a feed has the newest fifty', async () => {
  const days = Array.from({ length: 60 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10));
  const { feed } = await feedWith(days.map((date) => entry(`/news/${date}`, { date })));
  expect(childrenOf(feed, 'entry').map((one) => textOf(one, 'published').slice(0, 10))).toEqual(days.slice(10).reverse());
});

test('its list and its entries name it in their heads, and no other page does', async () => {
  const { site } = await feedWith([entry('/news/a', { date: '2026-01-01' })]);
  expect(site.pages.map((page) => [page.path, ...feedsOfPage(site, page).map(({ url }) => url)])).toEqual([
    ['/'],
    ['/news', 'https://bakery.example/news/feed.xml'],
    ['/news/a', 'https://bakery.example/news/feed.xml'],
  ]);
});

test.each([
  ['les-sentiers', { '/actualites/feed.xml': 'fr' }],
  ['verein-hafenchor', { '/neues/feed.xml': 'de', '/en/news/feed.xml': 'en-GB' }],
  ['madrasat-al-bustan', { '/akhbar/feed.xml': 'ar', '/en/news/feed.xml': 'en' }],
  ['warshat-khatt', { '/warshat-khatt/awraq/feed.xml': 'ar' }],
])('the feeds of %s keep to the grammar, each in its language, with addresses as its pages have them', async (name, feeds) => {
  const { site: loaded } = await loadSite(join(root, 'tests/fixtures/valid', name, 'site.json'));
  const site = siteBelowPath(loaded ?? expect.fail(`${name} is not valid.`));
  const written = feedsOf(site);
  expect([...written.keys()].sort()).toEqual(Object.keys(feeds).sort());
  for (const [address, lang] of Object.entries(feeds)) {
    const feed = new DOMParser().parseFromString(written.get(address) ?? '', 'application/xml').documentElement;
    expect(feed.getAttribute('xml:lang')).toBe(lang);
    const entries = childrenOf(feed, 'entry');
    for (const one of [feed, ...entries]) expectGrammar(one);
    const links = entries.map((one) => childrenOf(one, 'link')[0]?.getAttribute('href') ?? '');
    const pages = site.pages.filter((page) => page.lang === (lang === site.shells[0].lang ? page.lang : lang));
    expect(links.length).toBeGreaterThan(1);
    expect(links.filter((link) => !pages.some(({ path }) => site.url + path === link))).toEqual([]);
    expect(links.every((link) => link.startsWith(site.url + address.replace('feed.xml', '')))).toBe(true);
  }
});

test('below a path an entry keeps the id of its first address, which has the path, too', async () => {
  const { site } = await loadSite(join(root, 'tests/fixtures/valid/warshat-khatt/site.json'));
  const [text = ''] = feedsOf(siteBelowPath(site ?? expect.fail())).values();
  const feed = new DOMParser().parseFromString(text, 'application/xml').documentElement;
  const [newest = expect.fail()] = childrenOf(feed, 'entry');
  expect(textOf(newest, 'id')).toBe('tag:diwan.example,2026-02-12:/warshat-khatt/mudawwana/bary-alqasaba');
  expect(childrenOf(newest, 'link')[0]?.getAttribute('href')).toBe('https://diwan.example/warshat-khatt/awraq/bary-alqasaba');
  expect(textOf(newest, 'updated')).toBe('2026-03-05T12:00:00Z');
});
