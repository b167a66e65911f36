/** Requests of other pages, other hosts and other machines: each is refused. */
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundles, type EditedSite, editSite, type Question } from '../../../tests/support/editor/edited-site.ts';
import { createEditServer } from './edit-server.ts';

let edited: EditedSite;
beforeAll(async () => {
  edited = await editSite();
});
afterAll(() => edited.close());

describe('a request of strangers', () => {
  const json = { 'Content-Type': 'application/json' };
  const plain = { 'Content-Type': 'text/plain' };
  const saving: Question = { method: 'POST', headers: json, body: '{"text":"{}","base":""}' };
  const posting = (body: string, headers: Record<string, string> = json) => ({ method: 'POST', headers, body, withToken: true });

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
    ['a form', '/api/manifest', 415, posting('a=b', plain)],
    ['a form with JSON', '/api/files', 415, posting('{"text":"{}","base":""}', plain)],
    ['an upload as a form', '/api/upload', 415, posting('', { 'Content-Type': 'multipart/form-data' })],
    ['a manifest that is none', '/api/manifest', 400, posting('{"text":7,"base":""}')],
    ['half a JSON', '/api/manifest', 400, posting('{"text":')],
    ['a publication without a token', '/api/publish/send', 403, { ...saving, body: '{"id":"x","title":"x","lang":"de"}' }],
    ['a publication from elsewhere', '/api/publish/send', 403, posting('{}', { ...json, Origin: 'https://evil.example' })],
    ['a publication as a form', '/api/publish/send', 415, posting('{}', plain)],
    ['a publication by a link', '/api/publish/send', 405, { withToken: true }],
    ['an option of git for a commit', '/api/publish/take-over', 400, posting('{"commit":"--upload-pack=x","version":""}')],
    ['a publication without a title', '/api/publish/send', 400, posting('{"id":"x","title":" ","lang":"de"}')],
    ['another method', '/api/manifest', 405, { method: 'DELETE', withToken: true }],
    ['a method of objects', '/api/constructor', 404, { withToken: true }],
    ['the page by another method', '/', 405, { method: 'POST', headers: json, body: '{}' }],
    ['a file beside the code', '/app/../package.json', 404, {}],
    ['a name of objects among the code', '/app/constructor', 404, {}],
    ['the files of the site on the wrong server', '/files/media/logo.svg', 404, {}],
  ])('%s is refused: %s', async (_, path, status, { withToken, ...question }) => {
    const base = await edited.onDisk('{"kept": true}');
    const token: Record<string, string> = withToken ? { 'X-Editor-Token': edited.token } : {};
    const answer = await edited.ask(path, { ...question, headers: { ...token, ...question.headers } });
    expect(answer.status, answer.text).toBe(status);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(answer.text).not.toMatch(/kept|secret|editor-token/);
    expect(await edited.onDisk(readFileSync(edited.manifest, 'utf8'))).toBe(base);
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
    const answer = await edited.ask(path, { at: 'preview' });
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
    ['no origin at all', '/files/fonts/text.woff2', { Origin: 'null' }, 403],
    ['the editor that asks for its code', '/app/preview.js', { Origin: 'EDITOR', 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['the editor that shows its code', '/app/preview.js', { Referer: 'EDITOR/', 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['the editor that reads its page', '/', { Origin: 'EDITOR', 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a page in a tab of another site', '/', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'document' }, 403],
    ['a frame with a file in it', '/files/media/logo.svg', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'iframe' }, 403],
    ['another name', '/', { Host: 'evil.example' }, 403],
    ['the name of the editor', '/', { Host: 'localhost' }, 403],
    ['the page itself', '/files/media/logo.svg', { 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['a frame', '/', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'iframe' }, 200],
  ])('the preview checks %s', async (_, path, headers, status) => {
    const editor = `http://localhost:${edited.portOf('editor')}`;
    const named = Object.entries(headers).map(([key, value]) => [key, value.replace('EDITOR', editor)]);
    const answer = await edited.ask(path, { at: 'preview', headers: Object.fromEntries(named) });
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([status, undefined]);
  });

  test('the editor may show pictures and fonts of the preview, and read none but fonts', async () => {
    const editor = `http://localhost:${edited.portOf('editor')}`;
    const headers = { 'Sec-Fetch-Site': 'cross-site', Referer: `${editor}/` };
    const picture = await edited.ask('/files/media/logo.svg', { at: 'preview', headers });
    expect(picture).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/svg+xml', 'cross-origin-resource-policy': 'cross-origin' },
    });
    expect(picture.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
    expect(picture.headers).not.toHaveProperty('access-control-allow-origin');
    const font = await edited.ask('/files/fonts/text.woff2', { at: 'preview', headers: { ...headers, Origin: editor } });
    expect(font).toMatchObject({
      status: 200,
      headers: { 'content-type': 'font/woff2', 'access-control-allow-origin': editor },
    });
  });

  test('the address of this machine in figures leads on to the editor, and lets nothing else in', async () => {
    const port = edited.portOf('editor');
    for (const Host of [`127.0.0.1:${port}`, `[::1]:${port}`]) {
      const { status, headers } = await edited.ask('/?key=x', { headers: { Host } });
      expect([status, headers.location]).toEqual([302, `http://localhost:${port}/`]);
      for (const path of ['/app/editor.js', '/api/manifest', '//evil.example/'])
        expect((await edited.ask(path, { headers: { Host, 'X-Editor-Token': edited.token } })).status).toBe(403);
      expect((await edited.ask('/', { method: 'POST', headers: { Host } })).status).toBe(403);
    }
  });

  test('a link on another website is told how to open the editor instead', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
    const { status, text } = await edited.ask('/', { headers });
    expect([status, text]).toEqual([403, expect.stringContaining('Klicken Sie oben in die Adresse')]);
  });

  test('with other machines in the network a key is asked for, once, and kept where no script sees it', async () => {
    const open = createEditServer({ manifest: edited.manifest, bundles, host: '127.0.0.1' });
    try {
      for (const which of [open.editor, open.preview]) await new Promise<void>((done) => which.listen(0, '127.0.0.1', done));
      const address = (which: 'editor' | 'preview') => `http://127.0.0.1:${(open[which].address() as AddressInfo).port}`;
      const visit = (url: string, cookie = '') => fetch(url, { redirect: 'manual', headers: { Cookie: cookie } });
      for (const path of ['/', '/?key=guessed', '/app/editor.js', '/api/manifest'])
        expect((await visit(address('editor') + path)).status).toBe(403);
      const first = await visit(address('editor') + open.path);
      expect([first.status, await first.text()]).toEqual([200, expect.stringContaining('content="0; url=/"')]);
      const cookie = first.headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
      const [pair = ''] = cookie.split(';');
      // Another editor on this machine has another one.
      expect(pair).toContain(`-${(open.editor.address() as AddressInfo).port}=`);
      expect((await visit(address('editor'), pair)).status).toBe(200);
      // A mailbox has the address in a link. That alone leads in, and nothing else of another page does, whoever has the cookie.
      for (const [path, status] of [
        [open.path, 200],
        ['/', 403],
        ['/?key=guessed', 403],
        [`/app/editor.js${open.path.slice(1)}`, 403],
        [`/api/manifest${open.path.slice(1)}`, 403],
      ] as const) {
        const headers = { Cookie: pair, 'Sec-Fetch-Site': 'cross-site' };
        expect([path, (await fetch(address('editor') + path, { headers })).status]).toEqual([path, status]);
      }
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
