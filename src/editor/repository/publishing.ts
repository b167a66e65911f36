/**
 * Publishing, wherever a site is edited: one commit on what is published now, on a branch of its own. It holds the kept manifest, merged by
 * value, and the files that its author has changed.
 *
 * ```
 *  base (what the manifest was made of) ─┐
 *  mine (kept)  ─────────────────────────┼─ merge ─► manifest ─► files that are this author's ─► tree ─► proposal
 *  theirs (published) ───────────────────┘
 * ```
 */
import type { Language } from '../../../schema/languages.ts';
import { localDate } from '../../../schema/local-date.ts';
import type { TreeFiles } from '../../changes/tree.ts';
import { isSame } from '../../json-text/value.ts';
import { combineTexts, parseText } from '../draft/document/combine.ts';
import { commitMessage, linesOf, readable } from '../draft/report/commit-message.ts';
import { branchOf, isProposalBranch } from '../draft/report/proposal-branch.ts';
import { findChecks } from '../draft/report/publish-checks.ts';
import type { FileChange, Latest, Publication, Published, PublishOrder } from '../publishing.ts';
import { StorageFailure } from '../storage.ts';
import { authorsOf, publishersOf } from './authors.ts';
import { findBase, findSent, isPublished, withDraft } from './base.ts';
import type { Draft, OwnFile, Place } from './draft.ts';
import { filesBeside, folderBefore, isRemovable, isUnnamed, namedIn } from './named-files.ts';
import { blobHash, type Objects } from './objects.ts';
import { modeOf, type Proposal, type Repository, type TreeChange } from './repository.ts';
import { broken, brokenThere, notThere } from './sentences.ts';

export interface Parts<Its extends Place> {
  repository: Repository;
  objects: Objects;
  draft: Draft<Its>;
  /** Sends a publication to the branch that is published at once. */
  isDirect?: boolean;
  /** Makes a branch a proposal, where that takes more than the branch. */
  propose?: (branch: string, target: string, title: string, text: string) => Promise<Published>;
  today?: () => string;
}

/** Where draft and publication stand, with all that is compared. */
interface Asked<Its extends Place> {
  place: Its;
  proposals: Proposal[];
  base: string | undefined;
  mine: string;
  theirs: string | undefined;
  old: string | undefined;
  published: TreeFiles;
  known: TreeFiles;
}

/** All that a publication consists of. */
export interface Prepared<Its extends Place> {
  asked: Asked<Its>;
  publication: Publication;
  changes: TreeChange[];
  own: OwnFile[];
  /** The proposal that it joins. */
  grows: Proposal | undefined;
}

export interface Sent<Its extends Place> extends Published {
  commit: string;
  place: Its;
}

export function createEngine<Its extends Place>({ repository, objects, draft, propose, ...options }: Parts<Its>) {
  const { isDirect = false, today = localDate } = options;
  let prepared: Prepared<Its> | undefined;
  /** The branches of proposals that this window knows of. */
  const seen = new Set<string>();

  async function ask(): Promise<Asked<Its>> {
    const place = await draft.look();
    const { main, target, manifest } = place;
    const proposals = (await repository.proposals(target)).filter((one) => isProposalBranch(one.branch));
    for (const { branch } of proposals) seen.add(branch);
    const base = await findBase(place, draft, proposals, objects);
    const [mine, theirs, old] = await Promise.all([
      draft.text(place),
      objects.textAt(main, manifest),
      base === undefined ? undefined : objects.textAt(base, manifest),
    ]);
    const [published, known] = await Promise.all([objects.tree(main), base === undefined ? undefined : objects.tree(base)]);
    return { place, proposals, base, mine, theirs, old, published: published.files, known: known?.files ?? new Map() };
  }

  const comparedOf = ({ place: { main, manifest }, base, old, mine }: Asked<Its>) => ({
    ...{ main, base, manifest },
    ...{ old: parseText(old ?? '{}') ?? {}, mine: parseText(mine) ?? {} },
  });

  /**
   * What this draft says of the files beside a manifest: those that its author has changed since the base; those that it names although others
   * have removed them; and those that its author has removed.
   */
  async function ownFiles(text: string, its: TreeFiles, { place, published, known }: Asked<Its>): Promise<OwnFile[]> {
    const { manifest } = place;
    const folder = folderBefore(manifest);
    const named = new Set(namedIn(text, filesBeside(manifest, new Map([...its, ...published]))));
    const back = new Set([...named].map((path) => folder + path).filter((path) => !published.has(path)));
    const before = filesBeside(manifest, known);
    const isOurs = (path: string) => isUnnamed(path) || (isRemovable(path) && !named.has(path));
    const removed = [...before].flatMap(([path, { blob, mode }]): OwnFile[] => {
      const whole = folder + path;
      const isGone = !its.has(whole) && published.get(whole)?.blob === blob && isOurs(path);
      return isGone ? [{ path: whole, mode: modeOf(mode), content: 'removed' }] : [];
    });
    // A second manifest, or own styles.
    const others = [...published].filter(([path]) => path !== manifest && removed.some((one) => mayName(path, one.path)));
    const texts = await Promise.all(others.map(([, { blob }]) => objects.textOf(blob)));
    return [
      ...changedFiles(its, new Map([...known].filter(([path]) => !back.has(path))), published, manifest),
      ...removed.filter(({ path }) => {
        const name = path.slice(path.lastIndexOf('/') + 1);
        // Other letters and blanks can be written in several ways, such as %20: in doubt the picture stays.
        return /^[\w.-]+$/.test(name) ? !texts.some((one) => one.includes(name)) : texts.length === 0;
      }),
    ];
  }

  /** The proposal that waits, as it would be on what is published now. */
  async function findWaiting({ proposals, place, theirs, published }: Asked<Its>) {
    const { main, manifest } = place;
    for (const proposal of proposals) {
      const { commit, state } = proposal;
      if (state === 'merged' || state === 'closed') continue;
      const sent = await findSent(proposal, objects, manifest);
      if (sent && (await isPublished(sent.commit, state, main, objects, manifest))) continue;
      const shown = sent?.commit ?? commit;
      const root = await objects.mergeBase(main, shown);
      const [old, mine] = await Promise.all([root && objects.textAt(root, manifest), objects.textAt(shown, manifest)]);
      // It is of another site in the same repository.
      if (!sent && mine === old) continue;
      const combined = combineTexts(old, mine ?? '{}', theirs);
      const text = typeof combined === 'string' ? (mine ?? '{}') : combined.text;
      const [known, proposed] = await Promise.all(
        [root, shown].map(async (one) => (one ? (await objects.tree(one)).files : none)),
      );
      const files = withChanges(published, differences(known ?? none, proposed ?? none));
      return { proposal, text, isAsSent: sent?.commit === commit, files, proposed: proposed ?? none };
    }
    return undefined;
  }

  async function prepare(lang: Language): Promise<Prepared<Its> | 'conflict'> {
    const asked = await ask();
    const { place, mine, theirs, old, published, known } = asked;
    const { manifest, main, target } = place;
    const combined = combineTexts(old, mine, theirs);
    if (combined === 'conflict') return 'conflict';
    if (combined === 'mine-broken') throw new StorageFailure(broken);
    if (combined === 'theirs-broken') throw new StorageFailure(brokenThere);
    const { text } = combined;
    const its = await draft.files(place, text, known);
    const named = new Set(namedIn(text, filesBeside(manifest, its)).map((path) => folderBefore(manifest) + path));
    const isUsed = ({ path, content }: OwnFile) => content === 'removed' || draft.isWhole || named.has(path);
    const all = (await ownFiles(text, its, asked)).filter(isUsed);
    // One that cannot be read has a finding, with which nothing is sent.
    const own = all.filter(({ content }) => content === 'removed' || content.blob !== '');
    const before = published.get(manifest);
    const blob = await repository.hashOf(manifest, text);
    const mode = modeOf(before?.mode);
    const changes: TreeChange[] = [...(before?.blob === blob ? [] : [{ path: manifest, mode, content: { text } }]), ...own];
    const waiting = await findWaiting(asked);
    const { since, ...said } = await draft.report(
      {
        now: { text, files: withChanges(published, [...all, { path: manifest, mode, content: { blob } }]) },
        ...(theirs !== undefined && { before: { text: theirs, files: published } }),
        ...(waiting && { sent: waiting }),
      },
      place,
      lang,
    );
    const checks = await findChecks([...published.keys()], async (path) => (await objects.textAt(main, path)) ?? '');
    const hasSame = (one: string, other: string) => isSame(parseText(one) ?? null, parseText(other) ?? null);
    const isProposed = ({ path, content }: OwnFile) =>
      waiting !== undefined && waiting.proposed.get(path)?.blob === (content === 'removed' ? undefined : content.blob);
    const isChanged = (path: string) => published.get(path)?.blob !== known.get(path)?.blob;
    const contested = own
      .filter((one) => published.has(one.path) && isChanged(one.path) && !isProposed(one))
      .map(({ path }) => path);
    // A file that its author has left as others published it is no change that waits for being sent.
    const isUnchanged =
      waiting !== undefined &&
      hasSame(waiting.text, text) &&
      own.every(
        (one) =>
          isProposed(one) ||
          (contested.includes(one.path) && waiting.proposed.get(one.path)?.blob === published.get(one.path)?.blob),
      );
    const lacks = [...new Set([...published.keys(), ...known.keys()])].some(
      (path) =>
        path !== manifest &&
        (draft.isWhole || named.has(path)) &&
        published.get(path)?.blob !== its.get(path)?.blob &&
        known.get(path)?.blob === its.get(path)?.blob,
    );
    const isOlder = !hasSame(text, mine);
    const publishers = isOlder ? await publishersOf(comparedOf(asked), objects) : [];
    const changedBy = waiting && !waiting.isAsSent ? (await objects.commit(waiting.proposal.commit)).author : undefined;
    const publication: Publication = {
      ...said,
      // Where it goes, which its author has read, and what waits belong to it: nobody sends the same twice, or to somewhere else.
      id: await blobHash(JSON.stringify([main, target, repository.remote, blob, own, waiting?.proposal.commit])),
      remote: repository.remote,
      ...{ target, host: repository.host, checks },
      files: changes.map((change) => fileChange(change, published)).sort((one, other) => (one.path < other.path ? -1 : 1)),
      ...(contested.length > 0 && { contested }),
      isBehind: lacks || isOlder,
      ...(publishers.length > 0 && { publishers }),
      ...(isDirect && { isDirect: true }),
      ...(waiting && {
        sent: {
          ...publishedAs(waiting.proposal),
          ...{ at: waiting.proposal.at, isUnchanged, since, canGrow: waiting.isAsSent },
          ...(changedBy && { changedBy }),
        },
      }),
    };
    return { asked, publication, changes, own, grows: waiting?.isAsSent ? waiting.proposal : undefined };
  }

  const publishedAs = ({ branch, link }: Proposal): Published => ({ branch, link, ...(propose && { isProposed: true }) });

  /** What was prepared, as long as nothing else would be sent by now. */
  async function findOrder({ id, lang, replaces = false }: PublishOrder): Promise<Prepared<Its> | undefined> {
    const isKept = prepared?.publication.id === id && draft.isStill !== undefined;
    const made = isKept ? prepared : await prepare(lang);
    if (!made || made === 'conflict' || made.publication.id !== id) return undefined;
    const { publication } = made;
    const isSent = ({ path }: TreeChange) => replaces || !publication.contested?.includes(path);
    const order = { ...made, changes: made.changes.filter(isSent), own: made.own.filter(isSent) };
    const { changes } = order;
    const isDone = publication.sent?.isUnchanged && !(replaces && publication.contested);
    if (changes.length === 0 || publication.errors.length > 0 || isDone) return undefined;
    const { place } = order.asked;
    const [isStill, isTooLate] = await Promise.all([
      !isKept || isDirect || draft.isStill?.(place),
      !order.grows && !isDirect && isSentElsewhere(place.target),
    ]);
    return isStill && !isTooLate ? order : undefined;
  }

  /** Whether another window has sent something since this one has looked. */
  async function isSentElsewhere(target: string): Promise<boolean> {
    const others = await repository.proposals(target);
    return others.some(({ state, branch }) => state !== 'closed' && isProposalBranch(branch) && !seen.has(branch));
  }

  /** @returns the name that the branch has got: somebody may have called something the same on this day */
  async function makeBranch(wanted: string, commit: string): Promise<string | undefined> {
    if (await repository.makeBranch(wanted, commit)) return wanted;
    const taken = await repository.branchesLike(wanted);
    let name = wanted;
    for (let number = 2; taken.has(name); number++) name = `${wanted}-${number}`;
    return (await repository.makeBranch(name, commit)) ? name : undefined;
  }

  return {
    ask,
    ownFiles,

    async prepare(lang: Language): Promise<Publication | 'conflict'> {
      const made = await prepare(lang);
      if (made === 'conflict') return made;
      prepared = made;
      return made.publication;
    },

    async publish(wanted: PublishOrder): Promise<Sent<Its> | 'stale'> {
      const order = await findOrder(wanted);
      if (!order) return 'stale';
      const { asked, publication, changes, own, grows } = order;
      const { place, base } = asked;
      const { main, target, manifest } = place;
      const title = readable(wanted.title) || publication.title;
      const said = (grows ? (publication.sent?.since ?? publication.sentences) : publication.sentences) ?? [];
      const from = await draft.commit(place, own, base);
      const message = draft.noteSent ? commitMessage(title, said) : withDraft(commitMessage(title, said), from, manifest);
      prepared = undefined;
      const tree = await repository.makeTree((await objects.tree(main)).id, changes);
      const commitOn = (parents: readonly string[]) => repository.makeCommit(message, tree, parents);
      if (isDirect) {
        const commit = await commitOn([main]);
        if (!(await repository.moveBranch(target, commit))) return 'stale';
        return { branch: target, link: `${repository.remote.address}/commit/${commit}`, isProposed: true, commit, place };
      }
      if (grows) {
        // It follows what others have published since, so that it can be accepted as it is.
        const follows = (await objects.mergeBase(main, grows.commit)) === main;
        const commit = await commitOn(follows ? [grows.commit] : [grows.commit, main]);
        if (!(await repository.moveBranch(grows.branch, commit))) return 'stale';
        await draft.noteSent?.(grows.branch, commit, from, base);
        return { ...publishedAs(grows), commit, place };
      }
      const commit = await commitOn([main]);
      const branch = await makeBranch(branchOf(title, today(), wanted.lang), commit);
      if (branch === undefined) return 'stale';
      seen.add(branch);
      await draft.noteSent?.(branch, commit, from, base);
      const made = propose
        ? await propose(branch, target, title, linesOf(said).join('\n'))
        : { branch, link: repository.proposeBy(branch, target) };
      return { ...made, commit, place };
    },

    async latest(): Promise<Latest> {
      const asked = await ask();
      const { place, theirs, old } = asked;
      if (theirs === undefined) throw new StorageFailure(notThere);
      const published = parseText(theirs);
      if (published === undefined) throw new StorageFailure(brokenThere);
      const authors = await authorsOf(comparedOf(asked), published, objects);
      return { commit: place.main, text: theirs, base: old ?? '{}', authors };
    },
  };
}

const none: TreeFiles = new Map();

/** All files that a draft has another content of than it was made of. */
export const changedFiles = (its: TreeFiles, known: TreeFiles, published: TreeFiles, manifest: string): OwnFile[] =>
  [...its].flatMap(([path, { blob, mode }]) => {
    const before = published.get(path);
    const isMine = path !== manifest && blob !== known.get(path)?.blob && blob !== before?.blob;
    // What cannot be read stays as it is: it is said of it, and it is not sent.
    const own = blob === '' ? mode : modeOf(before?.mode ?? mode);
    return isMine ? [{ path, mode: own, content: { blob } }] : [];
  });

/** Whether others have published something else in the place of a file that this draft has changed: the draft of another site, mostly. */
export const isContested = (its: TreeFiles, known: TreeFiles, published: TreeFiles, manifest: string): boolean =>
  changedFiles(its, known, published, manifest).some(({ path }) => published.get(path)?.blob !== known.get(path)?.blob);

/** What makes one tree of another. */
const differences = (before: TreeFiles, after: TreeFiles): OwnFile[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((path): OwnFile[] => {
    const [was, is] = [before.get(path), after.get(path)];
    if (was?.blob === is?.blob) return [];
    return [{ path, mode: is?.mode ?? '', content: is ? { blob: is.blob } : 'removed' }];
  });

export function withChanges(files: TreeFiles, changes: readonly OwnFile[]): TreeFiles {
  const result = new Map(files);
  for (const { path, mode, content } of changes) {
    if (content === 'removed') result.delete(path);
    else result.set(path, { mode, blob: content.blob });
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
