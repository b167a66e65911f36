import fs, { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type EditedSite, editSite, svg } from '../../../tests/support/editor/edited-site.ts';
import type { StoredFile } from '../storage.ts';

let edited: EditedSite;
beforeAll(async () => {
  edited = await editSite();
});
afterAll(() => edited.close());

const filesNamed = async (named: string[]) => JSON.parse((await edited.post('/api/files', { named })).text) as StoredFile[];

const save = (text: string, base?: string) => edited.post('/api/manifest', { text, base });

test('both pages may load nothing of others, and are framed by nobody but the editor', async () => {
  const policy = async (at: 'editor' | 'preview') => String((await edited.ask('/', { at })).headers['content-security-policy']);
  expect(await policy('editor')).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/);
  expect(await policy('preview')).toMatch(
    new RegExp(`^default-src 'none';.*frame-ancestors http://localhost:${edited.portOf('editor')}$`),
  );
  for (const at of ['editor', 'preview'] as const) expect(await policy(at)).not.toMatch(/https:|\*|script-src[^;]*unsafe/);
  expect((await edited.ask('/', { at: 'preview' })).text).toContain(
    `name="editor-origin" content="http://localhost:${edited.portOf('editor')}"`,
  );
});

test('code that a browser has is not sent again', async () => {
  const { headers, text } = await edited.ask('/app/editor.js');
  expect([headers['content-type'], text]).toEqual(['text/javascript; charset=utf-8', 'start()']);
  expect(await edited.ask('/app/editor.js', { headers: { 'If-None-Match': String(headers.etag) } })).toMatchObject({
    status: 304,
    text: '',
  });
});

describe('a save', () => {
  test('replaces the file, and names its version', async () => {
    const base = await edited.onDisk('{"a": 1}');
    const { status, text } = await save('{"a": "ü"}', base);
    expect(status).toBe(200);
    expect(readFileSync(edited.manifest, 'utf8')).toBe('{"a": "ü"}');
    expect(JSON.parse(text)).toEqual({ version: await edited.onDisk('{"a": "ü"}') });
  });

  test('of a text that somebody has changed meanwhile is refused, with what is there now', async () => {
    const base = await edited.onDisk('{"a": 1}');
    const version = await edited.onDisk('{"a": 2}');
    const { status, text } = await save('{"a": 3}', base);
    const by = { isOwn: false, time: expect.any(Number) };
    expect([status, JSON.parse(text)]).toEqual([409, { conflict: { text: '{"a": 2}', version, by } }]);
    expect(readFileSync(edited.manifest, 'utf8')).toBe('{"a": 2}');
  });

  test('of a text that another window has saved is refused as well, and says so', async () => {
    const base = await edited.onDisk('{"a": 1}');
    await save('{"a": 2}', base);
    const { text } = await save('{"a": 3}', base);
    expect(JSON.parse(text)).toMatchObject({ conflict: { text: '{"a": 2}', by: { isOwn: true } } });
  });

  test('of two at once is one, and the other one learns of it', async () => {
    const base = await edited.onDisk('{"a": 1}');
    const answers = await Promise.all(['2', '3'].map((value) => save(`{"a": ${value}}`, base)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = readFileSync(edited.manifest, 'utf8');
    expect(kept).toBe(`{"a": ${answers[0]?.status === 200 ? 2 : 3}}`);
    expect(answers.find(({ status }) => status === 409)?.text).toContain(JSON.stringify(kept).slice(1, -1));
  });

  test('that is sent again because its answer was lost is no conflict with itself', async () => {
    const base = await edited.onDisk('{"a": 1}');
    expect([(await save('{"a": 2}', base)).status, (await save('{"a": 2}', base)).status]).toEqual([200, 200]);
  });

  test('of what is no text any more is refused with a sentence in both languages', async () => {
    const base = await edited.onDisk('{"a": 1}');
    const bytes = Buffer.from('{"a": "\xfc"}', 'latin1');
    writeFileSync(edited.manifest, bytes);
    const { status, text } = await save('{"a": 2}', base);
    expect(status).toBe(500);
    expect(JSON.parse(text)).toEqual({ message: { de: expect.stringContaining('UTF-8'), en: expect.stringContaining('UTF-8') } });
    expect(readFileSync(edited.manifest)).toEqual(bytes);
  });

  test('where the machine cannot write says why', async () => {
    const base = await edited.onDisk('{"a": 1}');
    chmodSync(edited.manifest, 0o444);
    const { status, text } = await save('{"a": 2}', base);
    chmodSync(edited.manifest, 0o644);
    expect([status, text]).toEqual([500, expect.stringMatching(/nicht geschrieben werden.*EACCES/)]);
    expect(readFileSync(edited.manifest, 'utf8')).toBe('{"a": 1}');
  });

  test('on a full disk says so in one sentence, leaves what is there, and does it when there is room', async () => {
    const base = await edited.onDisk('{"a": 1}');
    const { writeFileSync: write } = fs;
    // A part of it is written, as on a disk that is full now.
    vi.spyOn(fs, 'writeFileSync').mockImplementationOnce((path, data, options) => {
      write(path, String(data).slice(0, 4), options);
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    });
    syncBuiltinESMExports();
    const before = readdirSync(edited.site);
    try {
      const { status, text } = await save('{"a": 2}', base);
      const message = {
        de: 'Der Datenträger ist voll. Schaffen Sie Platz, und versuchen Sie es noch einmal. (ENOSPC)',
        en: 'The disk is full. Make room and try again. (ENOSPC)',
      };
      expect([status, JSON.parse(text)]).toEqual([500, { message }]);
      expect([readFileSync(edited.manifest, 'utf8'), readdirSync(edited.site)]).toEqual(['{"a": 1}', before]);
      expect((await save('{"a": 2}', base)).status).toBe(200);
      expect(readFileSync(edited.manifest, 'utf8')).toBe('{"a": 2}');
    } finally {
      vi.restoreAllMocks();
      syncBuiltinESMExports();
    }
  });

  test('of what could not be read again is refused before anything is written, with what is wrong', async () => {
    const base = await edited.onDisk('{"a": 1}');
    for (const [text, said] of [
      ['\ufeff{"a": 2}', 'invisible character (BOM)'],
      ['{"a": "\0"}', 'not saved in UTF-8'],
    ] as const) {
      const { status, text: answer } = await save(text, base);
      expect([status, answer]).toEqual([400, expect.stringContaining(said)]);
      expect(readFileSync(edited.manifest, 'utf8')).toBe('{"a": 1}');
    }
    expect((await save('{"a": 2}', base)).status).toBe(200);
  });

  test('of a file that is gone says so first, and then makes it anew; one that is back is never written over', async () => {
    const base = await edited.onDisk('{"a": 1}');
    rmSync(edited.manifest);
    const { status, text } = await save('{"a": 2}', base);
    expect([status, text]).toEqual([410, expect.stringContaining('„site.json“ ist nicht mehr da')]);
    expect(existsSync(edited.manifest)).toBe(false);
    expect((await save('{"a": 2}')).status).toBe(200);
    expect(readFileSync(edited.manifest, 'utf8')).toBe('{"a": 2}');
    const { status: again } = await save('{"a": 3}');
    expect([again, readFileSync(edited.manifest, 'utf8')]).toEqual([409, '{"a": 2}']);
  });
});

describe('files', () => {
  test('are all images and fonts where the named ones lie, with what the loader wants to know', async () => {
    const named = ['media/logo.svg', './media/photo.jpg', 'no/such.png', '../secret.svg', 'media/outside.svg'];
    const files = (await filesNamed(named)).filter(({ parts }) => !parts);
    expect(files.map(({ path }) => path)).toEqual([
      'media/broken.png',
      'media/logo.svg',
      'media/outside.svg',
      'media/photo.jpg',
      'media/tinted.svg',
    ]);
    const [broken, logo, outside, photo, tinted] = files;
    expect(outside).toEqual({ path: 'media/outside.svg', address: expect.any(String), isLink: true });
    expect(broken?.image).toBeUndefined();
    expect(logo?.image).toMatchObject({ width: 8, height: 8, type: 'svg', isCutOff: false, drawing: { hasWords: true } });
    expect(logo?.image).not.toHaveProperty('svg');
    expect(photo?.image).toMatchObject({ type: 'jpg', isCutOff: false });
    expect(tinted?.image?.svg).toContain('var(--color-brand)');
  });

  test('are the fonts that come with the editor as well, each of their files on the preview', async () => {
    const font = (await filesNamed([])).find(({ path }) => path === 'font:vazirmatn');
    expect(font?.parts?.map(({ range }) => range.includes('U+06'))).toEqual([false, false, true]);
    for (const { file } of font?.parts ?? []) {
      const answer = await fetch(file);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'font/woff2']);
    }
    expect((await fetch(`${font?.parts?.[0]?.file}x`)).status).toBe(404);
  });

  test('have addresses on the preview, which change with the content', async () => {
    const addressOf = async () => (await filesNamed(['media/logo.svg'])).find(({ path }) => path === 'media/logo.svg')?.address;
    const before = await addressOf();
    expect(before).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:${edited.portOf('preview')}/files/media/logo\\.svg\\?v=`));
    expect((await fetch(before ?? '')).status).toBe(200);
    writeFileSync(join(edited.site, 'media/logo.svg'), svg('<title>Them and us</title>'));
    expect(await addressOf()).not.toBe(before);
  });
});

test.each<[string, Buffer, number, object]>([
  ['a page', Buffer.from('<!doctype html>'), 415, { refused: 'page' }],
  ['a drawing with a script', Buffer.from(svg('<script/>')), 415, { refused: 'script' }],
  ['22 MB', Buffer.alloc(22_000_000), 413, { refused: 'size' }],
  ['a drawing', Buffer.from(svg('<g id="new"/>')), 200, { file: expect.objectContaining({ path: 'media/new.svg' }) }],
])('an upload of %s is answered', async (_, body, status, answer) => {
  const headers = { 'X-Editor-Token': edited.token, 'Content-Type': 'application/octet-stream' };
  const { status: given, text } = await edited.ask('/api/upload?name=New.png', { method: 'POST', headers, body });
  expect([given, JSON.parse(text)]).toEqual([status, answer]);
});

test('the stream of events ends with whoever reads it', async () => {
  const end = new AbortController();
  const headers = { 'X-Editor-Token': edited.token };
  const connections = () => new Promise<number>((done) => edited.server.editor.getConnections((_, count) => done(count)));
  const before = await connections();
  const stream = await fetch(`http://localhost:${edited.portOf('editor')}/api/events`, { headers, signal: end.signal });
  expect(stream.headers.get('content-type')).toBe('text/event-stream');
  end.abort();
  await expect.poll(connections, { timeout: 60_000 }).toBeLessThanOrEqual(before);
});

test('files of one’s own are listed with what is known of them, and are given out as files, whatever is in them', async () => {
  mkdirSync(join(edited.site, 'public/a'), { recursive: true });
  writeFileSync(join(edited.site, 'public/a/plan.pdf'), '%PDF');
  writeFileSync(join(edited.site, 'public/page.html'), '<script>alert(1)</script>');
  symlinkSync(join(edited.folder, 'secret.txt'), join(edited.site, 'public/notes.txt'));
  const listed = (await filesNamed([])).filter(({ path }) => path.startsWith('public/'));
  expect(listed.map(({ path, published }) => [path, published])).toEqual([
    ['public/a/plan.pdf', { size: 4 }],
    ['public/notes.txt', { size: 0, fault: 'outside' }],
    ['public/page.html', { size: 25, fault: 'script', part: '<script>' }],
  ]);
  const of = (path: string) => edited.ask(`/files/${path}`, { at: 'preview' });
  expect(await of('public/a/plan.pdf')).toMatchObject({ status: 200, text: '%PDF' });
  const { headers } = await of('public/page.html');
  expect(headers).toMatchObject({ 'content-disposition': 'attachment', 'content-type': 'application/octet-stream' });
  expect(headers['content-security-policy']).toContain('sandbox');
  for (const path of ['public/notes.txt', 'public/none.pdf', 'media/note.txt', 'site.json', 'public'])
    expect((await of(path)).status).toBe(404);
  rmSync(join(edited.site, 'public'), { recursive: true });
});

test('a picture of an earlier version is shown from there when it has gone, and comes back when it is asked for', async () => {
  const file = join(edited.site, 'public/plan.svg');
  mkdirSync(join(edited.site, 'public'), { recursive: true });
  writeFileSync(file, svg('<title>Plan</title>'));
  await save('{"a": "with a plan"}', await edited.onDisk('{"a": 1}'));
  const ask = async (what: string, data: object) => JSON.parse((await edited.post(`/api/versions/${what}`, data)).text);
  const [{ id }] = (await ask('list', {})) as [{ id: string }];
  rmSync(file);
  const { text, files } = (await ask('read', { id })) as { text: string; files: StoredFile[] };
  expect(text).toBe('{"a": "with a plan"}');
  const { pathname } = new URL(files.find(({ path }) => path === 'public/plan.svg')?.address ?? '');
  const shown = await edited.ask(pathname, { at: 'preview' });
  expect([shown.status, shown.headers['content-type'], shown.text]).toEqual([200, 'image/svg+xml', svg('<title>Plan</title>')]);
  for (const other of [
    pathname.replace(id, 'x'),
    pathname.replace('plan.svg', 'other.svg'),
    pathname.replace('public/', '../'),
  ]) {
    expect((await edited.ask(other, { at: 'preview' })).status, other).toBe(404);
  }
  expect(existsSync(file)).toBe(false);
  await ask('put-back', { id });
  expect(readFileSync(file, 'utf8')).toBe(svg('<title>Plan</title>'));
  rmSync(join(edited.site, 'public'), { recursive: true });
});
