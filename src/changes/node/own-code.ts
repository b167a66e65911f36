/** The code of a site's own section types. What it changes on a page nobody can say in words; which type has changed, and where it stands, can be. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { digest } from '../../disk/hash.js';
import type { OwnCode } from '../side.ts';

/** Folder of a site's own section types, in the folder of the site. */
export const ownSections = 'sections';

/** What no page is made of. */
const besides = /(?:^|\/)(?:examples\.json|[^/]*\.md|[^/]*\.test\.\w+)$/;

/**
 * @param paths of the files below the folder of own types, from there, with slashes
 * @param read what a file holds
 */
export async function nameCode(paths: readonly string[], read: (path: string) => Promise<Buffer>): Promise<OwnCode> {
  const contents = new Map<string, string[]>();
  for (const path of [...paths].sort()) {
    const [type = '', ...rest] = path.split('/');
    if (rest.length === 0 || besides.test(path)) continue;
    // On Windows, git may write other line ends than it keeps.
    const content = (await read(path)).toString('latin1').replaceAll('\r\n', '\n');
    contents.set(type, [...(contents.get(type) ?? []), path, content]);
  }
  return new Map([...contents].map(([type, parts]) => [type, digest(JSON.stringify(parts))]));
}

/** @param project the folder of the site */
export async function readOwnCode(project: string): Promise<OwnCode> {
  const folder = join(project, ownSections);
  if (!existsSync(folder)) return new Map();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.flatMap((entry) =>
    entry.isFile()
      ? join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .split(sep)
          .join('/')
      : [],
  );
  return nameCode(paths, (path) => readFile(join(folder, path)));
}
