import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { previewFolder } from './preview-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'previews-'));
afterAll(() => rmSync(folder, { recursive: true }));
const context = { root: folder, project: folder, cache: join(folder, 'cache/0123456789abcdef') };
const place = (name: string) => previewFolder(join(folder, name), context);

test('every manifest has a folder of its own, whatever name it is called by', () => {
  for (const name of ['site.json', 'other.json']) writeFileSync(join(folder, name), '{}');
  symlinkSync(join(folder, 'site.json'), join(folder, 'link.json'));
  expect(place('site.json')).not.toBe(place('other.json'));
  expect(place('link.json')).toBe(place('site.json'));
  expect(place('no-such.json')).not.toBe(place('site.json'));
});

test('a preview that nobody has looked at for months is removed, the others stay', () => {
  const [old, young] = [place('old.json'), place('young.json')];
  for (const preview of [old, young]) {
    mkdirSync(preview, { recursive: true });
    writeFileSync(join(preview, 'index.html'), '');
  }
  const before = new Date(Date.now() - 250 * 24 * 3_600_000);
  utimesSync(old, before, before);
  utimesSync(young, new Date(), new Date());
  place('site.json');
  expect(existsSync(old)).toBe(false);
  expect(existsSync(join(young, 'index.html'))).toBe(true);
});
