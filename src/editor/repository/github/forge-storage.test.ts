import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { forgeForEach } from '../../../../tests/support/forge/forge-site.ts';

const forge = forgeForEach();
const brand = 'Bread, baked around the corner.';
const copyright = '© Corner Bakery';

const photo = async (color: string) => {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: color } });
  return new Blob([Uint8Array.from(await picture.jpeg().toBuffer())]);
};

test('what is saved is a commit on the branch of its author, and another device goes on with it', async () => {
  const one = await forge.device();
  expect(one.stored.text.trimEnd()).toBe(forge.published());
  await one.save(brand, 'Cake.');
  await one.save('Cake.', 'Cake, too.');
  expect(forge.mock.git(['show', 'editor/ada:site.json'])).toBe(one.stored.text.trimEnd());
  expect(forge.mock.git(['log', '--format=%an', '-2', 'editor/ada']).split('\n')).toEqual(['ada', 'ada']);
  expect(forge.published()).toContain(brand);
  const other = await forge.device();
  expect(other.stored).toMatchObject(one.stored);
  expect((await forge.device('ben')).stored.text).toContain(brand);
});

test('to the byte, whatever its line ends and its mode', async () => {
  forge.site.elsewhere((there, git) => {
    git('config', 'core.autocrlf', 'false');
    writeFileSync(join(there, 'site.json'), readFileSync(join(there, 'site.json'), 'utf8').replaceAll('\n', '\r\n'));
    chmodSync(join(there, 'logo.svg'), 0o755);
  });
  const device = await forge.device();
  expect(device.stored.text).toContain('\r\n');
  const text = device.stored.text.replace(brand, 'Käse – 🥐.');
  await device.keep(text);
  expect(forge.mock.git(['cat-file', 'blob', 'editor/ada:site.json'])).toBe(text.trimEnd());
  expect(forge.mock.git(['ls-tree', 'editor/ada'])).toMatch(/100755 .*logo\.svg/);
});

test('takes few calls: 6 at most to open, 3 to save, 4 for a picture', async () => {
  const { mock } = forge;
  const device = await forge.device();
  // Who has signed in is asked before.
  expect(mock.takeCalls().length + 1).toBeLessThanOrEqual(6);
  await device.save(brand, 'Cake.');
  expect(mock.takeCalls()).toEqual([
    'POST /repos/{owner}/{repo}/git/trees',
    'POST /repos/{owner}/{repo}/git/commits',
    'POST /repos/{owner}/{repo}/git/refs',
  ]);
  await device.save('Cake.', 'Pie.');
  expect(mock.takeCalls().length).toBe(3);
  await device.keep(device.stored.text);
  expect(mock.takeCalls()).toEqual([]);
  await device.storage.upload('Foto.jpg', await photo('red'));
  expect(mock.takeCalls().length).toBe(4);
  await forge.device();
  expect(mock.takeCalls().filter((name) => !name.includes('/git/blobs/')).length + 1).toBeLessThanOrEqual(6);
});

test('a picture lies beside the others, once, and stays when the manifest is saved', async () => {
  const device = await forge.device();
  await device.storage.files(['logo.svg']);
  const bytes = await photo('blue');
  const first = await device.storage.upload('Büro Foto.JPG', bytes);
  expect(first).toMatchObject({ file: { path: 'buero-foto.jpg', image: { width: 40, type: 'jpg' } } });
  expect(await device.storage.upload('other name.jpg', bytes)).toEqual(first);
  expect(await device.storage.upload('Büro Foto.jpg', await photo('green'))).toMatchObject({
    file: { path: 'buero-foto-2.jpg' },
  });
  await device.save(brand, 'Cake.');
  const other = await forge.device();
  const list = async () => (await other.storage.files(['logo.svg'])).map(({ path }) => path);
  // What nothing names costs no request until somebody chooses among all.
  expect(await list()).toEqual(['logo.svg']);
  forge.mock.takeCalls();
  expect(await list()).toEqual(['logo.svg']);
  expect(forge.mock.takeCalls().filter((name) => name.includes('/git/blobs/'))).toEqual([]);
  other.storage.listUnnamed?.();
  await vi.waitFor(async () => expect(await list()).toEqual(['buero-foto-2.jpg', 'buero-foto.jpg', 'logo.svg']), 60_000);
  expect(await device.storage.upload('a.jpg', new Blob(['<p>']))).toEqual({ refused: 'type' });
  expect(await device.storage.upload('a.jpg', new Blob([new Uint8Array(20_000_001)]))).toEqual({ refused: 'size' });
});

test('another device that has saved meanwhile is a conflict, and nothing is written over', async () => {
  const [one, other] = [await forge.device(), await forge.device()];
  await one.save(brand, 'Cake.');
  const said = await other.save(copyright, '© 2026');
  expect(said).toMatchObject({ conflict: one.stored });
  expect(forge.mock.git(['show', 'editor/ada:site.json'])).toBe(one.stored.text.trimEnd());
});

test('a branch that moves between commit and update is read again', async () => {
  const [one, other] = [await forge.device(), await forge.device()];
  await one.save(brand, 'Cake.');
  await other.open();
  let isDone = false;
  forge.mock.onRequest((name) => {
    if (isDone || !name.startsWith('PATCH')) return;
    isDone = true;
    const { git, head } = forge.mock;
    const commit = git([
      '-c',
      'user.name=Ben',
      '-c',
      'user.email=ben@example.org',
      'commit-tree',
      '-p',
      'editor/ada',
      '-m',
      'By hand',
      'editor/ada^{tree}',
    ]);
    git(['update-ref', 'refs/heads/editor/ada', commit, head('editor/ada') ?? '']);
  });
  // The manifest is the same there: it is saved all the same.
  expect(await other.save(copyright, '© 2026')).toBe('saved');
  expect(forge.mock.git(['log', '--format=%s', 'editor/ada'])).toContain('By hand');
});

test('a branch that was removed is made anew with all that was saved', async () => {
  const device = await forge.device();
  const kept = await device.storage.upload('Foto.jpg', await photo('red'));
  await device.save(brand, 'Cake.');
  forge.mock.git(['update-ref', '-d', 'refs/heads/editor/ada']);
  await device.save(copyright, '© 2026');
  expect(forge.mock.git(['show', 'editor/ada:site.json'])).toContain('Cake.');
  expect(forge.mock.git(['ls-tree', '-r', '--name-only', 'editor/ada'])).toContain('file' in kept ? kept.file.path : '?');
});

test('versions are the commits: each reads back, says what it has changed, and brings pictures back', async () => {
  const device = await forge.device();
  const { versions } = device.storage;
  const kept = await device.storage.upload('Foto.jpg', await photo('red'));
  const path = 'file' in kept ? kept.file.path : '';
  await device.save('"logo.svg"', `"${path}"`);
  await device.save(brand, 'Cake.');
  await device.save(`"${path}"`, '"logo.svg"');
  expect(await versions?.removePictures([path, 'logo.svg'])).toEqual([path]);
  const list = (await versions?.list()) ?? [];
  expect(list.map(({ by }) => by)).toEqual(['editor', 'editor', 'editor', 'others']);
  const before = list[1]?.id ?? '';
  expect((await versions?.read(before))?.text).toContain(path);
  expect(await versions?.changes(before, 'de')).toMatchObject([{ what: expect.stringContaining('Cake.') }]);
  await versions?.putBack(before);
  expect(forge.mock.git(['ls-tree', '-r', '--name-only', 'editor/ada'])).toContain(path);
});

test('a draft without changes that follows what is published says who has published it', async () => {
  const device = await forge.device();
  expect(device.stored.by).toEqual({ isOwn: false });
  forge.site.atRemote('config', 'user.name', 'Anna Weber');
  forge.site.elsewhere((there) => forge.site.replace('site.json', brand, 'Cake.', there));
  expect(await device.storage.read()).toMatchObject({ by: { isOwn: false, name: 'Anna Weber', time: expect.any(Number) } });
  const [version] = (await device.storage.versions?.list()) ?? [];
  expect(version).toMatchObject({ by: 'others', author: 'Anna Weber' });
});

test('what somebody else has published meanwhile is known when it is asked for, and so is what was known where nobody answers', async () => {
  const one = await forge.device();
  const before = one.storage.head();
  forge.site.elsewhere((there) => forge.site.replace('site.json', brand, 'Cake.', there));
  forge.mock.onRequest(() => ({ gateway: 502 }));
  expect(await one.storage.readHead()).toEqual(before);
  forge.mock.onRequest(() => undefined);
  expect((await one.storage.readHead())?.commit).toBe(forge.mock.head('main'));
  expect(one.storage.head()?.manifest).not.toEqual(before?.manifest);
});
