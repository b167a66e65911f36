/**
 * The folder that a site is written to, and its replacement in one step. A build writes into a draft beside it; only a draft that is
 * complete takes the folder's place. So if a build fails or is killed, the last good site stays.
 *
 * ```
 *  dist                          the site
 *  dist.draft-HOST-PID-RANDOM    what a build is writing
 *  dist.old-HOST-PID-RANDOM      what a draft has just replaced, until it is removed
 * ```
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { hash } from '../../disk/hash.js';

/** Names a folder as made by this build: only such a folder, or an empty one, is ever replaced or removed. */
export const marker = '.made-by-build';

/** Process ids mean something on one machine only; in a container too, as its host name is its own. */
const host = hash(hostname());

/** No build takes as long: an older draft was left behind, even if another process has its process id now. */
const longest = 24 * 3_600_000;

/**
 * Whether something stands at a path that is not this build's to replace: a file, or a folder with files of someone else,
 * a checkout above all.
 */
export function isForeign(out: string): boolean {
  const found = statSync(out, { throwIfNoEntry: false });
  if (!found) return false;
  if (!found.isDirectory() || existsSync(join(out, '.git'))) return true;
  return !existsSync(join(out, marker)) && readdirSync(out).length > 0;
}

/** Makes an empty draft beside `out`. */
export function createDraft(out: string): string {
  const draft = `${out}.draft-${host}-${process.pid}-${randomBytes(3).toString('hex')}`;
  makeFolder(draft);
  try {
    // First of all, so that a draft that is left behind is known as one.
    writeFileSync(join(draft, marker), '');
  } catch (error) {
    removeTree(draft);
    throw error;
  }
  return draft;
}

/** Makes a folder, and those around it. Node's own way to do that never ends where none can be made, as below /proc. */
function makeFolder(folder: string): void {
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another build may have made it at the same time.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/**
 * Puts a draft in the place of `out`.
 *
 * Node cannot exchange two folders at once, so for the time between two renames, some microseconds, there is none; a build that is killed
 * right there has left both, and `cleanUp` puts the old one back.
 *
 * @throws Error as `fs` does; `out` is as it was then
 */
export function replaceBy(draft: string, out: string): void {
  const old = draft.replace('.draft-', '.old-');
  // Another build may put its result there at the same time; the last one stays.
  for (let attempt = 1; ; attempt++) {
    const moved = tryRename(out, old);
    try {
      renameSync(draft, out);
      break;
    } catch (error) {
      if (moved && !existsSync(out)) renameSync(old, out);
      else if (moved) removeTree(old);
      if (attempt === 10 || !existsSync(out)) throw error;
    }
  }
  removeTree(old);
}

/**
 * Removes what builds of `out` that are no longer running have left, and puts the last good site back where one was killed while it
 * replaced it. Does not touch what running builds write.
 */
export function cleanUp(out: string): void {
  const parent = dirname(out);
  if (!existsSync(parent)) return;
  const left = new RegExp(`^${literally(basename(out))}\\.(draft|old)-([\\w-]{6,8})-(\\d+)-[0-9a-f]{6}$`);
  for (const name of readdirSync(parent)) {
    const [, kind, itsHost, pid] = left.exec(name) ?? [];
    const folder = join(parent, name);
    if (!kind || isRunning(folder, itsHost, Number(pid)) || isForeign(folder)) continue;
    if (kind === 'old' && !existsSync(out)) tryRename(folder, out);
    else removeTree(folder);
  }
}

function isRunning(folder: string, itsHost: string | undefined, pid: number): boolean {
  if (Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0) > longest) return false;
  if (itsHost !== host) return true;
  try {
    // Signal 0 only asks.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Removes a folder with all that is in it. What is gone already, or will not go, is no reason to fail: the next build tries again. */
export function removeTree(folder: string): void {
  // Thousands of files go in a third of the time of `rmSync`, which asks for each what it is.
  try {
    // The marker goes last: what is left of a folder when the process is killed meanwhile is still known as a build's.
    const entries = readdirSync(folder, { withFileTypes: true });
    for (const entry of entries.sort((one, other) => Number(one.name === marker) - Number(other.name === marker))) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) removeTree(path);
      else unlinkSync(path);
    }
    rmdirSync(folder);
  } catch {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    } catch {
      // On Windows a file that another program has open cannot be removed.
    }
  }
}

function tryRename(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
