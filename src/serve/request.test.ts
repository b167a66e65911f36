import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { answering, sendFile } from './request.ts';

let server: Server;
afterEach(() => {
  vi.restoreAllMocks();
  server.close();
  server.closeAllConnections();
});

async function serve(answer: Parameters<typeof answering>[0]): Promise<string> {
  server = createServer(answering(answer));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a mistake while an answer is made is told in the terminal, not to whoever asked, and the next answer comes', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const url = await serve(async (_, response, { path }) => {
    if (path === '/bad') throw new Error('at secret (secret.ts:1:2)');
    if (path === '/sudden') return JSON.parse('{');
    response.end('good');
  });
  for (const path of ['/bad', '/sudden']) {
    const answer = await fetch(url + path);
    expect([answer.status, await answer.text()]).toEqual([500, '']);
  }
  expect(told).toHaveBeenCalledTimes(2);
  expect(await (await fetch(url)).text()).toBe('good');
});

test('a mistake in the middle of an answer ends that answer', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const url = await serve((_, response, { path }) => {
    if (path === '/') return void response.end('good');
    response.writeHead(200).write('half');
    throw new Error('no more');
  });
  await expect(fetch(`${url}/half`).then((answer) => answer.text())).rejects.toThrow();
  expect(await (await fetch(url)).text()).toBe('good');
});

test('a part of a file that is no file on disk is sent as players of films ask for it, else the whole', async () => {
  const url = await serve((_, response) => sendFile(response, Buffer.from('0123456789'), { 'Content-Type': 'video/mp4' }));
  const ask = async (range: string) => {
    const { status, headers, ...rest } = await fetch(url, { headers: { range } }).then(async (answer) => ({
      status: answer.status,
      headers: answer.headers,
      text: await answer.text(),
    }));
    return [status, rest.text, headers.get('content-range'), headers.get('content-type')];
  };
  expect(await ask('bytes=0-1')).toEqual([206, '01', 'bytes 0-1/10', 'video/mp4']);
  expect(await ask('bytes=4-99')).toEqual([206, '456789', 'bytes 4-9/10', 'video/mp4']);
  expect(await ask('bytes=10-')).toEqual([200, '0123456789', null, 'video/mp4']);
});
