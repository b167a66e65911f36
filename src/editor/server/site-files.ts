/** The images and fonts of a manifest's folder: what the loader wants to know of each, and where a browser finds it. */
import { readFileSync } from 'node:fs';
import { basename, posix, relative } from 'node:path';
import { ownStyles } from '../../../schema/own-styles.ts';
import { fontPath, packagedFonts } from '../../../schema/packaged-fonts.ts';
import { publicFolder } from '../../../schema/published-files.ts';
import { hash } from '../../disk/hash.js';
import { memo } from '../../disk/memo.ts';
import { factsOf } from '../../files/file-facts.ts';
import { measure, plainDrawing } from '../../files/image-facts.ts';
import { folderOf, isMedia, uploadFolder } from '../../files/media-names.ts';
import { fontFacts } from '../../findings/font-facts.ts';
import { DiskFiles } from '../../loader/node/disk-files.ts';
import { type PackagedFile, packagedFiles } from '../../loader/node/packaged-fonts.ts';
import { SiteFolder } from '../../loader/node/site-folder.ts';
import type { StoredFile } from '../storage.ts';

export class SiteFiles {
  readonly #manifest: string;
  readonly #folder: SiteFolder;
  #named: readonly string[] = [];

  /** @param manifest - path of the file; those of other files are relative to its folder */
  constructor(manifest: string) {
    this.#manifest = manifest;
    this.#folder = new SiteFolder(manifest);
  }

  /** What the manifest names, as the editor has said last. */
  set named(paths: readonly string[]) {
    // What leaves the folder is none of its files.
    this.#named = [...new Set(paths.map((path) => posix.normalize(path)))].filter((path) => !/^(?:\.\.(?:\/|$)|\/)/.test(path));
  }

  /** Where an upload goes: where most of its kind lie that the manifest names. */
  uploadFolder(kind: 'image' | 'font'): string {
    return uploadFolder(
      this.#named.filter((path) => this.#folder.find(path) !== 'missing'),
      kind,
    );
  }

  /** Folders whose files are listed, relative to the manifest's. */
  folders(): string[] {
    const published = this.#open()
      .published()
      .map(({ address }) => folderOf(publicFolder + address));
    const media = [...this.#named.map(folderOf), this.uploadFolder('image'), this.uploadFolder('font')];
    return [...new Set([...media, publicFolder, ...published])].sort();
  }

  /** @param origin - that of the preview, where addresses lead */
  list(origin: string): StoredFile[] {
    const files = this.#open();
    const beside = this.folders().flatMap((folder) => files.beside(folder === '' ? '' : `${folder}/`).filter(isMedia));
    const published = new Map(files.published().map((file) => [publicFolder + file.address, file]));
    const paths = [...new Set([...this.#named, ...beside])].filter((path) => !published.has(path)).sort();
    const styles = files.stylesWith(({ file, bytes }) =>
      withVersion(addressOf(relative(this.#folder.path, file).replaceAll('\\', '/'), origin), bytes),
    );
    return [
      ...packagedFonts.map((family) => listPackaged(family, origin)),
      ...(styles ? [{ path: ownStyles, address: addressOf(ownStyles, origin), styles }] : []),
      // A link is told of where the manifest names it, and offered nowhere.
      ...paths
        .flatMap((path) => this.#describe(path, origin, files) ?? [])
        .filter(({ path, isLink }) => !isLink || this.#named.includes(path)),
      ...[...published].map(([path, { size, fault, part }]) => ({
        // An image may be shown on pages as well.
        ...(isMedia(path) && this.#describe(path, origin, files)),
        path,
        address: addressOf(path, origin),
        published: { size, ...(fault && { fault }), ...(part && { part }) },
      })),
    ];
  }

  /** One file; undefined where there is none, or none that may be named. */
  find(path: string, origin: string): StoredFile | undefined {
    return this.#describe(path, origin, this.#open());
  }

  /** The bytes of an image or a font, and what it is by its content; undefined for every other file. */
  read(path: string): { bytes: Buffer; type: string } | undefined {
    const packaged = findPackaged(path);
    if (packaged) return { bytes: readFileSync(packaged.file), type: 'woff2' };
    const read = this.#open().read(path);
    if (typeof read === 'string') return undefined;
    return shown(read.bytes);
  }

  /** The bytes of a file of the folder `public/`, by its path; undefined for every other file. */
  readPublished(path: string): Buffer | undefined {
    const files = this.#open();
    const isThere = files.published().some(({ address, fault }) => publicFolder + address === path && fault !== 'outside');
    const read = isThere ? files.read(path) : 'missing';
    return typeof read === 'string' ? undefined : read.bytes;
  }

  /** Made anew for each question: it remembers what lies in `public/`. */
  #open(): DiskFiles {
    return new DiskFiles(this.#manifest);
  }

  #describe(path: string, origin: string, files: DiskFiles): StoredFile | undefined {
    const read = files.read(path);
    if (read === 'missing' || read === 'outside') return undefined;
    const address = addressOf(path, origin);
    if (read === 'link') return { path, address, isLink: true };
    // A folder, or a file that may not be opened.
    if (read === 'unreadable') return { path, address };
    return { path, address: withVersion(address, read.bytes), ...factsOf(read.bytes) };
  }
}

/** An image or a font, and what it is by its content; undefined for every other file. */
export function shown(bytes: Buffer): { bytes: Buffer; type: string } | undefined {
  const type = fontFacts(bytes).format ?? measure(plainDrawing(bytes))?.type;
  return type === undefined ? undefined : { bytes, type };
}

/** A font that comes with the builder: its files are served as if they lay in a folder of that name. */
function listPackaged(family: string, origin: string): StoredFile {
  const path = fontPath(family);
  const parts = packagedFiles(family).map(({ file, range }) => ({
    file: addressOf(`${path}/${basename(file)}`, origin),
    range,
  }));
  return { path, address: parts[0]?.file ?? '', parts };
}

function findPackaged(path: string): PackagedFile | undefined {
  const family = packagedFonts.find((one) => path.startsWith(`${fontPath(one)}/`));
  return family && packagedFiles(family).find(({ file }) => path === `${fontPath(family)}/${basename(file)}`);
}

const addressOf = (path: string, origin: string) => `${origin}/files/${path.split('/').map(encodeURIComponent).join('/')}`;

const withVersion = (address: string, bytes: Buffer) => `${address}?v=${hashOf(bytes)}`;

const hashOf = memo((bytes: Buffer) => hash(bytes));
