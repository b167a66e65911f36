/** The folder that a command is about to write. */
import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { cleanUp, isForeign } from '../build/out-folder.ts';

/**
 * Makes a folder ready to be replaced: a build that was killed in the wrong moment may have left none, but the last good site beside it.
 *
 * @param out relative to the current folder
 * @returns the absolute path, of what a symbolic link leads to and not of the link; undefined after saying that the folder is not ours
 */
export function takeFolder(out: string): string | undefined {
  const folder = existsSync(out) ? realpathSync(out) : resolve(out);
  cleanUp(folder);
  if (!isForeign(folder)) return folder;
  console.error(`${out} holds what this build did not make. Name another folder with --out, or remove it yourself.`);
  return undefined;
}
