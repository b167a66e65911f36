/** Writes a whole site into a folder. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Site } from '../../schema/resolved.ts';
import { ContentCache } from '../disk/content-cache.ts';
import { digest } from '../disk/hash.ts';
import type { ClientBundle } from './app/client-bundle.ts';
import { prepareDelivery } from './document/deliver.ts';
import { compress, endings, isText, qualityFor } from './folder/compress.ts';
import type { Draft } from './folder/draft.ts';
import type { LastBuild } from './folder/last-build.ts';
import type { SiteFile } from './folder/site-file.ts';
import { Phases } from './phases.ts';
import { type Counts, steps } from './steps.ts';

export interface Written {
  pages: number;
  /** Bytes of all files, without the compressed copies. */
  bytes: number;
  /** How many files there are, without the compressed copies. */
  files: number;
  /** How many of them were made; the others are those of the last build. */
  made: number;
  /** Addresses of what stood in the folder before though no build had made it, and is gone. */
  gone: string[];
}

export interface WriteOptions {
  /** Results of earlier builds, for what is slow to make. */
  contents: ContentCache;
  /** A folder that belongs to exactly these sources of the builder: it keeps what was written last. Undefined: nothing is kept. */
  cache?: string | undefined;
  /** Names of steps to leave out, `compression` among them. For measurements. */
  without?: readonly string[];
  /** Is told what the time is spent on. */
  phases?: Phases;
  /** Is called after each page, and each card, with how many are done and how many there are. */
  onProgress?: Partial<Record<Counts['things'], (done: number, all: number) => void>>;
}

/** So many files wait for their compressed copies at most: they are all that is in memory. */
const mostWaiting = 32;

/**
 * Makes every file of a site, and puts the result in place in one step. Files that the last build has written with the same content are
 * taken from there.
 *
 * @throws what a step throws; the folder is as it was then, and whoever began the draft discards it
 */
export async function writeSite(site: Site, bundle: ClientBundle, draft: Draft, options: WriteOptions): Promise<Written> {
  const { contents, cache, without = [], phases = new Phases(), onProgress = {} } = options;
  const pages = site.pages.length + 1;
  const written = new Writer(draft, without.includes('compression') ? undefined : qualityFor(pages));
  const styles = new ContentCache(cache && join(cache, 'styles'));
  const delivery = await phases.measure('styles', () => prepareDelivery(site, bundle, styles));
  for (const { name, files, counts } of steps) {
    if (without.includes(name)) continue;
    let done = 0;
    await phases.measure(name, async () => {
      for await (const file of files({ site, delivery, facts: draft.facts, cache: contents })) {
        await written.add(file);
        if (counts?.which.test(file.address)) onProgress[counts.things]?.(++done, counts.all(site));
      }
    });
  }
  await phases.measure('compression', () => written.end());
  const gone = await phases.measure('swap', () => draft.complete());
  styles.prune();
  return { pages, bytes: written.bytes, files: written.files, made: written.made, gone };
}

/** Writes files into a draft, with their compressed copies beside them. */
class Writer {
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
    if (this.#waiting.size >= mostWaiting) await Promise.race(this.#waiting);
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
