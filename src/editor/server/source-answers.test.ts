/** `npm run edit -- --dev`: sources and the websocket of Vite are for the editor's own pages alone. */
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundles, type EditedSite, editSite, type Question } from '../../../tests/support/editor/edited-site.ts';

let edited: EditedSite;
beforeAll(async () => {
  edited = await editSite({
    bundles,
    answer: ({ url }, response, unknown) => (url === '/nowhere' ? unknown() : response.end(`source of ${url}`)),
    connect: (_, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
    close: async () => {},
  });
});
afterAll(() => edited.close());

test.each<[string, string, number, Question]>([
  ['the page itself', '/src/main.tsx', 200, { headers: { 'Sec-Fetch-Site': 'same-origin' } }],
  ['nothing that there is', '/nowhere', 404, {}],
  ['another site', '/src/main.tsx', 403, { headers: { 'Sec-Fetch-Site': 'cross-site' } }],
  ['another port of this machine', '/src/main.tsx', 403, { headers: { 'Sec-Fetch-Site': 'same-site' } }],
  ['another origin', '/src/main.tsx', 403, { headers: { Origin: 'https://evil.example' } }],
  ['another name of this machine', '/src/main.tsx', 403, { headers: { Host: 'evil.example' } }],
  ['another method', '/src/main.tsx', 405, { method: 'POST' }],
  ['a code editor, by the page', '/__open-in-editor?file=x', 200, { headers: { 'Sec-Fetch-Site': 'same-origin' } }],
  ['a code editor, by a link', '/__open-in-editor?file=x', 404, { headers: { 'Sec-Fetch-Site': 'none' } }],
  ['a code editor, by no browser', '/__open-in-editor?file=x', 404, {}],
])('a source is asked for by %s: %s is answered by %i', async (_, path, status, question) => {
  for (const at of ['editor', 'preview'] as const) {
    const answer = await edited.ask(path, { ...question, at });
    expect([at, answer.status, answer.text.startsWith('source of')]).toEqual([at, status, status === 200]);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  }
});

test('a source may do no more than the page that loads it, and neither server asks Vite for what is its own', async () => {
  const { headers } = await edited.ask('/src/main.tsx', { at: 'preview' });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain(`frame-ancestors http://localhost:${edited.portOf('editor')}`);
  expect(policy.match(/connect-src [^;]*|worker-src [^;]*/g)).toEqual(["connect-src 'self'", "worker-src 'self' blob:"]);
  expect((await edited.ask('/')).text).toContain('<script type="module" src="/app/editor.js">');
  expect((await edited.ask('/api/manifest')).status).toBe(403);
  expect((await edited.ask('/files/nothing.svg', { at: 'preview' })).status).toBe(404);
});

test.each<[string, string, Record<string, string>, boolean]>([
  ['the page itself', '/?token=x', {}, true],
  ['the page that waits for the server', '/', { 'Sec-WebSocket-Protocol': 'vite-ping' }, true],
  ['another website', '/?token=x', { Origin: 'https://evil.example' }, false],
  ['a page without an origin', '/?token=x', { Origin: 'null' }, false],
  ['what names no page', '/?token=x', { Origin: '' }, false],
  ['another port of this machine', '/?token=x', { Origin: 'http://localhost:1' }, false],
  ['a name that was led here', '/?token=x', { Host: 'evil.example', Origin: 'http://evil.example' }, false],
  ['another protocol', '/?token=x', { 'Sec-WebSocket-Protocol': 'chat' }, false],
  ['another address', '/api/events', {}, false],
])('a websocket of %s', async (_, path, changed, isTaken) => {
  for (const at of ['editor', 'preview'] as const) {
    const host = `${at === 'editor' ? 'localhost' : '127.0.0.1'}:${edited.portOf(at)}`;
    const own = { Host: host, Origin: `http://${host}`, 'Sec-WebSocket-Protocol': 'vite-hmr' };
    const headers = { Connection: 'Upgrade', Upgrade: 'websocket', ...own, ...changed };
    const taken = await new Promise<boolean>((done) => {
      const asked = request({ host: host.split(':')[0], port: edited.portOf(at), path, headers });
      asked.on('upgrade', (_response, socket) => done(socket.destroy() && true));
      asked.on('response', () => done(false));
      asked.on('error', () => done(false)).end();
    });
    expect([at, taken]).toEqual([at, isTaken]);
  }
});
