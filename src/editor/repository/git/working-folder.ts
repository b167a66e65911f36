/** The draft of whoever edits a site on this machine: the manifest in its folder, and the files there that it uses. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix, relative } from 'node:path';
import { publicFolder } from '../../../../schema/published-files.ts';
import { writeOut } from '../../../changes/node/sources.ts';
import { isBelow, isLinkIn, type TreeFiles } from '../../../changes/tree.ts';
import { folderOf, usualFolder } from '../../../files/media-names.ts';
import { DiskFiles } from '../../../loader/node/disk-files.ts';
import { loadSite } from '../../../loader/node/load-site.ts';
import { SiteFolder } from '../../../loader/node/site-folder.ts';
import { reportDraft } from '../../draft/report/report.ts';
import { StorageFailure, type Stored } from '../../storage.ts';
import type { Draft, Place, Side } from '../draft.ts';
import { filesBeside, folderBefore, isRemovable, isUnnamed, namedIn } from '../named-files.ts';
import { blobHash, type Objects } from '../objects.ts';
import { modeOf } from '../repository.ts';
import type { GitFolder } from './git.ts';
import type { GitRepository } from './git-repository.ts';
import { noteSent } from './proposal-refs.ts';
import { linkThere, sentences } from './sentences.ts';
import { writtenAt } from './written-at.ts';

export interface FolderPlace extends Place {
  git: GitFolder;
}

/** The mode of a symbolic link, as git has it. */
const linkMode = '120000';

/**
 * @param file - path of the manifest
 * @param read - reads it, or says why it cannot be read
 */
export function createWorkingFolder(
  file: string,
  read: () => Stored,
  repository: GitRepository,
  objects: Objects,
): Draft<FolderPlace> {
  const content = () => read().text;
  const namedBefore = async (manifest: string, known: TreeFiles) => {
    const { blob } = known.get(manifest) ?? {};
    return blob === undefined ? [] : namedIn(await objects.textOf(blob), filesBeside(manifest, known));
  };

  return {
    async look() {
      // A link would lead into another repository, or into none.
      read();
      const { git, commit: main, target } = await repository.fetch();
      if (isLinkIn((await objects.tree(main)).files, git.path)) throw new StorageFailure(linkThere(git.path));
      // Without a name there is no commit, and better said before than at the end.
      if ((await git.find(['var', 'GIT_COMMITTER_IDENT'])) === undefined) throw new StorageFailure(sentences.noName);
      const root = await git.find(['merge-base', 'HEAD', main]);
      return { git, manifest: git.path, target, main, root, isOwn: true };
    },

    text: async () => content(),

    // Whoever has put the folder back to its last version does not want what was sent to be taken back with it.
    async follows({ git }) {
      const head = await git.find(['rev-parse', '--verify', '--quiet', `HEAD:${git.path}`]);
      return (await repository.hashOf(git.path, content())) !== head;
    },

    async files({ git }, text, known) {
      const folder = folderBefore(git.path);
      const disk = new DiskFiles(file);
      const its = new Map(known);
      const before = filesBeside(git.path, known);
      const { files } = await loadSite(file, { content: Buffer.from(text) });
      const named = files.map((one) => relative(new SiteFolder(file).path, one).replaceAll('\\', '/'));
      const published = disk.published();
      const faults = new Map(published.map(({ address, fault }) => [publicFolder + address, fault]));
      for (const path of new Set([...named, ...faults.keys()])) {
        if (path === posix.basename(git.path) || path.startsWith('../')) continue;
        const found = faults.get(path) === 'outside' ? 'outside' : disk.read(path);
        if (found === 'missing') continue;
        const whole = folder + path;
        const unreadable = { mode: found === 'unreadable' ? '' : linkMode, blob: '' };
        const { mode } = known.get(whole) ?? {};
        its.set(
          whole,
          typeof found === 'string' ? unreadable : { mode: modeOf(mode), blob: await keep(git, whole, found.bytes, known) },
        );
      }
      const here = new SiteFolder(file);
      // A picture elsewhere in the repository is not the site's.
      const folders = new Set([usualFolder, ...[...named, ...(await namedBefore(git.path, known))].map(folderOf)]);
      const isOurs = (path: string) => isUnnamed(path) || (isRemovable(path) && folders.has(folderOf(path)));
      const gone = [...before.keys()].filter((path) => isOurs(path) && here.find(path) === 'missing');
      // Git itself leaves out what a sparse checkout does not want.
      const listed =
        gone.length === 0 ? '' : await git.text(['ls-files', '-t', '-z', '--', ...gone.map((path) => folder + path)]);
      const leftOut = new Set(listed.split('\0').flatMap((line) => (line.startsWith('S ') ? [line.slice(2)] : [])));
      for (const path of gone) if (!leftOut.has(folder + path)) its.delete(folder + path);
      return its;
    },

    isWhole: true,

    async report({ now, before, sent }, { git }, lang) {
      const folder = await mkdtemp(join(tmpdir(), 'publish-'));
      const written = async (side: Side | undefined) => side && writtenAt(await writeSide(side, git.path, folder, objects));
      try {
        const sides = { now: await written(now), before: await written(before), sent: await written(sent) };
        return await reportDraft({ ...sides, now: sides.now ?? writtenAt(file) }, lang);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },

    async commit({ git, main }, own, base) {
      const mode = modeOf((await objects.tree(main)).files.get(git.path)?.mode);
      const kept = { path: git.path, mode, content: { text: content() } };
      const tree = await repository.makeTree(base ?? main, [...own, kept]);
      return repository.makeCommit(git.path, tree, base === undefined ? [] : [base]);
    },

    async noteSent(branch, commit, draft, base) {
      await noteSent(await repository.open(), branch, { commit, draft }, base);
    },
  };
}

/** Keeps a content as git keeps that file; most of them are kept already. */
async function keep(git: GitFolder, path: string, bytes: Buffer, known: TreeFiles): Promise<string> {
  const blob = await blobHash(bytes);
  return blob === known.get(path)?.blob ? blob : git.keep(path, bytes);
}

/** Writes a manifest with the files that it uses. @returns the path of the manifest, in a new folder */
async function writeSide({ text, files }: Side, manifest: string, folder: string, objects: Objects): Promise<string> {
  const place = await mkdtemp(join(folder, 'side-'));
  return writeOut(Buffer.from(text), manifest, place, {
    list: async (below) => [...files.keys()].filter((path) => isBelow(below, path)),
    show: async (path) => {
      const entry = files.get(path);
      if (isLinkIn(files, path)) return 'link';
      if (entry?.blob === '') return 'unreadable';
      return entry && Buffer.from(await objects.bytesOf(entry.blob));
    },
  });
}
