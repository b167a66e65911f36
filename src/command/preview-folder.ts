/** Where `start` builds. Not into `dist`: what stands there may be about to be published, and another preview may be served meanwhile. */
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { hash } from '../disk/hash.js';
import { removeTree } from '../output/folder/out-folder.ts';
import type { CommandContext } from './context.ts';

/** Previews that nobody has built for this long are removed. */
const keptFor = 30 * 24 * 3_600_000;

/**
 * Names the folder of a manifest's preview, the same each time, so that the next build takes what stays the same from there. Removes
 * those of long ago.
 *
 * @param site - the manifest, relative to the current folder
 * @returns an absolute path; there may be no such folder yet
 */
export function previewFolder(site: string, { cache }: CommandContext): string {
  const previews = join(dirname(cache), 'previews');
  for (const name of existsSync(previews) ? readdirSync(previews) : []) {
    const folder = join(previews, name);
    const built = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (built < Date.now() - keptFor) removeTree(folder);
  }
  const manifest = existsSync(site) ? realpathSync(site) : resolve(site);
  return join(previews, hash(manifest));
}
