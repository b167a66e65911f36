/** The commit that a draft was made of, also where a proposal was accepted in a way that git does not follow: squashed, or by hand. */
import type { TreeFiles } from '../../changes/tree.ts';
import { isSame } from '../../json-text/value.ts';
import { merge } from '../draft/document/merge.ts';
import type { Draft, Place } from './draft.ts';
import type { Objects } from './objects.ts';
import type { Proposal, SentCommit } from './repository.ts';

/** Stands in the message of a publication: the commit of the draft that it was made of, and which manifest it is of. */
const trailer = 'Editor-Draft';

export const withDraft = (message: string, draft: string, manifest: string): string =>
  `${message}\n\n${trailer}: ${draft} ${manifest}`;

/** The draft that a publication of a manifest was made of: a repository may hold several sites. */
export function draftIn(message: string, manifest: string): string | undefined {
  const found = new RegExp(`^${trailer}: ([0-9a-f]{40,64}) (.+)$`, 'm').exec(message);
  return found?.[2] === manifest ? found[1] : undefined;
}

/** What was sent of a proposal, and the draft that it was made of; undefined where its branch holds the work of others and nobody noted ours. */
export async function findSent({ commit, sent }: Proposal, objects: Objects, manifest: string): Promise<SentCommit | undefined> {
  if (sent) return sent;
  const draft = draftIn((await objects.commit(commit)).message, manifest);
  return draft === undefined ? undefined : { commit, draft };
}

/**
 * The commit that a draft was made of: where it has left what is published; or the draft as it was sent last, once that is part of what is
 * published. A publication itself may hold what others have published before it, which the draft does not have: so it is not the
 * publication, but the draft that it was made of.
 *
 * @param proposals - of its author, the newest first
 */
export async function findBase<Its extends Place>(
  place: Its,
  draft: Draft<Its>,
  proposals: readonly Proposal[],
  objects: Objects,
): Promise<string | undefined> {
  const { main, root, isOwn, manifest } = place;
  if (!isOwn) return main;
  for (const proposal of proposals) {
    const sent = await findSent(proposal, objects, manifest);
    if (!sent || !(await draft.follows(place, sent.draft))) continue;
    const isIn = (there: string) => isPublished(sent.commit, proposal.state, there, objects, manifest);
    if (root !== undefined && (await isIn(root))) return root;
    if (await isIn(main)) return sent.draft;
  }
  return root;
}

/**
 * Whether a proposal was accepted, in whatever way, even if others have changed or reverted it since: each of its changes has been part of
 * what is published at some time.
 *
 * @param there - a commit of what is published
 */
export async function isPublished(
  commit: string,
  state: Proposal['state'],
  there: string,
  objects: Objects,
  manifest: string,
): Promise<boolean> {
  const base = await objects.mergeBase(there, commit);
  if (base === undefined) return false;
  if (base === commit) return true;
  const filesOf = async (one: string) => (await objects.tree(one)).files;
  const [known, proposed, now] = await Promise.all([filesOf(base), filesOf(commit), filesOf(there)]);
  const [old, ours] = await Promise.all([base, commit].map((one) => objects.valueAt(one, manifest)));
  if (old === undefined || ours === undefined) return false;
  const holdsText = async (one: string) => {
    const theirs = await objects.valueAt(one, manifest);
    if (theirs === undefined) return false;
    const { merged, conflicts } = merge(old, ours, theirs);
    return conflicts.length === 0 && isSame(merged, theirs);
  };
  const holds = async (one: string, path: string, files: TreeFiles) =>
    path === manifest ? holdsText(one) : files.get(path)?.blob === proposed.get(path)?.blob;
  const earlier = async (path: string): Promise<string[]> => {
    const [since, before] = await Promise.all([there, base].map((one) => objects.history(one, path)));
    const ids = new Set(before?.map(({ id }) => id));
    // Most are accepted soon after they were sent.
    return (since ?? []).flatMap(({ id }) => (ids.has(id) ? [] : [id])).reverse();
  };
  const hasCome = async (path: string): Promise<boolean> => {
    if (await holds(there, path, now)) return true;
    if (base === there) return false;
    // A picture of an accepted one may have changed again since.
    if (state === 'merged' && path !== manifest) return true;
    for (const id of await earlier(path)) if (await holds(id, path, await filesOf(id))) return true;
    return false;
  };
  const changed = [...new Set([manifest, ...known.keys(), ...proposed.keys()])].filter(
    (path) => known.get(path)?.blob !== proposed.get(path)?.blob,
  );
  for (const path of changed) if (!(await hasCome(path))) return false;
  return true;
}
