/** For tests: a site in a folder of its own that is published by git: its repository, and the bare one that it is sent to. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Neither what the machine's own git is set to, nor whose name it is. */
const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

export type PublishedSite = ReturnType<typeof publishedSite>;

/** @param files - path → where it comes from; the first commit holds them */
export function publishedSite(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'published-'));
  const [site, remote] = [join(folder, 'site'), join(folder, 'remote.git')];
  const gitIn = (where: string, ...args: string[]) =>
    execFileSync('git', args, { cwd: where, env, encoding: 'utf8', stdio: 'pipe' }).trimEnd();
  const git = (...args: string[]) => gitIn(site, ...args);
  mkdirSync(site);
  gitIn(folder, 'init', '--quiet', '--bare', '--initial-branch=main', remote);
  git('init', '--quiet', '--initial-branch=main');
  const called = (where: string) => {
    gitIn(where, 'config', 'user.name', 'Ada');
    gitIn(where, 'config', 'user.email', 'ada@example.org');
  };
  called(site);
  for (const [path, from] of Object.entries(files)) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    cpSync(from, join(site, path), { recursive: true });
  }
  git('add', '-A');
  git('commit', '--quiet', '-m', 'The site');
  git('remote', 'add', 'origin', remote);
  git('push', '--quiet', 'origin', 'main');

  /** Changes the site as somebody else would, from another folder, on a branch of the remote. */
  function elsewhere(change: (there: string, git: (...args: string[]) => string) => void, branch = 'main'): void {
    const there = mkdtempSync(join(folder, 'other-'));
    gitIn(folder, 'clone', '--quiet', '--branch', branch, remote, there);
    called(there);
    const its = (...args: string[]) => gitIn(there, ...args);
    change(there, its);
    its('add', '-A');
    its('commit', '--quiet', '--allow-empty', '-m', 'From elsewhere');
    its('push', '--quiet', 'origin', `HEAD:${branch}`);
  }

  return {
    folder,
    site,
    remote,
    file: join(site, 'site.json'),
    git,
    /** Asks the remote. */
    atRemote: (...args: string[]) => gitIn(remote, ...args),
    elsewhere,
    read: (path = 'site.json') => readFileSync(join(site, path), 'utf8'),
    write: (path: string, content: string) => writeFileSync(join(site, path), content),
    /** Writes something else for something in a file. */
    replace(path: string, from: string, to: string, where = site) {
      const text = readFileSync(join(where, path), 'utf8');
      if (!text.includes(from)) throw new Error(`${path} does not hold ${from}.`);
      writeFileSync(join(where, path), text.replace(from, to));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
