import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type Server } from 'node:http';
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
  return new Promise((done, fail) => {
    const { port } = server.address() as AddressInfo;
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => done({ status: response.statusCode, text }));
      response.on('error', fail);
    }).on('error', fail);
  });
}

test('a part that cannot be had is answered with the whole', async () => {
  expect(await ask('/robots.txt', { range: 'bytes=5-2' })).toEqual({ status: 200, text: 'User-agent: *' });
});

test('a file that is there and cannot be read ends its answer, not the server', async () => {
  // A socket: to look at it tells a size, to open it fails.
  const socket = createServer().listen(join(folder, 'gone.txt'));
  await new Promise((done) => socket.once('listening', done));
  await expect(ask('/gone.txt')).rejects.toThrow();
  expect(await ask('/robots.txt')).toEqual({ status: 200, text: 'User-agent: *' });
  await new Promise((done) => socket.close(done));
});

test.each(['/.hosting/plan.json', '/%2Ehosting/plan.json', '/404.html', '/404%2Ehtml', '/%'])('%s is unknown', async (path) => {
  expect(await ask(path)).toEqual({ status: 404, text: 'Not here' });
});
