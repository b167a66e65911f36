/** Gives the files of the last build a second name in a draft: most of them will stay the same. */
import { copyFileSync, linkSync, mkdirSync, rmSync, statSync, unlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A file as it was written: its size in bytes, when it was last changed in any way (`ctime`, which no program can set), and its place on
 * the disk.
 */
export interface Written {
  address: string;
  size: number;
  changed: number;
  place: number;
}

/** What became of each file: not there, or not as it was written; a second name of the same file; a copy. */
export const states = { none: 0, linked: 1, copied: 2 } as const;

export interface Relinking {
  /** The folder of the last build. */
  out: string;
  draft: string;
  files: Written[];
}

/** @returns one of `states` for each file */
export function relink({ out, draft, files }: Relinking): Uint8Array {
  const state = new Uint8Array(files.length);
  const folders = new Set<string>();
  for (const [index, file] of files.entries()) {
    const folder = dirname(file.address);
    if (!folders.has(folder)) mkdirSync(join(draft, folder), { recursive: true });
    folders.add(folder);
    const to = join(draft, file.address);
    state[index] = states.none;
    try {
      const from = join(out, file.address);
      // Before it is linked: a second name is a change too.
      const { size, ctimeMs, ino } = statSync(from);
      if (size !== file.size || ctimeMs !== file.changed || ino !== file.place) continue;
      const how = linkOrCopy(from, to);
      // Asked of the new name: what stands behind the old one may be another file by now.
      if (statSync(how === states.linked ? to : from).ino === file.place) state[index] = how;
      else unlinkSync(to);
    } catch {
      // It is gone, or another build has just replaced the folder: it will be made anew.
      rmSync(to, { force: true });
    }
  }
  return state;
}

let canLink = true;

function linkOrCopy(from: string, to: string): (typeof states)['linked' | 'copied'] {
  if (canLink) {
    try {
      linkSync(from, to);
      return states.linked;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw error;
      // Some disks know no links.
      canLink = false;
    }
  }
  copyFileSync(from, to);
  return states.copied;
}
