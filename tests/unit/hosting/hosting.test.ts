/** The configurations for six hosts say the same, keep to the limits of each, and allow a host nowhere but on its page. */
import { describe, expect, test } from 'vitest';
import { takenAddresses } from '../../../schema/built-addresses.ts';
import { nameFault } from '../../../schema/published-files.ts';
import { formatApache } from '../../../src/hosting/formats/apache.ts';
import { formatCaddy } from '../../../src/hosting/formats/caddy.ts';
import { formatCloudflareHeaders } from '../../../src/hosting/formats/cloudflare.ts';
import { hostingFiles } from '../../../src/hosting/formats/files.ts';
import { formatNetlifyHeaders } from '../../../src/hosting/formats/netlify.ts';
import { formatNginx } from '../../../src/hosting/formats/nginx.ts';
import { formatVercel } from '../../../src/hosting/formats/vercel.ts';
import { privateNames } from '../../../src/hosting/plan.ts';
import { contentPolicy, type DocumentContents, describeDocument, formatPolicy } from '../../../src/hosting/policy.ts';
import { readApache, readCaddy, readCloudflare, readNetlify, readNginx, readVercel } from './readers.ts';

const provider = 'https://provider.example';
const allows = {
  script: [provider],
  style: [provider],
  font: ['https://fonts.example'],
  endpoint: ['https://form.example'],
  guest: true,
};
const html = (style: string) => `<head><style>${style}</style></head><body><script>go()</script></body>`;
const document = (path: string, own?: DocumentContents['allows']): DocumentContents =>
  describeDocument({ path, ...(own && { allows: own }) }, html(`.a{content:"${path}"}`));

const read = (documents: DocumentContents[]) => {
  const files = hostingFiles(documents);
  const text = (name: string) => files.get(name) ?? expect.fail(`no ${name}`);
  const redirects = text('_redirects');
  return {
    text,
    hosts: {
      Netlify: readNetlify(text('_headers'), redirects),
      'Cloudflare Pages': readCloudflare(text('.hosting/cloudflare/_headers'), redirects),
      Vercel: readVercel(text('vercel.json')),
      nginx: readNginx(text('.hosting/nginx.conf')),
      Apache: readApache(text('.htaccess')),
      Caddy: readCaddy(text('.hosting/Caddyfile')),
    },
  };
};

const small = [
  document('/'),
  document('/leistungen'),
  document('/Danke'),
  document('/a/B-c'),
  document('/anmelden', allows),
  document('*'),
];
const many = [...small, ...Array.from({ length: 1000 }, (_, index) => document(`/seite-${index}`))];
const manyForms = [...small, ...Array.from({ length: 200 }, (_, index) => document(`/formular-${index}`, allows))];
const homeForm = [document('/', allows), document('/leistungen'), document('*')];
const unknownForm = [document('/'), document('/leistungen'), document('*', allows)];
const sites = { small, many, manyForms, homeForm, unknownForm };

const addresses = [
  '/',
  '/leistungen',
  '/Danke',
  '/a/B-c',
  '/anmelden',
  '/no/such-page',
  '/assets/app.0123.js',
  '/_data/index.json',
  '/robots.txt',
];

test.each([...hostingFiles(small).keys()])(
  'what a host reads is for nobody else, and no file of one’s own is called so: %s',
  (name) => {
    expect(`/${name}`, 'schema/built-addresses.ts does not name it: visitors would read it').toMatch(new RegExp(privateNames()));
    const isRefused = nameFault(`/${name}`) !== undefined || takenAddresses({ pages: [], feeds: [] })(`/${name}`) !== undefined;
    expect(isRefused, 'schema/built-addresses.ts does not name it: public/ could hold one').toBe(true);
  },
);

describe.each(Object.entries(sites))('%s', (name, documents) => {
  const { hosts, text } = read(documents);
  const [[, first], ...others] = Object.entries(hosts) as [
    [string, (typeof hosts)['nginx']],
    ...[string, (typeof hosts)['nginx']][],
  ];

  test('all hosts send the same headers for every address', () => {
    for (const path of addresses) {
      const wanted = first.headers(path);
      expect(Object.keys(wanted).length, path).toBe(10);
      for (const [host, { headers }] of others) expect(headers(path), `${host} ${path}`).toEqual(wanted);
    }
  });

  test('all hosts lead from small letters to the address with capitals', () => {
    const wanted = name === 'homeForm' || name === 'unknownForm' ? {} : { '/a/b-c': '/a/B-c', '/danke': '/Danke' };
    for (const [host, { redirects }] of Object.entries(hosts)) expect(redirects, host).toEqual(wanted);
  });

  test('what changes its name with its contents is kept, all else is asked for each time', () => {
    for (const path of addresses)
      expect(first.headers(path)['Cache-Control'], path).toBe(
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      );
  });

  test('the limits of Cloudflare Pages are kept: 100 rules, 2,000 characters a line', () => {
    const lines = text('.hosting/cloudflare/_headers').split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  });

  test('no policy of pages allows inline code without a hash, or lets others frame them', () => {
    for (const path of addresses.filter((one) => !one.startsWith('/assets/'))) {
      const policy = first.headers(path)['Content-Security-Policy'] ?? '';
      expect(policy, path).not.toMatch(
        /unsafe-eval|unsafe-hashes|script-src[^;]*unsafe-inline|style-src(?:-elem)? [^;]*unsafe-inline|\*/,
      );
      expect(policy, path).toMatch(/script-src 'self' 'sha256-/);
      for (const directive of ["frame-ancestors 'none'", 'upgrade-insecure-requests']) expect(policy, path).toContain(directive);
      // Each document holds the rest of its policy: a second copy in the header takes room from the first ten segments of an answer.
      expect(policy.length, path).toBeLessThan(200);
    }
  });
});

test('with however many pages, a drawing that is opened by itself runs nothing, stands in no frame, and carries no hash', () => {
  for (const documents of Object.values(sites))
    for (const [host, { headers }] of Object.entries(read(documents).hosts))
      expect(headers('/assets/drawing.0123.svg')['Content-Security-Policy'], host).toBe(
        "script-src 'none'; object-src 'none'; frame-src 'none'; frame-ancestors 'none'",
      );
});

test('the headers of no page but the one that names a host let its scripts run', () => {
  const { nginx } = read(small).hosts;
  for (const path of addresses.filter((one) => one !== '/anmelden'))
    expect(JSON.stringify(nginx.headers(path))).not.toMatch(/https?:/);
  const policy = nginx.headers('/anmelden')['Content-Security-Policy'] ?? '';
  expect(policy.match(/https:\S[^; ]*/g)).toEqual([provider]);
});

test('a form on the page for unknown addresses may contact its hosts wherever that page is the answer', () => {
  for (const [host, { headers }] of Object.entries(read(unknownForm).hosts))
    expect(headers('/no/such-page')['Content-Security-Policy'], host).toContain(provider);
});

test('Netlify, which answers with a page at three addresses, has its headers for all', () => {
  const { headers } = read(small).hosts.Netlify;
  for (const path of ['/anmelden.html', '/anmelden/']) expect(headers(path)).toEqual(headers('/anmelden'));
});

test('a page that only sends to another host runs no code of others, and stays as strict', () => {
  const form = document('/anmelden', { script: [], style: [], font: [], endpoint: [provider], guest: false });
  const headers = read([document('/'), form, document('*')]).hosts.nginx.headers('/anmelden');
  expect(headers['Content-Security-Policy']).not.toContain(provider);
  expect(headers['Cross-Origin-Embedder-Policy']).toBe('require-corp');
  expect(formatPolicy(contentPolicy(form))).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
});

test('however many pages there are, no line is longer than Cloudflare reads', () => {
  for (let count = 1; count < 80; count++) {
    const lines = read(many.slice(0, count)).text('.hosting/cloudflare/_headers').split('\n');
    expect(Math.max(...lines.map((line) => line.length)), `${count} pages`).toBeLessThanOrEqual(2000);
  }
});

test('the same documents in another order make the same files', () => {
  expect(hostingFiles([...small].reverse())).toEqual(hostingFiles(small));
});

describe('what a host would read as its own signs in a header reaches none of its configurations', () => {
  const value = 'a"b $c {d} \\e %f\n  X-Own: 1';
  const of = { 'X-Told': value };
  const hosting = { headers: of, folders: [], pages: [{ path: '/a', headers: of }], redirects: [], types: {} };

  test.each([
    ['nginx', formatNginx, 'set $site_x_told "a%22b %24c {d} %5Ce %f%0A  X-Own: 1";'],
    ['Apache', formatApache, 'Header always set X-Told "a%%22b %%24c {d} %%5Ce %%f%%0A  X-Own: 1"'],
    ['Caddy', formatCaddy, '"a%22b %24c %7Bd%7D %5Ce %f%0A  X-Own: 1"'],
    ['Netlify', formatNetlifyHeaders, '  X-Told: a"b $c {d} \\e %f%0A  X-Own: 1'],
    ['Cloudflare Pages', formatCloudflareHeaders, '  X-Told: a"b $c {d} \\e %f%0A  X-Own: 1'],
    ['Vercel', formatVercel, '"value": "a\\"b %24c {d} \\\\e %f%0A  X-Own: 1"'],
  ])('%s', (_, format, expected) => {
    const text = format(hosting);
    expect(text).toContain(expected);
    expect(text).not.toContain(value);
  });
});

test('where a language has a page of its own for unknown addresses, each host that can answers with it, the longest address first', () => {
  const paths = ['/', '/en', '/en/us', '*', '/en/*', '/en/us/*'];
  const files = hostingFiles(paths.map((path) => describeDocument({ path }, '')));
  const text = (name: string) => files.get(name) ?? expect.fail(name);
  expect(text('_redirects')).toBe('/en/us/* /en/us/404.html 404\n/en/* /en/404.html 404\n');
  // Cloudflare takes the nearest page by itself, and knows no such line.
  expect(text('.hosting/cloudflare/_redirects')).toBe('');
  expect(text('.hosting/Caddyfile')).toMatch(/"~\^\/en\/us\(.*"\/en\/us\/404\.html"\n.*"~\^\/en\(.*"\/en\/404\.html"/);
  // Of these the last one counts.
  expect(text('.htaccess')).toMatch(/ErrorDocument 404 \/404\.html\n[\s\S]*404 \/en\/404\.html\n[\s\S]*404 \/en\/us\/404\.html/);
  expect(text('.hosting/nginx.conf')).toMatch(/"\/404\.html";\n[\s\S]*"\/en\/404\.html";\n[\s\S]*"\/en\/us\/404\.html";/);
});
