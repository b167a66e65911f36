/**
 * Files that were read before and have not changed since. While somebody edits, a manifest is loaded at every save, and
 * its images are the same nearly every time.
 */
import type { Stats } from 'node:fs';

/** With more bytes than these the files that were read first are forgotten, so that a long session with large photos does not fill the memory. */
const most = 128 * 1024 * 1024;

/** The oldest first. */
const contents = new Map<string, { stamp: string; bytes: Buffer }>();
let size = 0;

/**
 * The bytes of a file, the same object as long as the file stays as it is.
 *
 * @param stats What is known of the file: asking the system again would cost more than everything else here.
 * @param read Reads it.
 * @returns Undefined for what is no file: a pipe or a device would never end.
 * @throws what `read` does.
 */
export function readUnchanged(file: string, stats: Stats, read: () => Buffer): Buffer | undefined {
  if (!stats.isFile()) return undefined;
  const stamp = `${stats.mtimeMs} ${stats.size} ${stats.ino} ${stats.dev}`;
  const known = contents.get(file);
  if (known?.stamp === stamp) return known.bytes;
  const bytes = read();
  forget(file);
  contents.set(file, { stamp, bytes });
  size += bytes.length;
  for (const oldest of contents.keys()) {
    if (size <= most) break;
    forget(oldest);
  }
  return bytes;
}

function forget(file: string): void {
  size -= contents.get(file)?.bytes.length ?? 0;
  contents.delete(file);
}
