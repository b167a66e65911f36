/** Publishing through a forge: it makes each publication a proposal, or takes it at once, and says what has become of it. */
import { localDate } from '../../../../schema/local-date.ts';
import type { Published, Publishing } from '../../publishing.ts';
import { StorageFailure } from '../../storage.ts';
import { findSent } from '../base.ts';
import type { Draft } from '../draft.ts';
import { changedFiles, createEngine, isContested } from '../publishing.ts';
import { modeOf, type Proposal, type TreeChange } from '../repository.ts';
import type { BranchPlace } from './draft-branch.ts';
import type { Parts } from './forge-parts.ts';
import type { ForgeOptions } from './ports.ts';
import { ForgeFailure, noManifest } from './sentences.ts';

const caughtUp = 'Draft: brought to what is published';
/** So long after it was sent a check may begin; one that has not by then does not concern this proposal. In milliseconds. */
const checksBeginMs = 120_000;

export function createForgePublishing(
  { forge, branch, files, objects, manifest, inTurn, tell }: Parts,
  { settings, workerApi }: Pick<ForgeOptions, 'settings' | 'workerApi'>,
  noteHead: (place: BranchPlace) => Promise<void>,
  today: () => string = localDate,
): Publishing {
  /** Branch → its proposal, of those that were sent or seen here. */
  const seen = new Map<string, Proposal>();
  /** The commit of a proposal → when it was looked at first. */
  const since = new Map<string, number>();
  /** What is published has checks for proposals. */
  let hasChecks = false;

  const draft: Draft<BranchPlace> = {
    async look() {
      const place = await branch.look();
      await noteHead(place);
      return place;
    },
    async isStill(place) {
      const [own, main] = await Promise.all([branch.head(), forge.branch(settings.branch)]);
      return own === place.own && main === place.main;
    },
    async text({ tree }) {
      const entry = tree.files.get(manifest);
      if (!entry) throw new StorageFailure(noManifest(manifest, settings.branch), { isGone: true });
      return objects.textOf(entry.blob);
    },
    // A branch that was removed and made anew does not hold what was sent before.
    follows: async ({ own, parents: [parent = ''] }, earlier) => (await objects.mergeBase(own ?? parent, earlier)) === earlier,
    files: async ({ tree }) => tree.files,
    isWhole: false,
    async report({ now, before, sent }, _, lang) {
      return workerApi.report(
        {
          now: await files.written(now.text, now.files),
          ...(before && { before: await files.written(before.text, before.files) }),
          ...(sent && { sent: await files.written(sent.text, sent.files) }),
        },
        lang,
      );
    },
    commit: async ({ parents: [parent = ''] }) => parent,
  };

  /** The request is what makes it a proposal; where it may not be made, its author makes it by hand. */
  async function propose(name: string, target: string, title: string, text: string): Promise<Published> {
    try {
      const proposal = await forge.propose(name, target, title, text);
      seen.set(name, proposal);
      return { branch: name, link: proposal.link, isProposed: true };
    } catch (error) {
      if (error instanceof ForgeFailure && error.status === 403) return { branch: name, link: forge.proposeBy(name, target) };
      throw error;
    }
  }

  const repository = {
    ...forge,
    async proposals(into: string) {
      const all = await forge.proposals(into);
      for (const one of all) seen.set(one.branch, one);
      return all;
    },
  };
  const engine = createEngine<BranchPlace>({ repository, objects, draft, propose, isDirect: settings.direct, today });

  /** All that the draft says is published: from here on it is what is published. Where it cannot, the next publication finds out itself. */
  async function catchUp(place: BranchPlace, commit: string): Promise<void> {
    try {
      const [tree, root] = [await objects.tree(commit), place.root === undefined ? undefined : await objects.tree(place.root)];
      if (root && !isContested(place.tree.files, root.files, tree.files, manifest)) {
        const own = changedFiles(place.tree.files, root.files, tree.files, manifest);
        await branch.write(place, own, caughtUp, { onto: { commit, tree } });
      }
      if (branch.place) await noteHead(branch.place);
    } catch (error) {
      if (!(error instanceof StorageFailure)) throw error;
    }
    tell();
  }

  return {
    prepare: (lang) =>
      inTurn(async () => {
        const made = await engine.prepare(lang);
        if (made !== 'conflict') hasChecks = made.checks.length > 0;
        return made;
      }),

    publish: (order) =>
      inTurn(async () => {
        const sent = await engine.publish(order);
        if (sent === 'stale') return sent;
        const { commit, place, ...published } = sent;
        const proposal = seen.get(published.branch);
        if (settings.direct) await catchUp(place, commit);
        else if (proposal) seen.set(published.branch, { ...proposal, commit });
        return published;
      }),

    latest: () => inTurn(engine.latest),

    // A branch that was never published has no editor that was built of it.
    begin: async () => {},

    takeOver: (commit, version) =>
      inTurn(async () => {
        const asked = await engine.ask();
        const { place, published, known } = asked;
        const { files: its } = place.tree;
        const entry = its.get(manifest);
        if (entry?.blob !== version || place.main !== commit) return 'own-changes';
        if (!place.isOwn) return 'done';
        if (isContested(its, known, published, manifest)) return 'own-changes';
        const onto = { commit, tree: await objects.tree(commit) };
        const own = await engine.ownFiles(await objects.textOf(version), its, asked);
        const isSameText = published.get(manifest)?.blob === version;
        const text: TreeChange[] = isSameText ? [] : [{ path: manifest, mode: modeOf(entry.mode), content: { blob: version } }];
        if (!(await branch.write(place, [...text, ...own], caughtUp, { onto }))) return 'own-changes';
        tell();
        return 'done';
      }),

    async standing(name) {
      const proposal = seen.get(name);
      if (!proposal) return undefined;
      const first = since.get(proposal.commit) ?? Date.now();
      since.set(proposal.commit, first);
      return forge.standing(proposal, hasChecks && Date.now() - first < checksBeginMs);
    },

    accept: (name) =>
      inTurn(async () => {
        const proposal = seen.get(name);
        const commit = proposal && (await forge.accept(proposal, proposal.commit));
        if (!proposal || commit === undefined) return 'stale';
        const { place } = branch;
        seen.set(name, { ...proposal, state: 'merged' });
        if (place && (await findSent(proposal, objects, manifest))?.draft === place.own) await catchUp(place, commit);
        return 'done';
      }),
  };
}
