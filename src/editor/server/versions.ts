/**
 * What a manifest and its files were, each time that it was saved or changed by others: in a folder beside it, with git or without.
 *
 * ```
 *  .versions/list.jsonl   a line for each version, the oldest first; what is no whole line is none
 *            objects/     the contents, compressed, each by the name that its bytes give it: what several versions share is there once
 *            .gitignore   nothing of it belongs to the site
 * ```
 *
 * Contents are written before the line that names them, so that a program that ends at any moment leaves whole versions.
 */
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { publicFolder } from '../../../schema/published-files.ts';
import { isBelow } from '../../changes/tree.ts';
import { digest } from '../../disk/hash.js';
import { writeAtomically } from '../../disk/write-atomically.js';
import { DiskFiles } from '../../manifest/node/disk-files.ts';
import { SiteFolder } from '../../manifest/node/site-folder.ts';
import type { VersionBy } from '../storage.ts';

/** What stands before `/files/` in the addresses of a version's files. */
export const keptPath = (id: string): string => `/versions/${id}`;

/** Beside the manifest. */
export const versionsFolder = '.versions';

/** Contents take no more room than this, in bytes: the oldest versions make way. */
const mostBytes = 200_000_000;
const day = 24 * 3_600_000;
/** So long each version stays; after that, of each week the last one. In milliseconds. */
const allFor = 90 * day;

/** A version as the list has it. */
export interface KeptVersion {
  id: string;
  /** When it was seen, in milliseconds since 1970. */
  time: number;
  by: VersionBy;
  /** What its author has called a publication. */
  title?: string;
  /** The name of the manifest's content. */
  text: string;
  /** Path, relative to the manifest's folder → the name of its content. */
  files: Record<string, string>;
}

export class Versions {
  readonly #manifest: string;
  readonly #folder: string;
  readonly #most: number;
  readonly #now: () => number;
  #queue: Promise<unknown> = Promise.resolve();
  /** The name of the content that was noted last. */
  noted: string | undefined;
  /** Files that the editor itself has written or removed since the last version: what became of them was done by no other program. */
  readonly own = new Set<string>();

  /** @param most - how many bytes the contents may take */
  constructor(manifest: string, { most = mostBytes, now = Date.now }: { most?: number; now?: () => number } = {}) {
    this.#manifest = resolve(manifest);
    this.#folder = join(dirname(this.#manifest), versionsFolder);
    this.#most = most;
    this.#now = now;
  }

  /**
   * Keeps what lies there now, unless it is what the last version says. Its author does not wait for it, and it never fails: what cannot be
   * kept is told in the server's window.
   */
  note(by: VersionBy, title?: string): void {
    let bytes: Buffer;
    try {
      bytes = readFileSync(this.#manifest);
    } catch {
      // It is gone, which its author is told.
      return;
    }
    this.noted = digest(bytes);
    this.#queue = this.#queue.then(() => this.#keep(bytes, by, title)).catch((error: unknown) => console.error(error));
  }

  /**
   * Keeps what lies there now with files that nothing names, which are about to be removed.
   *
   * @returns the paths of those that are kept; one that the manifest names is not among them
   */
  async noteWith(paths: readonly string[]): Promise<string[]> {
    const bytes = readFileSync(this.#manifest);
    const by = this.noted === undefined ? 'start' : 'editor';
    this.noted = digest(bytes);
    const kept = this.#queue.then(() => this.#keep(bytes, by, undefined, paths));
    this.#queue = kept.catch(() => {});
    return kept;
  }

  /** Waits until all is kept that was noted. */
  async settled(): Promise<void> {
    await this.#queue;
  }

  /** A folder that came from a stranger may hold links in these places: nothing is written, read or removed behind one. */
  #isOwn(): boolean {
    const folder = new SiteFolder(this.#manifest);
    return ['', '/objects', '/list.jsonl', '/.gitignore'].every((place) => {
      const found = folder.find(versionsFolder + place);
      return typeof found !== 'string' || found === 'missing';
    });
  }

  /** @param others - files that are kept as well where nothing names them; returned as far as they are */
  async #keep(bytes: Buffer, by: VersionBy, title?: string, others: readonly string[] = []): Promise<string[]> {
    if (!this.#isOwn()) return [];
    const site = await this.#filesOf(bytes);
    const known = new Set(site.map(([path]) => path));
    const more = this.#contentsOf([...new Set(others)].filter((path) => !known.has(path)));
    const named = [...site, ...more];
    const text = digest(bytes);
    const files = Object.fromEntries(named.map(([path, content]) => [path, digest(content)]));
    const last = this.list().at(-1);
    const changed = differing(last?.files ?? {}, files);
    const isOwn = last?.text === text && changed.every((path) => this.own.has(path));
    const kept = () => more.flatMap(([path, content]) => (this.content(digest(content)) ? [path] : []));
    // A publication is a version of its own.
    if (by !== 'publication' && last?.text === text && changed.length === 0) return kept();
    for (const content of [bytes, ...named.map(([, one]) => one)]) this.#keepContent(content);
    const time = Math.max(this.#now(), (last?.time ?? 0) + 1);
    const whose = by === 'others' && isOwn ? 'editor' : by;
    const version: KeptVersion = { id: time.toString(36), time, by: whose, ...(title !== undefined && { title }), text, files };
    const list = join(this.#folder, 'list.jsonl');
    // What a program that was ended has left behind must not swallow this line.
    const isWhole = (readOr(list) ?? '\n').endsWith('\n');
    appendFileSync(list, `${isWhole ? '' : '\n'}${JSON.stringify(version)}\n`, { flush: true });
    for (const path of changed) this.own.delete(path);
    this.#makeRoom();
    return kept();
  }

  /** All versions, the oldest first. */
  list(): KeptVersion[] {
    if (!this.#isOwn()) return [];
    const lines = (readOr(join(this.#folder, 'list.jsonl')) ?? '').split('\n');
    return lines.flatMap((line) => {
      const version = parse(line);
      return version && this.#has(version.text) ? [version] : [];
    });
  }

  /** The bytes of a file as it was in a version; undefined where that has none under this path. */
  file(id: string, path: string): Buffer | undefined {
    const files = this.list().find((version) => version.id === id)?.files ?? {};
    return Object.hasOwn(files, path) ? this.content(files[path] ?? '') : undefined;
  }

  /** The bytes of a content; undefined where it is not there any more, or not whole. */
  content(name: string): Buffer | undefined {
    try {
      const content = brotliDecompressSync(readFileSync(this.#pathOf(name)));
      return digest(content) === name ? content : undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * Writes a version into a folder, as it lay beside its files.
   *
   * @returns the path of the manifest there; undefined where its content has gone
   */
  async writeTo(folder: string, { text, files }: KeptVersion): Promise<string | undefined> {
    const content = this.content(text);
    if (!content) return undefined;
    mkdirSync(folder, { recursive: true });
    const { writeOut } = await import('../../changes/node/sources.ts');
    return writeOut(content, 'site.json', folder, {
      list: async (below) => Object.keys(files).filter((path) => isBelow(below, path)),
      show: async (path) => this.content(files[path] ?? ''),
    });
  }

  /**
   * The files that a manifest with mistakes names too, and those of `public/`.
   *
   * @param content - of the manifest: on the disk it may say something else by now
   */
  async #filesOf(content: Buffer): Promise<[path: string, content: Buffer][]> {
    // It brings the loader and every schema, which the start of the editor does not wait for.
    const { loadSite } = await import('../../manifest/node/load-site.ts');
    const files = new DiskFiles(this.#manifest);
    const named = (await loadSite(this.#manifest, { content })).files.map((file) =>
      relative(dirname(this.#manifest), file).replaceAll('\\', '/'),
    );
    const published = files.published().map(({ address }) => posix.join(publicFolder, address));
    return this.#contentsOf([...new Set([...named, ...published])].sort(), files);
  }

  #contentsOf(paths: readonly string[], files = new DiskFiles(this.#manifest)): [path: string, content: Buffer][] {
    return paths.flatMap((path) => {
      const read = files.read(path);
      return typeof read === 'string' ? [] : [[path, read.bytes]];
    });
  }

  #pathOf(name: string): string {
    return join(this.#folder, 'objects', name);
  }

  #has(name: string): boolean {
    return statSync(this.#pathOf(name), { throwIfNoEntry: false }) !== undefined;
  }

  #keepContent(content: Buffer): void {
    const name = digest(content);
    if (this.#has(name)) return;
    mkdirSync(join(this.#folder, 'objects'), { recursive: true });
    const ignored = join(this.#folder, '.gitignore');
    if (readOr(ignored) === undefined) writeAtomically(ignored, '*\n');
    const compressed = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    writeAtomically(this.#pathOf(name), compressed, { flush: true });
  }

  /** Leaves out what is too old or too much, and the contents that no version names any more. */
  #makeRoom(): void {
    const sizes = new Map(readdirSync(join(this.#folder, 'objects')).map((name) => [name, statSync(this.#pathOf(name)).size]));
    const known = this.list();
    const kept = worthKeeping(known, { sizes, most: this.#most, now: this.#now() });
    const named = new Set(kept.flatMap(({ text, files }) => [text, ...Object.values(files)]));
    if (kept.length < known.length) {
      writeAtomically(join(this.#folder, 'list.jsonl'), kept.map((version) => `${JSON.stringify(version)}\n`).join(''));
    }
    for (const name of sizes.keys()) if (!named.has(name) && isContent(name)) rmSync(this.#pathOf(name), { force: true });
  }
}

/**
 * Which versions stay: all of the last 90 days, before that the last of each week, and of these the newest that have room. The last one
 * always stays.
 *
 * @param versions - the oldest first
 * @param sizes - name of a content → bytes that it takes
 */
export function worthKeeping(
  versions: readonly KeptVersion[],
  { sizes, most, now }: { sizes: ReadonlyMap<string, number>; most: number; now: number },
): KeptVersion[] {
  const weekOf = ({ time }: KeptVersion) => Math.floor((time / day + 3) / 7);
  const recent = versions.filter((version, index) => {
    const next = versions[index + 1];
    return now - version.time <= allFor || !next || weekOf(next) !== weekOf(version);
  });
  const paid = new Set<string>();
  let room = most;
  const kept: KeptVersion[] = [];
  for (const version of recent.toReversed()) {
    for (const name of [version.text, ...Object.values(version.files)]) {
      if (paid.has(name)) continue;
      paid.add(name);
      room -= sizes.get(name) ?? 0;
    }
    if (room < 0 && kept.length > 0) break;
    kept.unshift(version);
  }
  return kept;
}

/** The name of a content, or the draft of one that a program has left behind. */
const isContent = (name: string): boolean => /^[\w-]{43}$|\.tmp$/.test(name);

const isNames = (files: unknown): boolean =>
  typeof files === 'object' && files !== null && Object.values(files).every((name) => typeof name === 'string');

/** The names whose values differ. */
const differing = (one: Record<string, string>, other: Record<string, string>): string[] =>
  Object.keys({ ...one, ...other }).filter((name) => one[name] !== other[name]);

function readOr(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function parse(line: string): KeptVersion | undefined {
  try {
    const version = JSON.parse(line) as Partial<KeptVersion> | null;
    const { id, time, text, files } = version ?? {};
    const isWhole = typeof id === 'string' && typeof time === 'number' && typeof text === 'string' && isNames(files);
    return isWhole ? (version as KeptVersion) : undefined;
  } catch {
    return undefined;
  }
}
