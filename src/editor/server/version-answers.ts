/** What is answered about versions: which there are, what each has changed, and its text. */
import { mkdirSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ownStyles } from '../../../schema/own-styles.ts';
import { publicFolder } from '../../../schema/published-files.ts';
import { writeAtomically } from '../../disk/write-atomically.js';
import { SiteFolder } from '../../manifest/node/site-folder.ts';
import type { Versions as Answers } from '../storage.ts';
import { StorageFailure } from '../storage.ts';
import { sentencesBetween } from './publish-report.ts';
import { isMedia, isPicture } from './site-files.ts';
import type { KeptVersion, Versions } from './versions.ts';

const gone = {
  de: 'Diesen Stand gibt es nicht mehr. Laden Sie die Liste neu.',
  en: 'This version is not there any more. Load the list anew.',
};

/** Whether a path leads to a file that a site may have beside its manifest, such as a picture; `..` and hidden folders are no part of one. */
const mayComeBack = (path: string): boolean =>
  path.split(/[\\/]/).every((part) => part !== '' && !part.startsWith('.')) &&
  (isMedia(path) || path.startsWith(`${publicFolder}/`) || path === ownStyles);

/** @param manifest - path of the file */
export function answerVersions(manifest: string, versions: Versions): Answers {
  const find = (id: string) => {
    const all = versions.list();
    const at = all.findIndex((version) => version.id === id);
    const version = all[at];
    if (!version) throw new StorageFailure(gone);
    return { version, before: all[at - 1] };
  };
  return {
    async list() {
      await versions.settled();
      return versions
        .list()
        .reverse()
        .map(({ id, time, by }) => ({ id, time, by }));
    },

    async changes(id, lang) {
      const { version, before } = find(id);
      if (!before) return undefined;
      const folder = await mkdtemp(join(tmpdir(), 'versions-'));
      try {
        const write = (one: KeptVersion, name: string) => versions.writeTo(join(folder, name), one);
        const [was, is] = [await write(before, 'before'), await write(version, 'now')];
        return was === undefined || is === undefined ? undefined : await sentencesBetween(was, is, lang);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },

    async read(id) {
      const { version } = find(id);
      const text = versions.content(version.text);
      if (!text) throw new StorageFailure(gone);
      const folder = new SiteFolder(manifest);
      for (const [path, name] of Object.entries(version.files)) {
        // A list may come from a stranger, with the folder: it brings back pictures and the like, and nothing beyond them.
        if (!mayComeBack(path) || folder.find(path) !== 'missing') continue;
        const bytes = versions.content(name);
        if (!bytes) continue;
        const file = join(dirname(manifest), path);
        mkdirSync(dirname(file), { recursive: true });
        writeAtomically(file, bytes);
      }
      return text.toString();
    },

    async removePictures(paths) {
      const folder = new SiteFolder(manifest);
      const isOurs = (path: string) => isPicture(path) && mayComeBack(path) && !path.startsWith(`${publicFolder}/`);
      const kept = await versions.noteWith(paths.filter((path) => isOurs(path) && typeof folder.find(path) !== 'string'));
      for (const path of kept) rmSync(join(folder.path, path), { force: true });
      return kept;
    },
  };
}
