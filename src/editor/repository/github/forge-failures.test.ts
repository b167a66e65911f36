/** Whatever the forge answers, it is said in one sentence in both languages, nothing is half done, and afterwards it is saved. */
import { expect, test } from 'vitest';
import { failures } from '../../../../tests/support/forge/failures.ts';
import { forgeForEach } from '../../../../tests/support/forge/forge-site.ts';
import { StorageFailure } from '../../storage.ts';

const forge = forgeForEach();
const brand = 'Bread, baked around the corner.';

async function failureOf(act: () => Promise<unknown>): Promise<StorageFailure> {
  const failure = await act().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StorageFailure);
  return failure as StorageFailure;
}

test('each failure while saving is said, nothing is written, and afterwards it is saved', async () => {
  const device = await forge.device();
  await device.save(brand, 'Cake.');
  const before = forge.mock.head('editor/ada');
  for (const [name, failure, de, en] of failures) {
    // At the first call of a save, and at the last one.
    const call = failures.findIndex(([one]) => one === name) % 2 === 0 ? /^POST .*\/git\/trees$/ : /^PATCH/;
    forge.mock.onRequest((asked) => (call.test(asked) ? failure : undefined));
    const { words } = await failureOf(() => device.save('Cake.', 'Pie.'));
    expect(words.de, name).toMatch(de);
    expect(words.en, name).toMatch(en);
    expect(forge.mock.head('editor/ada'), name).toBe(before);
  }
  forge.mock.onRequest(() => undefined);
  expect(await device.save('Cake.', 'Pie.')).toBe('saved');
});

test('a connection that is cut before the answer comes leaves a save that is recognised', async () => {
  const device = await forge.device();
  forge.mock.onRequest((name) => (name === 'POST /repos/{owner}/{repo}/git/refs' ? { cut: 'after' } : undefined));
  await failureOf(() => device.save(brand, 'Cake.'));
  forge.mock.onRequest(() => undefined);
  const sent = device.stored.text.replace(brand, 'Cake.');
  // The editor's window knows what it has sent.
  expect(await device.save(brand, 'Cake.')).toMatchObject({ conflict: { text: sent } });
  expect((await forge.device()).stored.text).toBe(sent);
});

test('a list of files that is cut off is not worked with', async () => {
  forge.mock.onRequest((name) => (name === 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}' ? { truncate: true } : undefined));
  const { words } = await failureOf(() => forge.device());
  expect(words).toMatchObject({ de: expect.stringContaining('mehr Dateien'), en: expect.stringContaining('more files') });
});

test('a manifest that is gone, and a branch that is', async () => {
  const device = await forge.device();
  forge.site.elsewhere((_, git) => void git('rm', '--quiet', 'site.json'));
  expect(await failureOf(() => device.open())).toMatchObject({ isGone: true });
  forge.mock.git(['update-ref', '-d', 'refs/heads/main']);
  expect((await failureOf(() => device.open())).words.de).toContain('„main“');
});

test('an access that may save but not propose leaves a branch, and the page where it becomes a proposal', async () => {
  const device = await forge.device();
  await device.save(brand, 'Cake.');
  forge.mock.onRequest((name) =>
    name === 'POST /repos/{owner}/{repo}/pulls'
      ? { refuse: [403, 'Resource not accessible by personal access token'] }
      : undefined,
  );
  const sent = await device.publish('Cake');
  expect(sent).toEqual({ branch: sent.branch, link: `https://github.com/ada/site/compare/main...${sent.branch}?expand=1` });
  expect(forge.mock.git(['show', `${sent.branch}:site.json`])).toContain('Cake.');
});

test('what the files are is asked again after a failure, and without a connection the built ones are there', async () => {
  const device = await forge.device();
  forge.mock.onRequest((name) => (name.includes('/git/blobs/') ? { refuse: [500, 'Server Error'] } : undefined));
  const other = forge.device();
  await failureOf(() => other);
  forge.mock.onRequest(() => ({ cut: 'before' }));
  expect(await device.storage.files(['x.svg', 'logo.svg'])).toEqual([]);
});

test('20 MB are sent as they are, and come back', async () => {
  const device = await forge.device();
  const font = new Uint8Array(19_900_000);
  font.set(new TextEncoder().encode('wOF2'));
  const kept = await device.storage.upload('Large.woff2', new Blob([font]));
  expect(kept).toMatchObject({ file: { path: 'media/large.woff2' } });
  expect(forge.mock.git(['cat-file', '-s', 'editor/ada:media/large.woff2'])).toBe('19900000');
});
