import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readUnchanged } from './file-cache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string) => {
  const file = join(folder, name);
  return readUnchanged(file, statSync(file), () => readFileSync(file));
};

test('a file is read again once it has changed, and not before', () => {
  writeFileSync(join(folder, 'logo.svg'), '<svg/>');
  const first = read('logo.svg');
  expect(read('logo.svg')).toBe(first);
  writeFileSync(join(folder, 'logo.svg'), '<svg></svg>');
  expect(read('logo.svg')?.toString()).toBe('<svg></svg>');
});

test('of more than fits into the memory, what was read first is forgotten', () => {
  const names = ['one.jpg', 'two.jpg', 'three.jpg'];
  for (const name of names) {
    writeFileSync(join(folder, name), '');
    // A hole, which takes no room on the disk.
    truncateSync(join(folder, name), 45 * 1024 * 1024);
  }
  const [one, two, three] = names.map(read);
  expect([read('two.jpg') === two, read('three.jpg') === three]).toEqual([true, true]);
  expect(read('one.jpg') === one).toBe(false);
});
