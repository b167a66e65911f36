/**
 * The last proposal from this folder: remembered by a ref that is named after its branch, and looked for at the remote, where it may have
 * been accepted, taken down, or gone on with by others.
 */
import { mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json } from '../../../schema/json.ts';
import { writeOut } from '../../changes/node/sources.ts';
import { isBelow } from '../../changes/tree.ts';
import { isSame } from '../../json-text/value.ts';
import { merge } from '../document/merge.ts';
import { combine, type Draft, isPublished } from './publish-draft.ts';
import { type Fetched, listSent, ownRefs, type Repository, type SentCommit } from './publish-git.ts';

/** A proposal that is neither accepted nor taken down. */
export interface Waiting extends SentCommit {
  /** It is at the remote as it was sent, so that it can be added to. */
  isAsSent: boolean;
}

/** @returns the last proposal, as long as it waits at the remote */
export async function findWaiting(
  repository: Repository,
  { commit, heads }: Pick<Fetched, 'commit' | 'heads'>,
): Promise<Waiting | undefined> {
  for (const sent of await listSent(repository)) {
    const head = heads.get(sent.branch);
    if (head === undefined || (await isPublished(repository, sent.commit, commit))) continue;
    return { ...sent, isAsSent: head === sent.commit };
  }
  return undefined;
}

/** Remembers a proposal. Those before it are part of it; only the one that the draft was made of is still needed. */
export async function rememberSent(repository: Repository, branch: string, commit: string, draft: Draft): Promise<void> {
  const before = await listSent(repository);
  const gone = before.filter((one) => one.branch !== branch && one.draft !== draft.base).flatMap((one) => refsOf(one.branch));
  const follows = draft.base === undefined ? [] : ['-p', draft.base];
  const own = await repository.text(['commit-tree', draft.said, ...follows], { input: branch });
  const [sent, said] = refsOf(branch);
  const lines = [...gone.map((ref) => `delete ${ref}`), `update ${sent} ${commit}`, `update ${said} ${own}`];
  await repository.text(['update-ref', '--stdin'], { input: lines.map((line) => `${line}\n`).join('') });
}

const refsOf = (branch: string) => [`${ownRefs.sent}/${branch}`, `${ownRefs.draft}/${branch}`];

/** The commits that what is added to a proposal follows: its last one, and what others have published since. */
export async function parentsOf(repository: Repository, sent: string, published: string): Promise<string[]> {
  return (await repository.isAncestor(published, sent)) ? [sent] : [sent, published];
}

/**
 * A proposal as it would be today, on what is published now.
 *
 * @param folders - receives a folder that is made on the way, for the caller to remove
 * @returns the path of its manifest, in a folder with the files that it names; and whether the draft is no other than that
 */
export async function replaySent(
  repository: Repository,
  sent: string,
  draft: Draft,
  folders: string[],
): Promise<{ file: string; isUnchanged: boolean }> {
  const { path } = repository;
  const root = (await repository.find(['merge-base', sent, draft.parent])) ?? draft.parent;
  const [old, mine, theirs] = await Promise.all(
    [root, sent, draft.parent].map(async (commit) => (await repository.show(commit, path))?.toString()),
  );
  const text = combine(old, mine ?? '{}', theirs) ?? mine ?? '{}';
  const [known, proposed, wanted] = await Promise.all([root, sent, draft.tree].map((tree) => repository.files(tree)));
  const isOwn = (file: string) => proposed?.get(file)?.blob !== known?.get(file)?.blob;
  const work = await mkdtemp(join(tmpdir(), 'sent-'));
  folders.push(work);
  await mkdir(join(work, 'sent'));
  const everywhere = [...new Set([proposed, wanted].flatMap((files) => [...(files?.keys() ?? [])]))];
  const file = await writeOut(Buffer.from(text), path, join(work, 'sent'), {
    list: async (below) => everywhere.filter((name) => isBelow(below, name)),
    show: (name) => repository.copy(isOwn(name) ? sent : draft.parent, name),
  });
  const now = JSON.parse(await readFile(draft.now, 'utf8')) as Json;
  const sameFiles = draft.files.every(({ path: name }) => name === path || wanted?.get(name)?.blob === proposed?.get(name)?.blob);
  return { file, isUnchanged: sameFiles && isSame(JSON.parse(text) as Json, now) };
}

/**
 * Whether something is published that this folder does not have. What was sent from here and accepted has come from here, though the branch
 * does not know it yet.
 *
 * @param mine - the kept manifest
 */
export async function lacksPublished(repository: Repository, { parent, base = parent }: Draft, mine: string): Promise<boolean> {
  const { path } = repository;
  if (await repository.isAncestor(parent, 'HEAD')) return false;
  const root = await repository.find(['merge-base', 'HEAD', parent]);
  if (root === undefined) return true;
  const textAt = async (commit: string) => JSON.parse((await repository.show(commit, path))?.toString() ?? '{}') as Json;
  const [theirs, own] = [await textAt(parent), JSON.parse(mine) as Json];
  // Where both have changed a place, the second one tells whether it was changed here, and then once more.
  for (const old of [root, base]) if (!isSame(merge(await textAt(old), own, theirs).merged, own)) return true;
  const [before, sent, published] = await Promise.all([root, base, parent].map((commit) => repository.files(commit)));
  for (const file of new Set([...(before?.keys() ?? []), ...(published?.keys() ?? [])])) {
    const [was, is] = [before?.get(file)?.blob, published?.get(file)?.blob];
    if (file === path || was === is) continue;
    const here = await repository.find(['hash-object', '--', join(repository.top, file)]);
    const isChangedAgain = here !== was && sent?.get(file)?.blob === is;
    if (here !== is && !isChangedAgain) return true;
  }
  return false;
}
