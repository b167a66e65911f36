/** Files that cost time to make, kept beside the builder under a name that says all that went into them. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What no build has asked for this long is forgotten. */
const keptFor = 60 * 24 * 3_600_000;

/** A folder of made files. Several commands may use it at the same time. */
export class MediaCache {
  readonly #folder: string;
  readonly #underway = new Map<string, Promise<string>>();
  /** How many files were made because they were not there. */
  made = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * The path of a file, which is made where there is none.
   *
   * @param name Must say everything that the content depends on: two different contents never share a name.
   * @throws what `make` throws; then there is no file, and the next build tries again
   */
  file(name: string, make: () => Promise<Uint8Array>): Promise<string> {
    const known = this.#underway.get(name);
    if (known) return known;
    const path = this.#find(name, make);
    this.#underway.set(name, path);
    return path;
  }

  async #find(name: string, make: () => Promise<Uint8Array>): Promise<string> {
    const path = join(this.#folder, name);
    if (existsSync(path)) {
      // Its time says when it was last used. Somebody may just be clearing the folder.
      const now = new Date();
      await utimes(path, now, now).catch(() => {});
      return path;
    }
    const bytes = await make();
    this.made += 1;
    const draft = `${path}.${process.pid}`;
    await mkdir(this.#folder, { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, path);
    return path;
  }

  /** Forgets what has not been used for two months. */
  async prune(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    const limit = Date.now() - keptFor;
    await Promise.all(
      names.map(async (name) => {
        const path = join(this.#folder, name);
        const found = await stat(path).catch(() => undefined);
        if (found && found.mtimeMs < limit) await rm(path, { force: true });
      }),
    );
  }
}

/** Short name of what something is made of: its source, and everything that decides what becomes of it. */
export function nameOf(source: Uint8Array, settings: unknown): string {
  return createHash('sha256').update(source).update('\0').update(JSON.stringify(settings)).digest('hex').slice(0, 12);
}
