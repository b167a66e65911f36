/** The files of a commit, as the editor knows files: described by the build where their content is the same, else fetched and measured. */
import { ownStyles } from '../../../../schema/own-styles.ts';
import { publicFolder } from '../../../../schema/published-files.ts';
import { isBelow, isLinkIn, type TreeFiles } from '../../../changes/tree.ts';
import { folderOf, isMedia, uploadFolder } from '../../../files/media-names.ts';
import type { StoredFile } from '../../storage.ts';
import { filesBeside, folderBefore, namedIn } from '../named-files.ts';
import { fetchOnce } from '../objects.ts';
import type { Forge } from '../repository.ts';
import type { ForgeOptions, WrittenText } from './ports.ts';

const types: Record<string, string> = {
  ...{ jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp', avif: 'image/avif', gif: 'image/gif' },
  ...{ svg: 'image/svg+xml', woff2: 'font/woff2', woff: 'font/woff', ttf: 'font/ttf', otf: 'font/otf' },
};

type Options = Pick<ForgeOptions, 'settings' | 'built' | 'workerApi' | 'addressOf'>;

export class ForgeFiles {
  readonly #options: Options;
  /** From the top of the repository, with a slash; empty where the manifest lies there. */
  readonly #folder: string;
  readonly #built: ReadonlyMap<string, Options['built']['files'][number]>;
  /** What was fetched, or added here, by the hash of the content and the path, which its address ends with. */
  readonly #known = new Map<string, StoredFile>();
  readonly #fetch: (key: string) => Promise<StoredFile>;
  /** Pictures that nothing names: they are only there to be chosen, and fetched once somebody chooses. */
  readonly #later = new Set<string>();
  #isChosen = false;
  #isFetching = false;
  readonly #tell: () => void;

  /** @param tell - is called when there is more to list */
  constructor(forge: Forge, options: Options, tell: () => void) {
    this.#tell = tell;
    this.#options = options;
    this.#folder = folderBefore(options.settings.manifest);
    this.#built = new Map(options.built.files.map((file) => [file.path, file]));
    this.#fetch = fetchOnce(async (key) => {
      const [blob = '', path = ''] = [key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)];
      return this.describe(path, blob, await forge.blob(blob));
    });
  }

  /** The path in the repository of one that the manifest names. */
  inRepository(path: string): string {
    return this.#folder + path;
  }

  /** Path, relative to the manifest → mode and hash. */
  beside(files: TreeFiles): TreeFiles {
    return filesBeside(this.#options.settings.manifest, files);
  }

  uploadFolder(named: readonly string[], files: TreeFiles, kind: 'image' | 'font'): string {
    return uploadFolder(
      named.filter((path) => files.has(path)),
      kind,
    );
  }

  /** Those that the build has described. */
  built(): StoredFile[] {
    return [...this.#options.built.packaged, ...this.#options.built.files];
  }

  /** All that `Storage.files` tells of. */
  async list(tree: TreeFiles, named: readonly string[]): Promise<StoredFile[]> {
    const files = this.beside(tree);
    const inFolders = [...named.map(folderOf), this.uploadFolder(named, files, 'image'), this.uploadFolder(named, files, 'font')];
    const folders = new Set(inFolders);
    const wanted = new Set(named);
    const paths = [...files.keys()].filter(
      (path) =>
        path === ownStyles || isBelow(publicFolder, path) || wanted.has(path) || (isMedia(path) && folders.has(folderOf(path))),
    );
    const described = await Promise.all(paths.sort().map((path) => this.#find(path, files, wanted)));
    void this.#fetchLater();
    return [...this.#options.built.packaged, ...described.flatMap((file) => file ?? [])];
  }

  async #find(path: string, files: TreeFiles, named: ReadonlySet<string>): Promise<StoredFile | undefined> {
    // A link is told of where the manifest names it, and offered nowhere.
    if (isLinkIn(files, path)) return named.has(path) ? { path, address: '', isLink: true } : undefined;
    const { blob = '' } = files.get(path) ?? {};
    const built = this.#built.get(path);
    // Of what no page shows the build has no copy.
    if (built?.blob === blob && (built.address !== '' || !isMedia(path))) {
      const { blob: _, ...file } = built;
      return file;
    }
    if (isMedia(path)) {
      const key = `${blob} ${path}`;
      const file = this.#known.get(key) ?? (named.has(path) ? await this.#fetch(key) : undefined);
      if (!file) this.#later.add(key);
      if (!file) return undefined;
      return isBelow(publicFolder, path) ? { ...file, published: { size: file.image?.size ?? 0 } } : file;
    }
    // Own styles, or a document that is published as it is: only the build says what of it is refused.
    const { blob: _, ...file } = built ?? {
      blob,
      path,
      address: '',
      ...(isBelow(publicFolder, path) && { published: { size: 0 } }),
    };
    return path === ownStyles && !built ? undefined : file;
  }

  fetchUnnamed(): void {
    this.#isChosen = true;
    void this.#fetchLater();
  }

  async #fetchLater(): Promise<void> {
    if (!this.#isChosen || this.#isFetching || this.#later.size === 0) return;
    this.#isFetching = true;
    const before = this.#known.size;
    try {
      for (const key of this.#later) {
        this.#later.delete(key);
        await this.#fetch(key);
      }
    } catch {
      // They are tried again when the files are asked for again.
      this.#later.clear();
    }
    this.#isFetching = false;
    if (this.#known.size > before) this.#tell();
  }

  /** A file by its bytes. */
  async describe(path: string, blob: string, bytes: Uint8Array<ArrayBuffer>): Promise<StoredFile> {
    const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
    const kept = new Blob([bytes], { type: types[ending] ?? 'application/octet-stream' });
    const facts = await this.#options.workerApi.factsOf(bytes);
    const file: StoredFile = { path, address: this.#options.addressOf(path, kept), ...facts };
    this.#known.set(`${blob} ${path}`, file);
    return file;
  }

  /** A manifest with the files that it names. */
  async written(text: string, tree: TreeFiles): Promise<WrittenText> {
    const files = this.beside(tree);
    const hashes = Object.fromEntries([...files].map(([path, { blob }]) => [path, blob]));
    return { text, hashes, files: await this.list(tree, namedIn(text, files)) };
  }
}
