import { appendFileSync, mkdtempSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContentCache } from './content-cache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contents-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Asks for a card, and says whether it had to be made. */
async function ask(key: string, text = `made of ${key}`, cache = new ContentCache(folder)) {
  let made = false;
  const bytes = await cache.remember('card', key, () => {
    made = true;
    return Buffer.from(text);
  });
  return { text: Buffer.from(bytes).toString(), made };
}

test('what was made once is there for every later build, under its own key only', async () => {
  expect(await ask('one')).toEqual({ text: 'made of one', made: true });
  expect(await ask('one')).toEqual({ text: 'made of one', made: false });
  expect(await ask('other')).toEqual({ text: 'made of other', made: true });
});

test('what is not exactly as it was written is made anew', async () => {
  const spoil = [
    (file: string) => truncateSync(file, 34),
    (file: string) => truncateSync(file, 0),
    (file: string) => appendFileSync(file, 'x'),
    (file: string) => writeFileSync(file, 'something else altogether, longer than a sum'),
  ];
  for (const change of spoil) {
    await ask('one');
    change(join(folder, readdirSync(folder)[0] ?? ''));
    expect(await ask('one')).toEqual({ text: 'made of one', made: true });
  }
});

test('what nobody has asked for in a month is removed, and nothing else', async () => {
  await ask('old');
  const [old = ''] = readdirSync(folder);
  await ask('young');
  const before = new Date(Date.now() - 40 * 24 * 3_600_000);
  // The clock of the tests need not be that of the disk.
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), new Date(), new Date());
  utimesSync(join(folder, old), before, before);
  new ContentCache(folder).prune();
  expect(readdirSync(folder)).toHaveLength(1);
  expect((await ask('young')).made).toBe(false);
});

test('what is asked for stays young', async () => {
  await ask('one');
  const [name = ''] = readdirSync(folder);
  const before = new Date(Date.now() - 40 * 24 * 3_600_000);
  utimesSync(join(folder, name), before, before);
  await ask('one');
  new ContentCache(folder).prune();
  expect(readdirSync(folder)).toEqual([name]);
});

test('without a folder, or with one that cannot be, everything is made', async () => {
  expect((await ask('one', 'a', new ContentCache(undefined))).made).toBe(true);
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect((await ask('one', 'a', new ContentCache(join(file, 'below')))).made).toBe(true);
});

test('what is held for later is read when it is asked for, and stays in memory only where it cannot be kept', async () => {
  const make = () => Buffer.from('a photo');
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();
  const cache = new ContentCache(folder);
  expect(text((await cache.hold('photo', 'one', make))())).toBe('a photo');
  const held = await cache.hold('photo', 'one', () => expect.fail());
  expect(cache.made).toBe(1);
  expect(text(held())).toBe('a photo');
  truncateSync(join(folder, readdirSync(folder)[0] ?? ''), 35);
  expect(held).toThrow('while the build was running');
  expect(text((await cache.hold('photo', 'one', make))())).toBe('a photo');
  expect(cache.made).toBe(2);
  expect(text((await new ContentCache(undefined).hold('photo', 'one', make))())).toBe('a photo');
});
