/**
 * Brings the folder to where a publication is, once the manifest holds what was published: the other files come, the branch follows, and
 * what was published from here is no change any more. That is a fast-forward of git, in which the manifest stays as it is kept.
 */
import { constants, copyFileSync, renameSync, rmSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { publicFolder } from '../../../../schema/published-files.ts';
import { isBelow, linksOf } from '../../../changes/tree.ts';
import { SiteFolder } from '../../../loader/node/site-folder.ts';
import { StorageFailure } from '../../storage.ts';
import { namedIn } from '../named-files.ts';
import { type GitFolder, GitRefusal } from './git.ts';
import { linkThere, sentences } from './sentences.ts';

/**
 * @param commit - the publication
 * @returns `own-changes` where other files were changed here, `own-branch` where the folder's branch goes another way; then nothing was done
 */
export async function fastForward(git: GitFolder, commit: string): Promise<'done' | 'own-changes' | 'own-branch'> {
  await refuseLinks(git, commit);
  const head = await git.find(['rev-parse', '--verify', '--quiet', 'HEAD']);
  if (head === undefined) return 'own-branch';
  if (head !== commit && !(await git.isAncestor(head, commit))) return 'own-branch';
  if (await wouldOverwrite(git, head, commit)) return 'own-changes';
  const index = resolve(git.top, await git.text(['rev-parse', '--git-path', 'index']));
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
    await git.find(['update-index', '-q', '--refresh'], { env });
    // What lies here as it is published is no change of ours, and no hindrance.
    const entries = await entriesAlreadyHere(git, head, commit);
    await git.text(['update-index', '-z', '--index-info'], { env, input: entries.join('') });
    await git.text(['read-tree', '-m', '-u', head, commit], { env });
    await git.text(['update-ref', '-m', 'editor: latest', 'HEAD', commit, head]);
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
async function entriesAlreadyHere(git: GitFolder, head: string, commit: string): Promise<string[]> {
  const [before, after] = [await git.files(head), await git.files(commit)];
  const entries: string[] = [];
  for (const [path, { mode, blob }] of after) {
    if (before.get(path)?.blob === blob && path !== git.path) continue;
    const here = path === git.path ? blob : await git.find(['hash-object', '--', join(git.top, path)]);
    if (here === blob) entries.push(`${mode} ${blob}\t${path}\0`);
  }
  return entries;
}

/**
 * A checkout makes a symbolic link of what a commit says is one.
 *
 * @throws StorageFailure where a commit has one in the place of the manifest, in `public/`, in the place of a file that the manifest names
 *   or of a folder on the way there
 */
export async function refuseLinks(git: GitFolder, commit: string): Promise<void> {
  const links = linksOf(await git.files(commit));
  if (links.length === 0) return;
  const folder = posix.dirname(git.path);
  const published = posix.join(folder, publicFolder);
  const text = (await git.find(['cat-file', 'blob', `${commit}:${git.path}`])) ?? '';
  const named = namedIn(text, { has: () => true }).map((path) => posix.join(folder, path));
  // Not every disk tells capitals apart.
  const used = [git.path, published, ...named].map((path) => path.toLowerCase());
  const isUsed = (link: string) => isBelow(published, link) || used.some((path) => isBelow(link, path));
  const found = links.find((link) => isUsed(link.toLowerCase()));
  if (found !== undefined) throw new StorageFailure(linkThere(found));
}

/**
 * Whether something lies here that git does not know, in the place of what a commit would add. Git itself spares it unless `.gitignore`
 * names it: then it takes it for something that anybody can make anew.
 */
async function wouldOverwrite(git: GitFolder, head: string, commit: string): Promise<boolean> {
  const [before, after] = [await git.files(head), await git.files(commit)];
  const here = new SiteFolder(join(git.top, 'any'));
  for (const [path, { blob }] of after) {
    if (before.has(path)) continue;
    const inTheWay = findInTheWay(here, path);
    // What git knows it looks after itself.
    if (inTheWay !== undefined && before.has(inTheWay)) continue;
    if (inTheWay !== undefined) return true;
    for (const [place, found] of here.below(path)) {
      if (before.has(place)) continue;
      const isFile = place === path && typeof found !== 'string' && found.stats.isFile();
      if (!isFile || (await git.find(['hash-object', '--', found.file])) !== blob) return true;
    }
  }
  return false;
}

/** A file or a link that lies where a folder would have to be for a path. */
function findInTheWay(folder: SiteFolder, path: string): string | undefined {
  const steps = path.split('/').slice(0, -1);
  const places = steps.map((_, index) => steps.slice(0, index + 1).join('/'));
  return places.find((place) => {
    const found = folder.find(place);
    return found !== 'missing' && (typeof found === 'string' || !found.stats.isDirectory());
  });
}
