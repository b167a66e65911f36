/** Publishing by git: a proposal on a branch of its own, made of what is published now; and the way back, from there into the draft. */
import { digest } from '../../disk/hash.js';
import type { Latest, Publication, Published, Publishing, PublishLanguage } from '../publishing.ts';
import { StorageFailure } from '../storage.ts';
import { safeName } from './file-name.ts';
import { readManifestFile } from './manifest-file.ts';
import { linkToPropose } from './publish-address.ts';
import { type Draft, findBase, makeDraft, removeFolders } from './publish-draft.ts';
import { fetchPublished, findRemote, openRepository, ownRefs, type Remote, type Repository } from './publish-git.ts';
import { findChecks, reportDraft } from './publish-report.ts';
import { sentences } from './publish-sentences.ts';
import { fastForward } from './publish-take-over.ts';

/** What the branches of proposals begin with. */
const prefixes: Record<PublishLanguage, string> = { de: 'texte', en: 'content' };

/**
 * @param manifest - path of the file
 * @param today - as `YYYY-MM-DD`
 */
export function createPublishing(manifest: string, today: () => string = localDate): Publishing {
  return {
    prepare: (lang) =>
      withDraft(manifest, async ({ repository, remote, target, draft }): Promise<Publication | 'conflict'> => {
        if (draft === 'conflict') return 'conflict';
        const report = await reportDraft(draft, lang);
        const checks = await findChecks(repository, draft.parent);
        return { id: idOf(draft), remote, target, ...report, checks, files: draft.files };
      }),

    publish: (order) =>
      withDraft(manifest, async ({ repository, remote, target, draft }): Promise<Published | 'stale'> => {
        if (draft === 'conflict' || idOf(draft) !== order.id || draft.files.length === 0) return 'stale';
        const { errors, sentences: said } = await reportDraft(draft, order.lang);
        if (errors.length > 0) return 'stale';
        const title = order.title.replace(/\s+/g, ' ').trim();
        const body = (said ?? []).map(({ where, what }) => `- ${where}: ${what}`).join('\n');
        const message = `${title}\n\n${body}`.trim();
        const commit = await repository.text(['commit-tree', draft.tree, '-p', draft.parent], { input: message });
        const branch = await send(repository, remote, commit, `${prefixes[order.lang]}/${[today(), ...slugOf(title)].join('-')}`);
        await repository.text(['update-ref', ownRefs.published, commit]);
        return { branch, link: linkToPropose(remote.address, target, branch) };
      }),

    async latest(): Promise<Latest> {
      const { repository, commit } = await ask(manifest);
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

interface Asked {
  repository: Repository;
  remote: Remote;
  target: string;
  commit: string;
}

async function ask(manifest: string): Promise<Asked> {
  const repository = await openRepository(manifest);
  const remote = await findRemote(repository);
  return { repository, remote, ...(await fetchPublished(repository, remote)) };
}

async function withDraft<Result>(
  manifest: string,
  use: (what: Asked & { draft: Draft | 'conflict' }) => Promise<Result>,
): Promise<Result> {
  const folders: string[] = [];
  try {
    const asked = await ask(manifest);
    // Without a name there is no commit, and better said before than at the end.
    if ((await asked.repository.find(['var', 'GIT_COMMITTER_IDENT'])) === undefined) throw new StorageFailure(sentences.noName);
    return await use({ ...asked, draft: await makeDraft(asked.repository, manifest, asked.commit, folders) });
  } finally {
    removeFolders(folders);
  }
}

const idOf = ({ parent, tree }: Draft) => digest(parent, tree);

/** Sends a commit as a branch that the remote does not have yet. */
async function send(repository: Repository, remote: Remote, commit: string, wanted: string): Promise<string> {
  const listed = await repository.remotely(remote, ['ls-remote', '--heads', '--', remote.name]);
  const taken = new Set([...listed.matchAll(/\trefs\/heads\/(.+)$/gm)].map(([, name]) => name));
  let branch = wanted;
  for (let number = 2; taken.has(branch); number++) branch = `${wanted}-${number}`;
  const ref = `refs/heads/${branch}`;
  // Whoever has made the same branch at this very moment keeps it.
  const lease = `--force-with-lease=${ref}:`;
  await repository.remotely(remote, ['push', '--no-follow-tags', lease, '--', remote.name, `${commit}:${ref}`]);
  return branch;
}

/** A title as a part of a branch's name; nothing of one in letters that have no plain form. */
function slugOf(title: string): string[] {
  const slug = safeName(title.replace(/[/\\.]/g, ' '));
  return slug === 'file' ? [] : [slug];
}

function localDate(): string {
  const now = new Date();
  const part = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}
