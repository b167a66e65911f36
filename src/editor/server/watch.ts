/** Notices what other programs do to a manifest and its files. They write in several steps, some by renaming: so what lies there is read once it is quiet. */
import { type FSWatcher, readdirSync, readFileSync, realpathSync, statSync, unwatchFile, watch, watchFile } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { ownStyles } from '../../../schema/own-styles.ts';
import { publicFolder } from '../../../schema/published-files.ts';
import { digest } from '../../disk/hash.js';
import { isMedia } from '../../files/media-names.ts';

/** So long nothing may happen. In milliseconds. */
const quiet = 100;
/** So long somebody may need who has written half a file. */
const timeoutMs = 1000;

export class Watch {
  readonly #manifest: string;
  readonly #folders: () => string[];
  readonly #tell: (what: { text: string } | 'files') => void;
  readonly #watchers = new Map<string, FSWatcher>();
  #timer: NodeJS.Timeout | undefined;
  #version: string;
  #state: string;

  /**
   * @param folders - in which images, fonts and files of `public/` are looked at; absolute
   * @param tell - gets `text` with the version of the manifest, empty where it cannot be read, or is told that files differ
   */
  constructor(manifest: string, folders: () => string[], tell: (what: { text: string } | 'files') => void) {
    this.#manifest = resolve(manifest);
    this.#folders = folders;
    this.#tell = tell;
    this.#version = versionOf(this.#manifest).version;
    this.#state = this.#stateOfFiles();
    // The system does not tell when a symbolic link becomes another one, and on some disks it tells nothing at all: so somebody looks.
    watchFile(this.#manifest, { interval: 1000 }, () => this.#lookSoon(quiet));
    this.follow();
  }

  /** Watches the folders of the files as they are named now. What is in new ones is known. */
  follow(): void {
    this.#watchFolders();
    this.#state = this.#stateOfFiles();
  }

  close(): void {
    clearTimeout(this.#timer);
    unwatchFile(this.#manifest);
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
  }

  #watchFolders(): void {
    const folders = new Set([dirname(this.#manifest), realFolder(this.#manifest), ...this.#folders()]);
    for (const folder of this.#watchers.keys()) if (!folders.has(folder)) this.#leave(folder);
    for (const folder of folders) if (!this.#watchers.has(folder)) this.#watch(folder);
  }

  #watch(folder: string): void {
    try {
      const watcher = watch(folder, (_, name) => {
        // By its own name a folder tells that it has gone. Another one may stand there already, as after a change of branches.
        if (name === basename(folder)) this.#leave(folder);
        this.#lookSoon(quiet);
      });
      watcher.on('error', () => this.#leave(folder));
      this.#watchers.set(folder, watcher);
    } catch {
      // One that is not there yet, or one more than this system watches. It is looked for again.
    }
  }

  #leave(folder: string): void {
    this.#watchers.get(folder)?.close();
    this.#watchers.delete(folder);
  }

  #lookSoon(after: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#look(after === timeoutMs), after);
  }

  #look(hasWaited: boolean): void {
    this.#watchFolders();
    const now = versionOf(this.#manifest);
    if (now.version !== this.#version) {
      if (!now.isWhole && !hasWaited) {
        this.#lookSoon(timeoutMs);
        return;
      }
      this.#version = now.version;
      this.#tell({ text: now.version });
    }
    const state = this.#stateOfFiles();
    if (state === this.#state) return;
    this.#state = state;
    this.#tell('files');
  }

  #stateOfFiles(): string {
    const published = join(dirname(this.#manifest), publicFolder);
    const isPublished = (folder: string) => folder === published || folder.startsWith(published + sep);
    const found = this.#folders().flatMap((folder) => {
      try {
        return readdirSync(folder)
          .filter((name) => isMedia(name) || isPublished(folder))
          .map((name) => stampOf(join(folder, name)));
      } catch {
        return [];
      }
    });
    return [stampOf(join(dirname(this.#manifest), ownStyles)), ...found].join('\n');
  }
}

/** Without a version while it is not there, or may not be read. */
function versionOf(file: string): { version: string; isWhole: boolean } {
  try {
    const bytes = readFileSync(file);
    return { version: digest(bytes), isWhole: isJson(bytes) };
  } catch {
    return { version: '', isWhole: false };
  }
}

function isJson(bytes: Buffer): boolean {
  try {
    JSON.parse(bytes.toString('utf8'));
    return true;
  } catch {
    return false;
  }
}

function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return `${file} ${stats?.size} ${stats?.mtimeMs}`;
}

function realFolder(file: string): string {
  try {
    return dirname(realpathSync(file));
  } catch {
    return dirname(file);
  }
}
