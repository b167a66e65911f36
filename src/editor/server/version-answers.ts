/** What is answered about versions: which there are, what each has changed, and its text. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ownStyles } from '../../../schema/own-styles.ts';
import { publicFolder } from '../../../schema/published-files.ts';
import { writeAtomically } from '../../disk/write-atomically.js';
import { isMedia, isPicture } from '../../files/media-names.ts';
import { SiteFolder } from '../../loader/node/site-folder.ts';
import { sentencesBetween } from '../draft/report/report.ts';
import { writtenAt } from '../repository/git/written-at.ts';
import type { Versions as Answers } from '../storage.ts';
import { StorageFailure } from '../storage.ts';
import { SiteFiles } from './site-files.ts';
import type { KeptVersion } from './version-list.ts';
import { keptPath, type Versions } from './versions.ts';

const gone = {
  de: 'Diesen Stand gibt es nicht mehr. Laden Sie die Liste neu.',
  en: 'This version is not there any more. Load the list anew.',
};

/** Whether a path leads to a file that a site may have beside its manifest, such as a picture; `..`, hidden folders and packages are no part of one. */
const mayComeBack = (path: string): boolean =>
  path.split(/[\\/]/).every((part) => !/^$|^\.|^node_modules$|\0/i.test(part)) &&
  (isMedia(path) || path.startsWith(`${publicFolder}/`) || path === ownStyles);

function writeFile(file: string, bytes: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeAtomically(file, bytes);
}

/**
 * @param manifest - path of the file
 * @param preview - the origin of the preview, which serves the files of versions
 */
export function answerVersions(manifest: string, versions: Versions, preview = ''): Answers {
  /** A list may come from a stranger, with the folder: it brings back pictures and the like, and nothing beyond them. */
  const filesOf = (version: KeptVersion) => versions.contentsOf(version, mayComeBack);
  const find = (id: string) => {
    const all = versions.list();
    const at = all.findIndex((version) => version.id === id);
    const version = all[at];
    if (!version) throw new StorageFailure(gone);
    const earlier = all.slice(0, at);
    // A publication has been saved before: what is new in it has come since the last one.
    const published = earlier.findLast(({ by }) => by === 'publication') ?? earlier[0];
    return { version, before: version.by === 'publication' ? published : earlier.at(-1) };
  };
  return {
    async list() {
      await versions.settled();
      return versions
        .list()
        .reverse()
        .map(({ text: _, files: __, ...version }) => version);
    },

    async changes(id, lang) {
      const { version, before } = find(id);
      if (!before) return undefined;
      const folder = await mkdtemp(join(tmpdir(), 'versions-'));
      try {
        const write = (one: KeptVersion, name: string) => versions.writeTo(join(folder, name), one);
        const [was, is] = [await write(before, 'before'), await write(version, 'now')];
        return was === undefined || is === undefined ? undefined : await sentencesBetween(writtenAt(was), writtenAt(is), lang);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },

    async differences(id, draft, lang) {
      const folder = await mkdtemp(join(tmpdir(), 'versions-'));
      try {
        const then = await versions.writeTo(folder, find(id).version);
        return then === undefined ? undefined : await sentencesBetween(writtenAt(manifest, draft), writtenAt(then), lang);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },

    async read(id) {
      const { version } = find(id);
      const text = versions.text(version);
      if (!text) throw new StorageFailure(gone);
      // What is said of files is said of those that lie in a folder.
      const folder = await mkdtemp(join(tmpdir(), 'version-'));
      try {
        const kept = join(folder, 'site.json');
        writeFileSync(kept, text);
        for (const [path, bytes] of filesOf(version)) writeFile(join(folder, path), bytes);
        // Links to what was too large lead to it, as it is now.
        for (const path of version.without?.filter(mayComeBack) ?? []) writeFile(join(folder, path), Buffer.alloc(0));
        const files = new SiteFiles(kept);
        files.named = Object.keys(versions.filesOf(version));
        return { text: text.toString(), files: files.list(preview + keptPath(id)) };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },

    async putBack(id, named) {
      const folder = new SiteFolder(manifest);
      const isWanted = (path: string) => mayComeBack(path) && folder.find(path) === 'missing' && (named?.includes(path) ?? true);
      for (const [path, bytes] of versions.contentsOf(find(id).version, isWanted)) {
        versions.own.add(path);
        writeFile(join(dirname(manifest), path), bytes);
      }
    },

    async removePictures(paths) {
      const folder = new SiteFolder(manifest);
      const isOurs = (path: string) => isPicture(path) && mayComeBack(path) && !path.startsWith(`${publicFolder}/`);
      const kept = await versions.noteWith(paths.filter((path) => isOurs(path) && typeof folder.find(path) !== 'string'));
      for (const path of kept) {
        versions.own.add(path);
        rmSync(join(folder.path, path), { force: true });
      }
      return kept;
    },
  };
}
