/** `npm run edit` in a network: nobody else reaches it unless its author says so, and then a secret is asked for. */
import { cpSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { output, root, serve } from '../support/project/project.ts';

const folder = join(output, 'edit-network');
rmSync(folder, { recursive: true, force: true });
cpSync(join(root, 'tests/fixtures/valid/minimal'), folder, { recursive: true });

/** How other machines reach this one. On Linux the second is its own as well, and reaches whatever listens to more than the first. */
const others = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .flatMap(({ address, family, internal }) => (family === 'IPv4' && !internal ? [address] : []))
  .concat('127.0.0.2');

/** @returns the status; 0 where nobody answers. Not by `fetch`, which sets `Host` by itself */
const ask = (host: string, port: string, path = '/', headers: Record<string, string> = {}): Promise<number | undefined> =>
  new Promise((done) => {
    const asked = request(
      { host, port, path, headers: { Host: `localhost:${port}`, ...headers }, timeout: 10_000 },
      (response) => {
        response.resume();
        done(response.statusCode);
      },
    );
    asked.on('timeout', () => asked.destroy()).on('error', () => done(0));
    asked.end();
  });

test('by itself it listens to this machine alone, with its preview', async () => {
  const { url, stop } = await serve('edit', [], { cwd: folder, project: root });
  try {
    const page = await (await fetch(url)).text();
    const preview = new URL(/name="preview-origin" content="([^"]+)"/.exec(page)?.[1] ?? '');
    const { hostname, port, search } = new URL(url);
    expect([hostname, search, preview.hostname]).toEqual(['localhost', '', '127.0.0.1']);
    expect((await fetch(preview)).status).toBe(200);
    for (const host of others) expect([host, await ask(host, port), await ask(host, preview.port)]).toEqual([host, 0, 0]);
  } finally {
    await stop();
  }
});

test('with --host 0.0.0.0 others reach it, and nobody gets anything without the secret of the printed address', async () => {
  const { url, stop } = await serve('edit', ['--host', '0.0.0.0'], { cwd: folder, project: root });
  try {
    const { hostname, port, pathname, search, searchParams } = new URL(url);
    expect([hostname, pathname]).toEqual(['localhost', '/']);
    const key = searchParams.get('key') ?? '';
    expect(key.length).toBeGreaterThanOrEqual(32);
    const cookie = { Cookie: `editor-key-${port}=${key}` };
    for (const host of [...others, '127.0.0.1']) {
      for (const path of ['/', '/?key=guessed', '/app/editor.js', '/api/manifest'])
        expect([host, path, await ask(host, port, path)]).toEqual([host, path, 403]);
      expect([host, await ask(host, port, `/${search}`), await ask(host, port, '/', cookie)]).toEqual([host, 200, 200]);
    }
    const page = await (await fetch(`http://localhost:${port}/`, { headers: cookie })).text();
    const preview = new URL(/name="preview-origin" content="([^"]+)"/.exec(page)?.[1] ?? '');
    expect([await ask('127.0.0.1', preview.port), await ask('127.0.0.1', preview.port, '/', cookie)]).toEqual([403, 200]);
  } finally {
    await stop();
  }
});
