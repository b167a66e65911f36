/** Publishing from a folder on this machine, by git. */
import { localDate } from '../../../../schema/local-date.ts';
import type { Publishing } from '../../publishing.ts';
import { StorageFailure, type Stored } from '../../storage.ts';
import { readObjects } from '../objects.ts';
import { createEngine } from '../publishing.ts';
import { fastForward, refuseLinks } from './fast-forward.ts';
import { type GitFolder, openGit } from './git.ts';
import { GitRepository } from './git-repository.ts';
import { NothingPublished } from './remote.ts';
import { sentences } from './sentences.ts';
import { createWorkingFolder } from './working-folder.ts';

/**
 * @param manifest - path of the file
 * @param read - reads it, or says why it cannot be read
 * @param today - as `YYYY-MM-DD`
 */
export function createPublishing(manifest: string, read: () => Stored, today: () => string = localDate): Publishing {
  const repository = new GitRepository(manifest);
  const objects = readObjects(repository);
  const engine = createEngine({ repository, objects, draft: createWorkingFolder(manifest, read, repository, objects), today });

  return {
    async prepare(lang) {
      try {
        return await engine.prepare(lang);
      } catch (error) {
        if (error instanceof NothingPublished && (await lastCommit(await openGit(manifest)))) return 'unpublished';
        throw error;
      }
    },

    async begin() {
      read();
      const git = await repository.open();
      const commit = await lastCommit(git);
      if (commit === undefined) throw new StorageFailure(sentences.emptyRemote);
      const branch = (await git.find(['symbolic-ref', '--quiet', '--short', 'HEAD'])) ?? 'main';
      if (!(await repository.makeBranch(branch, commit))) throw new StorageFailure(sentences.publishedMeanwhile);
    },

    async publish(order) {
      const sent = await engine.publish(order);
      return sent === 'stale' ? sent : { branch: sent.branch, link: sent.link };
    },

    async latest() {
      const latest = await engine.latest();
      await refuseLinks(await repository.open(), latest.commit);
      return latest;
    },

    async takeOver(commit, version) {
      const kept = read();
      // Somebody has changed it since: then it need not hold what is published.
      if (kept.version !== version) return 'own-changes';
      return fastForward(await openGit(manifest), commit);
    },
  };
}

/** What the folder was committed as last; undefined where it never was. */
const lastCommit = (git: GitFolder) => git.find(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
