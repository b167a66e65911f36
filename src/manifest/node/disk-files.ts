/** The files that a manifest names, on this machine's disk. */
import { lstatSync, readdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Icon } from '../../../schema/atoms.ts';
import { holdsScript, isMarkup, isOfNobody, publicFolder } from '../../../schema/published-files.ts';
import type { Asset } from '../../../schema/resolved.ts';
import { hash } from '../../disk/hash.js';
import { memo } from '../../disk/memo.ts';
import { findExcess } from '../image-limits.ts';
import type { IconFault } from '../own-icon.ts';
import type { Colors, Files, FontFile, ImageFile, PublishedFile, Unusable } from '../ports.ts';
import { tintSvg } from '../tint.ts';
import { readUnchanged } from './file-cache.ts';
import { iconIn } from './icons.ts';
import { isCutOff } from './image-ends.ts';
import { describeDrawing, measure } from './image-facts.ts';

/** What is published under an asset's address. */
export function bytesOf({ file, bytes }: Asset): Uint8Array {
  if (typeof bytes === 'function') return bytes();
  return bytes ?? readFileSync(file);
}

/** Reads the files of one manifest. Each becomes an asset under an address that holds a hash of its bytes, so that it may be cached for ever. */
export class DiskFiles implements Files {
  readonly assets = new Map<string, Asset>();
  /** Absolute paths of all files asked for, found or not: the dev server watches them. */
  readonly asked = new Set<string>();
  readonly #folder: string;
  readonly #realFolders = new Map<string, string>();
  #published: readonly PublishedFile[] | undefined;

  /** @param manifestFile - paths are relative to its folder */
  constructor(manifestFile: string) {
    this.#folder = dirname(resolve(manifestFile));
  }

  image(path: string, colors: Colors): ImageFile | Unusable {
    const read = this.read(path);
    if (typeof read === 'string') return read;
    const { bytes, file } = read;
    const measured = measure(bytes);
    if (!measured) return 'unreadable';
    const known = { ...measured, size: bytes.length };
    // What is refused for its size is not looked at any closer: patterns take their time over millions of signs.
    const excess = findExcess(known);
    if (excess && !excess.since) return { ...known, src: '', isCutOff: false };
    const isDrawing = known.type === 'svg';
    return {
      ...known,
      src: this.#add(file, bytes, isDrawing ? tinterOf(bytes)(JSON.stringify(colors)) : undefined),
      isCutOff: isCutOff(bytes, known.type),
      ...(isDrawing && { drawing: describeDrawing(bytes) }),
    };
  }

  font(path: string): FontFile | Unusable {
    const read = this.read(path);
    if (typeof read === 'string') return read;
    // The signature of WOFF2 (W3C WOFF File Format 2.0, section 4.1).
    return { src: this.#add(read.file, read.bytes, undefined), isWoff2: read.bytes.toString('latin1', 0, 4) === 'wOF2' };
  }

  icon(path: string): Icon | IconFault | Unusable {
    const read = this.read(path);
    return typeof read === 'string' ? read : iconIn(read.bytes);
  }

  beside(path: string): string[] {
    const base = path.slice(0, path.lastIndexOf('/') + 1);
    return listFiles(this.#folder, base).map((name) => base + name);
  }

  published(): readonly PublishedFile[] {
    if (this.#published) return this.#published;
    const folder = join(this.#folder, publicFolder);
    this.#published = filesBelow(folder)
      .map((file) => this.#describePublished(file))
      .filter(({ address }) => !isOfNobody(address))
      .sort((one, other) => (one.address < other.address ? -1 : 1));
    return this.#published;
  }

  #describePublished(file: string): PublishedFile {
    const address = `/${relative(join(this.#folder, publicFolder), file).split(sep).join('/')}`;
    try {
      const { path: real, stats } = this.#lookUp(file);
      if (!stats.isFile() || !isInside(this.#realFolder(this.#folder), real)) return { address, size: 0, fault: 'outside' };
      const { size } = stats;
      const bytes = isMarkup(address) ? readUnchanged(file, stats) : undefined;
      const runs = bytes !== undefined && holdsScript(bytes.toString('utf8'));
      return { address, size, ...(runs && { fault: 'script' }), asset: { file } };
    } catch {
      // A link that leads nowhere, or what may not be looked at.
      return { address, size: 0, fault: 'outside' };
    }
  }

  /** Any file of the folder; the bytes are the same object as long as it stays as it is. */
  read(path: string): { file: string; bytes: Buffer } | Unusable {
    const file = join(this.#folder, path);
    if (!isInside(this.#folder, file)) return 'outside';
    this.asked.add(file);
    try {
      // A symbolic link inside the folder may lead out of it.
      const { path: real, stats } = this.#lookUp(file);
      if (!isInside(this.#realFolder(this.#folder), real)) return 'outside';
      const bytes = readUnchanged(file, stats);
      return bytes ? { file, bytes } : 'unreadable';
    } catch (error) {
      const missing = error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code));
      return missing ? 'missing' : 'unreadable';
    }
  }

  /** Where a file really lies, and what it is. Folders are resolved once, since most files share theirs. */
  #lookUp(file: string): { path: string; stats: Stats } {
    const stats = lstatSync(file);
    if (stats.isSymbolicLink()) return { path: realpathSync.native(file), stats: statSync(file) };
    return { path: join(this.#realFolder(dirname(file)), basename(file)), stats };
  }

  #realFolder(folder: string): string {
    const known = this.#realFolders.get(folder);
    if (known !== undefined) return known;
    const real = realpathSync.native(folder);
    this.#realFolders.set(folder, real);
    return real;
  }

  #add(file: string, original: Buffer, made: Buffer | undefined): string {
    const extension = extname(file);
    // The name stays readable, but holds nothing that an address would have to encode, and leaves room for what comes behind it.
    const base = basename(file, extension)
      .replace(/[^A-Za-z0-9_-]+/g, '-')
      .slice(0, 60);
    const address = `/assets/${base}.${hashOf(made ?? original)}${extension.toLowerCase()}`;
    this.assets.set(address, made ? { file, bytes: made } : { file });
    return address;
  }
}

/** An SVG with the theme's colours, as text; the same object for the same file and colours. */
const tinterOf = memo((bytes: Buffer) =>
  memo((colors: string) => {
    const tinted = tintSvg(bytes.toString('utf8'), JSON.parse(colors) as Colors);
    return tinted === undefined ? undefined : Buffer.from(tinted);
  }, 1),
);

const hashOf = memo((bytes: Buffer) => hash(bytes));

/** The names in a folder below another; none where there is no such folder, or where a symbolic link leads elsewhere. */
function listFiles(outer: string, inner: string): string[] {
  try {
    const folder = realpathSync(join(outer, inner));
    return inner === '' || isInside(realpathSync(outer), folder) ? readdirSync(folder) : [];
  } catch {
    return [];
  }
}

/** Everything in a folder and those below that is no folder; a symbolic link counts as what it is. */
function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
  } catch {
    return [];
  }
}

function isInside(folder: string, file: string): boolean {
  const path = relative(folder, file);
  return path !== '' && path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}
