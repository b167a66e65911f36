import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanUp, createDraft, isForeign, removeTree } from './out-folder.ts';

/** How many more files can be removed before the process is gone. */
let strength = Number.POSITIVE_INFINITY;

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const weakly =
    <Arguments extends unknown[]>(remove: (...args: Arguments) => void) =>
    (...args: Arguments) => {
      if (strength-- <= 0) throw new Error('killed');
      remove(...args);
    };
  return { ...fs, unlinkSync: weakly(fs.unlinkSync), rmSync: weakly(fs.rmSync), rmdirSync: weakly(fs.rmdirSync) };
});

let work = '';
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'out-folder-'));
});
afterEach(() => {
  strength = Number.POSITIVE_INFINITY;
  rmSync(work, { recursive: true, force: true });
});

test('what a build leaves that is killed while it removes the old site, the next one removes, however far it had come', () => {
  for (let removed = 0; removed < 6; removed++) {
    const out = join(work, 'dist');
    const draft = createDraft(out);
    rmSync(draft, { recursive: true });
    // As a process that is not running any more has named it.
    const old = draft.replace(`-${process.pid}-`, '-4194303-').replace('.draft-', '.old-');
    for (const folder of [out, join(old, 'assets')]) mkdirSync(folder, { recursive: true });
    for (const file of ['.made-by-build', 'zebra.html', '.htaccess', 'assets/app.js']) writeFileSync(join(old, file), file);
    strength = removed;
    removeTree(old);
    strength = Number.POSITIVE_INFINITY;
    cleanUp(out);
    expect(readdirSync(work), `after ${removed} files`).toEqual(['dist']);
  }
});

test('what another machine may be writing stays', () => {
  const out = join(work, 'dist');
  const draft = createDraft(out);
  const theirs = draft.replace(/draft-[\w-]{8}-\d+-/, 'draft-00000000-4194303-');
  cpSync(draft, theirs, { recursive: true });
  // The clock of the tests need not be that of the disk.
  utimesSync(theirs, new Date(), new Date());
  removeTree(draft);
  cleanUp(out);
  expect(readdirSync(work)).toEqual([basename(theirs)]);
});

test('the site that a build had put aside comes back when that is killed before its own is in place', () => {
  const out = join(work, 'dist');
  const draft = createDraft(out);
  renameSync(draft, draft.replace(`-${process.pid}-`, '-4194303-').replace('.draft-', '.old-'));
  cleanUp(out);
  expect(readdirSync(work)).toEqual(['dist']);
});

test('a checkout is nobody’s to replace, though a build has made what is in it', () => {
  const out = createDraft(join(work, 'dist'));
  expect(isForeign(out)).toBe(false);
  mkdirSync(join(out, '.git'));
  expect(isForeign(out)).toBe(true);
});
