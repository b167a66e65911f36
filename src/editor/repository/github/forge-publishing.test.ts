import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Json } from '../../../../schema/json.ts';
import { svg } from '../../../../tests/support/editor/edited-site.ts';
import { type Device, forgeForEach } from '../../../../tests/support/forge/forge-site.ts';
import { writeByChance } from '../../../../tests/support/forge/people-by-chance.ts';
import { writeInto } from '../../../json-text/between.ts';
import { merge } from '../../document/merge.ts';

const forge = forgeForEach();
const brand = 'Bread, baked around the corner.';
const copyright = '© Corner Bakery';

/** Somebody else publishes another text, by git. */
const publishElsewhere = (from: string, to: string) =>
  forge.site.elsewhere((there) => forge.site.replace('site.json', from, to, there));

/** What the editor's window does to get the latest: merges it into what is kept, saves, and says so. */
async function getLatest(device: Device): Promise<string | string[]> {
  const { text, base, commit } = await device.publishing.latest();
  const [old, mine, theirs] = [base, device.stored.text, text].map((one) => JSON.parse(one) as Json) as [Json, Json, Json];
  const { merged, conflicts } = merge(old, mine, theirs);
  if (conflicts.length > 0) return conflicts.map(({ pointer }) => pointer);
  await device.keep(writeInto(text, merged));
  return device.publishing.takeOver(commit, device.stored.version);
}

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
  expect(await device.publishing.standing?.(branch)).toMatchObject({ state: 'merged' });
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

test('what changes since it was sent is said alone and joins it, also from another device', async () => {
  const device = await forge.device();
  await device.save(brand, 'Cake.');
  const first = await device.publish('Cake');
  expect(await device.prepare()).toMatchObject({
    sent: { branch: first.branch, isUnchanged: true, canGrow: true, isProposed: true },
  });
  const other = await forge.device();
  await other.save(copyright, '© 2026');
  const { sent, id } = await other.prepare();
  expect(sent?.since?.map(({ what }) => what).join()).toMatch(/^(?!.*Cake).*2026/);
  expect(await other.publishing.publish({ id, title: 'And more', lang: 'en' })).toMatchObject({ branch: first.branch });
  expect(forge.mock.pulls.length).toBe(1);
  forge.mock.merge(1);
  expect(forge.published()).toMatch(/Cake\.[\s\S]*© 2026/);
});

test('where somebody else has worked on it, what is sent next is a proposal of its own', async () => {
  const device = await forge.device();
  await device.save(brand, 'Cake.');
  const { branch } = await device.publish('Cake');
  forge.site.elsewhere((there) => forge.site.replace('site.json', 'Cake.', 'Cakes.', there), branch);
  await device.save(copyright, '© 2026');
  expect((await device.prepare()).sent).toMatchObject({ canGrow: false, isUnchanged: false });
  expect((await device.publish('More')).branch).not.toBe(branch);
  expect(forge.mock.pulls.length).toBe(2);
});

test('two people publish different fields, and both stay', async () => {
  const [ada, ben] = [await forge.device('ada'), await forge.device('ben')];
  await ada.save(brand, 'Cake.');
  await ben.save(copyright, '© 2026');
  await ada.publish('Cake');
  forge.mock.merge(1);
  expect(await ben.prepare()).toMatchObject({ isBehind: true });
  await ben.publish('Year');
  forge.mock.merge(2);
  expect(forge.published()).toMatch(/Cake\.[\s\S]*© 2026/);
  expect(await getLatest(ben)).toBe('done');
  expect(await (await forge.device('ben')).prepare()).toMatchObject({ files: [], isBehind: false });
});

test('of the same field its author decides before anything is sent', async () => {
  const [ada, ben] = [await forge.device('ada'), await forge.device('ben')];
  await ada.save(brand, 'Cake.');
  await ben.save(brand, 'Pie.');
  await ada.publish('Cake');
  forge.mock.merge(1, 'squash');
  expect(await ben.publishing.prepare('de')).toBe('conflict');
  expect(await getLatest(ben)).toEqual(['/footer/brand']);
  await ben.keep(ben.stored.text.replace('Pie.', 'Cake.'));
  expect(await getLatest(ben)).toBe('done');
  await ben.save('Cake.', 'Pie.');
  await ben.publish('Pie');
  forge.mock.merge(2);
  expect(forge.published()).toContain('Pie.');
});

test('what was published between prepare and send makes it stale, and nothing is written', async () => {
  const device = await forge.device();
  await device.save(brand, 'Cake.');
  const { id } = await device.prepare();
  publishElsewhere(copyright, '© 2026');
  expect(await device.publishing.publish({ id, title: 'Cake', lang: 'de' })).toBe('stale');
  expect(forge.mock.git(['for-each-ref', '--format=%(refname:short)']).split('\n')).toEqual(['editor/ada', 'main']);
  await device.publish('Cake');
  forge.mock.merge(1);
  expect(forge.published()).toMatch(/Cake\.[\s\S]*© 2026/);
});

test('two windows do not send the same twice', async () => {
  const [one, other] = [await forge.device(), await forge.device()];
  await one.save(brand, 'Cake.');
  await other.open();
  const [first, second] = [await one.prepare(), await other.prepare()];
  await one.publishing.publish({ id: first.id, title: 'Cake', lang: 'de' });
  expect(await other.publishing.publish({ id: second.id, title: 'Cake', lang: 'de' })).toBe('stale');
  expect(forge.mock.pulls.length).toBe(1);
});

test.each(['merge', 'squash'] as const)('after a %s the same field is changed again, without a question', async (method) => {
  const { mock } = forge;
  const device = await forge.device();
  await device.save(brand, 'Cake.');
  publishElsewhere(copyright, '© 2026');
  const { branch } = await device.publish('Cake');
  mock.merge(1, method);
  mock.git(['update-ref', '-d', `refs/heads/${branch}`]);
  await device.save('Cake.', 'Pie.');
  const publication = await device.prepare();
  expect(publication.sentences?.map(({ what }) => what).join()).toContain('Pie');
  expect(publication).toMatchObject({ isBehind: true, files: [{ path: 'site.json', change: 'changed' }] });
  expect(publication).not.toHaveProperty('sent');
  await device.publish('Pie');
  mock.merge(2, method);
  // What somebody else has published before is not taken back by a draft that has never had it.
  expect(forge.published()).toMatch(/Pie\.[\s\S]*© 2026/);
});

test('what was sent and made once more by hand is published as well', async () => {
  const device = await forge.device();
  await device.save(brand, 'Cake.');
  const { branch } = await device.publish('Cake');
  publishElsewhere(brand, 'Cake.');
  forge.mock.git(['update-ref', '-d', `refs/heads/${branch}`]);
  await device.save('Cake.', 'Pie.');
  const { sentences } = await device.prepare();
  expect(sentences?.map(({ what }) => what).join()).toMatch(/Cake.*Pie/);
});

test('what was squashed by hand is published, whatever a colleague has made of it since', async () => {
  const device = await forge.device();
  const kept = await device.storage.upload('sign.svg', new Blob([svg('<circle r="3"/>')]));
  const path = 'file' in kept ? kept.file.path : '';
  await device.save(brand, 'Cake.');
  await device.save('"logo.svg"', `"${path}"`);
  const { branch } = await device.publish('Cake');
  forge.site.elsewhere((_, git) => git('merge', '--quiet', '--squash', branch));
  forge.mock.git(['update-ref', '-d', `refs/heads/${branch}`]);
  await device.save(copyright, '© 2026');
  const isYearAlone = {
    files: [{ path: 'site.json', change: 'changed' }],
    sentences: [{ what: expect.stringContaining('2026') }],
  };
  forge.site.elsewhere((there) => writeFileSync(join(there, path), svg('<rect width="3" height="3"/>')));
  expect(await device.prepare()).toMatchObject(isYearAlone);
  forge.site.elsewhere((_, git) => git('checkout', '--quiet', 'HEAD~2', '--', 'site.json'));
  expect(await device.prepare()).toMatchObject(isYearAlone);
});

test('a picture that is removed is gone from what is published, unless others name it', async () => {
  const names = ['gone', 'other-site', 'in-styles', 'colleague'];
  forge.site.elsewhere((there) => {
    mkdirSync(join(there, 'media'));
    for (const name of names) writeFileSync(join(there, `media/${name}.svg`), svg(`<title>${name}</title>`));
    writeFileSync(join(there, 'choir.json'), '{ "logo": "media/other-site.svg" }');
    writeFileSync(join(there, 'styles.css'), 'h1 { background: url(media/in-styles.svg) }');
  });
  const device = await forge.device();
  await device.storage.versions?.removePictures(names.map((name) => `media/${name}.svg`));
  await device.save(brand, 'Cake.');
  publishElsewhere('"logo.svg"', '"media/colleague.svg"');
  const gone = { path: 'media/gone.svg', change: 'removed' };
  expect((await device.prepare()).files).toEqual([gone, { path: 'site.json', change: 'changed' }]);
  expect(await getLatest(device)).toBe('done');
  const { branch } = await device.publish('Cake');
  expect(await device.prepare()).toMatchObject({ sent: { isUnchanged: true } });
  forge.mock.merge(1, 'squash');
  expect(forge.mock.git(['ls-tree', '-r', '--name-only', 'main', 'media']).split('\n')).toEqual([
    'media/colleague.svg',
    'media/in-styles.svg',
    'media/other-site.svg',
  ]);
  forge.mock.git(['update-ref', '-d', `refs/heads/${branch}`]);
  forge.site.elsewhere((there) => writeFileSync(join(there, 'media/gone.svg'), svg('<title>gone</title>')));
  expect((await device.prepare()).files).toEqual([]);
});

test('a file that others have removed comes back with the draft that names it', async () => {
  forge.site.elsewhere((there) => writeFileSync(join(there, 'old.svg'), svg('')));
  const device = await forge.device();
  await device.save('"logo.svg"', '"old.svg"');
  forge.site.elsewhere((_, git) => git('rm', '--quiet', 'old.svg'));
  const back = {
    files: [
      { path: 'old.svg', change: 'new' },
      { path: 'site.json', change: 'changed' },
    ],
    errors: [],
  };
  expect(await device.prepare()).toMatchObject(back);
  expect(await getLatest(device)).toBe('done');
  expect(await device.prepare()).toMatchObject(back);
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

test('two sites in one repository do not touch each other', async () => {
  forge.site.elsewhere((there) => {
    for (const name of ['site.json', 'logo.svg']) cpSync(join(there, name), join(there, 'choir', name));
  });
  const [bakery, choir] = [await forge.device(), await forge.device('ada', { manifest: 'choir/site.json' })];
  await choir.save(copyright, '© Choir');
  await bakery.save(brand, 'Cake.');
  const { branch } = await bakery.publish('Cake');
  expect(forge.mock.git(['diff', '--name-only', 'main', branch])).toBe('site.json');
  expect(await choir.prepare()).not.toHaveProperty('sent');
  forge.mock.merge(1, 'squash');
  await bakery.save('Cake.', 'Pie.');
  expect((await choir.prepare()).files).toEqual([{ path: 'choir/site.json', change: 'changed' }]);
  await choir.publish('Choir');
  forge.mock.merge(2, 'squash');
  await bakery.publish('Pie');
  expect(await bakery.publishing.accept?.(forge.mock.pulls[2]?.head ?? '')).toBe('done');
  expect([forge.published(), forge.published('choir/site.json')]).toEqual([
    expect.stringContaining('Pie.'),
    expect.stringContaining('© Choir'),
  ]);
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
