/** Publishing by git: a proposal on a branch of its own, made of what is published now; and the way back, from there into the draft. */

import type { Language } from '../../../schema/languages.ts';
import { localDate } from '../../../schema/local-date.ts';
import { digest } from '../../disk/hash.js';
import type { Latest, Publication, Published, Publishing } from '../publishing.ts';
import { branchOf, messageOf, readable } from '../report/proposal.ts';
import { findChecks } from '../report/publish-checks.ts';
import { reportDraft } from '../report/report.ts';
import { StorageFailure } from '../storage.ts';
import { readManifestFile } from './manifest-file.ts';
import { linkToPropose } from './publish-address.ts';
import { type Draft, findBase, makeDraft, removeFolders } from './publish-draft.ts';
import {
  type Fetched,
  fetchPublished,
  findRemote,
  NothingPublished,
  openRepository,
  type Remote,
  type Repository,
} from './publish-git.ts';
import { findWaiting, lacksPublished, parentsOf, rememberSent, replaySent, type Waiting } from './publish-sent.ts';
import { sentences } from './publish-sentences.ts';
import { fastForward, refuseLinks } from './publish-take-over.ts';
import { writtenAt } from './written-at.ts';

/**
 * @param manifest - path of the file
 * @param today - as `YYYY-MM-DD`
 */
export function createPublishing(manifest: string, today: () => string = localDate): Publishing {
  const prepareDraft = (lang: Language) =>
    withDraft(manifest, async ({ repository, remote, target, draft, folders, ...asked }): Promise<Publication | 'conflict'> => {
      if (draft === 'conflict') return 'conflict';
      const waiting = await findWaiting(repository, asked);
      const since = waiting && (await replaySent(repository, waiting.commit, draft, folders));
      const report = await reportOn(draft, since?.file, lang);
      const checks = await findChecks([...(await repository.files(draft.parent)).keys()], async (path) =>
        ((await repository.show(draft.parent, path)) ?? '').toString(),
      );
      const isBehind = await lacksPublished(repository, draft, readManifestFile(manifest).text);
      const { since: saidSince, ...said } = report;
      const sent = waiting && {
        branch: waiting.branch,
        link: linkToPropose(remote.address, target, waiting.branch),
        at: waiting.at,
        isUnchanged: since?.isUnchanged === true,
        canGrow: waiting.isAsSent,
        since: saidSince,
      };
      const link = linkToPropose(remote.address, target, target);
      const host = link && new URL(link).host;
      const to = { remote, target, host };
      return { id: idOf(draft, waiting, remote), ...to, ...said, checks, files: draft.files, isBehind, ...(sent && { sent }) };
    });

  return {
    prepare: async (lang) => {
      try {
        return await prepareDraft(lang);
      } catch (error) {
        if (error instanceof NothingPublished && (await lastCommit(await openRepository(manifest)))) return 'unpublished';
        throw error;
      }
    },

    async begin() {
      readManifestFile(manifest);
      const repository = await openRepository(manifest);
      const remote = await findRemote(repository);
      const commit = await lastCommit(repository);
      if (commit === undefined) throw new StorageFailure(sentences.emptyRemote);
      const branch = (await repository.find(['symbolic-ref', '--quiet', '--short', 'HEAD'])) ?? 'main';
      await send(repository, remote, commit, branch, '');
    },

    publish: (order) =>
      withDraft(manifest, async ({ repository, remote, target, draft, folders, ...asked }): Promise<Published | 'stale'> => {
        if (draft === 'conflict' || draft.files.length === 0) return 'stale';
        const waiting = await findWaiting(repository, asked);
        if (idOf(draft, waiting, remote) !== order.id) return 'stale';
        const since = waiting && (await replaySent(repository, waiting.commit, draft, folders));
        if (since?.isUnchanged) return 'stale';
        const grown = waiting?.isAsSent ? waiting : undefined;
        const report = await reportOn(draft, grown && since?.file, order.lang);
        if (report.errors.length > 0) return 'stale';
        const title = readable(order.title) || report.title;
        const message = messageOf(title, report.since ?? report.sentences ?? []);
        const parents = grown ? await parentsOf(repository, grown.commit, draft.parent) : [draft.parent];
        const follows = parents.flatMap((parent) => ['-p', parent]);
        const commit = await repository.text(['commit-tree', draft.tree, ...follows], { input: message });
        const branch = grown?.branch ?? freeBranch(branchOf(title, today(), order.lang), asked.heads);
        await send(repository, remote, commit, branch, grown?.commit ?? '');
        await rememberSent(repository, branch, commit, draft);
        return { branch, link: linkToPropose(remote.address, target, branch) };
      }),

    async latest(): Promise<Latest> {
      const { repository, commit } = await ask(manifest);
      await refuseLinks(repository, commit);
      const text = (await repository.show(commit, repository.path))?.toString();
      if (text === undefined) throw new StorageFailure(sentences.notThere);
      try {
        JSON.parse(text);
      } catch (error) {
        throw new StorageFailure(sentences.brokenThere, { cause: error });
      }
      const base = await findBase(repository, commit, readManifestFile(manifest).text);
      const old = base && (await repository.show(base, repository.path))?.toString();
      return { commit, text, base: old ?? '{}' };
    },

    async takeOver(commit, version) {
      const kept = readManifestFile(manifest);
      // Somebody has changed it since: then it need not hold what is published.
      if (kept.version !== version) return 'own-changes';
      return fastForward(await openRepository(manifest), commit);
    },
  };
}

interface Asked extends Fetched {
  repository: Repository;
  remote: Remote;
}

async function ask(manifest: string): Promise<Asked> {
  // A link would lead into another repository, or into none.
  readManifestFile(manifest);
  const repository = await openRepository(manifest);
  const remote = await findRemote(repository);
  return { repository, remote, ...(await fetchPublished(repository, remote)) };
}

async function withDraft<Result>(
  manifest: string,
  use: (what: Asked & { draft: Draft | 'conflict'; folders: string[] }) => Promise<Result>,
): Promise<Result> {
  const folders: string[] = [];
  try {
    const asked = await ask(manifest);
    // Without a name there is no commit, and better said before than at the end.
    if ((await asked.repository.find(['var', 'GIT_COMMITTER_IDENT'])) === undefined) throw new StorageFailure(sentences.noName);
    return await use({ ...asked, folders, draft: await makeDraft(asked.repository, manifest, asked.commit, folders) });
  } finally {
    removeFolders(folders);
  }
}

/** @param sent - the manifest of a proposal that waits, in a folder with the files that it names */
const reportOn = ({ now, before }: Draft, sent: string | undefined, lang: Language) =>
  reportDraft(
    {
      now: writtenAt(now),
      before: before === undefined ? before : writtenAt(before),
      sent: sent === undefined ? sent : writtenAt(sent),
    },
    lang,
  );

/**
 * What waits belongs to it: whoever has sent meanwhile, in another window, is not to send the same again. So does where it goes, which the
 * author has read.
 */
const idOf = ({ parent, tree }: Draft, waiting: Waiting | undefined, { name, address }: Remote) =>
  digest(parent, tree, waiting?.commit ?? '', name, address);

function freeBranch(wanted: string, taken: ReadonlyMap<string, string>): string {
  let branch = wanted;
  for (let number = 2; taken.has(branch); number++) branch = `${wanted}-${number}`;
  return branch;
}

/** What the folder was committed as last; undefined where it never was. */
const lastCommit = (repository: Repository) => repository.find(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);

/** Sends a commit as a branch; whoever has written on that branch at this very moment keeps it. `before` is what it holds, empty for none. */
async function send(repository: Repository, remote: Remote, commit: string, branch: string, before: string): Promise<void> {
  const ref = `refs/heads/${branch}`;
  const lease = `--force-with-lease=${ref}:${before}`;
  await repository.remotely(remote, ['push', '--no-follow-tags', lease, '--', remote.name, `${commit}:${ref}`]);
}
