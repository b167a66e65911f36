import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { forgeForEach } from '../../../../tests/support/forge/forge-site.ts';
import { writeByChance } from '../../../../tests/support/forge/people-by-chance.ts';

const forge = forgeForEach();
const brand = 'Bread, baked around the corner.';
const copyright = '© Corner Bakery';

/** Somebody else publishes another text, by git. */
const publishElsewhere = (from: string, to: string) =>
  forge.site.elsewhere((there) => forge.site.replace('site.json', from, to, there));

test('the journey: write, add a picture, see what changes, send, take over, and it is published', async () => {
  const { mock } = forge;
  const device = await forge.device();
  const bytes = Uint8Array.from(
    await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  );
  const kept = await device.storage.upload('Zeichen.png', new Blob([bytes]));
  await device.storage.upload('unused.png', new Blob([Uint8Array.from(await sharp(bytes).negate().png().toBuffer())]));
  await device.save(brand, 'Cake, baked around the corner.');
  await device.save('"logo.svg"', `"${'file' in kept ? kept.file.path : ''}"`);
  const publication = await device.prepare();
  expect(publication).toMatchObject({
    remote: { name: 'ada/site', address: 'https://github.com/ada/site' },
    ...{ target: 'main', host: 'github.com', errors: [], isBehind: false },
    files: [
      { path: 'media/zeichen.png', change: 'new' },
      { path: 'site.json', change: 'changed' },
    ],
  });
  expect(publication.sentences?.map(({ what }) => what).join()).toContain('Cake');
  mock.takeCalls();
  const { id } = publication;
  const sent = await device.publishing.publish({ id, title: 'Kuchen\u202e statt Brot', lang: 'de' });
  expect(mock.takeCalls().length).toBeLessThanOrEqual(7);
  expect(sent).toMatchObject({
    branch: expect.stringMatching(/^texte\/\d{4}-\d\d-\d\d-kuchen-statt-brot$/),
    link: 'https://github.com/ada/site/pull/1',
    isProposed: true,
  });
  const branch = sent === 'stale' ? '' : sent.branch;
  expect(mock.git(['rev-parse', `${branch}^`])).toBe(mock.head('main'));
  expect(mock.git(['diff', '--name-only', 'main', branch]).split('\n')).toEqual(['media/zeichen.png', 'site.json']);
  expect(mock.pulls[0]).toMatchObject({ title: 'Kuchen statt Brot', body: expect.stringContaining('Cake') });

  const head = mock.head(branch) ?? '';
  mock.runs.push({ head_sha: head, status: 'in_progress', conclusion: null });
  expect(await device.publishing.standing?.(branch)).toMatchObject({ state: 'running' });
  mock.runs[0] = { head_sha: head, status: 'completed', conclusion: 'failure' };
  expect(await device.publishing.standing?.(branch)).toMatchObject({
    state: 'failed',
    link: 'https://github.com/ada/site/actions/runs/1',
  });
  mock.runs[0] = { head_sha: head, status: 'completed', conclusion: 'success' };
  expect(await device.publishing.standing?.(branch)).toMatchObject({ state: 'ready' });
  expect(await device.publishing.accept?.(branch)).toBe('done');
  expect(forge.published()).toBe(device.stored.text.trimEnd());
  expect(device.storage.head()?.commit).toBe(mock.head('main'));
  expect(await device.publishing.standing?.(branch)).toMatchObject({
    state: 'merged',
    by: { name: 'ada', at: mock.pulls[0]?.merged_at },
  });
  expect(await (await forge.device()).prepare()).toMatchObject({ files: [], isBehind: false });
});

test('where there are checks, a proposal is not ready before they have begun', async () => {
  forge.site.elsewhere((there) => {
    mkdirSync(join(there, '.github/workflows'), { recursive: true });
    writeFileSync(join(there, '.github/workflows/ci.yml'), 'name: CI\non: pull_request\njobs:\n');
  });
  const device = await forge.device();
  await device.save(brand, 'Cake.');
  expect((await device.prepare()).checks).toEqual([{ name: 'CI', commands: [] }]);
  const { branch } = await device.publish('Cake');
  expect(await device.publishing.standing?.(branch)).toMatchObject({ state: 'running' });
  forge.mock.runs.push({ head_sha: forge.mock.head(branch) ?? '', status: 'completed', conclusion: 'success' });
  expect(await device.publishing.standing?.(branch)).toMatchObject({ state: 'ready' });
});

test('a draft branch that was removed begins anew from what is published', async () => {
  const device = await forge.device();
  await device.save(brand, 'Cake.');
  await device.publish('Cake');
  forge.mock.git(['update-ref', '-d', 'refs/heads/editor/ada']);
  const other = await forge.device();
  expect(other.stored.text).toContain(brand);
  await other.save(copyright, '© 2026');
  forge.mock.merge(1, 'squash');
  await other.publish('Year');
  forge.mock.merge(2, 'squash');
  expect(forge.published()).toMatch(/Cake\.[\s\S]*© 2026/);
});

test('where the site says so, it is published at once', async () => {
  const device = await forge.device('ada', { direct: true });
  await device.save(brand, 'Cake.');
  const { id, isDirect } = await device.prepare();
  expect(isDirect).toBe(true);
  forge.mock.takeCalls();
  expect(await device.publishing.publish({ id, title: 'Cake', lang: 'de' })).toMatchObject({ branch: 'main' });
  expect(forge.mock.takeCalls().length).toBeLessThanOrEqual(6);
  expect(forge.published()).toContain('Cake.');
  await device.save('Cake.', 'Pie.');
  const next = await device.prepare();
  publishElsewhere(copyright, '© 2026');
  expect(await device.publishing.publish({ id: next.id, title: 'Pie', lang: 'de' })).toBe('stale');
  await device.prepare().then((again) => device.publishing.publish({ id: again.id, title: 'Pie', lang: 'de' }));
  expect(forge.published()).toMatch(/Pie\.[\s\S]*© 2026/);
});

test('a repository that only takes squashes is served as well', async () => {
  forge.mock.allowed.merge = false;
  const device = await forge.device();
  await device.save(brand, 'Cake.');
  const { branch } = await device.publish('Cake');
  expect(await device.publishing.accept?.(branch)).toBe('done');
  await device.open();
  await device.save('Cake.', 'Pie.');
  expect(await device.prepare()).toMatchObject({ isBehind: false });
  expect(forge.published()).toContain('Cake.');
});

test('a symbolic link in the place of the manifest is not read', async () => {
  forge.site.elsewhere((there, git) => {
    git('rm', '--quiet', 'site.json');
    const link = git as unknown as (...args: string[]) => string;
    const blob = link('hash-object', '-w', join(there, 'logo.svg'));
    git('update-index', '--add', '--cacheinfo', `120000,${blob},site.json`);
    git('checkout', '--quiet', '--', 'site.json');
  });
  await expect(forge.device()).rejects.toMatchObject({ words: { de: expect.stringContaining('symbolischer Link') } });
});

test('whoever writes, publishes and accepts by chance loses nothing', async () => {
  const { lost } = await writeByChance(forge, { steps: 8, seed: 4 });
  expect(lost).toEqual([]);
});
