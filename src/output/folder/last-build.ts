/**
 * What the last build wrote into a folder, so that the next one can take the files that stay the same. The record lies in the cache of
 * exactly these sources of the builder, never in the site. It is not trusted: a file is taken only when it is, to its size, the time of
 * its last change and its place on the disk, the one that was written, and when the key that names its content is the same.
 */
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { digest } from '../../disk/hash.js';
import { keep, readKept } from '../../disk/kept-file.js';
import { marker } from './out-folder.ts';
import { type Relinking, relink, states } from './relink.ts';

/** A file as it was written: the name of its content, its size in bytes, when it was last changed and where it lies. */
type Entry = [key: string, size: number, changed: number, place: number];

/** The size of a file that there is not. */
const none = -1;

/** Records of folders that no build has written for this long are removed. */
const keptFor = 30 * 24 * 3_600_000;

export class LastBuild {
  readonly #out: string;
  readonly #draft: string;
  readonly #record: string | undefined;
  readonly #before = new Map<string, { entry: Entry; index: number }>();
  readonly #now = new Map<string, Entry>();
  readonly #state: Uint8Array;

  /**
   * Puts the files of the last build into a draft.
   *
   * @param out the folder, absolute
   * @param draft an empty folder on the same disk
   * @param cache a folder that belongs to exactly these sources; undefined: nothing is taken, and nothing kept
   */
  constructor(out: string, draft: string, cache: string | undefined) {
    this.#out = out;
    this.#draft = draft;
    this.#record = cache && `${recordOf(out, cache)}.json`;
    const files: Relinking['files'] = [];
    for (const [address, entry] of this.#record === undefined ? [] : readRecord(this.#record)) {
      const [, size, changed, place] = entry;
      this.#before.set(address, { entry, index: files.length });
      if (size !== none) files.push({ address, size, changed, place });
    }
    this.#state = relink({ out, draft, files });
  }

  /**
   * Takes a file of the last build, if it has the content that is wanted.
   *
   * @param address the file's path below the folder
   * @param key names the content
   * @returns its size in bytes; undefined when it has to be made: then there is no file at its address
   */
  take(address: string, key: string): number | undefined {
    const { entry, index = 0 } = this.#before.get(address) ?? {};
    if (entry === undefined) return undefined;
    const [itsKey, size] = entry;
    const state = size === none ? undefined : this.#state[index];
    if (itsKey !== key || state === states.none) {
      this.clear(address);
      return undefined;
    }
    if (state === states.copied) this.wrote(address, key, join(this.#draft, address));
    else this.#now.set(address, entry);
    return Math.max(size, 0);
  }

  /** Removes the last build's file from the draft, so that another can be written: never into a file that the last site still has. */
  clear(address: string): void {
    const known = this.#before.get(address);
    this.#now.delete(address);
    if (!known || known.entry[1] === none || this.#state[known.index] === states.none) return;
    rmSync(join(this.#draft, address), { force: true });
    this.#state[known.index] = states.none;
  }

  /** Notes a file that has just been written. */
  wrote(address: string, key: string, file: string): void {
    const { size, ctimeMs, ino } = statSync(file);
    this.#now.set(address, [key, size, ctimeMs, ino]);
  }

  /** Notes that there is no file at an address, since it would be of no use. */
  wroteNone(address: string, key: string): void {
    this.clear(address);
    this.#now.set(address, [key, none, 0, 0]);
  }

  /**
   * Files in the folder that the build which made it has not written, nor has this one: somebody has put them there. None where the
   * folder does not say what was written.
   */
  findForeign(): string[] {
    const written = writtenIn(this.#out);
    if (written.size === 0) return [];
    return listFiles(this.#out)
      .map((path) => `/${path.replaceAll('\\', '/')}`)
      .filter((address) => !written.has(address) && !this.#now.has(address) && address !== `/${marker}`)
      .sort();
  }

  /** Notes in the draft what has been written: that belongs to the folder, whatever is kept elsewhere. */
  noteWritten(): void {
    const addresses = [...this.#now].flatMap(([address, entry]) => (entry[1] === none ? [] : address));
    writeFileSync(join(this.#draft, marker), addresses.sort().join('\n'));
  }

  /** Removes from the draft what nobody has asked for, and the folders that are empty without it. */
  removeRest(): void {
    for (const [address, { entry }] of this.#before) {
      if (this.#now.has(address) || entry[1] === none) continue;
      this.clear(address);
      for (let folder = dirname(address); folder !== dirname(folder) && isGone(join(this.#draft, folder)); )
        folder = dirname(folder);
    }
  }

  /** Keeps the record for the next build, once the folder is in its place. Without it that one only takes longer. */
  save(): void {
    if (this.#record === undefined) return;
    for (const [address, entry] of this.#now) {
      // A file that had a second name was changed when that one went, with the last site.
      if (entry[1] !== none && this.#before.has(address)) entry[2] = changeOf(join(this.#out, address), entry);
    }
    keep(this.#record, JSON.stringify([...this.#now]));
    prune(dirname(this.#record));
  }
}

/** When a file was last changed; for what is another file by now, as it is known. */
function changeOf(file: string, [, size, changed, place]: Entry): number {
  const now = statSync(file, { throwIfNoEntry: false });
  return now?.size === size && now.ino === place ? now.ctimeMs : changed;
}

/** The start of the path of everything that is kept about the build into a folder. */
export function recordOf(out: string, cache: string): string {
  return join(cache, 'written', digest(out));
}

/** The addresses that a build has noted in its folder. */
function writtenIn(folder: string): Set<string> {
  const file = join(folder, marker);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return new Set(text === '' ? [] : text.split('\n'));
}

/** Paths of all files in a folder, if there is one. */
function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** Removes a folder if it is empty. */
function isGone(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

function readRecord(file: string): [string, Entry][] {
  const kept = readKept(file);
  return kept ? (JSON.parse(kept.toString('utf8')) as [string, Entry][]) : [];
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
