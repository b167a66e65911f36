/** For tests: a small site that is edited, with what its server must never hand out beside it. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEditServer } from '../../../src/editor/server/edit-server.ts';
import type { SourceServer } from '../../../src/editor/server/source-server.ts';
import { root } from '../project/project.ts';

export const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">${content}</svg>`;

export const bundles = { 'editor.js': 'start()', 'editor.css': 'body{}', 'preview.js': 'show()' };

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  at?: 'editor' | 'preview';
}

export type EditedSite = Awaited<ReturnType<typeof editSite>>;

/**
 * Makes the site and serves it; whoever has made it closes it.
 *
 * @param sources - answers for Vite, as in `npm run edit -- --dev`
 */
export async function editSite(sources?: SourceServer) {
  const folder = mkdtempSync(join(tmpdir(), 'edit-'));
  const site = join(folder, 'site');
  const manifest = join(site, 'site.json');
  mkdirSync(join(site, 'media'), { recursive: true });
  writeFileSync(join(folder, 'secret.svg'), svg(''));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(site, 'media/logo.svg'), svg('<title>Us</title>'));
  writeFileSync(join(site, 'media/tinted.svg'), svg('<rect fill="var(--color-brand)"/>'));
  writeFileSync(join(site, 'media/broken.png'), 'no picture');
  writeFileSync(join(site, 'media/note.txt'), 'secret');
  mkdirSync(join(site, 'fonts'));
  writeFileSync(join(site, 'fonts/text.woff2'), 'wOF2');
  cpSync(join(root, 'src/gallery/photo.jpg'), join(site, 'media/photo.jpg'));
  symlinkSync(join(folder, 'secret.svg'), join(site, 'media/outside.svg'));
  const server = createEditServer({ manifest, bundles, sources });
  await Promise.all([
    new Promise<void>((done) => server.editor.listen(0, 'localhost', done)),
    new Promise<void>((done) => server.preview.listen(0, '127.0.0.1', done)),
  ]);
  const portOf = (which: 'editor' | 'preview') => (server[which].address() as AddressInfo).port;

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

  const token = /name="editor-token" content="([^"]+)"/.exec((await ask('/')).text)?.[1] ?? '';

  const post = (path: string, data: unknown): Promise<Answer> => {
    const headers = { 'X-Editor-Token': token, 'Content-Type': 'application/json' };
    return ask(path, { method: 'POST', headers, body: JSON.stringify(data) });
  };

  /** What lies on the disk now, and its version. */
  async function onDisk(text: string): Promise<string> {
    writeFileSync(manifest, text);
    const { text: answer } = await ask('/api/manifest', { headers: { 'X-Editor-Token': token } });
    return (JSON.parse(answer) as { version: string }).version;
  }

  async function close(): Promise<void> {
    await server.close();
    rmSync(folder, { recursive: true });
  }

  return { server, folder, site, manifest, token, portOf, ask, post, onDisk, close };
}
