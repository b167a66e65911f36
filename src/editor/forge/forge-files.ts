/** The files of a commit, as the editor knows files: described by the build where their content is the same, else fetched and measured. */
import { ownStyles } from '../../../schema/own-styles.ts';
import { publicFolder } from '../../../schema/published-files.ts';
import { isBelow, isLinkIn, type TreeFiles } from '../../changes/tree.ts';
import { folderOf, isMedia, uploadFolder } from '../../files/media-names.ts';
import type { StoredFile } from '../storage.ts';
import type { Forge } from './forge.ts';
import { once } from './git-objects.ts';
import type { ForgeOptions, WrittenText } from './ports.ts';

const types: Record<string, string> = {
  ...{ jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp', avif: 'image/avif', gif: 'image/gif' },
  ...{ svg: 'image/svg+xml', woff2: 'font/woff2', woff: 'font/woff', ttf: 'font/ttf', otf: 'font/otf' },
};

type Options = Pick<ForgeOptions, 'settings' | 'built' | 'beside' | 'addressOf'>;

export class ForgeFiles {
  readonly #options: Options;
  /** From the top of the repository, with a slash; empty where the manifest lies there. */
  readonly #folder: string;
  readonly #built: ReadonlyMap<string, Options['built']['files'][number]>;
  /** By the hash of the content and the path, which its address ends with. */
  readonly #fetched: (key: string) => Promise<StoredFile>;

  constructor(forge: Forge, options: Options) {
    this.#options = options;
    const folder = folderOf(options.settings.manifest);
    this.#folder = folder === '' ? '' : `${folder}/`;
    this.#built = new Map(options.built.files.map((file) => [file.path, file]));
    this.#fetched = once(async (key) => {
      const at = key.indexOf(' ');
      return this.describe(key.slice(at + 1), await forge.blob(key.slice(0, at)));
    });
  }

  /** The path in the repository of one that the manifest names. */
  inRepository(path: string): string {
    return this.#folder + path;
  }

  /** Path, relative to the manifest → mode and hash. */
  beside(files: TreeFiles): TreeFiles {
    const length = this.#folder.length;
    return new Map(
      [...files].flatMap(([path, entry]) => (path.startsWith(this.#folder) ? [[path.slice(length), entry] as const] : [])),
    );
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
    return [...this.#options.built.packaged, ...described.flatMap((file) => file ?? [])];
  }

  async #find(path: string, files: TreeFiles, named: ReadonlySet<string>): Promise<StoredFile | undefined> {
    // A link is told of where the manifest names it, and offered nowhere.
    if (isLinkIn(files, path)) return named.has(path) ? { path, address: '', isLink: true } : undefined;
    const { blob = '' } = files.get(path) ?? {};
    const built = this.#built.get(path);
    if (built?.blob === blob) {
      const { blob: _, ...file } = built;
      return file;
    }
    if (isMedia(path)) {
      const file = await this.#fetched(`${blob} ${path}`);
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

  /** A file by its bytes. */
  async describe(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<StoredFile> {
    const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
    const blob = new Blob([bytes], { type: types[ending] ?? 'application/octet-stream' });
    return { path, address: this.#options.addressOf(path, blob), ...(await this.#options.beside.factsOf(bytes)) };
  }

  /** A manifest with the files that it names. */
  async written(text: string, tree: TreeFiles): Promise<WrittenText> {
    const files = this.beside(tree);
    const hashes = Object.fromEntries([...files].map(([path, { blob }]) => [path, blob]));
    return { text, hashes, files: await this.list(tree, namedIn(text, files)) };
  }
}

/** The files that a manifest names: all of its texts that are paths of one. */
export function namedIn(manifest: string, files: TreeFiles): string[] {
  const named = new Set<string>();
  try {
    JSON.parse(manifest, (_, value: unknown) => {
      const path = typeof value === 'string' ? value.replace(/^(?:\.\/)+/, '') : '';
      if (files.has(path)) named.add(path);
      return value;
    });
  } catch {
    // Broken: then nothing is named.
  }
  return [...named];
}
