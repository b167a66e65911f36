/** Writes files into a draft, with their compressed copies beside them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { ContentCache } from '../../disk/content-cache.ts';
import { compress, endings, isText } from './compress.ts';
import type { SiteFile } from './site-file.ts';

/** The most files that wait for their compressed copies at once: they are all that is in memory. */
const maxWaiting = 32;

export class Writer {
  bytes = 0;
  files = 0;
  /** Of everything written, compressed copies included. */
  readonly addresses = new Set<string>();
  readonly #draft: string;
  /** Undefined: no compressed copies. */
  readonly #quality: number | undefined;
  readonly #cache: ContentCache;
  readonly #base: string;
  readonly #folders = new Set<string>();
  readonly #waiting = new Set<Promise<void>>();
  #failure: { error: unknown } | undefined;
  #breathed = performance.now();

  /** @param base - what all addresses begin with: no folder in the draft is called so */
  constructor(draft: string, quality: number | undefined, cache: ContentCache, base = '') {
    this.#draft = draft;
    this.#quality = quality;
    this.#cache = cache;
    this.#base = base;
  }

  async add({ address: whole, content }: SiteFile): Promise<void> {
    await this.#breathe();
    if (!whole.startsWith(`${this.#base}/`)) throw new Error(`${whole} lies outside of ${this.#base}, where the site is.`);
    const address = whole.slice(this.#base.length);
    if (this.addresses.has(address)) throw new Error(`Two steps of src/output/steps.ts make ${address}.`);
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    this.files++;
    this.bytes += bytes.length;
    this.#write(address, bytes);
    if (this.#quality !== undefined && isText(address)) await this.#addCopies(address, bytes, this.#quality);
  }

  /** Waits for all compressed copies. */
  async end(): Promise<void> {
    while (this.#waiting.size > 0) await Promise.race(this.#waiting);
    if (this.#failure) throw this.#failure.error;
  }

  async #addCopies(address: string, content: Uint8Array, quality: number): Promise<void> {
    const work = compress(content, quality, this.#cache)
      .then((copies) => {
        for (const [index, ending] of endings.entries()) {
          const copy = copies[index];
          if (copy) this.#write(address + ending, copy);
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

  #write(address: string, content: Uint8Array): void {
    const file = join(this.#draft, address);
    const folder = dirname(file);
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    try {
      writeFileSync(file, content);
    } catch (error) {
      // ENOSPC errors carry no path; add it.
      throw Object.assign(error as Error, { path: file });
    }
    this.addresses.add(address);
  }

  /** Lets signals and finished work come through: rendering alone would never pause. */
  async #breathe(): Promise<void> {
    if (performance.now() - this.#breathed < 50) return;
    await setImmediate();
    this.#breathed = performance.now();
  }
}
