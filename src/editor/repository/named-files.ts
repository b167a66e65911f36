/** The files of a repository as a manifest in it names them: relative to its own folder. */

import { ownStyles } from '../../../schema/own-styles.ts';
import { publicFolder } from '../../../schema/published-files.ts';
import { isBelow, type TreeFiles } from '../../changes/tree.ts';
import { folderOf, isPicture } from '../../files/media-names.ts';

/** The folder of a manifest, from the top, with a slash; empty where the manifest lies there. */
export const folderBefore = (manifest: string): string => {
  const folder = folderOf(manifest);
  return folder === '' ? '' : `${folder}/`;
};

/** Path, relative to the manifest → mode and hash. */
export function filesBeside(manifest: string, files: TreeFiles): TreeFiles {
  const folder = folderBefore(manifest);
  return new Map(
    [...files].flatMap(([path, entry]) => (path.startsWith(folder) ? [[path.slice(folder.length), entry] as const] : [])),
  );
}

/** The files that a manifest names: all of its texts that are paths of one. */
export function namedIn(manifest: string, files: Pick<TreeFiles, 'has'>): string[] {
  const named = new Set<string>();
  try {
    JSON.parse(manifest, (_, value: unknown) => {
      const path = typeof value === 'string' ? value.replace(/^(?:\.\/)+/, '') : '';
      if (files.has(path)) named.add(path);
      return value;
    });
  } catch {
    // Broken: then nothing is named.
  }
  return [...named];
}

/** Whether the editor may remove a picture: not one that is published as it is. */
export const isRemovable = (path: string): boolean => isPicture(path) && !isBelow(publicFolder, path);

/** Whether a file is the site's, though no manifest names it. */
export const isUnnamed = (path: string): boolean => path === ownStyles || isBelow(publicFolder, path);
