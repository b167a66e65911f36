/** Against real git, with a bare repository as the remote. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { svg } from '../../../../tests/support/editor/edited-site.ts';
import type { PublishedSite } from '../../../../tests/support/editor/published-site.ts';
import { prepare, publish, publishForEach, publishingOf } from '../../../../tests/support/editor/publishing.ts';
import { writeInto } from '../../../json-text/between.ts';
import { merge } from '../../draft/document/merge.ts';
import type { Publishing } from '../../publishing.ts';
import { readManifestFile } from '../../server/manifest-file.ts';
import { StorageFailure } from '../../storage.ts';

let site: PublishedSite;
let publishing: Publishing;
publishForEach((next) => {
  site = next;
  publishing = publishingOf(site.file, '2026-11-22');
});

const prepareNow = () => prepare({ publishing });

const publishNow = (title = 'Öffnung ab sieben') => publish({ publishing }, title);

/** What the editor does with it: merge into the draft, keep it, and say so. */
async function getLatest() {
  const { commit, text, base } = await publishing.latest();
  const { merged, conflicts } = merge(JSON.parse(base), JSON.parse(site.read()), JSON.parse(text));
  expect(conflicts).toEqual([]);
  site.write('site.json', writeInto(text, merged));
  return publishing.takeOver(commit, readManifestFile(site.file).version);
}

const failure = (promise: Promise<unknown>): Promise<StorageFailure> =>
  promise.then(
    () => expect.fail('It did not fail.'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(StorageFailure);
      return error as StorageFailure;
    },
  );

const sevenForSix = () => site.replace('site.json', '**six**', '**seven**');
const elsewhereInTheFooter = () => site.elsewhere((there) => site.replace('site.json', '© Corner Bakery', '© Us', there));

describe('a publication', () => {
  test('is one commit with exactly what was shown, on a branch of its own; the folder is as it was', async () => {
    site.write('notes.txt', 'mine alone');
    site.write('unused.svg', svg(''));
    site.git('add', 'notes.txt');
    sevenForSix();
    const [before, status] = [site.git('rev-parse', 'HEAD'), site.git('status', '--porcelain')];
    const index = site.git('ls-files', '--stage');

    const prepared = await prepareNow();
    expect(prepared).toMatchObject({
      remote: { name: 'origin', address: site.remote },
      target: 'main',
      title: 'Änderungen auf der Startseite',
      errors: [],
      checks: [],
      files: [{ path: 'site.json', change: 'changed' }],
    });
    expect(prepared.sentences).toEqual([{ where: 'Startseite › Text › Absatz 1', what: expect.stringContaining('seven') }]);
    expect(prepared.missing.map(({ pointer }) => pointer)).toContain('/placeholders/siteUrl');

    const { branch, link } = await publishNow();
    expect([branch, link]).toEqual(['texte/2026-11-22-oeffnung-ab-sieben', undefined]);
    expect(site.atRemote('show', '--format=%s|%an|%P', '--name-status', branch)).toBe(
      `Öffnung ab sieben|Ada|${before}\n\nM\tsite.json`,
    );
    expect(site.atRemote('show', '--format=%b', '--no-patch', branch)).toMatch(/^- Startseite › Text › Absatz 1: .*seven/);
    expect(`${site.atRemote('show', `${branch}:site.json`)}\n`).toBe(site.read());

    expect([site.git('rev-parse', 'HEAD'), site.git('status', '--porcelain')]).toEqual([before, status]);
    expect([site.git('ls-files', '--stage'), site.git('branch', '--show-current')]).toEqual([index, 'main']);
    expect(site.atRemote('rev-parse', 'main')).toBe(before);
  });

  test('to somewhere else than was named is not sent', async () => {
    sevenForSix();
    const { id: third } = await prepareNow();
    site.git('remote', 'set-url', '--push', 'origin', `${site.git('remote', 'get-url', 'origin').trim()}/.`);
    expect(await publishing.publish({ id: third, title: 'Neu', lang: 'de' })).toBe('stale');
    expect(site.atRemote('branch', '--list', 'texte/*')).toBe('');
  });
});

test('what was accepted comes from oneself, also where one has gone on from there; what others publish does not', async () => {
  sevenForSix();
  const { branch } = await publishNow();
  site.elsewhere((_, git) => git('merge', '--quiet', '--no-ff', branch));
  site.replace('site.json', '**seven**', '**eight**');
  expect((await prepareNow()).isBehind).toBe(false);
  site.elsewhere((there) => writeFileSync(join(there, 'notes.txt'), ''));
  expect((await prepareNow()).isBehind).toBe(true);
});

describe('the latest', () => {
  test('after a proposal was accepted leaves a clean folder', async () => {
    site.write('new.svg', svg('<rect/>'));
    site.replace('site.json', 'logo.svg', 'new.svg');
    const { branch } = await publishNow();
    // As services do it by default: squashed, so that the commit is another one.
    site.elsewhere((_, git) => git('merge', '--quiet', '--squash', branch));
    utimesSync(join(site.site, 'new.svg'), 1, 1); // as in a folder that was copied
    expect(await getLatest()).toBe('done');
    expect([site.git('status', '--porcelain'), site.git('rev-parse', 'HEAD')]).toEqual(['', site.atRemote('rev-parse', 'main')]);
    expect((await prepareNow()).files).toEqual([]);
  });

  test('comes together with what is not published yet, and with the other files', async () => {
    elsewhereInTheFooter();
    site.elsewhere((there) => writeFileSync(join(there, 'README.md'), 'New'));
    sevenForSix();
    expect(await getLatest()).toBe('done');
    expect(site.git('status', '--porcelain')).toBe(' M site.json');
    expect([site.read('README.md'), site.read().includes('© Us'), site.read().includes('**seven**')]).toEqual([
      'New',
      true,
      true,
    ]);
    expect(site.git('diff', '--numstat')).toBe('1\t1\tsite.json');
  });

  test('does not take back what was published from here when the folder was put back', async () => {
    sevenForSix();
    const { branch } = await publishNow();
    site.elsewhere((_, git) => git('merge', '--quiet', '--squash', branch));
    site.git('restore', 'site.json');
    expect((await prepareNow()).files).toEqual([]);
    await getLatest();
    expect(site.read()).toContain('**seven**');
  });

  test('leaves other files alone that were changed here', async () => {
    site.elsewhere((there) => writeFileSync(join(there, 'logo.svg'), svg('<circle/>')));
    site.write('logo.svg', svg('<path/>'));
    const [head, index] = [site.git('rev-parse', 'HEAD'), site.git('ls-files', '--stage')];
    expect(await getLatest()).toBe('own-changes');
    expect(site.read('logo.svg')).toContain('<path/>');
    expect([site.git('rev-parse', 'HEAD'), site.git('ls-files', '--stage')]).toEqual([head, index]);
    expect(existsSync(join(site.site, '.git/index.lock'))).toBe(false);
  });

  test('leaves a branch alone that goes a way of its own', async () => {
    elsewhereInTheFooter();
    site.git('commit', '--quiet', '--allow-empty', '-m', 'Own');
    expect(await getLatest()).toBe('own-branch');
  });
});

test('where nothing was ever published, the first version is sent as it was committed; then there is what was changed since', async () => {
  site.git('init', '--quiet', '--bare', join(site.folder, 'empty.git'));
  site.git('remote', 'set-url', 'origin', join(site.folder, 'empty.git'));
  sevenForSix();
  expect(await publishing.prepare('de')).toBe('unpublished');
  await publishing.begin();
  expect(site.git('ls-remote', 'origin', 'refs/heads/main')).toContain(site.git('rev-parse', 'HEAD'));
  expect((await prepareNow()).files).toEqual([{ path: 'site.json', change: 'changed' }]);
  // What is there by now is nobody's to replace.
  site.git('commit', '--quiet', '--allow-empty', '-m', 'Own');
  await failure(publishing.begin());
});

test('where the server calls a branch its own that nobody has sent, the branch that is published counts, however many there are', async () => {
  site.atRemote('symbolic-ref', 'HEAD', 'refs/heads/unborn');
  sevenForSix();
  for (const branch of ['main', 'master', 'website']) {
    site.git('push', '--quiet', 'origin', `HEAD:refs/heads/${branch}`, 'HEAD:refs/heads/texte/2026-01-01-anderes');
    site.git('branch', '--quiet', '--move', branch);
    expect((await prepareNow()).target).toBe(branch);
    site.git('push', '--quiet', 'origin', `:refs/heads/${branch}`);
  }
  // The current branch has another name there.
  site.git('push', '--quiet', '--set-upstream', 'origin', 'HEAD:refs/heads/live');
  expect((await prepareNow()).target).toBe('live');
});

describe('in a sentence is said', () => {
  test('that there is no repository, no remote, nothing on the remote', async () => {
    site.git('remote', 'remove', 'origin');
    expect((await failure(publishing.prepare('de'))).words.de).toMatch(
      /nur auf diesem Rechner.*Person, die Ihre Website betreut[\s\S]*\n.*git remote add/,
    );
    site.git('init', '--quiet', '--bare', join(site.folder, 'empty.git'));
    site.git('remote', 'add', 'origin', join(site.folder, 'empty.git'));
    site.git('symbolic-ref', 'HEAD', 'refs/heads/unborn');
    expect((await failure(publishing.prepare('de'))).words.de).toMatch(/noch nie übertragen/);
    rmSync(join(site.site, '.git'), { recursive: true });
    expect((await failure(publishing.prepare('de'))).words.de).toMatch(
      /nur auf diesem Rechner.*GitHub Desktop[^\n]*\nDer Ordner ist kein Git-Repository/,
    );
  });

  test('that there is no git', async () => {
    vi.stubEnv('PATH', '');
    expect((await failure(publishing.prepare('de'))).words.de).toMatch(/fehlt ein kostenloses Programm.*Git.*git-scm\.com/);
  });

  test('that git does not know who publishes', async () => {
    for (const key of ['user.name', 'user.email']) site.git('config', '--unset', key);
    site.git('config', 'user.useConfigOnly', 'true');
    expect((await failure(publishing.prepare('de'))).words.de).toMatch(/noch nicht eingetragen[\s\S]*\n.*git config/);
  });

  test('what the remote says when it refuses', async () => {
    mkdirSync(join(site.remote, 'hooks'));
    const hook = join(site.remote, 'hooks/pre-receive');
    writeFileSync(hook, '#!/bin/sh\necho "Branches begin with a number here." >&2\nexit 1\n', { mode: 0o755 });
    sevenForSix();
    const { id } = await prepareNow();
    const { words } = await failure(publishing.publish({ id, title: 'Neu', lang: 'de' }));
    expect(words.de).toMatch(/nimmt Ihre Änderungen nicht an.*\nBranches begin with a number here/);
    expect(site.git('for-each-ref', 'refs/editor/sent')).toBe('');
  });

  test('where a remote is that cannot be reached, without its password; by the program of this machine', async () => {
    site.git('remote', 'set-url', 'origin', 'http://ada:geheim@127.0.0.1:9/site.git');
    const { words, stack } = await failure(publishing.prepare('de'));
    expect(words.de).toMatch(/^http:\/\/127\.0\.0\.1:9\/site\.git ist nicht zu erreichen/);
    expect(`${words.de} ${words.en} ${stack}`).not.toMatch(/geheim/);
    vi.stubEnv('GIT_SSH', join(site.folder, 'own-ssh'));
    writeFileSync(process.env.GIT_SSH ?? '', '#!/bin/sh\necho "fatal: Not today." >&2\nexit 1\n', { mode: 0o755 });
    site.git('remote', 'set-url', 'origin', 'ssh://site.invalid/site.git');
    expect((await failure(publishing.prepare('de'))).words.de).toContain('Not today.');
  });

  test('that another program holds the index', async () => {
    elsewhereInTheFooter();
    const { commit } = await publishing.latest();
    site.write('.git/index.lock', '');
    expect((await failure(publishing.takeOver(commit, readManifestFile(site.file).version))).words.de).toMatch(
      /anderes Programm/,
    );
    expect(existsSync(join(site.site, '.git/index.lock'))).toBe(true);
  });
});

describe('one change is one change', () => {
  const isTextAlone = { files: [{ path: 'site.json', change: 'changed' }], isBehind: false };

  test.each<[string, () => void]>([
    [
      'where git writes line ends as Windows has them',
      () => {
        site.git('config', 'core.autocrlf', 'true');
        for (const name of ['site.json', 'logo.svg']) site.write(name, site.read(name).replaceAll('\n', '\r\n'));
      },
    ],
    ['without a current branch', () => void site.git('checkout', '--quiet', '--detach')],
    [
      'in a clone without its history',
      () => {
        for (const text of ['One', 'Two']) site.elsewhere((there) => writeFileSync(join(there, 'notes.txt'), text));
        rmSync(site.site, { recursive: true });
        execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${site.remote}`, site.site], { stdio: 'pipe' });
        for (const [key, value] of Object.entries({ 'user.name': 'Ada', 'user.email': 'ada@example.org' }))
          site.git('config', key, value);
      },
    ],
    [
      'beside a submodule',
      () => {
        site.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', site.remote, 'theme');
        site.git('commit', '--quiet', '-m', 'Theme');
        site.git('push', '--quiet', 'origin', 'main');
      },
    ],
    [
      'with a hook that refuses commits here',
      () => {
        mkdirSync(join(site.site, '.git/hooks'));
        writeFileSync(join(site.site, '.git/hooks/pre-commit'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
      },
    ],
  ])('%s', async (_, prepareFolder) => {
    prepareFolder();
    sevenForSix();
    expect(await prepareNow()).toMatchObject(isTextAlone);
    const { branch } = await publishNow();
    expect(site.atRemote('diff', '--numstat', 'main', branch)).toBe('1\t1\tsite.json');
    site.elsewhere((_, git) => git('merge', '--quiet', '--squash', branch));
    expect((await prepareNow()).files).toEqual([]);
  });
});
