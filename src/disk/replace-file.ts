/** Replaces a file of the author. */
import { accessSync, constants, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDraftOf, writeAtomically } from './write-atomically.js';

/** A draft that is older belongs to a command that was killed. In milliseconds. */
const abandoned = 60_000;

/**
 * Replaces a file in one step; its mode stays.
 *
 * @throws Error when the file cannot be written, or is locked (read-only); it is then as it was.
 */
export function replaceFile(file: string, text: string): void {
  const { mode } = statSync(file);
  // Renaming asks the folder alone, and a file that is locked is meant to stay as it is: also where one may do anything.
  if ((mode & 0o222) === 0) throw lockedError(file);
  accessSync(file, constants.W_OK);
  removeAbandoned(file);
  writeAtomically(file, text, { mode, flush: true });
}

/** As the system says it where it is asked. */
const lockedError = (path: string) =>
  Object.assign(new Error(`EACCES: permission denied, open '${path}'`), { code: 'EACCES', syscall: 'open', path });

function removeAbandoned(file: string): void {
  const folder = dirname(file);
  try {
    for (const name of readdirSync(folder)) {
      if (!isDraftOf(name, file)) continue;
      const made = statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (made < Date.now() - abandoned) rmSync(join(folder, name), { force: true });
    }
  } catch {
    // Where a folder cannot be listed, a file in it can be replaced all the same.
  }
}
