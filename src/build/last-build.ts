/**
 * What the last build wrote into a folder, so that the next one can take the files that stay the same. The record lies in the cache of
 * exactly these sources of the builder, never in the site. It is not trusted: a file is taken only when it is, to its size, the time of
 * its last change and its place on the disk, the one that was written, and when the key that names its content is the same.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, linkSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keep, readKept } from '../manifest/kept-file.ts';

/** A file as it was written: the name of its content, its size in bytes, when it was last changed and where it lies. */
type Entry = [key: string, size: number, changed: number, place: number];

/** The size of a file that there is not. */
const none = -1;

/** Records of folders that no build has written for this long are removed. */
const keptFor = 30 * 24 * 3_600_000;

export class LastBuild {
  readonly #out: string;
  readonly #file: string | undefined;
  readonly #before: ReadonlyMap<string, Entry>;
  readonly #now = new Map<string, Entry>();
  #canLink = true;

  /**
   * @param out the folder, absolute
   * @param cache a folder that belongs to exactly these sources; undefined: nothing is taken, and nothing kept
   */
  constructor(out: string, cache: string | undefined) {
    this.#out = out;
    this.#file = cache && `${recordOf(out, cache)}.json`;
    this.#before = this.#file === undefined ? new Map() : readRecord(this.#file);
  }

  /**
   * Puts the file of the last build into a draft, if it has the content that is wanted.
   *
   * @param address the file's path below the folder
   * @param key names the content
   * @returns its size in bytes; undefined when it has to be made
   */
  take(address: string, key: string, draft: string): number | undefined {
    const entry = this.#before.get(address);
    if (entry?.[0] !== key) return undefined;
    if (entry[1] === none) {
      this.#now.set(address, entry);
      return 0;
    }
    const from = join(this.#out, address);
    const to = join(draft, address);
    try {
      const found = statSync(from);
      if (found.size !== entry[1] || found.mtimeMs !== entry[2] || found.ino !== entry[3]) return undefined;
      // The same file under a second name: the old site and the new one share it until the old one is removed.
      if (this.#canLink) {
        linkSync(from, to);
        this.#now.set(address, entry);
      } else {
        copyFileSync(from, to);
        this.wrote(address, key, to);
      }
      return entry[1];
    } catch (error) {
      // Another build has just replaced the folder, or the disk knows no links.
      rmSync(to, { force: true });
      if (error instanceof Error && 'syscall' in error && error.syscall === 'link') this.#canLink = false;
      return undefined;
    }
  }

  /** Notes a file that has just been written. */
  wrote(address: string, key: string, file: string): void {
    const { size, mtimeMs, ino } = statSync(file);
    this.#now.set(address, [key, size, mtimeMs, ino]);
  }

  /** Notes that there is no file at an address, since it would be of no use. */
  wroteNone(address: string, key: string): void {
    this.#now.set(address, [key, none, 0, 0]);
  }

  /** Keeps the record for the next build. Without it that one only takes longer. */
  save(): void {
    if (this.#file === undefined) return;
    keep(this.#file, Buffer.from(JSON.stringify([...this.#now])));
    prune(dirname(this.#file));
  }
}

/** The start of the path of everything that is kept about the build into a folder. */
export function recordOf(out: string, cache: string): string {
  return join(cache, 'written', createHash('sha256').update(out).digest('hex').slice(0, 32));
}

function readRecord(file: string): Map<string, Entry> {
  const kept = readKept(file);
  return new Map(kept && (JSON.parse(kept.toString('utf8')) as [string, Entry][]));
}

function prune(folder: string): void {
  const now = Date.now();
  try {
    for (const name of readdirSync(folder)) {
      const file = join(folder, name);
      if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now) < now - keptFor) rmSync(file, { force: true });
    }
  } catch {
    // There is none, or it cannot be read: then nothing grows there either.
  }
}
