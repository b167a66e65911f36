/**
 * Brings the folder to where a publication is, once the manifest holds what was published: the other files come, the branch follows, and
 * what was published from here is no change any more. That is a fast-forward of git, in which the manifest stays as it is kept.
 */
import { constants, copyFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StorageFailure } from '../storage.ts';
import { GitRefusal, type Repository } from './publish-git.ts';
import { sentences } from './publish-sentences.ts';

/**
 * @param commit - the publication
 * @returns `own-changes` where other files were changed here, `own-branch` where the folder's branch goes another way; then nothing was done
 */
export async function fastForward(repository: Repository, commit: string): Promise<'done' | 'own-changes' | 'own-branch'> {
  const head = await repository.find(['rev-parse', '--verify', '--quiet', 'HEAD']);
  if (head === undefined) return 'own-branch';
  if (head !== commit && (await repository.find(['merge-base', '--is-ancestor', head, commit])) === undefined)
    return 'own-branch';
  const index = resolve(repository.top, await repository.text(['rev-parse', '--git-path', 'index']));
  const draft = `${index}.lock`;
  try {
    // As git does it itself: whoever holds this file may change the index.
    copyFileSync(index, draft, constants.COPYFILE_EXCL);
  } catch (error) {
    throw new StorageFailure(sentences.gitBusy, { cause: error });
  }
  try {
    const env = { GIT_INDEX_FILE: draft };
    // In a folder that was copied, or where a file was written again as it was, the index takes everything for changed until it has looked.
    await repository.find(['update-index', '-q', '--refresh'], { env });
    // What lies here as it is published is no change of ours, and no hindrance.
    const entries = await entriesAlreadyHere(repository, head, commit);
    await repository.text(['update-index', '-z', '--index-info'], { env, input: entries.join('') });
    await repository.text(['read-tree', '-m', '-u', head, commit], { env });
    await repository.text(['update-ref', '-m', 'editor: latest', 'HEAD', commit, head]);
    renameSync(draft, index);
    return 'done';
  } catch (error) {
    if (error instanceof GitRefusal) return 'own-changes';
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Lines for the index: the manifest, and every file that lies here with the content that the commit has. */
async function entriesAlreadyHere(repository: Repository, head: string, commit: string): Promise<string[]> {
  const [before, after] = [await repository.files(head), await repository.files(commit)];
  const entries: string[] = [];
  for (const [path, { mode, blob }] of after) {
    if (before.get(path)?.blob === blob && path !== repository.path) continue;
    const here = path === repository.path ? blob : await repository.find(['hash-object', '--', join(repository.top, path)]);
    if (here === blob) entries.push(`${mode} ${blob}\t${path}\0`);
  }
  return entries;
}
