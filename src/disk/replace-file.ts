/** Replaces a file of the author. */
import { readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDraftOf, writeAtomically } from './write-atomically.js';

/** A draft that is older belongs to a command that was killed. In milliseconds. */
const abandoned = 60_000;

/**
 * Replaces a file in one step; its mode stays, and a symbolic link stays one.
 *
 * @throws Error when the file cannot be written; it is then as it was.
 */
export function replaceFile(file: string, text: string): void {
  const target = realpathSync(file);
  const { mode } = statSync(target);
  removeAbandoned(target);
  writeAtomically(target, text, { mode, flush: true });
}

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
