import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { digest } from '../../disk/hash.js';
import { SiteFiles } from './site-files.ts';
import { Watch } from './watch.ts';

let folder: string;
let manifest: string;
let watch: Watch | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'));
  manifest = join(folder, 'site.json');
  writeFileSync(manifest, '{}');
  mkdirSync(join(folder, 'media'));
});
afterEach(() => {
  watch?.close();
  rmSync(folder, { recursive: true });
});

/** Everything that is told from now on, in order. */
function listen(): unknown[] {
  const told: unknown[] = [];
  const files = new SiteFiles(manifest);
  const folders = () => files.folders().map((path) => join(folder, path));
  watch = new Watch(manifest, folders, (what) => told.push(what));
  return told;
}

const text = (content: string) => ({ text: digest(content) });
const becomes = (told: unknown[], expected: unknown[]) => expect.poll(() => told, { timeout: 60_000 }).toEqual(expected);

test.each<[string, (content: string) => void]>([
  ['in its place', (content) => writeFileSync(manifest, content)],
  [
    'by renaming another one',
    (content) => {
      writeFileSync(join(folder, '.draft'), content);
      renameSync(join(folder, '.draft'), manifest);
    },
  ],
])('a file that is written %s is told of once', async (_, write) => {
  const told = listen();
  write('{"a": 1}');
  await becomes(told, [text('{"a": 1}')]);
  write('{"a": 2}');
  await becomes(told, [text('{"a": 1}'), text('{"a": 2}')]);
});

test('half a file is waited for', async () => {
  const told = listen();
  // What comes late does so long after it was quiet; the clock is that of the test.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    writeFileSync(manifest, '{"a": ');
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    vi.advanceTimersByTime(500);
    expect(told).toEqual([]);
    appendFileSync(manifest, '1}');
    vi.advanceTimersByTime(2000);
  } finally {
    vi.useRealTimers();
  }
  await becomes(told, [text('{"a": 1}')]);
});

test('a file that stays half is told of in the end', async () => {
  const told = listen();
  writeFileSync(manifest, '{"a": ');
  await becomes(told, [text('{"a": ')]);
});

test('a file that goes and comes back is told of, though it is the same', async () => {
  const told = listen();
  rmSync(manifest);
  await becomes(told, [{ text: '' }]);
  writeFileSync(manifest, '{}');
  await becomes(told, [{ text: '' }, text('{}')]);
});

test('a link that becomes another one is a change', async () => {
  rmSync(manifest);
  for (const name of ['one', 'two']) writeFileSync(join(folder, name), `"${name}"`);
  symlinkSync('one', manifest);
  const told = listen();
  symlinkSync('two', join(folder, 'link'));
  renameSync(join(folder, 'link'), manifest);
  await becomes(told, [text('"two"')]);
});

test('pictures that come, change and go are told of, other files are not', async () => {
  const told = listen();
  const picture = join(folder, 'media/a.png');
  writeFileSync(join(folder, 'media/note.txt'), 'a');
  writeFileSync(picture, 'a');
  await becomes(told, ['files']);
  writeFileSync(picture, 'other');
  await becomes(told, ['files', 'files']);
  rmSync(picture);
  await becomes(told, ['files', 'files', 'files']);
});

test.each<[string, (media: string) => void]>([
  ['is made anew', (media) => rmSync(media, { recursive: true })],
  ['has another one in its place', (media) => renameSync(media, `${media}-old`)],
])('pictures are told of in a folder that %s', async (_, remove) => {
  const media = join(folder, 'media');
  const told = listen();
  remove(media);
  mkdirSync(media);
  writeFileSync(join(media, 'a.png'), 'a');
  await becomes(told, ['files']);
  writeFileSync(join(media, 'a.png'), 'other');
  await becomes(told, ['files', 'files']);
});

test('own styles that come, change and go are told of', async () => {
  const told = listen();
  const styles = join(folder, 'styles.css');
  writeFileSync(styles, 'p{}');
  await becomes(told, ['files']);
  writeFileSync(styles, 'p{top:0}');
  await becomes(told, ['files', 'files']);
  rmSync(styles);
  await becomes(told, ['files', 'files', 'files']);
});

test('a file that is saved as it was is no change', async () => {
  const told = listen();
  writeFileSync(manifest, '{}');
  writeFileSync(join(folder, 'media/a.png'), 'a');
  await becomes(told, ['files']);
});

test('nothing is told any more after the end', async () => {
  const told = listen();
  watch?.close();
  const later = listen();
  writeFileSync(manifest, '{"a": 1}');
  await becomes(later, [text('{"a": 1}')]);
  expect(told).toEqual([]);
});
