import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { explainMachineError as explain } from './machine-error.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'machine-'));
  writeFileSync(join(folder, 'file'), '');
  symlinkSync('loop', join(folder, 'loop'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What is thrown where something cannot be done. */
function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}

const system = (code: string, syscall: string, path?: string) => Object.assign(new Error(code), { code, syscall, path });

describe('what the machine causes is one sentence with the place and an advice', () => {
  test.each<[string, (path: (name: string) => string) => unknown, string]>([
    [
      'a name that is too long',
      (path) => mkdirSync(path('x'.repeat(300))),
      'a name is longer than this disk allows (ENAMETOOLONG)',
    ],
    ['a file in the place of a folder', (path) => mkdirSync(path('file/x')), 'a file stands where a folder is needed (ENOTDIR)'],
    [
      'a folder in the place of a file',
      (path) => writeFileSync(path('.'), ''),
      'a folder stands where a file is needed (EISDIR)',
    ],
    ['links in a circle', (path) => readFileSync(path('loop')), 'it is a symbolic link, or links lead in a circle (ELOOP)'],
    ['no place for a folder', (path) => mkdirSync(path('none/x')), 'no folder can be made there (ENOENT)'],
  ])('%s', (_, work, words) => {
    const said = explain(thrownBy(() => work((name) => join(folder, name))));
    expect(said).toContain(`${folder}`);
    expect(said).toContain(`: ${words}. `);
  });

  test('a full disk, with the file where it is known', () => {
    expect(explain(system('ENOSPC', 'write', '/out/a.html'))).toMatch(/^\/out\/a\.html: the disk is full \(ENOSPC\)\. /);
    expect(explain(system('ENOSPC', 'write'))).toMatch(/^The disk is full \(ENOSPC\)\. /);
    expect(explain(system('ENOSPC', 'watch', '/out'))).not.toContain('full');
  });

  test('no right, and a disk that can only be read', () => {
    expect(explain(system('EACCES', 'open', '/out'))).toContain('/out: this user may not do that here (EACCES)');
    expect(explain(system('EROFS', 'mkdir', '/out'))).toContain('/out: the disk can only be read (EROFS)');
  });

  test('also inside of the errors that tools make of it', () => {
    const inner = system('EACCES', 'open', '/out');
    expect(explain(new Error('Build failed', { cause: inner }))).toBe(explain(inner));
    expect(explain(new AggregateError([new Error('one'), inner]))).toBe(explain(inner));
  });
});

test('what is our bug is not blamed on the machine', () => {
  expect(explain(new TypeError('x is not a function'))).toBeUndefined();
  expect(explain(thrownBy(() => readFileSync(join(folder, 'none'))))).toBeUndefined();
  expect(explain(Object.assign(new Error('no call of the system'), { code: 'EACCES' }))).toBeUndefined();
  // Codes that only Node knows, and calls of the system that nobody has thought of.
  expect(explain(thrownBy(() => cpSync(folder, folder, { recursive: true })))).toBeUndefined();
  expect(explain('a text')).toBeUndefined();
  expect(explain(undefined)).toBeUndefined();
});
