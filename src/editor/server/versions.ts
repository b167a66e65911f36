/**
 * What a manifest and its files were, each time that it was saved or changed by others: in a folder beside it, with git or without.
 *
 * ```
 *  .versions/list.jsonl   a line for each version; what is no whole line is none
 *            objects/     the contents, compressed, each by the name that its bytes give it: what several versions share is there once.
 *                         Which files a version has is one of them too, so that a line says nothing that another one has said
 *            .gitignore   nothing of it belongs to the site
 * ```
 *
 * Contents are written before the line that names them, so that a program that ends at any moment leaves whole versions. The folder may come
 * from a stranger, together with the site: whatever it says is validated, and takes no more memory than it takes room.
 */
import { appendFileSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { basename, dirname, join, posix, relative, resolve } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { publicFolder } from '../../../schema/published-files.ts';
import { isBelow } from '../../changes/tree.ts';
import { digest } from '../../disk/hash.js';
import { writeAtomically } from '../../disk/write-atomically.js';
import { DiskFiles } from '../../loader/node/disk-files.ts';
import { maxMegabytes } from '../../loader/node/read-manifest.ts';
import { readBelow, SiteFolder } from '../../loader/node/site-folder.ts';
import { largestUpload, type VersionBy } from '../storage.ts';
import { type FileNames, filesInLine, isName, type KeptVersion, type Line, namesFrom, readList } from './version-list.ts';
import { retainedVersions, withoutExpired } from './version-retention.ts';

/** What stands before `/files/` in the addresses of a version's files. */
export const keptPath = (id: string): string => `/versions/${id}`;

/** Beside the manifest. */
export const versionsFolder = '.versions';

/** Contents and list take no more room than this, in bytes: the oldest versions make way. */
const mostBytes = 200_000_000;
const mostText = maxMegabytes * 1024 * 1024;
/** Larger contents are not read. Larger ones than `largestUpload` are not kept any more; there may be some from before. */
const mostContent = 50_000_000;
/** The names of all files of a version take less: 2,000 take 0.15 MB. */
const mostNames = 10_000_000;
/** So much of a version is written out in one go, in bytes. A few bytes of a stranger's could say the same content a thousand times. */
const mostWritten = 1_000_000_000;

interface Noted {
  bytes: Buffer;
  by: VersionBy;
  title?: string | undefined;
  time: number;
}

export class Versions {
  readonly #manifest: string;
  readonly #site: SiteFolder;
  readonly #folder: string;
  readonly #list: string;
  readonly #most: number;
  readonly #now: () => number;
  readonly #youngFor: number;
  #queue: Promise<unknown> = Promise.resolve();
  /** Until 0.9.0 each line said all files itself. Name as in `KeptVersion.files` → where that line stands in the list. */
  readonly #inLines = new Map<string, Line>();
  /** The name of the content that was noted last. */
  noted: string | undefined;
  /** Files that the editor itself has written or removed since the last version: what became of them was done by no other program. */
  readonly own = new Set<string>();

  /**
   * @param most - how many bytes the contents may take
   * @param youngFor - so long no content is removed, in milliseconds: another process may be about to name it
   */
  constructor(manifest: string, { most = mostBytes, now = Date.now, youngFor = 60_000 } = {}) {
    this.#manifest = resolve(manifest);
    this.#site = new SiteFolder(manifest);
    this.#folder = join(dirname(this.#manifest), versionsFolder);
    this.#list = join(this.#folder, 'list.jsonl');
    this.#most = most;
    this.#now = now;
    this.#youngFor = youngFor;
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
    const noted = { bytes, by, title, time: this.#now() };
    this.#queue = this.#queue.then(() => this.#keep(noted)).catch((error: unknown) => console.error(error));
  }

  /**
   * Keeps what lies there now with files that nothing names, which are about to be removed.
   *
   * @returns the paths of those that are kept; one that the manifest names is not among them
   */
  async noteWith(paths: readonly string[]): Promise<string[]> {
    const bytes = readFileSync(this.#manifest);
    const noted: Noted = { bytes, by: this.noted === undefined ? 'start' : 'editor', time: this.#now() };
    this.noted = digest(bytes);
    const kept = this.#queue.then(() => this.#keep(noted, paths));
    this.#queue = kept.catch(() => {});
    return kept;
  }

  /** Waits until all is kept that was noted. */
  async settled(): Promise<void> {
    await this.#queue;
  }

  /** A folder that came from a stranger may hold links in these places: nothing is written, read or removed behind one. */
  #isOwn(): boolean {
    return ['', '/objects', '/list.jsonl', '/.gitignore'].every((place) => {
      const found = this.#site.find(versionsFolder + place);
      // Nobody would ever write into a pipe in the place of the list.
      return typeof found === 'string' ? found === 'missing' : place !== '/list.jsonl' || found.stats.isFile();
    });
  }

  /** @param others - files that are kept as well where nothing names them; returned as far as they are */
  async #keep({ bytes, by, title, time: noted }: Noted, others: readonly string[] = []): Promise<string[]> {
    if (!this.#isOwn() || bytes.length > mostText) return [];
    const site = await this.#pathsOf(bytes);
    const files: FileNames = {};
    const without: string[] = [];
    for (const path of [...new Set([...site, ...others])].sort()) {
      const found = this.#site.find(path);
      const isTooLarge = typeof found !== 'string' && found.stats.size > largestUpload;
      if (isTooLarge) without.push(path);
      const read = isTooLarge ? undefined : this.#site.read(path);
      if (typeof read === 'object') files[path] = this.#keepContent(read.bytes);
    }
    // These are about to be removed: what lies there under the name of their content has to be whole.
    const kept = others.filter((path) => !site.includes(path) && this.content(files[path] ?? '') !== undefined);
    const state = { text: this.#keepContent(bytes), files: this.#keepContent(Buffer.from(JSON.stringify(files))) };

    const versions = this.list();
    const newest = versions.at(-1)?.time ?? 0;
    // No other process has noted anything later than now: then a clock was wrong, and what comes last is last.
    const time = newest > this.#now() ? newest : noted;
    const at = versions.findLastIndex((version) => version.time <= time);
    const before = versions[at];
    const had = before ? this.filesOf(before) : {};
    const changed = Object.keys({ ...had, ...files }).filter(
      (path) => had[path] !== files[path] && path !== basename(this.#manifest),
    );
    const isOwn = before?.text === state.text && changed.every((path) => this.own.has(path));
    // Another process may have kept this state by now, and later ones.
    const isKept = others.length === 0 && versions.slice(at + 1).some(({ text }) => text === state.text);
    // A publication is a version of its own.
    if (by !== 'publication' && (isKept || (before?.text === state.text && changed.length === 0))) return kept;
    const version: KeptVersion = {
      id: freeId(time, versions),
      time,
      by: by === 'others' && isOwn ? 'editor' : by,
      ...(title !== undefined && { title }),
      ...state,
      ...(without.length > 0 && { without }),
    };
    // A line that was broken off, since its program was ended, must not swallow this one.
    appendFileSync(this.#list, `\n${JSON.stringify(version)}\n`, { flush: true });
    for (const path of changed) this.own.delete(path);
    this.#makeRoom(versions.toSpliced(at + 1, 0, version));
    return kept;
  }

  /**
   * All versions, the oldest first.
   *
   * @throws Error as `fs` does, where there is a list that cannot be read
   */
  list(): KeptVersion[] {
    this.#inLines.clear();
    if (!this.#isOwn()) return [];
    const there = new Set(this.#objects());
    const versions: KeptVersion[] = [];
    for (const { line, version } of readList(this.#list)) {
      if (!there.has(version.text)) continue;
      const files = typeof version.files === 'string' ? version.files : digest(JSON.stringify(version.files));
      if (files !== version.files) this.#inLines.set(files, line);
      versions.push({ ...version, files });
    }
    return versions.sort((one, other) => one.time - other.time);
  }

  /** The files of a version of the list; none where nobody can tell any more. */
  filesOf({ files }: KeptVersion): FileNames {
    return namesFrom(this.#textOf(files));
  }

  /** The bytes of a file as it was in a version; undefined where that has none under this path. */
  file(id: string, path: string): Buffer | undefined {
    const version = this.list().find((one) => one.id === id);
    const files = version ? this.filesOf(version) : {};
    return Object.hasOwn(files, path) ? this.content(files[path] ?? '') : undefined;
  }

  /** The text of a manifest that was kept. */
  text({ text }: KeptVersion): Buffer | undefined {
    return this.content(text, mostText);
  }

  /**
   * The bytes of a content; undefined where it is not there any more, or not whole.
   *
   * @throws Error as `fs` does
   */
  content(name: string, most = mostContent): Buffer | undefined {
    const file = this.#pathOf(name);
    const stats = lstatSync(file, { throwIfNoEntry: false });
    if (!stats?.isFile() || stats.size > most) return undefined;
    const bytes = readBelow(this.#site.path, file);
    try {
      const content = brotliDecompressSync(bytes, { maxOutputLength: most });
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
  async writeTo(folder: string, version: KeptVersion): Promise<string | undefined> {
    const content = this.text(version);
    if (!content) return undefined;
    const files = this.filesOf(version);
    mkdirSync(folder, { recursive: true });
    const { writeOut } = await import('../../changes/node/sources.ts');
    let room = mostWritten;
    return writeOut(content, 'site.json', folder, {
      list: async (below) => [...Object.keys(files), ...(version.without ?? [])].filter((path) => isBelow(below, path)),
      show: async (path) => {
        // A link to one that was too large leads somewhere all the same.
        if (version.without?.includes(path)) return Buffer.alloc(0);
        const bytes = this.content(files[path] ?? '', Math.min(mostContent, room));
        room -= bytes?.length ?? 0;
        return bytes;
      },
    });
  }

  /** The files of a version that are wanted, one after the other, each with what it holds. */
  *contentsOf(version: KeptVersion, isWanted: (path: string) => boolean): Generator<[path: string, bytes: Buffer]> {
    let room = mostWritten;
    for (const [path, name] of Object.entries(this.filesOf(version))) {
      const bytes = isWanted(path) ? this.content(name, Math.min(mostContent, room)) : undefined;
      if (!bytes) continue;
      room -= bytes.length;
      yield [path, bytes];
    }
  }

  /**
   * Which files a manifest names, also one with mistakes, and those of `public/`.
   *
   * @param content - of the manifest: on the disk it may say something else by now
   */
  async #pathsOf(content: Buffer): Promise<string[]> {
    // It brings the loader and every schema, which the start of the editor does not wait for.
    const { loadSite } = await import('../../loader/node/load-site.ts');
    const { files } = await loadSite(this.#manifest, { content });
    const others = files.filter((file) => file !== this.#manifest);
    const named = others.map((file) => relative(this.#site.path, file).replaceAll('\\', '/'));
    const published = new DiskFiles(this.#manifest).published().map(({ address }) => posix.join(publicFolder, address));
    return [...named, ...published];
  }

  /** What `KeptVersion.files` names. */
  #textOf(name: string): string | undefined {
    const line = this.#inLines.get(name);
    if (!line) return this.content(name, mostNames)?.toString();
    const files = JSON.stringify(filesInLine(this.#list, line));
    return digest(files) === name ? files : undefined;
  }

  #objects(): string[] {
    const folder = join(this.#folder, 'objects');
    return lstatSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : [];
  }

  #pathOf(name: string): string {
    return join(this.#folder, 'objects', name);
  }

  /** @returns its name */
  #keepContent(content: Buffer): string {
    const name = digest(content);
    if (lstatSync(this.#pathOf(name), { throwIfNoEntry: false })?.isFile()) {
      // Another process, which is making room, sees that it is wanted.
      utimesSync(this.#pathOf(name), new Date(), new Date());
      return name;
    }
    mkdirSync(join(this.#folder, 'objects'), { recursive: true });
    const ignored = join(this.#folder, '.gitignore');
    if (!lstatSync(ignored, { throwIfNoEntry: false })) writeAtomically(ignored, '*\n');
    const compressed = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    writeAtomically(this.#pathOf(name), compressed, { flush: true });
    return name;
  }

  /** Leaves out what is too old or too much, and the contents that no version names any more. */
  #makeRoom(versions: readonly KeptVersion[]): void {
    const { size } = statSync(this.#list);
    const stats = this.#objects().map((name) => ({ name, ...statSync(this.#pathOf(name), { throwIfNoEntry: false }) }));
    const sizes = new Map(stats.map((file) => [file.name, file.size ?? 0]));
    const sizeOf = (name: string) => sizes.get(name) ?? 0;
    const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, size);
    const now = this.#now();
    const isFull = total > this.#most;
    const isOld = this.#inLines.size > 0;
    if (!isFull && !isOld && withoutExpired(versions, now).length === versions.length) return;
    const known = this.list();
    const contentsOf = ({ text, files }: KeptVersion, named: ReadonlySet<string>) => {
      if (named.has(files)) return new Map([[text, sizeOf(text)]]);
      // It counts as it is read, not as it is kept: so nobody can make a small folder that is read for hours.
      const names = this.#textOf(files);
      const contents = [text, ...Object.values(namesFrom(names))].map((name) => [name, sizeOf(name)] as const);
      return new Map(contents).set(files, names?.length ?? (sizes.has(files) ? mostNames : 0));
    };
    // With some room to spare: else each of the next saves had to weigh all versions again.
    const most = isFull ? this.#most * 0.95 : this.#most;
    const { kept, named } = retainedVersions(known, { contentsOf, most, now });
    for (const name of named) if (this.#inLines.has(name)) this.#keepContent(Buffer.from(this.#textOf(name) ?? ''));
    if (kept.length < known.length || isOld) {
      // Another process has just added a line. It makes room, too.
      if (statSync(this.#list).size !== size) return;
      writeAtomically(this.#list, kept.map((version) => `${JSON.stringify(version)}\n`).join(''), { flush: true });
    }
    for (const { name, mtimeMs = 0 } of stats) {
      const isYoung = Math.abs(Date.now() - mtimeMs) < this.#youngFor;
      if (!named.has(name) && isContent(name) && !isYoung) rmSync(this.#pathOf(name), { force: true });
    }
  }
}

/** A content, or the draft of one that a program has left behind. */
const isContent = (name: string): boolean => /\.tmp$/.test(name) || isName(name);

/** Two processes may note something at the same moment. */
function freeId(time: number, versions: readonly KeptVersion[]): string {
  const taken = new Set(versions.map(({ id }) => id));
  const id = time.toString(36);
  for (let count = 0; ; count++) {
    const next = count === 0 ? id : `${id}_${count.toString(36)}`;
    if (!taken.has(next)) return next;
  }
}
