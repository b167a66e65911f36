/**
 * Files that were read before and have not changed since. While somebody edits, a manifest is loaded at every save, and
 * its images are the same nearly every time.
 */
import { readFileSync, type Stats } from 'node:fs';

/** With more files than these everything is forgotten, so that a long session does not fill the memory. */
const mostFiles = 500;

const contents = new Map<string, { stamp: string; bytes: Buffer }>();

/**
 * The bytes of a file, the same object as long as the file stays as it is.
 *
 * @param stats What is known of the file: asking the system again would cost more than everything else here.
 * @returns Undefined for what is no file: a pipe or a device would never end.
 * @throws Error as `fs` does.
 */
export function readUnchanged(file: string, stats: Stats): Buffer | undefined {
  if (!stats.isFile()) return undefined;
  const stamp = `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
  const known = contents.get(file);
  if (known?.stamp === stamp) return known.bytes;
  const bytes = readFileSync(file);
  if (contents.size >= mostFiles) contents.clear();
  contents.set(file, { stamp, bytes });
  return bytes;
}
