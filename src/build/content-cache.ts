/**
 * Results that are slow to make, kept between builds: `key → bytes`, one file each. Nothing here is ever trusted: an entry that is not
 * exactly as it was written is made anew. So builds may run at the same time, be killed, or find the folder emptied.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Entries that no build has asked for in this time are removed. */
const keptFor = 30 * 24 * 3_600_000;

/** Bytes of SHA-256 before the content. */
const sumLength = 32;

export class ContentCache {
  readonly #folder: string | undefined;
  #ready = false;

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
    this.#write(file, made);
    return made;
  }

  /** The same for a text that is made at once. */
  rememberText(kind: string, key: string, make: () => string): string {
    const file = this.#fileOf(kind, key);
    const known = file && read(file);
    if (known) return Buffer.from(known).toString('utf8');
    const made = make();
    this.#write(file, Buffer.from(made));
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
    return this.#folder && join(this.#folder, `${kind}-${createHash('sha256').update(key).digest('hex').slice(0, 32)}`);
  }

  #write(file: string | undefined, content: Uint8Array): void {
    if (this.#folder === undefined || file === undefined) return;
    const draft = `${file}.${randomBytes(4).toString('hex')}`;
    try {
      if (!this.#ready) mkdirSync(this.#folder, { recursive: true });
      this.#ready = true;
      writeFileSync(draft, Buffer.concat([sumOf(content), content]));
      renameSync(draft, file);
    } catch {
      // A cache that cannot be written to (a full disk, a folder without permission) costs time only.
      rmSync(draft, { force: true });
    }
  }
}

const sumOf = (content: Uint8Array) => createHash('sha256').update(content).digest();

/** The content of an entry; undefined when there is none or it is not whole. */
function read(file: string): Uint8Array | undefined {
  try {
    const entry = readFileSync(file);
    const content = entry.subarray(sumLength);
    if (!entry.subarray(0, sumLength).equals(sumOf(content))) return undefined;
    // Used again: it is young again. Once a day is enough.
    const now = new Date();
    if (statSync(file).mtimeMs < now.getTime() - 24 * 3_600_000) utimesSync(file, now, now);
    return content;
  } catch {
    return undefined;
  }
}
