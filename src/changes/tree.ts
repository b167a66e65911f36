/** The files of a git tree, as `git ls-tree -r -z --full-tree` lists them. */

/** Path → mode and blob. */
export type TreeFiles = ReadonlyMap<string, { mode: string; blob: string }>;

/** The mode of a symbolic link; its blob holds where it leads. */
const linkMode = '120000';

export function parseTree(listed: string): TreeFiles {
  const entries = listed.split('\0').flatMap((line): [string, { mode: string; blob: string }][] => {
    const [, mode = '', blob = '', name = ''] = /^(\d+) blob (\w+)\t(.*)$/s.exec(line) ?? [];
    return name === '' ? [] : [[name, { mode, blob }]];
  });
  return new Map(entries);
}

export const linksOf = (files: TreeFiles): string[] =>
  [...files].flatMap(([path, { mode }]) => (mode === linkMode ? [path] : []));

/** Whether a path is that of a symbolic link, or leads through one. */
export const isLinkIn = (files: TreeFiles, path: string): boolean =>
  path.split('/').some((_, index, steps) => files.get(steps.slice(0, index + 1).join('/'))?.mode === linkMode);

/** Whether a path is that of a folder or lies below it: a link in the folder's place counts too. */
export const isBelow = (folder: string, path: string): boolean => path === folder || path.startsWith(`${folder}/`);
