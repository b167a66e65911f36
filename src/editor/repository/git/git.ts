/**
 * Git, as far as publishing needs it: with fixed arguments, without a shell, and without ever asking anybody anything at a terminal that
 * nobody looks at. What it says is not shown as it is: addresses in it may hold passwords.
 */
import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseTree, type TreeFiles } from '../../../changes/tree.ts';
import { memo } from '../../../disk/memo.ts';
import { StorageFailure } from '../../storage.ts';
import { withoutPassword } from './propose-address.ts';
import { explain, sentences } from './sentences.ts';

/** In milliseconds. The second is for what goes through the network. */
const [timeoutMs, longTimeoutMs] = [60_000, 180_000];
const most = 256 * 1024 * 1024;

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

/** The folder of a repository that a manifest lies in. */
export class GitFolder {
  /** Its top folder. */
  readonly top: string;
  /** The manifest's path from there, with slashes. */
  readonly path: string;
  /** The files of a commit or a tree, by its hash: path → mode and blob. What belongs to a hash never changes. */
  readonly files = memo(
    async (commit: string): Promise<TreeFiles> => parseTree(await this.text(['ls-tree', '-r', '-z', '--full-tree', commit])),
  );
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

  /** Keeps a content as a file of this path would be kept. */
  keep(path: string, content: Buffer): Promise<string> {
    return this.text(['hash-object', '-w', '--stdin', '--path', path], { input: content });
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
export async function openGit(manifest: string): Promise<GitFolder> {
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
  return new GitFolder(top, path);
}
