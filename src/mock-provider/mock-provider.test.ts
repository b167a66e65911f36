import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMockProvider } from './mock-provider.ts';

const mockProvider = createMockProvider();
let server: Server;
let url = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    if (!mockProvider.handle(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test('a sign-up that breaks off leaves nothing behind, and the next one is answered', async () => {
  const failures: unknown[] = [];
  const note = (error: unknown) => failures.push(error);
  process.on('unhandledRejection', note);
  // The visitor's network ends in the middle of the form.
  const arrived = new Promise<IncomingMessage>((done) => server.once('request', done));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    'POST /__signup HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000\r\n\r\n--x',
  );
  const request = await arrived;
  const ended = new Promise((done) => request.once('close', done));
  socket.resetAndDestroy();
  await ended;
  // Rejections are told when all that was waiting has run.
  await new Promise((done) => setImmediate(done));
  process.off('unhandledRejection', note);
  expect(failures).toEqual([]);
  expect(mockProvider.received).toEqual([]);
  const answer = await fetch(`${url}/__signup?isAjax=1`, {
    method: 'POST',
    body: new URLSearchParams({ EMAIL: 'a@example.com' }),
  });
  expect(await answer.json()).toMatchObject({ success: true });
  expect(mockProvider.received).toMatchObject([{ ajax: true, fields: [['EMAIL', 'a@example.com']] }]);
});

const signUp = (body: BodyInit) => fetch(`${url}/__signup?isAjax=1`, { method: 'POST', body });

test('what is larger than any form is refused and not kept', async () => {
  const before = [...mockProvider.received];
  expect((await signUp('x'.repeat(1_100_000))).status).toBe(413);
  expect(mockProvider.received).toEqual(before);
  expect((await signUp(new URLSearchParams({ EMAIL: 'b@example.com' }))).status).toBe(200);
});

test('only the last sign-ups are kept', async () => {
  const addresses = Array.from({ length: 60 }, (_, number) => `visitor-${number}@example.com`);
  for (const EMAIL of addresses) await signUp(new URLSearchParams({ EMAIL }));
  expect(mockProvider.received.length).toBeLessThan(addresses.length);
  expect(mockProvider.received.at(-1)?.fields).toEqual([['EMAIL', addresses.at(-1)]]);
});
