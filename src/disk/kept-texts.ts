/** Small results that belong to single pages, kept between builds: `key → text`, all in one file. */
import { keep, readKept } from './kept-file.js';

export class KeptTexts {
  readonly #file: string | undefined;
  readonly #before: ReadonlyMap<string, string>;
  readonly #now = new Map<string, string>();

  /** @param file need not exist; undefined: nothing is kept */
  constructor(file: string | undefined) {
    this.#file = file;
    const kept = file === undefined ? undefined : readKept(file);
    this.#before = new Map(kept && (JSON.parse(kept.toString('utf8')) as [string, string][]));
  }

  /** The text that belongs to a key, from the last build or freshly made. */
  remember(key: string, make: () => string): string {
    const text = this.#now.get(key) ?? this.#before.get(key) ?? make();
    this.#now.set(key, text);
    return text;
  }

  /** Keeps what this build has asked for. */
  save(): void {
    if (this.#file !== undefined) keep(this.#file, JSON.stringify([...this.#now]));
  }
}
