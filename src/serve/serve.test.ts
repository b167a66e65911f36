import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSiteServer } from './serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'serve-'));
let server: Server;

beforeAll(async () => {
  mkdirSync(join(folder, '.hosting'));
  writeFileSync(join(folder, '.hosting/plan.json'), '{"headers":{},"folders":[],"pages":[],"redirects":[],"types":{}}');
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *');
  writeFileSync(join(folder, '_headers'), 'For the host');
  for (const ending of ['', '.br', '.gz']) writeFileSync(join(folder, `page.html${ending}`), `The page${ending}`);
  writeFileSync(join(folder, '404.html'), 'Not here');
  server = createSiteServer(folder);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Not by `fetch`, which would write the address in its own way. */
function ask(path: string, headers = {}): Promise<{ status: number | undefined; text: string }> {
  return askFor(path, headers).then(({ status, text }) => ({ status, text }));
}

function askFor(path: string, headers = {}): Promise<{ status: number | undefined; text: string; headers: IncomingHttpHeaders }> {
  return new Promise((done, fail) => {
    const { port } = server.address() as AddressInfo;
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => done({ status: response.statusCode, text, headers: response.headers }));
      response.on('error', fail);
    }).on('error', fail);
  });
}

test('a site is served as its own plan says, but for what only https can keep, and anew when it is built again', async () => {
  const plan = (policy: string) => {
    const headers = {
      'Content-Security-Policy': `${policy}; upgrade-insecure-requests`,
      'Strict-Transport-Security': 'max-age=1',
    };
    writeFileSync(
      join(folder, '.hosting/plan.json'),
      JSON.stringify({ headers, folders: [], pages: [], redirects: [], types: {} }),
    );
  };
  for (const [time, policy] of ["default-src 'none'", "default-src 'self'"].entries()) {
    plan(policy);
    utimesSync(join(folder, '.hosting/plan.json'), time + 1, time + 1);
    const { headers } = await askFor('/robots.txt');
    expect(headers['content-security-policy']).toBe(policy);
    expect(headers).not.toHaveProperty('strict-transport-security');
  }
});

test('below a path of the host the folder is served there, and from above it leads to it', async () => {
  const notFound = [{ prefix: '/choir/', file: '/choir/404.html' }];
  const moved = [{ from: '/choir/old', to: '/choir/page' }];
  const plan = { base: '/choir', headers: {}, folders: [], pages: [], moved, redirects: [], notFound, types: {} };
  writeFileSync(join(folder, '.hosting/plan.json'), JSON.stringify(plan));
  utimesSync(join(folder, '.hosting/plan.json'), 7, 7);
  expect(await ask('/choir/page')).toEqual({ status: 200, text: 'The page' });
  for (const [path, status, location] of [
    ['/', 302, '/choir/'],
    ['/choir', 301, '/choir/'],
    ['/choir/index.html', 301, '/choir/'],
    ['/choir/page/', 301, '/choir/page'],
    ['/choir/page.html?a=b', 301, '/choir/page?a=b'],
    ['/choir/old/', 301, '/choir/page'],
  ] as const) {
    const answer = await askFor(path);
    expect([answer.status, answer.headers.location], path).toEqual([status, location]);
  }
  for (const path of ['/page', '/old', '/choirs/page', '/choir/no', '/choir/404', '/choir/_headers', '/choir/.hosting/plan.json'])
    expect(await ask(path), path).toEqual({ status: 404, text: 'Not here' });
});

test('a file without an ending that proves something to others is no page', async () => {
  mkdirSync(join(folder, '.well-known'), { recursive: true });
  writeFileSync(join(folder, '.well-known/proof'), 'mine');
  writeFileSync(
    join(folder, '.hosting/plan.json'),
    JSON.stringify({ headers: {}, folders: [], pages: [], redirects: [], types: { html: 'text/html' } }),
  );
  utimesSync(join(folder, '.hosting/plan.json'), 9, 9);
  const { status, text, headers } = await askFor('/.well-known/proof');
  expect([status, text, headers['content-type']]).toEqual([200, 'mine', '']);
  expect((await askFor('/page')).headers['content-type']).toBe('text/html');
});

test('a part is sent as players of films ask for it', async () => {
  const { status, text, headers } = await askFor('/robots.txt', { range: 'bytes=0-3' });
  expect([status, text, headers['content-range'], headers['accept-ranges']]).toEqual([206, 'User', 'bytes 0-3/13', 'bytes']);
  expect(await ask('/robots.txt', { range: 'bytes=5-' })).toEqual({ status: 206, text: 'agent: *' });
});

test.each(['bytes=5-2', 'bytes=-4', 'bytes=0-1,4-5', 'lines=1-2'])(
  'the whole answers a part that cannot be had: %s',
  async (range) => {
    expect(await ask('/robots.txt', { range })).toEqual({ status: 200, text: 'User-agent: *' });
  },
);

test('the whole answers a part of what may have changed since', async () => {
  expect(await ask('/robots.txt', { range: 'bytes=5-', 'if-range': '"old"' })).toEqual({ status: 200, text: 'User-agent: *' });
});

test('a file that is there and cannot be read ends its answer, not the server', async () => {
  // A socket: to look at it tells a size, to open it fails.
  const socket = createServer().listen(join(folder, 'gone.txt'));
  await new Promise((done) => socket.once('listening', done));
  await expect(ask('/gone.txt')).rejects.toThrow();
  expect(await ask('/robots.txt')).toEqual({ status: 200, text: 'User-agent: *' });
  await new Promise((done) => socket.close(done));
});

test.each([
  '/.hosting/plan.json',
  '/%2Ehosting/plan.json',
  '//.hosting/plan.json',
  '/404.html',
  '/404%2Ehtml',
  '//404',
  '/404.html/',
  '/_headers',
  '//_headers',
  '/_headers/',
  '/a#/../_headers',
  '//robots.txt',
  '/robots.txt/',
  '//evil.example/',
  '/%',
  '/%ff',
])('%s is unknown', async (path) => {
  expect(await ask(path)).toEqual({ status: 404, text: 'Not here' });
});

test.each(['//page', '//page/', '/page//', '/page.html', '/page.html/', '/\\page', '///page?a=b'])(
  '%s leads to the one address of the page, and to no other host',
  async (path) => {
    const { status, headers } = await askFor(path);
    expect([status, headers.location]).toEqual([301, path.endsWith('?a=b') ? '/page?a=b' : '/page']);
  },
);

test.each(['', '/', '.html'])(
  'an address that is longer than a name of a file may be is unknown (with "%s" at its end)',
  async (end) => {
    expect(await ask(`/${'a'.repeat(300)}${end}`)).toEqual({ status: 404, text: 'Not here' });
    expect((await ask('/page')).status).toBe(200);
  },
);

test.each([
  ['br, gzip', '.br'],
  ['gzip', '.gz'],
  ['BR', '.br'],
  ['*', '.br'],
  ['br;q=0, *', '.gz'],
  ['br;q=0, gzip; q=0.1', '.gz'],
  ['br;q=0', ''],
  ['br;q=0, gzip;q=0.0', ''],
  ['*;q=0', ''],
  ['x-br, deflate', ''],
  ['identity', ''],
  ['', ''],
])('"Accept-Encoding: %s" gets the copy "%s"', async (accepted, copy) => {
  expect(await ask('/page', { 'Accept-Encoding': accepted })).toEqual({ status: 200, text: `The page${copy}` });
});

test('an old address leads on, however it is asked for, with what is asked behind it', async () => {
  const moved = [
    { from: '/größe.php', to: '/page' },
    { from: '/old', to: '/page#part' },
    { from: '/blog', below: true, to: 'https://example.org/x?y=1' },
  ];
  const plan = { headers: {}, folders: [], pages: [], moved, redirects: [], types: {} };
  writeFileSync(join(folder, '.hosting/plan.json'), JSON.stringify(plan));
  utimesSync(join(folder, '.hosting/plan.json'), 20, 20);
  const leads = async (path: string) => {
    const { status, headers } = await askFor(path);
    return [status, headers.location];
  };
  expect(await leads('/gr%C3%B6%C3%9Fe.php/?a=b')).toEqual([301, '/page?a=b']);
  expect(await leads('/gro%CC%88%C3%9Fe.php')).toEqual([301, '/page']);
  expect(await leads('/old?a=b')).toEqual([301, '/page?a=b#part']);
  expect(await leads('/blog/any/where?a=b')).toEqual([301, 'https://example.org/x?y=1']);
  for (const path of ['/Old', '/old/more', '/blogs', '/blog', '/%ff']) expect((await ask(path)).status, path).toBe(404);
});

test('a script of the server stands behind each page that a browser asks for, also where a page may run none, and in no file', async () => {
  const other = mkdtempSync(join(tmpdir(), 'serve-'));
  const headers = { 'Content-Security-Policy': "default-src 'none'; script-src 'none'" };
  const plan = { headers, folders: [], pages: [], redirects: [], types: {} };
  mkdirSync(join(other, '.hosting'));
  writeFileSync(join(other, '.hosting/plan.json'), JSON.stringify(plan));
  writeFileSync(join(other, 'page.html'), 'The page');
  writeFileSync(join(other, '404.html'), 'Not here');
  const first = server;
  server = createSiteServer(other, { script: 'mark()' });
  try {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const asBrowser = { Accept: 'text/html,*/*;q=0.8' };
    const page = await askFor('/page', asBrowser);
    expect(page.text).toBe('The page<script src="/__start.js"></script>');
    expect(page.headers['content-security-policy']).toBe("default-src 'none'; script-src 'self'");
    expect(await ask('/nowhere', asBrowser)).toEqual({ status: 404, text: 'Not here<script src="/__start.js"></script>' });
    expect((await ask('/page')).text).toBe('The page');
    expect(await ask('/__start.js')).toEqual({ status: 200, text: 'mark()' });
    expect(readFileSync(join(other, 'page.html'), 'utf8')).toBe('The page');
  } finally {
    server.close();
    server = first;
    rmSync(other, { recursive: true });
  }
});
