/**
 * What lies in a site's folder and is no file of its own: whoever publishes, reads, uploads, takes over or builds never gets what it leads
 * to, and is told its name. Against real git, as publish.test.ts; the rows are in tests/attacks/links.ts.
 */
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reportDraft } from '../../src/editor/draft/report/report.ts';
import { writtenAt } from '../../src/editor/repository/git/written-at.ts';
import { readManifestFile } from '../../src/editor/server/manifest-file.ts';
import { SiteFiles } from '../../src/editor/server/site-files.ts';
import { keepUpload } from '../../src/editor/server/upload.ts';
import { bytesOf } from '../../src/loader/node/disk-files.ts';
import { loadSite } from '../../src/loader/node/load-site.ts';
import { SiteFolder } from '../../src/loader/node/site-folder.ts';
import { drawing, type Planted, planted, secret, writeSecrets } from '../attacks/links.ts';
import { type PublishedSite, publishedSite } from '../support/editor/published-site.ts';
import { publishingOf } from '../support/editor/publishing.ts';
import { editManifest } from '../support/manifest/try-manifest.ts';
import { root } from '../support/project/project.ts';
import { rowsOf } from '../support/project/slice.ts';

/** What somebody else does at the moment at which a file is opened. */
let meanwhile: ((file: string) => void) | undefined;

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const openSync: typeof fs.openSync = (file, ...how) => {
    meanwhile?.(String(file));
    return fs.openSync(file, ...how);
  };
  return { ...fs, openSync };
});

const minimal = join(root, 'tests/fixtures/valid/minimal');
let repository: PublishedSite;
let folder: string;
let site: string;
let manifest: string;
let home: string;

beforeEach(() => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  folder = mkdtempSync(join(tmpdir(), 'planted-'));
});
afterEach(() => {
  meanwhile = undefined;
  vi.unstubAllEnvs();
  repository?.remove();
  rmSync(folder, { recursive: true });
});

/** Makes the site before anything is planted, and what the author has beside it. */
function start(where: string, logo = 'media/logo.svg'): void {
  [site, manifest, home] = [where, join(where, 'site.json'), join(where, '../../home')];
  for (const path of ['public/docs', 'media/2026']) mkdirSync(join(site, path), { recursive: true });
  const text = editManifest({ '/header/logo/src': logo });
  writeFileSync(manifest, text);
  for (const path of ['public/plan.txt', 'public/docs/a.txt', 'public/notes.txt']) writeFileSync(join(site, path), 'plan');
  for (const path of ['media/logo.svg', 'media/2026/logo.svg']) writeFileSync(join(site, path), drawing('Logo'));
  writeSecrets(home, text);
}

function commit(): void {
  repository.git('add', '-A');
  repository.git('commit', '--quiet', '-m', 'The whole site');
  repository.git('push', '--quiet', 'origin', 'main');
}

const change = () => writeFileSync(manifest, readManifestFile(manifest).text.replace('**six**', '**seven**'));
const publishing = () => publishingOf(manifest, '2026-11-24');
const treeOf = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

/** Everything that the remote holds, as text. */
const sent = () => repository.atRemote('log', '--all', '--patch', '--text', '--format=%s');

/** That nothing was sent: no branch, and nothing on those that there are. */
function expectNothingSent(before: string): void {
  expect(repository.atRemote('branch', '--format=%(refname) %(objectname)')).toBe(before);
  expect(sent()).not.toContain(secret);
}
const branches = () => repository.atRemote('branch', '--format=%(refname) %(objectname)');

/** What a promise is refused with, or undefined. */
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: Error) => error.message,
  );

/** A sentence that names a path, in whatever quotes. */
const naming = (path = '') => expect.stringMatching(new RegExp(`[\`“]${path}[\`”]`)) as string;

/** What may be published, or what is said of what may not; of a manifest that is not even read, the sentence alone. */
async function tryToPublish(): Promise<string | string[]> {
  try {
    const prepared = await publishing().prepare('en');
    if (typeof prepared === 'string') return prepared;
    const { id, errors } = prepared;
    const published = await publishing().publish({ id, title: 'Seven', lang: 'en' });
    if (errors.length === 0) return [];
    expect(published).toBe('stale');
    return errors.map(({ message }) => message);
  } catch (error) {
    return (error as Error).message;
  }
}

const isLink = 'This is a symbolic link, not the file itself.';

/** A repository takes its time: a third of a third, and all in the long tests. */
const some = <Row>(rows: readonly Row[]) => rowsOf(rowsOf(rows));

describe.each(some(planted))('of what is published, $name', ({ make, named, logo }: Planted) => {
  beforeEach(() => {
    repository = publishedSite({ 'web/site.json': join(minimal, 'site.json') });
    start(join(repository.site, 'web'), logo);
    commit();
  });

  test(named ? 'ends all, with the sentence of validate' : 'is sent', async () => {
    change();
    make(site);
    const before = branches();
    const said = await tryToPublish();
    if (named === undefined) {
      expect(said).toEqual([]);
      expect(branches()).toContain('content/2026-11-24-seven');
      return;
    }
    if (named === 'site.json') expect(said).toContain(isLink);
    else {
      expect(said).toEqual([naming(named)]);
      expect(said).toEqual(
        (await reportDraft({ now: writtenAt(manifest), before: undefined }, 'en')).errors.map(({ message }) => message),
      );
    }
    expectNothingSent(before);
  });
});

describe.each(some(planted.filter(({ canBeCommitted }) => canBeCommitted)))(
  'of what others have published, $name',
  ({ make, named, logo }: Planted) => {
    beforeEach(() => {
      repository = publishedSite({ 'web/site.json': join(minimal, 'site.json') });
      start(join(repository.site, 'web'), logo);
      commit();
    });

    test('is not taken over, and no publication holds it', async () => {
      repository.elsewhere((there) => make(join(there, 'web')));
      const [before, head] = [treeOf(site), repository.git('rev-parse', 'HEAD')];
      const refusal = await refusalOf(publishing().latest());
      expect(refusal).toContain('symbolic link');
      // Where the link is a folder on the way, that is what is named.
      expect(`web/${named}`).toContain(/“(.*)”/.exec(refusal ?? '')?.[1]);
      repository.git('fetch', '--quiet', 'origin');
      const { version } = readManifestFile(manifest);
      expect(await refusalOf(publishing().takeOver(repository.atRemote('rev-parse', 'main'), version))).toBe(refusal);
      expect([treeOf(site), repository.git('rev-parse', 'HEAD')]).toEqual([before, head]);
      expect(treeOf(site).filter((one) => lstatSync(join(site, one)).isSymbolicLink())).toEqual([]);

      // Of what lies here as it was, the published one counts; a folder that lies here takes the place of the link.
      change();
      const heads = branches();
      const said = await tryToPublish();
      if (said.length > 0) {
        expect(said).toEqual(named === 'site.json' ? refusal : [naming(named)]);
        expect(branches()).toBe(heads);
        return;
      }
      expect(repository.atRemote('ls-tree', '-r', 'content/2026-11-24-seven')).not.toMatch(/^120000/m);
    });
  },
);

describe.each(planted)('$name', ({ make, named, logo, isOfUploads }: Planted) => {
  beforeEach(() => {
    start(join(folder, 'site/web'), logo);
    make(site);
  });

  test('shows the editor nothing of what it leads to, and no upload goes there', async () => {
    const outside = treeOf(home);
    if (named === 'site.json') expect(() => readManifestFile(manifest)).toThrow(isLink);
    const files = new SiteFiles(manifest);
    files.named = [logo ?? 'media/logo.svg'];
    const list = files.list('http://127.0.0.1:1');
    expect(JSON.stringify(list)).not.toContain(secret);
    for (const path of [...list.map((file) => file.path), ...treeOf(site), 'public/passwords.csv', 'media/logo.svg']) {
      const read = [files.read(path)?.bytes, files.readPublished(path)].map((bytes) => bytes?.toString() ?? '');
      expect(read.join(''), path).not.toContain(secret);
    }
    const refusal = await refusalOf(keepUpload({ manifest, files }, 'new.svg', Buffer.from(drawing('New'))));
    if (isOfUploads) expect(refusal).toContain('is a symbolic link');
    else expect(refusal).toBeUndefined();
    expect(treeOf(home)).toEqual(outside);
  });

  test(named ? 'ends a build before anything is written' : 'is built', async () => {
    const { site: built, problems } = await loadSite(manifest, { lang: 'en' });
    const errors = problems.filter(({ severity }) => severity === 'error').map(({ message }) => message);
    expect(JSON.stringify(problems)).not.toContain(secret);
    if (named !== undefined) {
      expect(errors).toEqual([named === 'site.json' ? isLink : naming(named)]);
      expect(built).toBeUndefined();
      return;
    }
    expect(errors).toEqual([]);
    const contents = [...(built?.published.values() ?? [])].map((asset) => Buffer.from(bytesOf(asset)).toString());
    expect(contents).toEqual(['plan', 'plan', 'plan', 'plan']);
  });
});

describe('a link that gets into the place between the look and the reading', () => {
  const swaps: [string, (file: string) => void][] = [
    [
      'of a file',
      (file) => {
        rmSync(file);
        symlinkSync(join(home, 'passwords.csv'), file);
      },
    ],
    [
      'of its folder',
      (file) => {
        renameSync(dirname(file), join(site, 'away'));
        symlinkSync(home, dirname(file));
      },
    ],
  ];
  const path = 'public/notes.txt';
  /** Does it once, as soon as a program opens the file. */
  const swapAtOpening = (swap: (file: string) => void) => {
    meanwhile = (file) => {
      if (file !== join(site, path)) return;
      meanwhile = undefined;
      swap(file);
    };
  };

  test.each(rowsOf(swaps))('%s is not published', async (_, swap) => {
    repository = publishedSite({ 'web/site.json': join(minimal, 'site.json') });
    start(join(repository.site, 'web'));
    commit();
    change();
    const before = branches();
    swapAtOpening(swap);
    const prepared = await publishing().prepare('en');
    expect(meanwhile).toBeUndefined();
    // With its folder all that is read later has gone.
    expect(prepared).toMatchObject({ errors: expect.arrayContaining([expect.objectContaining({ message: naming(path) })]) });
    expectNothingSent(before);
  });

  test.each(swaps)('%s is not read for the editor', (_, swap) => {
    start(join(folder, 'site/web'));
    swapAtOpening(swap);
    expect(new SiteFolder(manifest).read(path)).toBe('link');
    expect(meanwhile).toBeUndefined();
  });

  test.each(swaps)('%s ends a build', async (_, swap) => {
    start(join(folder, 'site/web'));
    const { site: loaded } = await loadSite(manifest);
    const asset = loaded?.published.get('/notes.txt') ?? expect.fail();
    swapAtOpening(swap);
    expect(() => bytesOf(asset)).toThrow('ELOOP');
    expect(meanwhile).toBeUndefined();
  });

  test('a file that is saved at this very moment is read as it is then', () => {
    start(join(folder, 'site/web'));
    swapAtOpening((file) => {
      writeFileSync(`${file}.new`, 'new');
      renameSync(`${file}.new`, file);
    });
    expect(new SiteFolder(manifest).read(path)).toMatchObject({ bytes: Buffer.from('new') });
  });
});

test('a device is no file', () => {
  expect(new SiteFolder('/dev/site.json').read('zero')).toBe('unreadable');
});
