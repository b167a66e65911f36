/** What may happen around a build, and that the site in `dist` is whole and right whatever does. */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { ContentCache } from '../../src/disk/content-cache.ts';
import { loadSite } from '../../src/manifest/node/load-site.ts';
import { writeSite } from '../../src/output/build-site.ts';
import { Draft } from '../../src/output/folder/draft.ts';
import { recordOf } from '../../src/output/folder/last-build.ts';
import { buildAfterEdits } from '../build/incremental.ts';
import { besides, treeOf } from '../build/tree.ts';
import { copyManifest, type Manifest } from '../manifest.ts';
import { createRandom } from '../mutants/random.ts';
import { output, root, run, start } from '../project.ts';

const minimal = join(root, 'tests/fixtures/valid/minimal/site.json');
const work = join(output, 'builds');

/** Enough pages for a build to take a moment. */
const addPages = (manifest: Manifest, word: string, count = 110) => {
  const [home] = manifest.routes;
  if (!home) throw new Error('The minimal manifest has no page.');
  const sections = home.sections.map(({ id: _, ...section }) => ({ ...section, title: `${word} ${section.title}` }));
  for (let page = 0; page < count; page++) {
    const own = { path: `/${word}-${page}`, title: `${word} ${page}`, description: `${home.description} ${word} ${page}` };
    manifest.routes.push({ ...own, sections: sections as typeof home.sections });
  }
};

const build = async (site: string, out: string, ...options: string[]) => {
  const { code, text } = await run('build', ['--site', site, '--out', out, ...options]);
  expect(code, text).toBe(0);
  return text;
};

/** Two sites that share no page but the first, and what each looks like when it is whole. */
const [red, blue] = ['red', 'blue'].map((word) => {
  const site = () => copyManifest(minimal, join(work, word), (manifest) => addPages(manifest, word));
  return { word, site, file: join(work, word, 'site.json'), out: join(work, `whole-${word}`) };
}) as [Kind, Kind];
interface Kind {
  word: string;
  site: () => string;
  file: string;
  out: string;
}

beforeAll(async () => {
  rmSync(work, { recursive: true, force: true });
  await Promise.all([red, blue].map(({ site, out }) => build(site(), out, '--fresh')));
});

/** Starts a build, and holds it where it writes: what comes next happens in the middle of it, however fast this machine is. */
async function holdWriting(site: string, out: string) {
  for (;;) {
    const child = start('build', ['--site', site, '--out', out], {});
    const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((done) =>
      child.once('close', (code, signal) => done({ code, signal })),
    );
    let running = true;
    void ended.then(() => {
      running = false;
    });
    const own = () => besides(out).some((name) => name.includes(`-${child.pid}-`));
    while (running && !own()) await wait(2);
    child.kill('SIGSTOP');
    if (own()) return { child, ended };
    // It was faster than we could look.
    child.kill('SIGCONT');
    await ended;
  }
}

describe('what the last build has left', () => {
  test('after an edit a build is byte for byte that of a cold build', async () => {
    const site = join(root, 'tests/fixtures/valid/atelier-velo/site.json');
    expect(await buildAfterEdits(site, join(work, 'edits'), 1, 7)).toHaveLength(1);
  });

  test('another time zone, another locale, another folder: the same site', async () => {
    const there = copyManifest(red.file, join(work, 'elsewhere/a site'));
    const env = { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8' };
    const { code, text } = await run('build', ['--out', '../out', '--fresh'], { cwd: dirname(there), project: root, env });
    expect(code, text).toBe(0);
    expect(treeOf(join(work, 'elsewhere/out'))).toEqual(treeOf(red.out));
  });

  test('after one word only that page is made anew', async () => {
    const out = join(work, 'word');
    const site = copyManifest(red.file, join(work, 'word-site'));
    await build(site, out);
    writeFileSync(site, readFileSync(site, 'utf8').replace('"red 40"', '"red fourty"'));
    // Its document, its data, and the card with its title.
    expect(await build(site, out, '--timings')).toMatch(/\b3 of \d+ files made anew/);
    expect(readFileSync(join(out, 'red-40.html'), 'utf8')).toContain('red fourty');
  });

  test('of images and fonts is used like all else, and with --fresh not at all', async () => {
    const out = join(work, 'images');
    await build(minimal, out);
    const tree = treeOf(out);
    expect(await build(minimal, out)).not.toContain('image and font');
    expect(await build(minimal, out, '--fresh')).toMatch(/Made \d+ image and font files?\./);
    expect(treeOf(out)).toEqual(tree);
  });

  test('is not used where it is not what was written', async () => {
    const out = join(work, 'spoilt');
    await build(red.file, out);
    const spoil: Record<string, () => void> = {
      'a page was changed by hand': () => appendFileSync(join(out, 'red-7.html'), '<!-- mine -->'),
      'a compressed copy was changed': () => writeFileSync(join(out, 'red-7.html.br'), 'no'),
      'a page was removed': () => rmSync(join(out, 'red-8.html')),
      'a copy was removed': () => rmSync(join(out, 'red-8.html.gz')),
      'a file is too much': () => writeFileSync(join(out, 'left-over.html'), ''),
    };
    for (const change of Object.values(spoil)) change();
    await build(red.file, out);
    expect(treeOf(out)).toEqual(treeOf(red.out));
  });

  test('is not used where the record of it is damaged', async () => {
    const out = join(work, 'damaged');
    for (const damage of [(file: string) => truncateSync(file, 400), (file: string) => appendFileSync(file, ' ')]) {
      await build(red.file, out);
      damage(findRecord(out));
      await build(blue.file, out);
      expect(treeOf(out)).toEqual(treeOf(blue.out));
    }
  });
});

/** The builder's record of what it has written into a folder. */
function findRecord(out: string): string {
  const cache = join(root, 'node_modules/.cache/marketing-site-builder');
  // Not all that is below: other tests put folders there, and take them away.
  const records = readdirSync(cache).map((folder) => `${recordOf(out, join(cache, folder))}.json`);
  return records.find((file) => existsSync(file)) ?? expect.fail('There is no record.');
}

describe('a build that does not come to its end', () => {
  test('killed at any moment: the folder holds a whole site, and nothing grows beside it', async () => {
    const out = join(work, 'killed');
    const random = createRandom(5);
    await build(red.file, out);
    for (let turn = 0; turn < 6; turn++) {
      const { child, ended } = await holdWriting((turn % 2 === 0 ? blue : red).file, out);
      child.kill('SIGCONT');
      await wait(random.below(250));
      child.kill('SIGKILL');
      await ended;
      const tree = treeOf(out);
      expect(
        [red, blue].some((whole) => same(tree, treeOf(whole.out))),
        `turn ${turn}`,
      ).toBe(true);
      expect(besides(out).length, `turn ${turn}`).toBeLessThanOrEqual(2);
    }
    await build(blue.file, out);
    expect(treeOf(out)).toEqual(treeOf(blue.out));
    expect(besides(out)).toEqual([]);
  });

  test('Ctrl+C: the last good site stays, and nothing is left beside it', async () => {
    const out = join(work, 'stopped');
    await build(red.file, out);
    const { child, ended } = await holdWriting(blue.file, out);
    child.kill('SIGINT');
    child.kill('SIGCONT');
    expect(await ended).toEqual({ code: 130, signal: null });
    expect(treeOf(out)).toEqual(treeOf(red.out));
    expect(besides(out)).toEqual([]);
  });

  test('killed between the two renames: the next build puts the last good site back before anything else', async () => {
    const out = join(work, 'between');
    await build(red.file, out);
    // The name of a draft tells how this machine is called in such names.
    const { child, ended } = await holdWriting(blue.file, out);
    const host = /draft-([\w-]{8})-/.exec(besides(out)[0] ?? '')?.[1] ?? '';
    child.kill('SIGKILL');
    await ended;
    renameSync(out, `${out}.old-${host}-${child.pid}-000000`);
    const invalid = join(work, 'between-site.json');
    writeFileSync(invalid, '{');
    expect((await run('build', ['--site', invalid, '--out', out])).code).toBe(1);
    expect(treeOf(out)).toEqual(treeOf(red.out));
  });

  test('failed: the last good site stays, and nothing is left beside it', async () => {
    const out = join(work, 'failed');
    await build(red.file, out);
    const { site } = await loadSite(minimal);
    if (!site) throw new Error('The minimal manifest is invalid.');
    const assets = new Map([['/assets/gone.png', { file: join(work, 'gone.png') }]]);
    const bundle = { app: '', sheet: '', appSheet: '', script: '' };
    const draft = new Draft(out, undefined);
    const failing = writeSite({ ...site, assets }, bundle, draft, {
      contents: new ContentCache(undefined),
      media: new ContentCache(undefined),
    });
    await expect(failing).rejects.toThrow('gone.png');
    draft.discard();
    expect(treeOf(out)).toEqual(treeOf(red.out));
    expect(besides(out)).toEqual([]);
  });
});

test('a site without cards, such as the gallery, has every icon that its pages link', async () => {
  const out = join(work, 'no-cards');
  const { site } = await loadSite(minimal);
  const bundle = { app: '', sheet: '', appSheet: '', script: '' };
  const draft = new Draft(out, undefined);
  const contents = new ContentCache(undefined);
  await writeSite(site ?? expect.fail(), bundle, draft, { contents, media: contents, without: ['cards', 'compression'] });
  draft.discard();
  const html = readFileSync(join(out, 'index.html'), 'utf8');
  const linked = [...html.matchAll(/<link rel="(?:apple-touch-)?icon"[^>]* href="([^"]+)"/g)].map(([, href = '']) => href);
  const { icons } = JSON.parse(readFileSync(join(out, 'site.webmanifest'), 'utf8')) as { icons: { src: string }[] };
  expect(linked).toEqual(expect.arrayContaining(['/favicon.ico', '/apple-touch-icon.png']));
  for (const address of [...linked, ...icons.map(({ src }) => src)]) expect(existsSync(join(out, address)), address).toBe(true);
  expect(readdirSync(join(out, 'assets')).filter((name) => name.startsWith('card.'))).toEqual([]);
});

test('builds of one folder at the same time: one of them stays, whole', async () => {
  const out = join(work, 'together');
  await build(red.file, out);
  await Promise.all([blue, red, blue].map(({ file }) => build(file, out)));
  const tree = treeOf(out);
  expect([red, blue].some((whole) => same(tree, treeOf(whole.out)))).toBe(true);
  expect(besides(out)).toEqual([]);
});

test('a folder is never replaced that a build did not make, a checkout, or a file', async () => {
  const own = join(work, 'own');
  const photos = join(own, 'photos');
  mkdirSync(photos, { recursive: true });
  writeFileSync(join(photos, 'sea.txt'), 'sea');
  const checkout = join(own, 'checkout');
  await build(minimal, checkout);
  mkdirSync(join(checkout, '.git'));
  symlinkSync(photos, join(work, 'link'));
  const before = treeOf(own);
  for (const out of [own, photos, join(photos, 'sea.txt'), checkout, join(work, 'link'), root, '/']) {
    const { code, text } = await run('build', ['--site', minimal, '--out', out]);
    expect(code, `${out}: ${text}`).toBe(2);
  }
  expect(treeOf(own)).toEqual(before);
});

const same = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
