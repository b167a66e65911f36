/** What a draft was made of, also where a proposal has come to what is published by a way that git does not follow: squashed, or by hand. */
import { isSame } from '../../json-text/value.ts';
import { merge } from '../document/merge.ts';
import type { Place } from './draft-branch.ts';
import type { Forge, Proposal } from './forge.ts';
import type { Objects } from './git-objects.ts';

/** Stands in the message of each publication: the commit of the draft that it was made of, and which manifest it is of. */
const trailer = 'Editor-Draft';

export const withDraft = (message: string, draft: string, manifest: string): string =>
  `${message}\n\n${trailer}: ${draft} ${manifest}`;

/** The draft that a publication of a manifest was made of: a repository may hold several sites. */
export function draftIn(message: string, manifest: string): string | undefined {
  const found = new RegExp(`^${trailer}: ([0-9a-f]{40,64}) (.+)$`, 'm').exec(message);
  return found?.[2] === manifest ? found[1] : undefined;
}

/**
 * The commit that a draft was made of: where its branch has left what is published; or the draft as it was sent last, once that is part of
 * what is published, in whatever way it got there. A publication itself may hold what others have published before it, which the draft
 * has not: so it is not the publication, but the draft that it was made of.
 *
 * @param proposals - of its author, the newest first
 */
export async function findBase(
  { own, main, root, isOwn, parents }: Place,
  proposals: readonly Proposal[],
  forge: Forge,
  objects: Objects,
  manifest: string,
): Promise<string | undefined> {
  const draft = own ?? parents[0];
  if (!isOwn || draft === undefined) return main;
  for (const proposal of proposals) {
    const sent = await sentDraft(proposal, objects, manifest);
    // A branch that was removed and made anew does not hold what was sent before.
    if (sent === undefined || (await objects.forkOf(draft, sent))?.base !== sent) continue;
    if (root !== undefined && (await isPublished(proposal, root, forge, objects, manifest))) return root;
    if (await isPublished(proposal, main, forge, objects, manifest)) return sent;
  }
  return root;
}

/** The draft that a proposal was made of, as long as nobody else has worked on it. */
export async function sentDraft({ commit }: Proposal, objects: Objects, manifest: string): Promise<string | undefined> {
  return draftIn((await objects.commit(commit)).message, manifest);
}

/** True once a proposal was accepted in any way (merged, squashed, by hand), even if others have changed or reverted it since. */
async function isPublished(
  { commit, state }: Proposal,
  there: string,
  forge: Forge,
  objects: Objects,
  manifest: string,
): Promise<boolean> {
  const fork = await objects.forkOf(there, commit);
  if (!fork) return false;
  if (fork.base === commit) return true;
  const [old, ours] = await Promise.all([fork.base, commit].map((one) => objects.valueAt(one, manifest)));
  if (old === undefined || ours === undefined) return false;
  const [{ files: known }, { files: proposed }] = await Promise.all([objects.tree(fork.base), objects.tree(commit)]);
  const [path = manifest, ...others] = [...new Set([manifest, ...known.keys(), ...proposed.keys()])].filter(
    (one) => known.get(one)?.blob !== proposed.get(one)?.blob,
  );
  const holds = async (one: string): Promise<boolean> => {
    const theirs = await objects.valueAt(one, manifest);
    if (theirs === undefined) return false;
    const { merged, conflicts } = merge(old, ours, theirs);
    if (conflicts.length > 0 || !isSame(merged, theirs)) return false;
    // A picture of an accepted one may have changed again since.
    if (state === 'merged') return true;
    const { files } = await objects.tree(one);
    return [path, ...others].every((file) => file === manifest || files.get(file)?.blob === proposed.get(file)?.blob);
  };
  if (await holds(there)) return true;
  if (state === 'open' || fork.base === there) return false;
  const [since, before] = await Promise.all([there, fork.base].map((one) => forge.history(one, path)));
  const earlier = new Set(before?.map(({ id }) => id));
  // Most are accepted soon after they were sent.
  for (const { id } of since?.toReversed() ?? []) if (!earlier.has(id) && (await holds(id))) return true;
  return false;
}
