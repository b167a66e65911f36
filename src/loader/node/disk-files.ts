/** The files that a manifest names, on this machine's disk. */
import { readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { Icon } from '../../../schema/atoms.ts';
import { type OwnStyles, ownStyles } from '../../../schema/own-styles.ts';
import type { FontPart } from '../../../schema/packaged-fonts.ts';
import { isSystemJunk, publicFolder } from '../../../schema/published-files.ts';
import type { Asset } from '../../../schema/resolved.ts';
import { tintSvg } from '../../colors/tint.ts';
import { hash } from '../../disk/hash.js';
import { memo } from '../../disk/memo.ts';
import { isShowable } from '../../files/file-facts.ts';
import { describeDrawing, iconIn, measure, plainDrawing, standInOf, textOf } from '../../files/image-facts.ts';
import { type Found, readOwnStyles, refusedStyles } from '../../files/own-styles.ts';
import { fontFacts } from '../../findings/font-facts.ts';
import { findExcess } from '../../findings/image-limits.ts';
import type { IconFault } from '../../findings/own-icon.ts';
import type { Colors, Files, FontFile, ImageFile, PublishedFile, Unusable, UnusableImage } from '../../findings/ports.ts';
import { withoutMetadata } from '../../sanitize/photo.ts';
import { isCutOff } from '../../sanitize/photo-facts.ts';
import { isMarkup, validateFile } from '../../sanitize/validate.ts';
import { packagedFiles } from './packaged-fonts.ts';
import { type Entry, isInside, readBelow, SiteFolder } from './site-folder.ts';

/**
 * What is published under an asset's address.
 *
 * @throws Error as `fs` does; `ELOOP` where a link has taken the file's place since it was looked at
 */
export function bytesOf({ file, folder = dirname(file), bytes }: Asset): Uint8Array {
  if (typeof bytes === 'function') return bytes();
  return bytes ?? readBelow(folder, file);
}

/** What lies in the folder of an asset, as assets. */
export function assetsBeside({ file, folder }: Asset): Asset[] {
  const names = new SiteFolder(file).names('');
  return names.map((name) => ({ file: join(dirname(file), name), ...(folder !== undefined && { folder }) }));
}

/** Reads the files of one manifest. Each becomes an asset under an address that holds a hash of its bytes, so that it may be cached for ever. */
export class DiskFiles implements Files {
  readonly assets = new Map<string, Asset>();
  /** Absolute paths of all files asked for, found or not: the dev server watches them. */
  readonly asked = new Set<string>();
  readonly #folder: SiteFolder;
  #published: readonly PublishedFile[] | undefined;

  /** @param manifestFile - paths are relative to its folder */
  constructor(manifestFile: string) {
    this.#folder = new SiteFolder(manifestFile);
  }

  image(path: string, colors: Colors): ImageFile | UnusableImage {
    const read = this.read(path);
    if (typeof read === 'string') return read;
    const bytes = plainDrawing(read.bytes);
    const measured = measure(bytes);
    if (!measured) return standInOf(bytes) ?? 'unreadable';
    const known = { ...measured, size: bytes.length };
    // What is refused for its size is not looked at any closer: patterns take their time over millions of signs.
    const excess = findExcess(known);
    if (excess && !excess.since) return { ...known, src: '', isCutOff: false };
    const isDrawing = known.type === 'svg';
    return {
      ...known,
      src: this.#add(read, isDrawing ? (tinterOf(bytes)(JSON.stringify(colors)) ?? bytes) : bytes),
      isCutOff: isCutOff(bytes, known.type),
      ...(isDrawing && { drawing: describeDrawing(bytes) }),
    };
  }

  font(path: string): FontFile | Unusable {
    const read = this.read(path);
    if (typeof read === 'string') return read;
    return { src: this.#add(read), ...fontFacts(read.bytes) };
  }

  packagedFont(family: string): FontPart[] {
    return packagedFiles(family).map(({ file, folder, licence, range }) => {
      const address = this.#add({ file, bytes: readFileSync(file) });
      this.assets.set(address, { file, folder, licence });
      return { file: address, range };
    });
  }

  icon(path: string): Icon | IconFault | UnusableImage {
    const read = this.read(path);
    if (typeof read === 'string') return read;
    return standInOf(read.bytes) ?? iconIn(plainDrawing(read.bytes));
  }

  beside(path: string): string[] {
    const base = path.slice(0, path.lastIndexOf('/') + 1);
    return this.#folder.names(base).map((name) => base + name);
  }

  published(): readonly PublishedFile[] {
    this.#published ??= this.#folder
      .below(publicFolder)
      // A file of that name holds nothing that could be published.
      .filter(([path, found]) => path !== publicFolder || typeof found === 'string')
      .map(([path, found]) => this.#describePublished(path, found))
      .filter(({ address }) => !isSystemJunk(address))
      .sort((one, other) => (one.address < other.address ? -1 : 1));
    return this.#published;
  }

  #describePublished(path: string, found: Entry | Unusable): PublishedFile {
    const address = path.slice(publicFolder.length);
    // A link, a pipe, a device, or what may not be looked at.
    if (typeof found === 'string' || !found.stats.isFile()) return { address, size: 0, fault: 'outside' };
    const { file, stats } = found;
    const read = isMarkup(address) ? this.#folder.read(path) : undefined;
    if (typeof read === 'string') return { address, size: 0, fault: 'outside' };
    const fault = read && validateAt(address)(read.bytes);
    return { address, size: stats.size, ...fault, asset: { file, folder: this.#folder.path } };
  }

  styles(): OwnStyles | undefined {
    return this.stylesWith((read) => this.#add(read, withoutMetadata(plainDrawing(read.bytes))));
  }

  /** @param addressOf - where a file of the sheet is published */
  stylesWith(addressOf: (read: { file: string; bytes: Buffer }) => string): OwnStyles | undefined {
    const sheet = this.read(ownStyles);
    if (sheet === 'missing') return undefined;
    if (typeof sheet === 'string') return refusedStyles(sheet === 'unreadable' ? sheet : 'outside');
    return readOwnStyles(sheet.bytes, (path): Found => {
      const read = this.read(path);
      if (typeof read === 'string') return { why: read === 'link' ? 'outside' : read };
      return isShowable(read.bytes) ? { address: addressOf(read) } : { why: 'unreadable' };
    });
  }

  /** Any file of the folder; the bytes are the same object as long as it stays as it is. */
  read(path: string): { file: string; bytes: Buffer } | Unusable {
    const file = join(this.#folder.path, path);
    if (isInside(this.#folder.path, file)) this.asked.add(file);
    const read = this.#folder.read(path);
    // The disk may have the same name in other signs.
    if (typeof read !== 'string') this.asked.add(read.file);
    return read;
  }

  /** @param shown - what is published of it */
  #add({ file, bytes }: { file: string; bytes: Buffer }, shown: Uint8Array = bytes): string {
    const extension = extname(file);
    // The name stays readable, but holds nothing that an address would have to encode, and leaves room for what comes behind it.
    const base = basename(file, extension)
      .replace(/[^A-Za-z0-9_-]+/g, '-')
      .slice(0, 60);
    const address = `/assets/${base}.${hashOf(shown)}${extension.toLowerCase()}`;
    this.assets.set(address, { file, folder: this.#folder.path, ...(shown !== bytes && { bytes: shown }) });
    return address;
  }
}

/** An SVG with the theme's colours, as text; the same object for the same file and colours. */
const tinterOf = memo((bytes: Uint8Array) =>
  memo((colors: string) => {
    const tinted = tintSvg(textOf(bytes), JSON.parse(colors) as Colors);
    return tinted === undefined ? undefined : Buffer.from(tinted);
  }, 1),
);

const hashOf = memo((bytes: Uint8Array) => hash(bytes));

/** What speaks against publishing a file: the bytes are the same object as long as it stays as it is. */
const validateAt = memo((address: string) => memo((bytes: Buffer) => validateFile(address, bytes)));
