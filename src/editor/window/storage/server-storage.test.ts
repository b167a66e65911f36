import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEditServer, type EditServer } from '../../server/edit-server.ts';
import { largestUpload, type Storage, StorageFailure } from '../../storage.ts';
import { createServerStorage } from './server-storage.ts';

let folder: string;
let manifest: string;
let server: EditServer;
let origin: string;
let storage: Storage;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storage-'));
  manifest = join(folder, 'site.json');
  writeFileSync(manifest, '{"a": 1}');
  server = createEditServer({ manifest, bundles: {} });
  await new Promise<void>((done) => server.editor.listen(0, 'localhost', done));
  await new Promise<void>((done) => server.preview.listen(0, '127.0.0.1', done));
  origin = `http://localhost:${(server.editor.address() as AddressInfo).port}`;
  const page = await (await fetch(origin)).text();
  storage = createServerStorage(/name="editor-token" content="([^"]+)"/.exec(page)?.[1] ?? '', origin);
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>']);

test('reads, saves, and says what somebody else has saved meanwhile', async () => {
  const { text, version } = await storage.read();
  expect(text).toBe('{"a": 1}');
  const saved = await storage.save('{"a": 2}', version);
  expect(readFileSync(manifest, 'utf8')).toBe('{"a": 2}');
  writeFileSync(manifest, '{"a": 3}');
  expect(await storage.save('{"a": 4}', 'version' in saved ? saved.version : '')).toEqual({ conflict: await storage.read() });
  expect(readFileSync(manifest, 'utf8')).toBe('{"a": 3}');
});

test('keeps a picture, lists it, and says why another file is not kept', async () => {
  const kept = await storage.upload('Größe & Maß.svg', svg);
  expect(kept).toMatchObject({ file: { path: 'media/groesse-mass.svg', image: { type: 'svg', width: 9 } } });
  const own = (await storage.files([])).filter(({ path }) => !path.startsWith('font:'));
  expect(own).toEqual('file' in kept ? [kept.file] : []);
  expect(await storage.upload('a.svg', new Blob(['<p>']))).toEqual({ refused: 'type' });
  expect(
    await storage.upload('a.svg', new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="1"/>'])),
  ).toEqual({
    refused: 'script',
  });
});

test('a file that is too large is not even sent', async () => {
  await server.close();
  expect(await storage.upload('a.png', new Blob([new Uint8Array(largestUpload + 1)]))).toEqual({ refused: 'size' });
});

test('tells of changes by others, not of its own', async () => {
  const { version } = await storage.read();
  const told: string[] = [];
  const end = storage.watch?.((what) => told.push(what));
  // The stream has begun when the first change arrives.
  const comes = (event: string) => expect.poll(() => told, { timeout: 60_000 }).toContain(event);
  writeFileSync(manifest, '{"a": 2}');
  await comes('text');
  told.length = 0;
  const { version: base } = await storage.read();
  expect(base).not.toBe(version);
  await storage.save('{"a": 3}', base);
  await storage.upload('a.svg', svg);
  writeFileSync(join(folder, 'media/b.svg'), 'b');
  await comes('files');
  expect(told).not.toContain('text');
  end?.();
});

test('a line that was broken is joined again, and whoever listens is told to look', async () => {
  await storage.read();
  const told: string[] = [];
  const end = storage.watch?.((what) => told.push(what));
  await expect
    .poll(() => new Promise((done) => server.editor.getConnections((_, count) => done(count))), { timeout: 60_000 })
    .toBeGreaterThan(0);
  server.editor.closeAllConnections();
  // Broken before it had begun, it is another story that begins with the same word.
  await expect.poll(() => told.slice(-2), { timeout: 60_000 }).toEqual(['text', 'files']);
  end?.();
});

test('whoever listens is told to look once where nobody answers any more, and once where somebody new does', async () => {
  await storage.read();
  const told: string[] = [];
  const end = storage.watch?.((what) => told.push(what));
  await expect
    .poll(() => new Promise((done) => server.editor.getConnections((_, count) => done(count))), { timeout: 60_000 })
    .toBeGreaterThan(0);
  const { port } = server.editor.address() as AddressInfo;
  await server.close();
  await expect.poll(() => told, { timeout: 60_000 }).toEqual(['text']);
  // Another one in its place knows nobody of before.
  server = createEditServer({ manifest, bundles: {} });
  await new Promise<void>((done) => server.preview.listen(0, '127.0.0.1', done));
  await new Promise<void>((done) => server.editor.listen(port, 'localhost', done));
  await expect(storage.read()).rejects.toMatchObject({
    words: { de: expect.stringContaining('neu gestartet') },
    needsReload: true,
  });
  await expect.poll(() => told, { timeout: 60_000 }).toEqual(['text', 'text']);
  end?.();
});

test.each<[string, () => Promise<unknown>, RegExp]>([
  ['has gone', () => server.close().then(() => storage.read()), /antwortet nicht/],
  ['was started anew', () => createServerStorage('of yesterday', origin).read(), /neu gestartet.*neu\./],
  ['has nothing to write to', () => Promise.resolve(rmSync(manifest)).then(() => storage.save('{}', '')), /nicht mehr da/],
])('a server that %s is said in a sentence', async (_, act, sentence) => {
  const failure = await act().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StorageFailure);
  expect((failure as StorageFailure).words.de).toMatch(sentence);
});
