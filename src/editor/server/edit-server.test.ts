import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoredFile } from '../storage.ts';
import { createEditServer, type EditServer } from './edit-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'edit-'));
const site = join(folder, 'site');
const manifest = join(site, 'site.json');
const bundles = { 'editor.js': 'start()', 'editor.css': 'body{}', 'preview.js': 'show()' };
const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">${content}</svg>`;

let server: EditServer;
const portOf = (which: 'editor' | 'preview') => (server[which].address() as AddressInfo).port;

beforeAll(async () => {
  mkdirSync(join(site, 'media'), { recursive: true });
  writeFileSync(join(folder, 'secret.svg'), svg(''));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(site, 'media/logo.svg'), svg('<title>Us</title>'));
  writeFileSync(join(site, 'media/tinted.svg'), svg('<rect fill="var(--color-brand)"/>'));
  writeFileSync(join(site, 'media/broken.png'), 'no picture');
  writeFileSync(join(site, 'media/note.txt'), 'secret');
  cpSync('src/gallery/photo.jpg', join(site, 'media/photo.jpg'));
  symlinkSync(join(folder, 'secret.svg'), join(site, 'media/outside.svg'));
  server = createEditServer({ manifest, bundles });
  await Promise.all([
    new Promise<void>((done) => server.editor.listen(0, 'localhost', done)),
    new Promise<void>((done) => server.preview.listen(0, '127.0.0.1', done)),
  ]);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  at?: 'editor' | 'preview';
}

/** Not by `fetch`, which sets `Host` by itself. */
function ask(path: string, { method = 'GET', headers = {}, body = '', at = 'editor' }: Question = {}): Promise<Answer> {
  const name = at === 'editor' ? 'localhost' : '127.0.0.1';
  const host = `${name}:${portOf(at)}`;
  return new Promise((done, fail) => {
    const asked = request({ host: name, port: portOf(at), path, method, headers: { Host: host, ...headers } }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => done({ status: response.statusCode, headers: response.headers, text }));
      response.on('error', fail);
    });
    asked.on('error', fail).end(body);
  });
}

const tokenOf = async () => /name="editor-token" content="([^"]+)"/.exec((await ask('/')).text)?.[1] ?? '';

async function post(path: string, data: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const own = { 'X-Editor-Token': await tokenOf(), 'Content-Type': 'application/json', ...headers };
  return ask(path, { method: 'POST', headers: own, body: JSON.stringify(data) });
}

const filesNamed = async (named: string[]) => JSON.parse((await post('/api/files', { named })).text) as StoredFile[];

const save = (text: string, base: string) => post('/api/manifest', { text, base });

/** What lies on the disk, and its version. */
async function onDisk(text: string): Promise<string> {
  writeFileSync(manifest, text);
  const { text: answer } = await ask('/api/manifest', { headers: { 'X-Editor-Token': await tokenOf() } });
  return (JSON.parse(answer) as { version: string }).version;
}

describe('of strangers', () => {
  const json = { 'Content-Type': 'application/json' };
  const saving: Question = { method: 'POST', headers: json, body: '{"text":"{}","base":""}' };

  test.each<[string, string, number, Question & { withToken?: boolean }]>([
    ['no token', '/api/manifest', 403, {}],
    ['a wrong token', '/api/manifest', 403, { headers: { 'X-Editor-Token': 'guessed' } }],
    ['a token in the address', '/api/manifest?X-Editor-Token=guessed', 403, {}],
    ['a save without a token', '/api/manifest', 403, saving],
    ['a foreign host', '/api/manifest', 403, { headers: { Host: 'evil.example' }, withToken: true }],
    ['a foreign host that leads here', '/', 403, { headers: { Host: 'localhost.evil.example:4176' } }],
    ['another port in the host', '/', 403, { headers: { Host: 'localhost:1' } }],
    ['the name of the preview', '/', 403, { headers: { Host: '127.0.0.1' } }],
    ['another origin', '/api/manifest', 403, { headers: { Origin: 'https://evil.example' }, withToken: true }],
    ['no origin at all', '/api/manifest', 403, { headers: { Origin: 'null' }, withToken: true }],
    ['another site', '/', 403, { headers: { 'Sec-Fetch-Site': 'cross-site' } }],
    ['another port of this machine', '/api/manifest', 403, { headers: { 'Sec-Fetch-Site': 'same-site' }, withToken: true }],
    ['another site, for the code', '/app/editor.js', 403, { headers: { 'Sec-Fetch-Site': 'cross-site' } }],
    ['a form', '/api/manifest', 415, { method: 'POST', body: 'a=b', headers: { 'Content-Type': 'text/plain' }, withToken: true }],
    ['a form with JSON', '/api/files', 415, { ...saving, headers: { 'Content-Type': 'text/plain' }, withToken: true }],
    [
      'an upload as a form',
      '/api/upload',
      415,
      { method: 'POST', headers: { 'Content-Type': 'multipart/form-data' }, withToken: true },
    ],
    ['a manifest that is none', '/api/manifest', 400, { ...saving, body: '{"text":7,"base":""}', withToken: true }],
    ['half a JSON', '/api/manifest', 400, { ...saving, body: '{"text":', withToken: true }],
    ['another method', '/api/manifest', 405, { method: 'DELETE', withToken: true }],
    ['a method of objects', '/api/constructor', 404, { withToken: true }],
    ['the page by another method', '/', 405, { method: 'POST', headers: json, body: '{}' }],
    ['a file beside the code', '/app/../package.json', 404, {}],
    ['a name of objects among the code', '/app/constructor', 404, {}],
    ['the files of the site on the wrong server', '/files/media/logo.svg', 404, {}],
  ])('%s is refused: %s', async (_, path, status, { withToken, ...question }) => {
    const base = await onDisk('{"kept": true}');
    const token: Record<string, string> = withToken ? { 'X-Editor-Token': await tokenOf() } : {};
    const answer = await ask(path, { ...question, headers: { ...token, ...question.headers } });
    expect(answer.status, answer.text).toBe(status);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(answer.text).not.toMatch(/kept|secret|editor-token/);
    expect(await onDisk(readFileSync(manifest, 'utf8'))).toBe(base);
  });

  test.each([
    ['the interface', '/api/manifest', 404],
    ['a file outside of the folder', '/files/../secret.svg', 404],
    ['a file outside of the folder, in other words', '/files/..%2Fsecret.svg', 404],
    ['a link that leads out of the folder', '/files/media/outside.svg', 404],
    ['the manifest', '/files/site.json', 404],
    ['what is no picture', '/files/media/note.txt', 404],
    ['what only says that it is a picture', '/files/media/broken.png', 404],
    ['a folder', '/files/media', 404],
  ])('the preview does not know %s', async (_, path, status) => {
    const answer = await ask(path, { at: 'preview' });
    expect([answer.status, /secret/.test(answer.text)]).toEqual([status, false]);
  });

  test.each<[string, string, Record<string, string>, number]>([
    [
      'a page of another site',
      '/files/media/logo.svg',
      { 'Sec-Fetch-Site': 'cross-site', Referer: 'https://evil.example/' },
      403,
    ],
    ['a page that does not say who it is', '/files/media/logo.svg', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a script of another site', '/app/preview.js', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['another origin', '/files/media/logo.svg', { Origin: 'https://evil.example' }, 403],
    ['another name', '/', { Host: 'evil.example' }, 403],
    ['the name of the editor', '/', { Host: 'localhost' }, 403],
    ['the page itself', '/files/media/logo.svg', { 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['a frame', '/', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'iframe' }, 200],
  ])('the preview judges %s', async (_, path, headers, status) => {
    expect((await ask(path, { at: 'preview', headers })).status).toBe(status);
  });

  test('the editor may show pictures of the preview', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site', Referer: `http://localhost:${portOf('editor')}/` };
    const { status, headers: sent } = await ask('/files/media/logo.svg', { at: 'preview', headers });
    expect([status, sent['content-type'], sent['cross-origin-resource-policy']]).toEqual([200, 'image/svg+xml', 'cross-origin']);
    expect(sent['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
  });

  test('with other machines in the network a key is asked for, once, and kept where no script sees it', async () => {
    const open = createEditServer({ manifest, bundles, host: '127.0.0.1' });
    try {
      for (const which of [open.editor, open.preview]) await new Promise<void>((done) => which.listen(0, '127.0.0.1', done));
      const address = (which: 'editor' | 'preview') => `http://127.0.0.1:${(open[which].address() as AddressInfo).port}`;
      const visit = (url: string, cookie = '') => fetch(url, { redirect: 'manual', headers: { Cookie: cookie } });
      for (const path of ['/', '/?key=guessed', '/app/editor.js', '/api/manifest'])
        expect((await visit(address('editor') + path)).status).toBe(403);
      const first = await visit(address('editor') + open.path);
      expect([first.status, first.headers.get('location')]).toEqual([303, '/']);
      const cookie = first.headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
      const [pair = ''] = cookie.split(';');
      expect((await visit(address('editor'), pair)).status).toBe(200);
      for (const [given, status] of [
        ['', 403],
        [pair, 200],
      ] as const)
        expect((await visit(`${address('preview')}/files/media/logo.svg`, given)).status).toBe(status);
    } finally {
      await open.close();
    }
  });
});

test('both pages may load nothing of others, and are framed by nobody but the editor', async () => {
  const policy = async (at: 'editor' | 'preview') => String((await ask('/', { at })).headers['content-security-policy']);
  expect(await policy('editor')).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/);
  expect(await policy('preview')).toMatch(
    new RegExp(`^default-src 'none';.*frame-ancestors http://localhost:${portOf('editor')}$`),
  );
  for (const at of ['editor', 'preview'] as const) expect(await policy(at)).not.toMatch(/https:|\*|script-src[^;]*unsafe/);
  expect((await ask('/', { at: 'preview' })).text).toContain(
    `name="editor-origin" content="http://localhost:${portOf('editor')}"`,
  );
});

test('code that a browser has is not sent again', async () => {
  const { headers, text } = await ask('/app/editor.js');
  expect([headers['content-type'], text]).toEqual(['text/javascript; charset=utf-8', 'start()']);
  expect(await ask('/app/editor.js', { headers: { 'If-None-Match': String(headers.etag) } })).toMatchObject({
    status: 304,
    text: '',
  });
});

describe('a save', () => {
  test('replaces the file, and names its version', async () => {
    const base = await onDisk('{"a": 1}');
    const { status, text } = await save('{"a": "ü"}', base);
    expect(status).toBe(200);
    expect(readFileSync(manifest, 'utf8')).toBe('{"a": "ü"}');
    expect(JSON.parse(text)).toEqual({ version: await onDisk('{"a": "ü"}') });
  });

  test('of a text that somebody has changed meanwhile is refused, with what is there now', async () => {
    const base = await onDisk('{"a": 1}');
    const version = await onDisk('{"a": 2}');
    const { status, text } = await save('{"a": 3}', base);
    expect([status, JSON.parse(text)]).toEqual([409, { conflict: { text: '{"a": 2}', version } }]);
    expect(readFileSync(manifest, 'utf8')).toBe('{"a": 2}');
  });

  test('of two at once is one, and the other one learns of it', async () => {
    const base = await onDisk('{"a": 1}');
    const answers = await Promise.all(['2', '3'].map((value) => save(`{"a": ${value}}`, base)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = readFileSync(manifest, 'utf8');
    expect(kept).toBe(`{"a": ${answers[0]?.status === 200 ? 2 : 3}}`);
    expect(answers.find(({ status }) => status === 409)?.text).toContain(JSON.stringify(kept).slice(1, -1));
  });

  test('that is sent again because its answer was lost is no conflict with itself', async () => {
    const base = await onDisk('{"a": 1}');
    expect([(await save('{"a": 2}', base)).status, (await save('{"a": 2}', base)).status]).toEqual([200, 200]);
  });

  test('of what is no text any more is refused with a sentence in both languages', async () => {
    const base = await onDisk('{"a": 1}');
    const bytes = Buffer.from('{"a": "\xfc"}', 'latin1');
    writeFileSync(manifest, bytes);
    const { status, text } = await save('{"a": 2}', base);
    expect(status).toBe(500);
    expect(JSON.parse(text)).toEqual({ message: { de: expect.stringContaining('UTF-8'), en: expect.stringContaining('UTF-8') } });
    expect(readFileSync(manifest)).toEqual(bytes);
  });

  test('where the machine cannot write says why', async () => {
    const base = await onDisk('{"a": 1}');
    rmSync(manifest);
    const { status, text } = await save('{"a": 2}', base);
    expect([status, text]).toEqual([500, expect.stringMatching(/nicht mehr da.*ENOENT/)]);
  });
});

describe('files', () => {
  test('are all images and fonts where the named ones lie, with what the loader wants to know', async () => {
    const files = await filesNamed(['media/logo.svg', './media/photo.jpg', 'no/such.png', '../secret.svg', 'media/outside.svg']);
    expect(files.map(({ path }) => path)).toEqual(['media/broken.png', 'media/logo.svg', 'media/photo.jpg', 'media/tinted.svg']);
    const [broken, logo, photo, tinted] = files;
    expect(broken?.image).toBeUndefined();
    expect(logo?.image).toMatchObject({ width: 8, height: 8, type: 'svg', isCutOff: false, drawing: { hasWords: true } });
    expect(logo?.image).not.toHaveProperty('svg');
    expect(photo?.image).toMatchObject({ type: 'jpg', isCutOff: false });
    expect(tinted?.image?.svg).toContain('var(--color-brand)');
  });

  test('have addresses on the preview, which change with the content', async () => {
    const addressOf = async () => (await filesNamed(['media/logo.svg'])).find(({ path }) => path === 'media/logo.svg')?.address;
    const before = await addressOf();
    expect(before).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:${portOf('preview')}/files/media/logo\\.svg\\?v=`));
    expect((await fetch(before ?? '')).status).toBe(200);
    writeFileSync(join(site, 'media/logo.svg'), svg('<title>Them and us</title>'));
    expect(await addressOf()).not.toBe(before);
  });
});

test.each<[string, Buffer, number, object]>([
  ['a page', Buffer.from('<!doctype html>'), 415, { refused: 'type' }],
  ['a drawing with a script', Buffer.from(svg('<script/>')), 415, { refused: 'script' }],
  ['22 MB', Buffer.alloc(22_000_000), 413, { refused: 'size' }],
  ['a drawing', Buffer.from(svg('<g id="new"/>')), 200, { file: expect.objectContaining({ path: 'media/new.svg' }) }],
])('an upload of %s is answered', async (_, body, status, answer) => {
  const headers = { 'X-Editor-Token': await tokenOf(), 'Content-Type': 'application/octet-stream' };
  const { status: given, text } = await ask('/api/upload?name=New.png', { method: 'POST', headers, body });
  expect([given, JSON.parse(text)]).toEqual([status, answer]);
});

test('the stream of events ends with whoever reads it', async () => {
  const end = new AbortController();
  const headers = { 'X-Editor-Token': await tokenOf() };
  const connections = () => new Promise<number>((done) => server.editor.getConnections((_, count) => done(count)));
  const before = await connections();
  const stream = await fetch(`http://localhost:${portOf('editor')}/api/events`, { headers, signal: end.signal });
  expect(stream.headers.get('content-type')).toBe('text/event-stream');
  end.abort();
  await expect.poll(connections, { timeout: 60_000 }).toBeLessThanOrEqual(before);
});
