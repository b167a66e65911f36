/** The folder that a command is about to write. */
import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { cleanUp, isForeign } from '../output/folder/out-folder.ts';

/**
 * Makes a folder ready to be replaced: a build that was killed in the wrong moment may have left none, but the last good site beside it.
 *
 * @param out relative to the current folder
 * @returns the absolute path, of what a symbolic link leads to and not of the link; undefined after saying why the folder cannot be taken
 */
export function takeFolder(out: string): string | undefined {
  const folder = existsSync(out) ? realpathSync(out) : resolve(out);
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error(`${out} is a link that leads nowhere. Make the folder that it leads to, or remove the link.`);
    return undefined;
  }
  if (isWithin(folder, process.cwd())) {
    console.error(`${out} is the folder that you are in, or one around it. Name another folder with --out.`);
    return undefined;
  }
  if (isDisk(folder)) {
    console.error(`${out} is a disk of its own, which cannot be replaced as a whole. Name a folder on it with --out.`);
    return undefined;
  }
  cleanUp(folder);
  if (!isForeign(folder)) return folder;
  console.error(`${out} holds what this build did not make. Name another folder with --out, or remove it yourself.`);
  return undefined;
}

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !isAbsolute(way) && way.split(sep)[0] !== '..';
}

/** Whether a disk or a volume begins here: such a folder can be filled and emptied, but not renamed. */
const isDisk = (folder: string) => existsSync(folder) && statSync(folder).dev !== statSync(dirname(folder)).dev;
