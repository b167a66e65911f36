/** For tests: a site in a folder of its own that is published by git: its repository, and the bare one that it is sent to. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Neither what the machine's own git is set to, nor whose name it is. */
const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

const gitIn = (where: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: where, env, encoding: 'utf8', stdio: 'pipe' }).trimEnd();

/** Whose name it is; and no care for a repository that is gone in a moment: each fetch, commit and push would start it. */
const config = `[user]
\tname = Ada
\temail = ada@example.org
[maintenance]
\tauto = false
[receive]
\tautogc = false
`;

function makeIn(folder: string, files: Record<string, string>): void {
  const [site, remote] = [join(folder, 'site'), join(folder, 'remote.git')];
  mkdirSync(site);
  gitIn(folder, 'init', '--quiet', '--template=', '--bare', '--initial-branch=main', remote);
  gitIn(site, 'init', '--quiet', '--template=', '--initial-branch=main');
  for (const repository of [remote, join(site, '.git')]) appendFileSync(join(repository, 'config'), config);
  for (const [path, from] of Object.entries(files)) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    cpSync(from, join(site, path), { recursive: true });
  }
  gitIn(site, 'add', '-A');
  gitIn(site, 'commit', '--quiet', '-m', 'The site');
  gitIn(site, 'remote', 'add', 'origin', remote);
  gitIn(site, 'push', '--quiet', 'origin', 'main');
}

/** By its files, what each site of them begins as: a copy takes one process where making it takes eleven. */
const made = new Map<string, string>();
process.once('exit', () => {
  for (const folder of made.values()) rmSync(folder, { recursive: true, force: true });
});

export type PublishedSite = ReturnType<typeof publishedSite>;

/** @param files - path → where it comes from; the first commit holds them */
export function publishedSite(files: Record<string, string>) {
  const key = JSON.stringify(files);
  let first = made.get(key);
  if (first === undefined) {
    first = mkdtempSync(join(tmpdir(), 'published-first-'));
    makeIn(first, files);
    made.set(key, first);
  }
  const folder = mkdtempSync(join(tmpdir(), 'published-'));
  const [site, remote] = [join(folder, 'site'), join(folder, 'remote.git')];
  cpSync(first, folder, { recursive: true, preserveTimestamps: true });
  const git = (...args: string[]) => gitIn(site, ...args);
  const settings = join(site, '.git/config');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace(join(first, 'remote.git'), remote));

  /** Changes the site as somebody else would, from another folder, on a branch of the remote. */
  function elsewhere(change: (there: string, git: (...args: string[]) => string) => void, branch = 'main'): void {
    const there = mkdtempSync(join(folder, 'other-'));
    // The remote's own second folder: a clone and what it pushes take three times as many processes.
    gitIn(remote, 'worktree', 'add', '--quiet', '--detach', there, branch);
    const its = (...args: string[]) => gitIn(there, ...args);
    change(there, its);
    its('add', '-A');
    its('commit', '--quiet', '--allow-empty', '-m', 'From elsewhere');
    its('update-ref', `refs/heads/${branch}`, 'HEAD');
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
