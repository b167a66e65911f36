/** Where a publication goes, and what is published there. */
import { StorageFailure } from '../../storage.ts';
import type { GitFolder, Remote } from './git.ts';
import { withoutPassword } from './propose-address.ts';
import { sentences } from './sentences.ts';

/** The last commit that was fetched of what is published. */
const latestRef = 'refs/editor/latest';

/** Where a publication goes: the remote of the current branch, else the usual one, else the only one there is. */
export async function findRemote(git: GitFolder): Promise<Remote> {
  const names = (await git.text(['remote'])).split('\n').filter((name) => name !== '' && !name.startsWith('-'));
  const branch = await git.find(['symbolic-ref', '--quiet', '--short', 'HEAD']);
  const own = branch && (await git.find(['config', '--get', `branch.${branch}.remote`]));
  const name = [own, 'origin', ...names].find((one) => one !== undefined && names.includes(one));
  if (name === undefined) throw new StorageFailure(sentences.noRemote);
  return { name, address: withoutPassword(await git.text(['remote', 'get-url', '--push', '--', name])) };
}

export interface Fetched {
  /** The branch that the remote calls its own. */
  target: string;
  commit: string;
  /** The remote's branches, each with its commit. */
  heads: ReadonlyMap<string, string>;
}

/** The branch of the remote that the current one follows; of one that follows none, that of the same name. */
async function branchFollowed(git: GitFolder, remote: Remote): Promise<string | undefined> {
  const own = await git.find(['symbolic-ref', '--quiet', '--short', 'HEAD']);
  if (own === undefined || (await git.find(['config', '--get', `branch.${own}.remote`])) !== remote.name) return own;
  return (await git.find(['config', '--get', `branch.${own}.merge`]))?.replace('refs/heads/', '') ?? own;
}

/** The remote is there, and holds nothing yet. */
export class NothingPublished extends StorageFailure {}

/** Fetches what is published. */
export async function fetchPublished(git: GitFolder, remote: Remote): Promise<Fetched> {
  const listed = await git.remotely(remote, ['ls-remote', '--symref', '--', remote.name, 'HEAD', 'refs/heads/*']);
  const heads = [...listed.matchAll(/^(\w+)\trefs\/heads\/(.+)$/gm)].map(([, head = '', name = '']): [string, string] => [
    name,
    head,
  ]);
  const branches = new Map(heads);
  // A server may call a branch its own that nobody has sent: what a bare repository does that was made before its first branch had a name.
  const named = /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(listed)?.[1];
  const usual = [named, await branchFollowed(git, remote), 'main', 'master'];
  const only = heads.length === 1 ? heads[0]?.[0] : undefined;
  const target = usual.find((name) => name !== undefined && branches.has(name)) ?? only;
  if (target === undefined) throw new NothingPublished(sentences.emptyRemote);
  const way = `+refs/heads/${target}:${latestRef}`;
  await git.remotely(remote, ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', '--', remote.name, way]);
  return {
    target,
    commit: await git.text(['rev-parse', '--verify', `${latestRef}^{commit}`]),
    heads: branches,
  };
}
