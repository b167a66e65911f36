/** What may happen around a build, and that the site in `dist` is whole and right whatever does. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ContentCache } from '../../src/disk/content-cache.ts';
import { Versions } from '../../src/editor/server/versions.ts';
import { loadSite } from '../../src/loader/node/load-site.ts';
import { writeSite } from '../../src/output/build-site.ts';
import { Draft } from '../../src/output/folder/draft.ts';
import { build, buildTwoSites, holdWriting, type Kind, minimal } from '../build/ended-builds.ts';
import { buildAfterEdits } from '../build/incremental.ts';
import { besides, treeOf } from '../build/tree.ts';
import type { Manifest } from '../support/manifest/manifest.ts';
import { runHere } from '../support/project/in-process.ts';
import { output, root, run } from '../support/project/project.ts';

const work = join(output, 'builds');

let red: Kind;
let blue: Kind;
beforeAll(async () => {
  rmSync(work, { recursive: true, force: true });
  ({ red, blue } = await buildTwoSites(work));
});

test('after an edit a build is byte for byte that of a cold build', async () => {
  // The one that changes most: the app is another one, and with it every document.
  const bread = { type: 'checklist', title: 'Bread', items: [{ title: 'Rye', text: 'Every day.' }] };
  const edit = { name: 'a section of another type', apply: ({ routes }: Manifest) => routes[0]?.sections.push(bread) };
  await buildAfterEdits(minimal, join(work, 'edits'), [edit]);
});

test('earlier versions, which the editor keeps beside the manifest, are no part of the site', async () => {
  const versions = new Versions(red.file);
  versions.note('editor');
  await versions.settled();
  expect(versions.list()).toHaveLength(1);
  const out = join(work, 'with-versions');
  await build(red.file, out);
  expect(treeOf(out)).toEqual(treeOf(red.whole));
  // Two folders that differ in nothing else are the same to visitors.
  const without = join(work, 'without-versions');
  cpSync(join(red.file, '..'), without, { recursive: true, filter: (path) => !path.includes('.versions') });
  const { code, text } = await runHere('diff', [join(without, 'site.json'), red.file, '--format', 'json']);
  expect([code, JSON.parse(text).changes], text).toEqual([0, []]);
});

describe('a build that does not come to its end', () => {
  test('Ctrl+C: the last good site stays, and nothing is left beside it', async () => {
    const out = join(work, 'stopped');
    cpSync(red.whole, out, { recursive: true, preserveTimestamps: true });
    const { child, ended } = await holdWriting(blue.file, out);
    child.kill('SIGINT');
    child.kill('SIGCONT');
    expect(await ended).toEqual({ code: 130, signal: null });
    expect(treeOf(out)).toEqual(treeOf(red.whole));
    expect(besides(out)).toEqual([]);
  });

  test('killed between the two renames: the next build puts the last good site back before anything else', async () => {
    const out = join(work, 'between');
    cpSync(red.whole, out, { recursive: true, preserveTimestamps: true });
    // The name of a draft tells how this machine is called in such names.
    const { child, ended } = await holdWriting(blue.file, out);
    const host = /draft-([\w-]{8})-/.exec(besides(out)[0] ?? '')?.[1] ?? '';
    child.kill('SIGKILL');
    await ended;
    renameSync(out, `${out}.old-${host}-${child.pid}-000000`);
    const invalid = join(work, 'between-site.json');
    writeFileSync(invalid, '{');
    expect((await run('build', ['--site', invalid, '--out', out])).code).toBe(1);
    expect(treeOf(out)).toEqual(treeOf(red.whole));
  });

  test('failed: the last good site stays, and nothing is left beside it', async () => {
    const out = join(work, 'failed');
    cpSync(red.whole, out, { recursive: true, preserveTimestamps: true });
    const { site } = await loadSite(minimal);
    if (!site) throw new Error('The minimal manifest is invalid.');
    const assets = new Map([['/assets/gone.png', { file: join(work, 'gone.png') }]]);
    const bundle = { app: '', sheet: '', appSheet: '', script: '' };
    const draft = new Draft(out);
    const failing = writeSite({ ...site, assets }, bundle, draft, {
      contents: new ContentCache(undefined),
      media: new ContentCache(undefined),
    });
    await expect(failing).rejects.toThrow('gone.png');
    draft.discard();
    expect(treeOf(out)).toEqual(treeOf(red.whole));
    expect(besides(out)).toEqual([]);
  });
});

test('a site without cards, such as the gallery, has every icon that its pages link', async () => {
  const out = join(work, 'no-cards');
  const { site } = await loadSite(minimal);
  const bundle = { app: '', sheet: '', appSheet: '', script: '' };
  const draft = new Draft(out);
  const contents = new ContentCache(undefined);
  await writeSite(site ?? expect.fail(), bundle, draft, { contents, media: contents, without: ['cards', 'compression'] });
  draft.discard();
  const html = readFileSync(join(out, 'index.html'), 'utf8');
  const linked = [...html.matchAll(/<link rel="(?:apple-touch-)?icon"[^>]* href="([^"]+)"/g)].map(([, href = '']) => href);
  const { icons } = JSON.parse(readFileSync(join(out, 'site.webmanifest'), 'utf8')) as { icons: { src: string }[] };
  expect(linked).toEqual(expect.arrayContaining(['/favicon.ico', '/apple-touch-icon.png']));
  for (const address of [...linked, ...icons.map(({ src }) => src)]) expect(existsSync(join(out, address)), address).toBe(true);
  expect(readdirSync(join(out, 'assets')).filter((name) => name.startsWith('card.'))).toEqual([]);
});

test('a folder is never replaced that a build did not make, a checkout, or a file', async () => {
  const own = join(work, 'own');
  const photos = join(own, 'photos');
  mkdirSync(photos, { recursive: true });
  writeFileSync(join(photos, 'sea.txt'), 'sea');
  const checkout = join(own, 'checkout');
  // An empty folder is nobody's.
  mkdirSync(checkout);
  await build(minimal, checkout);
  mkdirSync(join(checkout, '.git'));
  symlinkSync(photos, join(work, 'link'));
  const before = treeOf(own);
  for (const out of [own, photos, join(photos, 'sea.txt'), checkout, join(work, 'link'), root, '/']) {
    const { code, text } = await runHere('build', ['--site', minimal, '--out', out]);
    expect(code, `${out}: ${text}`).toBe(2);
  }
  expect(treeOf(own)).toEqual(before);
});
