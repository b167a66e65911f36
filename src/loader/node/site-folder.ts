/**
 * What lies in the folder of a site: the one reader of all that is published, shown or kept there.
 *
 * Only what lies there itself counts. A symbolic link, also in the place of a folder, could lead to any file of this machine, and somebody
 * else may have committed it; one that stays inside could lead to what is not meant for anybody, such as `.env` or `.git/config`. A hard
 * link is a file like any other: no program can tell which of its names was the first. Where the folder itself lies, and behind which
 * links, is its owner's matter.
 */

import { closeSync, constants, fstatSync, lstatSync, openSync, readdirSync, readFileSync, type Stats } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { attempt } from '../../../schema/attempt.ts';
import type { Unusable } from '../../findings/ports.ts';
import { readUnchanged } from './file-cache.ts';

/** What lies at a path: a file, a folder, a pipe. */
export interface Entry {
  /** Absolute. */
  file: string;
  stats: Stats;
}

/** Windows knows neither flag. O_NONBLOCK keeps the opening of a pipe from waiting for a writer. */
const readOnly = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

export class SiteFolder {
  /** Absolute. */
  readonly path: string;

  /** @param manifest - its file; paths are relative to its folder */
  constructor(manifest: string) {
    this.path = dirname(resolve(manifest));
  }

  /** What lies at a path, without opening it. */
  find(path: string): Entry | Unusable {
    const file = resolve(join(this.path, path));
    if (!isInside(this.path, file)) return 'outside';
    try {
      const stats = lstatBelow(this.path, file);
      return stats ? { file, stats } : 'link';
    } catch (error) {
      if (!isMissing(error)) return 'unreadable';
      const onDisk = this.asOnDisk(relative(this.path, file));
      return onDisk === undefined ? 'missing' : this.find(onDisk);
    }
  }

  /**
   * A path with the names that the disk has. "é" may be one sign or two (NFC, NFD): a Mac takes both for the same name, other systems do
   * not, and nobody sees a difference.
   *
   * @returns undefined where nothing lies there, or the path is that of the disk
   */
  asOnDisk(path: string): string | undefined {
    if (/^[\x20-\x7e]*$/.test(path)) return undefined;
    let found = '';
    for (const step of path.split(sep)) {
      const names = this.names(found);
      const name = names.includes(step) ? step : names.find((one) => one.normalize('NFC') === step.normalize('NFC'));
      if (name === undefined) return undefined;
      found = join(found, name);
    }
    return found === path ? undefined : found;
  }

  /** The content of a file; the bytes are the same object as long as it stays as it is. */
  read(path: string): { file: string; bytes: Buffer } | Unusable {
    const found = this.find(path);
    if (typeof found === 'string') return found;
    const { file, stats } = found;
    try {
      const bytes = readUnchanged(file, stats, () => readBelow(this.path, file));
      return bytes ? { file, bytes } : 'unreadable';
    } catch (error) {
      return isMissing(error) ? 'missing' : isLinkError(error) ? 'link' : 'unreadable';
    }
  }

  /** The names in a folder; none where there is no such folder. An empty path is that of the site's folder. */
  names(path: string): string[] {
    const folder = resolve(join(this.path, path));
    const found = folder === this.path ? { file: folder } : this.find(path);
    return (typeof found !== 'string' && attempt(() => readdirSync(found.file))) || [];
  }

  /**
   * All that lies in a folder and those below and is no folder, by path; a folder only where nobody can tell what is in it.
   *
   * @param isWanted - asked for each name, so that large folders can be left out as a whole
   */
  below(path: string, isWanted: (name: string) => boolean = () => true): [path: string, found: Entry | Unusable][] {
    const found = this.find(path);
    if (found === 'missing') return [];
    if (typeof found === 'string' || !found.stats.isDirectory()) return [[path, found]];
    const names = attempt(() => readdirSync(found.file));
    return names?.filter(isWanted).flatMap((name) => this.below(`${path}/${name}`, isWanted)) ?? [[path, 'unreadable']];
  }
}

/**
 * Reads a file that was found before. It is opened once, without following a link, and read by its descriptor; what lies there when it is
 * looked at again has to be what was opened. So no link gets in between, neither in the place of the file nor of a folder.
 *
 * @param folder - that of the site
 * @throws Error as `fs` does; `ELOOP`, as the system says it, where a link lies there meanwhile
 */
export function readBelow(folder: string, file: string): Buffer {
  for (let attempt = 1; ; attempt++) {
    const descriptor = openSync(file, readOnly);
    try {
      const opened = fstatSync(descriptor);
      const now = lstatBelow(folder, file);
      if (now && opened.isFile() && isSame(opened, now)) return readFileSync(descriptor);
      // Programs save by putting another file into the place of one, also at this very moment.
      if (!now?.isFile() || attempt === 3) throw linkError(file);
    } finally {
      closeSync(descriptor);
    }
  }
}

/** What the system says of a file; undefined where it, or a folder on the way to it, is a link. */
function lstatBelow(folder: string, file: string): Stats | undefined {
  const above = dirname(file);
  if (above !== folder && !lstatBelow(folder, above)) return undefined;
  const stats = lstatSync(file);
  return stats.isSymbolicLink() ? undefined : stats;
}

/** Not every file system of Windows has numbers that tell files apart: there it has to do that no link lies there afterwards. */
const isSame = (one: Stats, other: Stats) => process.platform === 'win32' || (one.ino === other.ino && one.dev === other.dev);

const linkError = (path: string) =>
  Object.assign(new Error(`ELOOP: too many symbolic links encountered, open '${path}'`), {
    code: 'ELOOP',
    syscall: 'open',
    path,
  });

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');
const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes(codeOf(error));
/** FreeBSD calls it EMLINK. */
const isLinkError = (error: unknown) => ['ELOOP', 'EMLINK'].includes(codeOf(error));

export function isInside(folder: string, file: string): boolean {
  const path = relative(folder, file);
  return path !== '' && path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}
