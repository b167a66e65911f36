/** Old addresses lead to the same place on every host, by its own rules, and by files where a host knows none. */
import { expect, test } from 'vitest';
import type { Redirect } from '../../../schema/resolved.ts';
import { hostingFiles } from '../../../src/hosting/formats/files.ts';
import { movedTo, planMoved } from '../../../src/hosting/moved.ts';
import { describeDocument } from '../../../src/hosting/policy.ts';
import { redirectPages } from '../../../src/hosting/redirect-pages.ts';
import { moved, redirects } from '../../support/hosting/moved.ts';
import { tryManifest } from '../../support/manifest/try-manifest.ts';
import { leadOfApache, leadOfCaddy, leadOfCloudflare, leadOfNetlify, leadOfNginx, leadOfVercel } from './redirect-readers.ts';

const pages = ['/', '/Kurse', '/Kurse/Firmen-Bot', '/kurs-archiv/2024', '*'];
const documents = pages.map((path) => describeDocument({ path }, ''));

/** As the loader makes them of what is written. */
async function resolved(written: readonly object[]): Promise<readonly Redirect[]> {
  const route = (path: string) => ({ path, title: path, description: path, sections: [{ type: 'text', text: ['A'] }] });
  const { resolved: drawn } = await tryManifest({
    '/redirects': written,
    ...Object.fromEntries(pages.slice(1, -1).map((path, index) => [`/routes/${index + 2}`, route(path)])),
  });
  return drawn?.redirects ?? expect.fail('not drawn');
}

const all = await resolved(redirects);
const files = hostingFiles(documents, [], all);
const text = (name: string) => files.get(name) ?? expect.fail(`no ${name}`);
const written = redirectPages(all, pages, []).map(({ address }) => address);
const found = [...pages, ...written.map((address) => address.replace(/\/index\.html$/, ''))];
const hosts = {
  Netlify: leadOfNetlify(text('_redirects'), found),
  'Cloudflare Pages': leadOfCloudflare(text('.hosting/cloudflare/_redirects')),
  Vercel: leadOfVercel(text('vercel.json')),
  nginx: leadOfNginx(text('.hosting/nginx.conf')),
  Apache: leadOfApache(text('.htaccess')),
  Caddy: leadOfCaddy(text('.hosting/Caddyfile')),
  'npm start': (path: string, query: string) => movedTo(planMoved(all, pages, []), decodeURIComponent(path), query),
};

test.each(Object.entries(hosts))('%s leads every old address on, with what is asked behind it', (host, lead) => {
  // Nobody asks for a folder of this name; Cloudflare is not told of it.
  const seldom = host === 'Cloudflare Pages' ? ['/angebot.html/', '/gro%CC%88%C3%9Fe/u%CC%88ber%20uns.php/'] : [];
  for (const [path, to, withQuestion] of moved.filter(([path]) => !seldom.includes(path))) {
    expect(lead(path, ''), path).toBe(to);
    expect(lead(path, '?a=b%20c'), `${path}?a=b%20c`).toBe(withQuestion);
  }
});

test.each(Object.entries(hosts))('%s leaves pages alone, and what only looks like an old address', (host, lead) => {
  // What is left of /kurs-archiv/index.html on that host is asked for as /kurs-archiv.
  for (const path of [
    '/',
    '/Kurse',
    '/Kurse/Firmen-Bot',
    '/angebotXhtml',
    '/blogs',
    '/Angebot.html',
    '/frage/mehr',
    '/kurs-archiv',
  ])
    if (!(host === 'Vercel' && path === '/kurs-archiv')) expect(lead(path, ''), path).toBeUndefined();
});

test('where everything below a page leads on, the page has a slash at its end on Cloudflare as before', () => {
  expect(hosts['Cloudflare Pages']('/Kurse/Firmen-Bot/', '')).toBe('/Kurse/Firmen-Bot');
});

test('on Vercel, what is left without .html is never the address of a page', async () => {
  const own = await resolved([{ from: '/Kurse/index.html', to: '/' }]);
  const lead = leadOfVercel(hostingFiles(documents, [], own).get('vercel.json') ?? '');
  expect(lead('/Kurse', '')).toBeUndefined();
});

test('Vercel is not told of a target that it would refuse the site for: the file leads there', async () => {
  const own = await resolved([
    { from: '/a', to: 'https://example.org/Wikipedia:Help' },
    { from: '/b', to: 'https://example.org:8080/x?y=1' },
  ]);
  const { redirects: told } = JSON.parse(hostingFiles(documents, [], own).get('vercel.json') ?? '') as {
    redirects: { source: string }[];
  };
  expect(told.map(({ source }) => source).filter((source) => /^\/.$/.test(source))).toEqual(['/b']);
  expect(redirectPages(own, pages, []).map(({ address }) => address)).toContain('/a/index.html');
});

test('nginx is not told of what is longer than a part of its lines may be', async () => {
  const to = `https://example.org/${'a'.repeat(5000)}`;
  const own = await resolved([
    { from: '/a', to },
    { from: `/${'한'.repeat(700)}`, to: '/' },
    { from: '/b', to: '/' },
  ]);
  const lines = hostingFiles(documents, [], own).get('.hosting/nginx.conf')?.split('\n') ?? [];
  expect(lines.filter((line) => Buffer.byteLength(line) > 4096)).toEqual([]);
  expect(lines.filter((line) => /^location = "\/[ab]/.test(line)).length).toBe(2);
});

test('what a target says means nothing to the configuration that it stands in', async () => {
  const to = 'https://example.org/a";}#$1$host\'`{{env.PATH}%{{HTTP_HOST}%251<b>|^';
  const own = hostingFiles(documents, [], await resolved([{ from: '/old', to }]));
  const safe = /^https:\/\/example\.org\/a%22;%7D#(?:\$|%24)1(?:\$|%24)host'%60%7Benv\.PATH%7D%%7BHTTP_HOST%7D%251%3Cb%3E%7C%5E$/;
  const of = (name: string) => own.get(name) ?? expect.fail(name);
  expect(leadOfNginx(of('.hosting/nginx.conf'))('/old', '')).toMatch(safe);
  expect(leadOfApache(of('.htaccess'))('/old', '')).toMatch(safe);
  expect(leadOfCaddy(of('.hosting/Caddyfile'))('/old', '')).toMatch(safe);
  expect(leadOfNetlify(of('_redirects'), ['/old'])('/old', '')).toMatch(safe);
  expect(leadOfCloudflare(of('.hosting/cloudflare/_redirects'))('/old', '')).toMatch(safe);
  for (const name of ['.hosting/nginx.conf', '.hosting/Caddyfile']) expect(of(name), name).not.toMatch(/\$1|\$host|\{env/);
  const [, target] = /"\^old\/\?\$" "([^"]*)"/.exec(of('.htaccess')) ?? [];
  expect(target?.replace('%{QUERY_STRING}', ''), 'no other sign of a variable is one').toMatch(/^(?:[^%$\\]|\\[%$])+$/);
});

test('on Cloudflare what has a star comes last, since all behind it counts as such', () => {
  const stars = text('.hosting/cloudflare/_redirects')
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[0]?.endsWith('*'));
  expect(stars.indexOf(true)).toBe(stars.length - 3);
  expect(stars.slice(-3)).toEqual([true, true, true]);
});

test('a site without redirects has the files that it always had', () => {
  const without = hostingFiles(documents);
  expect([...without.keys()]).not.toContain('.hosting/cloudflare/_redirects');
  expect([...without.values()].join('')).not.toMatch(/moved/);
  const small = (all: ReadonlyMap<string, string>) => all.get('_redirects')?.match(/^\/kurse .*$/m)?.[0];
  expect(small(without)).toBe('/kurse /Kurse 301');
  expect(small(files), 'and the others come after').toBe('/kurse /Kurse 301');
  expect(text('.hosting/cloudflare/_redirects')).toContain('\n/kurse /Kurse 301\n');
  expect(text('_redirects').indexOf('/angebot.html')).toBeLessThan(text('_redirects').indexOf('/kurse '));
});

test.each(['/foo', '/foo/', '/foo.html'])(
  'nginx is told of %s once, which differs from a page in capitals alone',
  async (from) => {
    const own = await resolved([{ from, to: '/Kurse' }]);
    const foo = hostingFiles([describeDocument({ path: '/Foo' }, ''), ...documents], [], own);
    const exact = [...(foo.get('.hosting/nginx.conf') ?? '').matchAll(/^location = "?([^" ]*)"? /gm)].map(
      ([, address]) => address,
    );
    expect(exact).toEqual([...new Set(exact)]);
    expect(exact).toEqual(expect.arrayContaining(['/foo', '/foo/', '/foo.html']));
  },
);

const at = (from: string): Redirect => ({ from, to: '/' });
const addresses = (list: Redirect[], paths: string[] = ['/', '*'], published: string[] = []) =>
  redirectPages(list, paths, published).map(({ address }) => address);

test.each([
  ['/old.html', '/old.html'],
  ['/old.htm', '/old.htm'],
  ['/old', '/old/index.html'],
  ['/old.php', '/old.php/index.html'],
  ['/größe/über uns', '/größe/über uns/index.html'],
])('for %s hosts without rules get %s', (from, address) => {
  expect(addresses([at(from)])).toEqual([address]);
});

test('no file is in the way of a page, of a file, or of another', () => {
  expect(addresses([at('/a/index.html'), at('/a')], ['/', '*'])).toEqual(['/a/index.html']);
  expect(addresses([at('/a/index.html')], ['/', '/a', '*']), 'a folder beside the file of a page').toEqual([]);
  expect(addresses([at('/A.html')], ['/', '/a', '*']), 'capitals alone').toEqual([]);
  expect(addresses([at('/A')], ['/', '/a', '*'])).toEqual([]);
  expect(addresses([at('/a')], ['/', '/a/b', '*']), 'a folder that pages lie in').toEqual(['/a/index.html']);
  expect(addresses([at('/plan.pdf/a')], ['/'], ['/plan.pdf']), 'a file where a folder would be').toEqual([]);
  expect(addresses([at('/a.html'), at('/a.html/b')])).toEqual(['/a.html']);
  expect(addresses([at('/a.html.gz'), at('/a.html')]), 'a compressed copy').toEqual(['/a.html']);
  expect(addresses([at('/index.html.br')], ['/']), 'that of a page').toEqual([]);
  expect(addresses([at('/Old'), at('/old')])).toEqual(['/Old/index.html']);
  expect(addresses([at(`/${'ü'.repeat(130)}`)]), 'no disk has so long a name').toEqual([]);
  expect(addresses([{ from: '/blog', below: true, to: '/' }])).toEqual([]);
});
