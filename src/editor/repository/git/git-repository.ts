/** A repository as git on this machine knows it: objects lie here, branches are those of the remote as it was asked last. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StorageFailure } from '../../storage.ts';
import { authorNamed } from '../authors.ts';
import type { Commit, Proposal, Repository, Tree, TreeChange } from '../repository.ts';
import { type GitFolder, GitRefusal, openGit, type Remote } from './git.ts';
import { listSent } from './proposal-refs.ts';
import { linkToPropose } from './propose-address.ts';
import { type Fetched, fetchPublished, findRemote } from './remote.ts';

export class GitRepository implements Repository {
  readonly #file: string;
  #git: GitFolder | undefined;
  remote: Remote = { name: '', address: '' };
  #fetched: Fetched = { target: '', commit: '', heads: new Map() };

  /** @param manifest - path of the file */
  constructor(manifest: string) {
    this.#file = manifest;
  }

  /** Opens the folder's repository. @throws StorageFailure where there is none */
  async open(): Promise<GitFolder> {
    this.#git = await openGit(this.#file);
    this.remote = await findRemote(this.#git);
    return this.#git;
  }

  /** Asks the remote what is published. */
  async fetch(): Promise<{ git: GitFolder } & Fetched> {
    const git = await this.open();
    this.#fetched = await fetchPublished(git, this.remote);
    return { git, ...this.#fetched };
  }

  get #opened(): GitFolder {
    if (!this.#git) throw new Error('The repository is asked before it was opened.');
    return this.#git;
  }

  get host(): string | undefined {
    const link = this.proposeBy(this.#fetched.target, this.#fetched.target);
    return link && new URL(link).host;
  }

  async branch(name: string): Promise<string | undefined> {
    return this.#fetched.heads.get(name);
  }

  async branchesLike(beginning: string): Promise<ReadonlyMap<string, string>> {
    return new Map([...this.#fetched.heads].filter(([name]) => name.startsWith(beginning)));
  }

  async commit(id: string): Promise<Commit> {
    const branch = [...this.#fetched.heads].find(([, head]) => head === id)?.[0];
    // A branch that others have sent has come with its name alone.
    if (branch !== undefined && (await this.#opened.find(['cat-file', '-e', `${id}^{commit}`])) === undefined) {
      const from = ['--', this.remote.name, `refs/heads/${branch}`];
      await this.#opened.remotely(this.remote, ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', ...from]);
    }
    const [commit] = await this.#log([id, '-1']);
    if (!commit) throw new Error(`There is no commit ${id}.`);
    return commit;
  }

  async tree(id: string): Promise<Tree> {
    return { id, files: await this.#opened.files(id), folders: new Map() };
  }

  async blob(id: string): Promise<Uint8Array<ArrayBuffer>> {
    return Uint8Array.from(await this.#opened.bytes(['cat-file', 'blob', id]));
  }

  mergeBase(one: string, other: string): Promise<string | undefined> {
    return this.#opened.find(['merge-base', one, other]);
  }

  history(from: string, path: string): Promise<(Commit & { id: string })[]> {
    return this.#log([from, '--', path]);
  }

  async #log(what: readonly string[]): Promise<(Commit & { id: string })[]> {
    const listed = await this.#opened.text(['log', '-z', '--format=%H%n%T%n%P%n%cI%n%aI%n%aN%n%B', ...what]);
    return listed.split('\0').flatMap((one) => {
      const [id = '', tree = '', parents = '', at = '', since, name, ...message] = one.split('\n');
      const author = authorNamed(name, since);
      return id === ''
        ? []
        : [{ id, tree, parents: parents.split(' '), at, message: message.join('\n'), ...(author && { author }) }];
    });
  }

  hashOf(path: string, text: string): Promise<string> {
    return this.#opened.keep(path, Buffer.from(text));
  }

  /** It is made in an index of its own: working tree, index and current branch stay as they are. */
  async makeTree(base: string, changes: readonly TreeChange[]): Promise<string> {
    const git = this.#opened;
    const folder = await mkdtemp(join(tmpdir(), 'publish-'));
    try {
      const env = { GIT_INDEX_FILE: join(folder, 'index') };
      await git.text(['read-tree', base], { env });
      const lines = changes.map(async ({ path, mode, content }) => {
        if (content === 'removed') return `0 ${'0'.repeat(base.length)}\t${path}\0`;
        return `${mode} ${'blob' in content ? content.blob : await this.hashOf(path, content.text)}\t${path}\0`;
      });
      await git.text(['update-index', '-z', '--index-info'], { env, input: (await Promise.all(lines)).join('') });
      return await git.text(['write-tree'], { env });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  makeCommit(message: string, tree: string, parents: readonly string[]): Promise<string> {
    return this.#opened.text(['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])], { input: message });
  }

  makeBranch(name: string, commit: string): Promise<boolean> {
    return this.push(name, commit, '');
  }

  moveBranch(name: string, commit: string): Promise<boolean> {
    return this.push(name, commit, this.#fetched.heads.get(name) ?? '');
  }

  /**
   * Sends a commit as a branch; whoever has written on that branch at this very moment keeps it.
   *
   * @param before - what the branch holds, empty for none
   * @returns false where it holds something else
   */
  async push(name: string, commit: string, before: string): Promise<boolean> {
    const ref = `refs/heads/${name}`;
    const args = ['push', '--no-follow-tags', `--force-with-lease=${ref}:${before}`, '--', this.remote.name, `${commit}:${ref}`];
    try {
      await this.#opened.remotely(this.remote, args);
      return true;
    } catch (error) {
      const { cause } = error as StorageFailure;
      if (cause instanceof GitRefusal && /\((?:stale info|fetch first|non-fast-forward)\)/.test(cause.said)) return false;
      throw error;
    }
  }

  async proposals(): Promise<Proposal[]> {
    const { heads, target } = this.#fetched;
    return (await listSent(this.#opened)).map(({ branch, at, ...sent }) => {
      const head = heads.get(branch);
      const link = this.proposeBy(branch, target);
      return { number: 0, branch, commit: head ?? sent.commit, link, state: head === undefined ? 'closed' : undefined, at, sent };
    });
  }

  proposeBy(branch: string, into: string): string | undefined {
    return linkToPropose(this.remote.address, into, branch);
  }
}
