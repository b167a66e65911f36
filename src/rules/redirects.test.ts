/** Redirects: what is said of old addresses, and of where they lead. */
import { expect, test } from 'vitest';
import { tryManifest } from '../../tests/support/manifest/try-manifest.ts';

const to = (from: string, target = '/') => ({ from, to: target });

async function codesOf(redirects: unknown, files: Record<string, string> = {}, changes: object = {}): Promise<string[]> {
  const { problems } = await tryManifest({ '/redirects': redirects, '/site/lang': 'en', ...changes }, { files });
  return problems.map(({ code }) => code);
}

test.each([
  '/angebot.html',
  '/Alte%20Seite.PHP',
  '/größe/über uns.aspx/',
  '/gro\u0308ße',
  '/blog/*',
  '/de/index.html',
  '/a,b(1)+c&d=e',
  '/index.php',
])('%s may be an old address', async (from) => {
  expect(await codesOf([to(from)])).toEqual([]);
});

test.each([
  'angebot.html',
  'https://old.example/angebot.html',
  '/a?id=1',
  '/a#b',
  '/*',
  '/a*',
  '/a/*/b',
  '//a',
  '/../a',
  '/.htaccess',
  '/a"b',
  '/a$1',
  '/a{b}',
  '/a\\b',
  '/a%2',
])('%s has not the form of one', async (from) => {
  expect(await codesOf([to(from)])).toEqual(['wrong-format']);
});

test.each(['/%FCber', '/a%0Ab', '/a%22b', '/a%2F..%2Fb', '/a%00', '/%7Bx%7D', '/a%24b'])(
  'what percent signs hide in %s is refused: hosts would read it as their own',
  async (from) => {
    expect(await codesOf([to(from)])).toEqual(['unreadable-redirect']);
  },
);

test('the same address twice is found however it is written', async () => {
  expect(await codesOf([to('/größe'), to('/gro\u0308%C3%9Fe/')])).toEqual(['taken-redirect']);
  expect(await codesOf([to('/blog/*'), to('/blog')])).toEqual([]);
});

test('addresses that differ in capitals alone may lead to one target, not to two', async () => {
  expect(await codesOf([to('/Old'), to('/old')])).toEqual([]);
  expect(await codesOf([to('/Old'), to('/old', '/#contact')])).toEqual(['taken-redirect']);
});

test('nothing that is there can be an old address', async () => {
  for (const from of [
    '/index.html',
    '/index',
    '/404',
    '/assets/a.css',
    '/assets/*',
    '/_data/index.json',
    '/sitemap.xml',
    '/vercel.json',
    '/_headers',
    '/_redirects/x',
    '/robots.txt/x',
    '/robots.txt/*',
    '/sitemap.xml/x',
    '/site.webmanifest/a',
    '/favicon.ico.gz',
  ])
    expect(await codesOf([to(from)]), from).toEqual(['taken-redirect']);
  expect(await codesOf([to('/plan.pdf')], { 'public/plan.pdf': 'x' })).toEqual(['taken-redirect']);
  expect(await codesOf([to('/files/*')], { 'public/files/plan.pdf': 'x' })).toEqual(['taken-redirect']);
});

test('nor what the build makes for another language, and for the editor', async () => {
  const page = (path: string) => ({
    path,
    title: `Page ${path}`,
    description: `All that there is to say of ${path}.`,
    sections: [{ type: 'text', text: ['A'] }],
  });
  const changes = {
    '/site/langLabel': 'Deutsch',
    '/languages': [{ lang: 'en', path: '/en', label: 'English' }],
    '/routes/2': page('/en'),
    '/routes/3': page('/en/*'),
    '/editor': { forge: 'github', repository: 'ada/site', url: 'https://edit.bakery.example' },
    '/site/lang': 'de',
  };
  const taken = async (from: string) => (await codesOf([to(from)], {}, changes)).includes('taken-redirect');
  for (const from of ['/en/404', '/en/404.html', '/EN/404.html/x', '/en/site.webmanifest', '/en/*', '/built.json'])
    expect(await taken(from), from).toBe(true);
  for (const from of ['/en/robots.txt', '/en/old', '/EN-404.html', '/built']) expect(await taken(from), from).toBe(false);
});

test('a target has to be there, like that of any link', async () => {
  expect(await codesOf([to('/a', '/nowhere')])).toEqual(['broken-link']);
  expect(await codesOf([to('/a', '/#nowhere')])).toEqual(['broken-anchor']);
  expect(await codesOf([to('/a', '/plan.pdf')])).toEqual(['broken-link']);
  expect(await codesOf([to('/a', '/plan.pdf')], { 'public/plan.pdf': 'x' })).toEqual([]);
  expect(await codesOf([to('/a', 'https://example.org/x?y#z')])).toEqual([]);
  expect(await codesOf([to('/a', 'http://example.org')])).toEqual(['wrong-format']);
});

test('a constant in a target is filled in, and has to be an address', async () => {
  const constants = (value: string) => ({ '/constants/target': value });
  expect(await codesOf([to('/a', '{target}')], {}, constants('/#kontakt'))).toEqual(['broken-anchor']);
  expect(await codesOf([to('/a', '{target}')], {}, constants('tel:+4930123'))).toEqual(['constant-misfit']);
  expect(await codesOf([to('/a', '{target}')], {}, constants('http://example.org'))).toContain('constant-misfit');
});

test('circles are told once each, by whatever way they come back', async () => {
  expect(await codesOf([to('/a', '/b'), to('/b', '/c'), to('/c', '/a')])).toEqual(['redirect-circle']);
  expect(await codesOf([to('/a', '/a')])).toEqual(['redirect-circle']);
  expect(await codesOf([to('/a/*', '/a/b')])).toEqual(['redirect-circle']);
  expect(await codesOf([to('/a', '{siteUrl}/a/')])).toEqual(['redirect-circle']);
  expect(await codesOf([to('/a', '/b'), to('/b', '/b')])).toEqual(['redirect-circle']);
});

test('a chain is told with its end, which can be put in at once', async () => {
  const { problems } = await tryManifest({ '/redirects': [to('/a', '/b'), to('/b', '/c'), to('/c')], '/site/lang': 'en' });
  expect(problems.map(({ code, hint }) => [code, hint])).toEqual([
    ['redirect-chain', 'Name the last target at once: `/`.'],
    ['redirect-chain', 'Name the last target at once: `/`.'],
  ]);
  expect(problems[0]?.fix).toBeDefined();
});

test('a link on a page to an old address is broken, and the new one is what was meant', async () => {
  const { problems } = await tryManifest({
    '/redirects': [to('/old.html', '/#contact')],
    '/header/contact/href': '/old.html',
    '/site/lang': 'en',
  });
  expect(problems.map(({ code, hint }) => [code, hint])).toEqual([['broken-link', expect.stringContaining('Did you mean `/`?')]]);
});

test('what hosts do not take is told: too many, and everything below an address on GitHub Pages', async () => {
  const below = Array.from({ length: 101 }, (_, index) => to(`/old-${index}/*`));
  expect(await codesOf(below)).toEqual(['too-many-redirects']);
  expect(await codesOf(below.slice(1))).toEqual([]);
  expect(await codesOf([to('/blog/*')], { 'public/CNAME': 'www.bakery.example' })).toEqual(['redirect-without-rules']);
  expect(await codesOf([to('/blog')], { 'public/CNAME': 'www.bakery.example' })).toEqual([]);
});
