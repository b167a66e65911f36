/**
 * Publishing by a forge: one commit on what is published now, as a proposal on a branch of its own; or, where the site says so, on that
 * branch itself. What is in it is the kept manifest, merged by value, and the pictures and fonts that it names.
 */
import type { Language } from '../../../schema/languages.ts';
import { localDate } from '../../../schema/local-date.ts';
import type { TreeFiles } from '../../changes/tree.ts';
import { isSame } from '../../json-text/value.ts';
import { combineTexts, parseText } from '../document/combine.ts';
import type { FileChange, Latest, Publication, Published, Publishing } from '../publishing.ts';
import { branchOf, isProposalBranch, linesOf, messageOf, readable } from '../report/proposal.ts';
import { findChecks } from '../report/publish-checks.ts';
import { StorageFailure } from '../storage.ts';
import type { Place } from './draft-branch.ts';
import type { Proposal, TreeChange } from './forge.ts';
import { isRemovable, namedIn } from './forge-files.ts';
import { modeOf, type Parts } from './forge-parts.ts';
import { broken, brokenThere, ForgeFailure, noManifest } from './forge-sentences.ts';
import { blobHash } from './git-objects.ts';
import type { ForgeOptions } from './ports.ts';
import { findBase, sentDraft, withDraft } from './publication-base.ts';

const caughtUp = 'Draft: brought to what is published';
/** So long after it was sent a check may begin; one that has not by then does not concern this proposal. In milliseconds. */
const checksBeginMs = 120_000;

/** A file that this draft has another content of, or none. */
type OwnFile = TreeChange & { content: { blob: string } | 'removed' };

/** All that a publication consists of. */
interface Prepared {
  place: Place;
  publication: Publication;
  changes: TreeChange[];
  /** The proposal that it joins. */
  grows: Proposal | undefined;
}

export function createForgePublishing(
  { forge, branch, files, objects, manifest, inTurn, tell }: Parts,
  { settings, beside }: Pick<ForgeOptions, 'settings' | 'beside'>,
  noteHead: (place: Place) => Promise<void>,
  today: () => string = localDate,
): Publishing {
  const address = `https://${forge.host}/${settings.repository}`;
  let prepared: Prepared | undefined;
  /** Branch → its proposal, of those that were sent or seen here. */
  const seen = new Map<string, Proposal>();
  /** The commit of a proposal → when it was looked at first. */
  const since = new Map<string, number>();
  /** What is published has checks for proposals. */
  let hasChecks = false;

  /** Where the draft and what is published stand, and what the draft was made of. */
  async function ask() {
    const place = await branch.look();
    await noteHead(place);
    const proposals = (await forge.proposals(settings.branch)).filter((one) => isProposalBranch(one.branch));
    for (const one of proposals) seen.set(one.branch, one);
    const base = await findBase(place, proposals, forge, objects, manifest);
    const entry = place.tree.files.get(manifest);
    if (!entry) throw new StorageFailure(noManifest(manifest, settings.branch), { isGone: true });
    const [mine, theirs, old] = await Promise.all([
      objects.textOf(entry.blob),
      objects.textAt(place.main, manifest),
      base === undefined ? undefined : objects.textAt(base, manifest),
    ]);
    const [published, known] = await Promise.all([objects.tree(place.main), base === undefined ? undefined : objects.tree(base)]);
    return { place, proposals, base, mine, theirs, old, published: published.files, known: known?.files ?? new Map() };
  }

  /**
   * What this draft says of the files beside a manifest: those that it has changed, also pictures that nothing names yet, for they were added to
   * be chosen; those that it names although others have removed them; and pictures that it has removed.
   */
  async function ownFiles(text: string, its: TreeFiles, known: TreeFiles, published: TreeFiles): Promise<OwnFile[]> {
    const named = new Set(namedIn(text, files.beside(new Map([...its, ...published]))));
    const back = new Set([...named].map((path) => files.inRepository(path)).filter((path) => !published.has(path)));
    const removed = [...files.beside(known)].flatMap(([path, { blob, mode }]): OwnFile[] => {
      const whole = files.inRepository(path);
      const isGone = !its.has(whole) && published.get(whole)?.blob === blob && isRemovable(path) && !named.has(path);
      return isGone ? [{ path: whole, mode: modeOf(mode), content: 'removed' }] : [];
    });
    // A second manifest, or own styles.
    const others = [...published].filter(([path]) => path !== manifest && removed.some((one) => mayName(path, one.path)));
    const texts = await Promise.all(others.map(([, { blob }]) => objects.textOf(blob)));
    return [
      ...changedFiles(its, new Map([...known].filter(([path]) => !back.has(path))), published),
      ...removed.filter(({ path }) => {
        const name = path.slice(path.lastIndexOf('/') + 1);
        // Other letters and blanks can be written in several ways, such as %20: in doubt the picture stays.
        return /^[\w.-]+$/.test(name) ? !texts.some((one) => one.includes(name)) : texts.length === 0;
      }),
    ];
  }

  /** All files that this draft has another content of. */
  const changedFiles = (its: TreeFiles, known: TreeFiles, published: TreeFiles): OwnFile[] =>
    [...its].flatMap(([path, { blob, mode }]) => {
      const before = published.get(path);
      const isMine = path !== manifest && blob !== known.get(path)?.blob && blob !== before?.blob;
      return isMine ? [{ path, mode: modeOf(before?.mode ?? mode), content: { blob } }] : [];
    });

  /** Whether others have published something else in the place of a file that this draft has changed: the draft of another site, mostly. */
  const isContested = (its: TreeFiles, known: TreeFiles, published: TreeFiles): boolean =>
    changedFiles(its, known, published).some(({ path }) => published.get(path)?.blob !== known.get(path)?.blob);

  /** The proposal that waits, as it would be on what is published now. */
  async function findWaiting(proposals: readonly Proposal[], { main }: Place) {
    for (const proposal of proposals) {
      if (proposal.state !== 'open') continue;
      const fork = await objects.forkOf(main, proposal.commit);
      const [old, mine, theirs] = await Promise.all([
        fork && objects.textAt(fork.base, manifest),
        objects.textAt(proposal.commit, manifest),
        objects.textAt(main, manifest),
      ]);
      const isAsSent = (await sentDraft(proposal, objects, manifest)) !== undefined;
      // It is of another site in the same repository.
      if (!isAsSent && mine === old) continue;
      const combined = combineTexts(old, mine ?? '{}', theirs);
      const text = typeof combined === 'string' ? (mine ?? '{}') : combined.text;
      return { proposal, text, isAsSent, files: (await objects.tree(proposal.commit)).files };
    }
    return undefined;
  }

  async function prepare(lang: Language): Promise<Prepared | 'conflict'> {
    const { place, proposals, mine, theirs, old, published, known } = await ask();
    const combined = combineTexts(old, mine, theirs);
    if (combined === 'conflict') return 'conflict';
    if (combined === 'mine-broken') throw new StorageFailure(broken);
    if (combined === 'theirs-broken') throw new StorageFailure(brokenThere);
    const { text } = combined;
    const named = new Set(namedIn(text, files.beside(place.tree.files)).map((path) => files.inRepository(path)));
    const all = await ownFiles(text, place.tree.files, known, published);
    const own = all.filter(({ path, content }) => content === 'removed' || named.has(path));
    const blob = await blobHash(text);
    const before = published.get(manifest);
    const isSameText = before?.blob === blob;
    const changes: TreeChange[] = [
      ...(isSameText ? [] : [{ path: manifest, mode: modeOf(before?.mode), content: { text } }]),
      ...own,
    ];
    const now = withChanges(published, [...own, { path: manifest, mode: modeOf(before?.mode), content: { blob } }]);
    const waiting = await findWaiting(proposals, place);
    const report = await beside.report(
      {
        now: await files.written(text, now),
        ...(theirs !== undefined && { before: await files.written(theirs, published) }),
        ...(waiting && { sent: await files.written(waiting.text, waiting.files) }),
      },
      lang,
    );
    const { since: saidSince, ...said } = report;
    const read = async (path: string) => {
      const entry = published.get(path);
      return entry ? objects.textOf(entry.blob) : '';
    };
    const checks = await findChecks([...published.keys()], read);
    hasChecks = checks.length > 0;
    const isUnchanged =
      waiting !== undefined &&
      isSame(parseText(waiting.text) ?? null, parseText(text) ?? null) &&
      own.every(({ path, content }) => waiting.files.get(path)?.blob === (content === 'removed' ? undefined : content.blob));
    const publication: Publication = {
      ...said,
      id: [place.main, place.own ?? '', blob, waiting?.proposal.commit ?? ''].join(' '),
      remote: { name: settings.repository, address },
      target: settings.branch,
      host: forge.host,
      checks,
      files: changes.map((change) => fileChange(change, published)).sort((one, other) => (one.path < other.path ? -1 : 1)),
      isBehind: !isSame(parseText(text) ?? null, parseText(mine) ?? null),
      ...(settings.direct && { isDirect: true }),
      ...(waiting && {
        sent: {
          ...publishedAs(waiting.proposal),
          ...{ at: waiting.proposal.at, isUnchanged, since: saidSince, canGrow: waiting.isAsSent },
        },
      }),
    };
    return { place, publication, changes, grows: waiting?.isAsSent ? waiting.proposal : undefined };
  }

  const publishedAs = ({ branch: name, link }: Proposal): Published => ({ branch: name, link, isProposed: true });

  return {
    prepare: (lang) =>
      inTurn(async () => {
        const made = await prepare(lang);
        if (made === 'conflict') return made;
        prepared = made;
        return made.publication;
      }),

    publish: ({ id, title: named, lang }) =>
      inTurn(async () => {
        const order = prepared;
        if (!order || order.publication.id !== id) return 'stale';
        const { place, publication, changes, grows } = order;
        const { sent, errors, sentences } = publication;
        if (changes.length === 0 || errors.length > 0 || sent?.isUnchanged) return 'stale';
        const [draft = ''] = place.parents;
        const title = readable(named) || publication.title;
        const said = (grows ? (sent?.since ?? sentences) : sentences) ?? [];
        const message = withDraft(messageOf(title, said), draft, manifest);
        const base = await objects.tree(place.main);
        prepared = undefined;
        if (settings.direct) {
          const commit = await forge.makeCommit(message, await forge.makeTree(base.id, changes), [place.main]);
          if (!(await forge.moveBranch(settings.branch, commit))) return 'stale';
          await catchUp(place, commit);
          return { branch: settings.branch, link: `${address}/commit/${commit}`, isProposed: true };
        }
        // Whoever has saved or published meanwhile changes what would be sent.
        const [own, main] = await Promise.all([branch.head(), forge.branch(settings.branch)]);
        if (own !== place.own || main !== place.main) return 'stale';
        const tree = await forge.makeTree(base.id, changes);
        if (grows) {
          const follows = (await objects.forkOf(place.main, grows.commit))?.base === place.main;
          const parents = follows ? [grows.commit] : [grows.commit, place.main];
          const commit = await forge.makeCommit(message, tree, parents);
          if (!(await forge.moveBranch(grows.branch, commit))) return 'stale';
          const proposal = { ...grows, commit };
          seen.set(proposal.branch, proposal);
          return publishedAs(proposal);
        }
        const commit = await forge.makeCommit(message, tree, [place.main]);
        const wanted = branchOf(title, today(), lang);
        let name = wanted;
        if (!(await forge.makeBranch(name, commit))) {
          // Perhaps another window has sent the same just now; else somebody has called something the same on this day.
          const [others, taken] = [await forge.proposals(settings.branch), await forge.branchesLike(wanted)];
          if (others.some(({ state, branch: its }) => state === 'open' && isProposalBranch(its) && !seen.has(its)))
            return 'stale';
          for (let number = 2; taken.has(name); number++) name = `${wanted}-${number}`;
          if (!(await forge.makeBranch(name, commit))) return 'stale';
        }
        return propose(name, title, linesOf(said).join('\n'));
      }),

    latest: () =>
      inTurn(async (): Promise<Latest> => {
        const { place, theirs, old } = await ask();
        if (theirs === undefined) throw new StorageFailure(noManifest(manifest, settings.branch));
        if (parseText(theirs) === undefined) throw new StorageFailure(brokenThere);
        return { commit: place.main, text: theirs, base: old ?? '{}' };
      }),

    // A branch that was never published has no editor that was built of it.
    begin: async () => {},

    takeOver: (commit, version) =>
      inTurn(async () => {
        const { place, published, known } = await ask();
        const entry = place.tree.files.get(manifest);
        if (entry?.blob !== version || place.main !== commit) return 'own-changes';
        if (!place.isOwn) return 'done';
        if (isContested(place.tree.files, known, published)) return 'own-changes';
        const onto = { commit, tree: await objects.tree(commit) };
        const own = await ownFiles(await objects.textOf(version), place.tree.files, known, published);
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
        if (place && (await sentDraft(proposal, objects, manifest)) === place.own) await catchUp(place, commit);
        return 'done';
      }),
  };

  /** The request is what makes it a proposal; where it may not be made, its author makes it by hand. */
  async function propose(name: string, title: string, text: string): Promise<Published> {
    try {
      const proposal = await forge.propose(name, settings.branch, title, text);
      seen.set(name, proposal);
      return publishedAs(proposal);
    } catch (error) {
      if (error instanceof ForgeFailure && error.status === 403)
        return { branch: name, link: forge.proposeBy(name, settings.branch) };
      throw error;
    }
  }

  /** All that the draft says is published: from here on it is what is published. Where it cannot, the next publication finds out itself. */
  async function catchUp(place: Place, commit: string): Promise<void> {
    try {
      const [tree, root] = [await objects.tree(commit), place.root === undefined ? undefined : await objects.tree(place.root)];
      const known = root?.files;
      if (known && !isContested(place.tree.files, known, tree.files)) {
        const text = (await objects.textAt(commit, manifest)) ?? '{}';
        const own = await ownFiles(text, place.tree.files, known, tree.files);
        await branch.write(place, own, caughtUp, { onto: { commit, tree } });
      }
      if (branch.place) await noteHead(branch.place);
    } catch (error) {
      if (!(error instanceof StorageFailure)) throw error;
    }
    tell();
  }
}

function withChanges(files: TreeFiles, changes: readonly TreeChange[]): TreeFiles {
  const result = new Map(files);
  for (const { path, mode, content } of changes) {
    if (content === 'removed') result.delete(path);
    else if ('blob' in content) result.set(path, { mode, blob: content.blob });
  }
  return result;
}

/** True for a text file in the picture's folder or above: it may name the picture. */
const mayName = (path: string, picture: string): boolean =>
  /\.(?:css|json)$/.test(path) && picture.startsWith(path.slice(0, path.lastIndexOf('/') + 1));

const fileChange = ({ path, content }: TreeChange, published: TreeFiles): FileChange => ({
  path,
  change: content === 'removed' ? 'removed' : published.has(path) ? 'changed' : 'new',
});
