/** For tests: what a folder holds, so that two can be compared. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Path below a folder → the sum of the file's bytes; folders end in a slash. Order is that of code units. */
export function treeOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    names.map((name) => {
      const path = join(folder, name);
      const isFolder = statSync(path).isDirectory();
      return [
        name.replaceAll('\\', '/') + (isFolder ? '/' : ''),
        isFolder ? '' : createHash('sha256').update(readFileSync(path)).digest('hex'),
      ];
    }),
  );
}

/** What stands beside a folder that belongs to it by name, such as a draft. */
export function besides(folder: string): string[] {
  const name = folder.slice(dirname(folder).length + 1);
  return readdirSync(dirname(folder)).filter((other) => other !== name && other.startsWith(`${name}.`));
}
