/** Below a path of their host, sites are served as at a root, and what else lies on the host is left alone: by the formats of hosts that nobody can start here. */
import { expect, test } from 'vitest';
import { readOldAddress } from '../../../schema/old-addresses.ts';
import { hostingFiles } from '../../../src/hosting/formats/files.ts';
import { describeDocument } from '../../../src/hosting/policy.ts';
import { moved, redirects } from '../../support/hosting/moved.ts';
import { readCloudflare, readNetlify, readVercel } from './readers.ts';
import { leadOfCloudflare, leadOfNetlify, leadOfVercel } from './redirect-readers.ts';

const base = '/v1.0/kurse';
const provider = 'https://provider.example';
const paths = ['/', '/Kurse', '/Kurse/Firmen-Bot', '/kurs-archiv/2024', '/anmelden', '/en', '/*', '/en/*'];
const allows = { script: [], style: [], font: [], endpoint: [provider], guest: false };

function filesBelow(start: string) {
  const put = (path: string) => (path.startsWith('/') ? start + path : path);
  const documents = paths.map((path) =>
    describeDocument({ path: start === '' && path === '/*' ? '*' : put(path), ...(path === '/anmelden' && { allows }) }, ''),
  );
  const own = redirects.flatMap(({ from, to }) => {
    const old = readOldAddress(from);
    return old ? [{ from: put(old.from), ...(old.below && { below: true as const }), to: put(to) }] : [];
  });
  const files = hostingFiles(documents, [put('/plan.pdf')], own, start);
  return (name: string) => files.get(name) ?? expect.fail(`no ${name}`);
}

const [atRoot, below] = [filesBelow(''), filesBelow(base)];
const hosts = {
  Netlify: (text: typeof below) => readNetlify(text('_headers'), text('_redirects')),
  'Cloudflare Pages': (text: typeof below) =>
    readCloudflare(text('.hosting/cloudflare/_headers'), text('.hosting/cloudflare/_redirects')),
  Vercel: (text: typeof below) => readVercel(text('vercel.json')),
};

test.each(Object.entries(hosts))('%s sends the headers that it would send at a root, and none above', (_, read) => {
  for (const path of [...paths.slice(0, 6), '/no', '/assets/app.0123.js', '/plan.pdf'])
    expect(read(below).headers(base + path), path).toEqual(read(atRoot).headers(path));
  for (const path of ['/', '/v1.0', `${base}-alt`, '/assets/app.0123.js']) expect(read(below).headers(path), path).toEqual({});
});

test.each([
  [
    'Netlify',
    leadOfNetlify(
      below('_redirects'),
      paths.map((path) => base + path),
    ),
  ],
  ['Cloudflare Pages', leadOfCloudflare(below('.hosting/cloudflare/_redirects'))],
  ['Vercel', leadOfVercel(below('vercel.json'))],
])('%s leads old addresses on below the path alone', (host, lead) => {
  const put = (address: string) => (address.startsWith('/') ? base + address : address);
  const seldom = host === 'Cloudflare Pages' ? ['/angebot.html/', '/gro%CC%88%C3%9Fe/u%CC%88ber%20uns.php/'] : [];
  for (const [path, to, withQuestion] of moved.filter(([path]) => !seldom.includes(path))) {
    expect(lead(base + path, ''), path).toBe(put(to));
    expect(lead(base + path, '?a=b%20c'), `${path}?a=b%20c`).toBe(put(withQuestion));
    expect(lead(path, ''), `${path} above`).toBeUndefined();
  }
  expect(lead(`${base}/kurse`, '')).toBe(`${base}/Kurse`);
});

test('Netlify answers below the path with the not-found page of the language, the longest address first', () => {
  expect(
    below('_redirects')
      .split('\n')
      .filter((line) => line.endsWith(' 404')),
  ).toEqual([`${base}/en/* ${base}/en/404.html 404`, `${base}/* ${base}/404.html 404`]);
});

test('Vercel takes no slash off: the home page has one', () => {
  expect(JSON.parse(below('vercel.json'))).not.toHaveProperty('trailingSlash');
  expect(JSON.parse(atRoot('vercel.json'))).toHaveProperty('trailingSlash', false);
});
