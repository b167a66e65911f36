/** Results that are slow to make, kept between builds: `key → bytes`, one file each. */
import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from './hash.js';
import { keep, readKept } from './kept-file.js';

/** Entries that no build has asked for in this time are removed. */
const keptFor = 30 * 24 * 3_600_000;

export class ContentCache {
  readonly #folder: string | undefined;
  /** How many results were made because there was nothing usable. */
  made = 0;

  /** @param folder need not exist; undefined: nothing is kept */
  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  /**
   * The bytes that belong to a key, from an earlier build or freshly made.
   *
   * @param kind What it is, as part of a file name: `card`, `image`.
   * @param key All that the bytes depend on, the versions of what makes them included.
   * @param make Is called when there is nothing usable.
   */
  async remember(kind: string, key: string, make: () => Uint8Array | Promise<Uint8Array>): Promise<Uint8Array> {
    const file = this.#fileOf(kind, key);
    const known = file && read(file);
    if (known) return known;
    const made = await make();
    this.made += 1;
    if (file) keep(file, made);
    return made;
  }

  /**
   * The same for what is large and needed later: it is checked or made now and read again then, so that it is not in memory all the
   * time. Only what cannot be kept is.
   *
   * @returns reads the bytes, and throws where somebody has removed them meanwhile
   */
  async hold(kind: string, key: string, make: () => Uint8Array | Promise<Uint8Array>): Promise<() => Uint8Array> {
    const file = this.#fileOf(kind, key);
    if (!file || !read(file)) {
      const made = await make();
      this.made += 1;
      if (!file || !keep(file, made)) return () => made;
    }
    return () => {
      const kept = readKept(file);
      if (!kept) throw new Error(`${file} was removed or changed while the build was running.`);
      return kept;
    };
  }

  /** The same for a text that is made at once. */
  rememberText(kind: string, key: string, make: () => string): string {
    const file = this.#fileOf(kind, key);
    const known = file && read(file);
    if (known) return Buffer.from(known).toString('utf8');
    const made = make();
    this.made += 1;
    if (file) keep(file, made);
    return made;
  }

  /** Removes what has not been used for a month. */
  prune(): void {
    if (this.#folder === undefined) return;
    const now = Date.now();
    try {
      for (const name of readdirSync(this.#folder)) {
        const file = join(this.#folder, name);
        if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now) < now - keptFor) rmSync(file, { force: true });
      }
    } catch {
      // A cache that cannot be read cannot be pruned either, and the build needs neither.
    }
  }

  #fileOf(kind: string, key: string): string | undefined {
    return this.#folder && join(this.#folder, `${kind}-${digest(key)}`);
  }
}

/** What is kept; used again, it is young again. */
function read(file: string): Uint8Array | undefined {
  const content = readKept(file);
  if (!content) return undefined;
  try {
    const now = new Date();
    // Once a day is enough.
    if (statSync(file).mtimeMs < now.getTime() - 24 * 3_600_000) utimesSync(file, now, now);
  } catch {
    // Another build has just removed it.
  }
  return content;
}
