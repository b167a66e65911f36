/** Writes files into a draft, with their compressed copies beside them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { digest } from '../../disk/hash.js';
import { compress, endings, isText } from './compress.ts';
import type { Draft } from './draft.ts';
import type { LastBuild } from './last-build.ts';
import type { SiteFile } from './site-file.ts';

/** So many files wait for their compressed copies at most: they are all that is in memory. */
const maxWaiting = 32;

export class Writer {
  bytes = 0;
  made = 0;
  readonly #draft: string;
  readonly #last: LastBuild;
  /** Undefined: no compressed copies. */
  readonly #quality: number | undefined;
  readonly #addresses = new Set<string>();
  readonly #folders = new Set<string>();
  readonly #waiting = new Set<Promise<void>>();
  #failure: { error: unknown } | undefined;
  #breathed = performance.now();

  constructor(draft: Draft, quality: number | undefined) {
    this.#draft = draft.folder;
    this.#last = draft.last;
    this.#quality = quality;
  }

  get files(): number {
    return this.#addresses.size;
  }

  async add(file: SiteFile): Promise<void> {
    await this.#breathe();
    const { address } = file;
    if (this.#addresses.has(address)) throw new Error(`Two steps of src/output/steps.ts make ${address}.`);
    this.#addresses.add(address);
    this.#makeFolder(address);
    const key = 'content' in file ? `content ${digest(file.content)}` : `key ${file.key}`;
    const taken = this.#last.take(address, key);
    const copies = this.#quality !== undefined && isText(address);
    if (taken !== undefined && (!copies || this.#takeCopies(address, key))) {
      this.bytes += taken;
      return;
    }
    const made = 'content' in file ? file.content : await file.make();
    const content = typeof made === 'string' ? Buffer.from(made) : made;
    this.made++;
    this.bytes += content.length;
    if (taken === undefined) this.#write(address, key, content);
    if (copies) await this.#addCopies(address, key, content);
  }

  /** Waits for all compressed copies. */
  async end(): Promise<void> {
    while (this.#waiting.size > 0) await Promise.race(this.#waiting);
    if (this.#failure) throw this.#failure.error;
  }

  #takeCopies(address: string, key: string): boolean {
    return endings.map((ending) => this.#last.take(address + ending, this.#keyOfCopy(key))).every((size) => size !== undefined);
  }

  async #addCopies(address: string, key: string, content: Uint8Array): Promise<void> {
    const work = compress(content, this.#quality ?? 0)
      .then((copies) => {
        for (const [index, ending] of endings.entries()) {
          const copy = copies[index];
          if (copy) this.#write(address + ending, this.#keyOfCopy(key), copy);
          else this.#last.wroteNone(address + ending, this.#keyOfCopy(key));
        }
      })
      .catch((error: unknown) => {
        this.#failure ??= { error };
      })
      .finally(() => this.#waiting.delete(work));
    this.#waiting.add(work);
    if (this.#waiting.size >= maxWaiting) await Promise.race(this.#waiting);
    if (this.#failure) throw this.#failure.error;
  }

  #keyOfCopy(key: string): string {
    return `${key} at ${this.#quality}`;
  }

  #write(address: string, key: string, content: Uint8Array): void {
    const file = join(this.#draft, address);
    this.#last.clear(address);
    try {
      // `wx` writes new files only: to write into one that was taken would be to write into the last site.
      writeFileSync(file, content, { flag: 'wx' });
    } catch (error) {
      // That of a full disk names no file.
      throw Object.assign(error as Error, { path: file });
    }
    this.#last.wrote(address, key, file);
  }

  #makeFolder(address: string): void {
    const folder = dirname(address);
    if (this.#folders.has(folder)) return;
    mkdirSync(join(this.#draft, folder), { recursive: true });
    this.#folders.add(folder);
  }

  /** Lets signals and finished work come through: rendering alone would never pause. */
  async #breathe(): Promise<void> {
    if (performance.now() - this.#breathed < 50) return;
    await setImmediate();
    this.#breathed = performance.now();
  }
}
