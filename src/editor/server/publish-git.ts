/**
 * Git, as far as publishing needs it: with fixed arguments, without a shell, and without ever asking anybody anything at a terminal that
 * nobody looks at. What it says is not shown as it is: addresses in it may hold passwords.
 */
import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { isLinkIn, parseTree, type TreeFiles } from '../../changes/tree.ts';
import { memo } from '../../disk/memo.ts';
import { StorageFailure } from '../storage.ts';
import { withoutPassword } from './publish-address.ts';
import { explain, sentences } from './publish-sentences.ts';

/** In milliseconds. The second is for what goes through the network. */
const [timeoutMs, longTimeoutMs] = [60_000, 180_000];
const most = 256 * 1024 * 1024;

/** What is remembered of this folder's publications, beside the author's own branches and never sent. Under `sent` lie the last proposals, under `draft` what this folder said of each. */
export const ownRefs = { latest: 'refs/editor/latest', sent: 'refs/editor/sent', draft: 'refs/editor/draft' } as const;

/** Where a call of git would look elsewhere, when the editor itself was started by git. */
const elsewhere = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_OBJECT_DIRECTORY', 'GIT_COMMON_DIR'];

/** Git has refused. */
export class GitRefusal extends StorageFailure {
  /** What it says, in English and without passwords. */
  readonly said: string;
  readonly isTooSlow: boolean;

  constructor(said: string, isTooSlow: boolean) {
    super(explain({ said, isTooSlow }, 'Git'));
    this.said = said;
    this.isTooSlow = isTooSlow;
  }
}

interface Call {
  input?: string | Buffer;
  env?: Record<string, string>;
  timeoutMs?: number;
}

function call(
  folder: string,
  args: readonly string[],
  { input, env = {}, timeoutMs: timeout = timeoutMs }: Call,
): Promise<Buffer> {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !elsewhere.includes(name)));
  // Names of files are no patterns; messages can be recognised; nobody waits for a password.
  const own = { GIT_TERMINAL_PROMPT: '0', GIT_LITERAL_PATHSPECS: '1', GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' };
  const options = {
    cwd: folder,
    env: { ...inherited, ...own, ...env },
    encoding: 'buffer',
    maxBuffer: most,
    timeout,
    windowsHide: true,
  };
  return new Promise((done, fail) => {
    const child = execFile('git', args, { ...options, encoding: 'buffer' }, (error, stdout, stderr) => {
      if (!error) return done(stdout);
      if (error.code === 'ENOENT') return fail(new StorageFailure(sentences.noGit, { cause: error }));
      fail(new GitRefusal(withoutPassword(stderr.toString().trim()), error.killed === true));
    });
    // It has ended before it has read everything: how it ended says why.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input ?? '');
  });
}

/** The repository that a manifest lies in. */
export class Repository {
  /** Its top folder. */
  readonly top: string;
  /** The manifest's path from there, with slashes. */
  readonly path: string;
  /** The files of a commit or a tree, by its hash: path → mode and blob. What belongs to a hash never changes. */
  readonly files = memo((commit: string) => this.list(commit));
  /** The content of a blob: most files of two commits are the same. */
  private readonly blob = memo((hash: string) => this.bytes(['cat-file', 'blob', hash]));

  constructor(top: string, path: string) {
    this.top = top;
    this.path = path;
  }

  bytes(args: readonly string[], how: Call = {}): Promise<Buffer> {
    return call(this.top, args, how);
  }

  async text(args: readonly string[], how: Call = {}): Promise<string> {
    return (await this.bytes(args, how)).toString().trimEnd();
  }

  /** What git answers; undefined where it refuses. */
  async find(args: readonly string[], how: Call = {}): Promise<string | undefined> {
    try {
      return await this.text(args, how);
    } catch (error) {
      if (error instanceof GitRefusal) return undefined;
      throw error;
    }
  }

  async isAncestor(one: string, other: string): Promise<boolean> {
    return (await this.find(['merge-base', '--is-ancestor', one, other])) !== undefined;
  }

  /** The content of a file in a commit; undefined where it holds none, or a symbolic link. */
  async show(commit: string, path: string): Promise<Buffer | undefined> {
    const files = await this.files(commit);
    const entry = isLinkIn(files, path) ? undefined : files.get(path);
    return entry && this.blob(entry.blob);
  }

  /** The same, for a copy of what a commit holds. */
  async copy(commit: string, path: string): Promise<Buffer | 'link' | undefined> {
    return isLinkIn(await this.files(commit), path) ? 'link' : this.show(commit, path);
  }

  /** Keeps a content as a file of this path would be kept. */
  keep(path: string, content: Buffer): Promise<string> {
    return this.text(['hash-object', '-w', '--stdin', '--path', path], { input: content });
  }

  private async list(commit: string): Promise<TreeFiles> {
    return parseTree(await this.text(['ls-tree', '-r', '-z', '--full-tree', commit]));
  }

  /** A call that goes through the network. */
  async remotely(remote: Remote, args: readonly string[]): Promise<string> {
    // What asks for a passphrase would ask it at the terminal.
    const ssh = process.env.GIT_SSH_COMMAND ?? (await this.find(['config', '--get', 'core.sshCommand']));
    // A program of its own, as Windows often has it, knows other options.
    const isOwn = ssh === undefined && Boolean(process.env.GIT_SSH);
    const env: Record<string, string> = isOwn ? {} : { GIT_SSH_COMMAND: `${ssh ?? 'ssh'} -o BatchMode=yes` };
    try {
      return await this.text(args, { env, timeoutMs: longTimeoutMs });
    } catch (error) {
      if (error instanceof GitRefusal) throw new StorageFailure(explain(error, remote.address), { cause: error });
      throw error;
    }
  }
}

export interface Remote {
  name: string;
  /** Without a password. */
  address: string;
}

/**
 * @param manifest - path of the file
 * @throws StorageFailure where there is no git, or no repository
 */
export async function openRepository(manifest: string): Promise<Repository> {
  const file = realpathSync(manifest);
  const folder = resolve(file, '..');
  let top: string;
  try {
    top = (await call(folder, ['rev-parse', '--show-toplevel'], {})).toString().trimEnd();
  } catch (error) {
    if (!(error instanceof GitRefusal)) throw error;
    throw new StorageFailure(/dubious ownership/.test(error.said) ? sentences.foreignOwner : sentences.noRepository, {
      cause: error,
    });
  }
  const path = relative(realpathSync(top), file).replaceAll('\\', '/');
  return new Repository(top, path);
}

/** Where a publication goes: the remote of the current branch, else the usual one, else the only one there is. */
export async function findRemote(repository: Repository): Promise<Remote> {
  const names = (await repository.text(['remote'])).split('\n').filter((name) => name !== '' && !name.startsWith('-'));
  const branch = await repository.find(['symbolic-ref', '--quiet', '--short', 'HEAD']);
  const own = branch && (await repository.find(['config', '--get', `branch.${branch}.remote`]));
  const name = [own, 'origin', ...names].find((one) => one !== undefined && names.includes(one));
  if (name === undefined) throw new StorageFailure(sentences.noRemote);
  return { name, address: withoutPassword(await repository.text(['remote', 'get-url', '--push', '--', name])) };
}

export interface Fetched {
  /** The branch that the remote calls its own. */
  target: string;
  commit: string;
  /** The remote's branches, each with its commit. */
  heads: ReadonlyMap<string, string>;
}

/** The branch of the remote that the current one follows; of one that follows none, that of the same name. */
async function branchFollowed(repository: Repository, remote: Remote): Promise<string | undefined> {
  const own = await repository.find(['symbolic-ref', '--quiet', '--short', 'HEAD']);
  if (own === undefined || (await repository.find(['config', '--get', `branch.${own}.remote`])) !== remote.name) return own;
  return (await repository.find(['config', '--get', `branch.${own}.merge`]))?.replace('refs/heads/', '') ?? own;
}

/** The remote is there, and holds nothing yet. */
export class NothingPublished extends StorageFailure {}

/** Fetches what is published. */
export async function fetchPublished(repository: Repository, remote: Remote): Promise<Fetched> {
  const listed = await repository.remotely(remote, ['ls-remote', '--symref', '--', remote.name, 'HEAD', 'refs/heads/*']);
  const heads = [...listed.matchAll(/^(\w+)\trefs\/heads\/(.+)$/gm)].map(([, head = '', name = '']): [string, string] => [
    name,
    head,
  ]);
  const branches = new Map(heads);
  // A server may call a branch its own that nobody has sent: what a bare repository does that was made before its first branch had a name.
  const named = /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(listed)?.[1];
  const usual = [named, await branchFollowed(repository, remote), 'main', 'master'];
  const only = heads.length === 1 ? heads[0]?.[0] : undefined;
  const target = usual.find((name) => name !== undefined && branches.has(name)) ?? only;
  if (target === undefined) throw new NothingPublished(sentences.emptyRemote);
  const way = `+refs/heads/${target}:${ownRefs.latest}`;
  await repository.remotely(remote, ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', '--', remote.name, way]);
  return {
    target,
    commit: await repository.text(['rev-parse', '--verify', `${ownRefs.latest}^{commit}`]),
    heads: branches,
  };
}

/** What was sent from this folder. */
export interface SentCommit {
  branch: string;
  commit: string;
  /** What this folder said then; the same where an older version of the editor has sent it. */
  draft: string;
  /** When, as ISO 8601. */
  at: string;
}

/** The newest first. */
export async function listSent(repository: Repository): Promise<SentCommit[]> {
  const format = '%(refname)%00%(objectname)%00%(committerdate:iso-strict)';
  const listed = await repository.text([
    'for-each-ref',
    '--sort=-committerdate',
    `--format=${format}`,
    ownRefs.sent,
    ownRefs.draft,
  ]);
  const refs = listed.split('\n').map((line) => line.split('\0'));
  const commits = new Map(refs.map(([ref, commit = '']) => [ref, commit]));
  return refs.flatMap(([ref = '', commit, at]) => {
    if (!commit || !at || !ref.startsWith(`${ownRefs.sent}/`)) return [];
    const branch = ref.slice(ownRefs.sent.length + 1);
    return [{ branch, commit, draft: commits.get(`${ownRefs.draft}/${branch}`) ?? commit, at }];
  });
}
