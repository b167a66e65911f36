/**
 * Files that a manifest names: images and fonts beside it. Each becomes an asset under an address that holds a hash of
 * its bytes, so that it may be cached for ever.
 */
import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { imageSize } from 'image-size';
import { colorVariable } from '../../../schema/names.ts';
import type { Asset, Site } from '../../../schema/resolved.ts';
import { type Finding, finding, withCorrection } from '../finding.ts';
import { isForeign } from '../href.ts';
import { findCertain, findNearest } from '../nearest.ts';
import { onceFor, readUnchanged } from '../node/file-cache.ts';
import { findExcess, isCutOff } from './image-limits.ts';

type Colors = Site['theme']['colors'];

/** What is published under an asset's address. */
export function bytesOf({ file, bytes }: Asset): Uint8Array {
  if (typeof bytes === 'function') return bytes();
  return bytes ?? readFileSync(file);
}

/** What checks want to know of a drawing. */
interface Drawing {
  /** Whether it holds words of its own. */
  hasWords: boolean;
  /** A part that browsers would show and that is not published. */
  dropped: string | undefined;
}

/** What is known of a file once it was read: its address, its size if it is an image; or why it cannot be used. */
type Entry = { src: string; width: number; height: number; drawing?: Drawing } | { problem: (pointer: string) => Finding };

/** Reads the files of one manifest, each once. */
export class AssetStore {
  /** Public address → file. */
  readonly assets = new Map<string, Asset>();
  /** Absolute paths of all files asked for, found or not: the dev server watches them. */
  readonly files = new Set<string>();
  readonly #folder: string;
  readonly #realFolders = new Map<string, string>();
  readonly #colors: Colors;
  readonly #entries = new Map<string, Entry>();

  /**
   * @param manifestFile Paths are relative to its folder and may not leave it.
   * @param colors Filled into SVG files that refer to them.
   */
  constructor(manifestFile: string, colors: Colors) {
    this.#folder = dirname(resolve(manifestFile));
    this.#colors = colors;
  }

  /** An image's address and size in CSS pixels, or a finding at `pointer`. */
  image(path: string, pointer: string): { src: string; width: number; height: number } | Finding {
    return this.#entry(path, pointer, () => this.#readImage(path));
  }

  /** What is known of an image as a drawing; nothing of photos. */
  drawing(path: string): Drawing {
    const entry = this.#entries.get(path);
    return (entry && 'drawing' in entry && entry.drawing) || { hasWords: false, dropped: undefined };
  }

  /** A WOFF2 font's address, or a finding at `pointer`. */
  font(path: string, pointer: string): { src: string } | Finding {
    return this.#entry(path, pointer, () => this.#readFont(path));
  }

  #entry(path: string, pointer: string, read: () => Entry) {
    let entry = this.#entries.get(path);
    if (!entry) {
      entry = read();
      this.#entries.set(path, entry);
    }
    return 'problem' in entry ? entry.problem(pointer) : entry;
  }

  #readImage(path: string): Entry {
    const read = this.#read(path);
    if (read === 'missing') return this.#missing('missing-image', path);
    if (typeof read === 'string') {
      const code = read === 'unreadable' ? 'unreadable-image' : 'path-outside';
      return { problem: (pointer) => finding(code, { pointer }, { path }) };
    }
    const size = measure(read.bytes);
    if (!size) return { problem: (pointer) => finding('unreadable-image', { pointer }, { path }) };
    const actual = size.type;
    if (actual !== extname(path).slice(1).replace('jpeg', 'jpg')) {
      return { problem: (pointer) => finding('wrong-image-type', { pointer }, { path, actual }) };
    }
    const excess = findExcess(size, read.bytes.length);
    if (excess) return { problem: (pointer) => finding('too-large-image', { pointer }, { path, ...excess }) };
    if (isCutOff(read.bytes, actual)) return { problem: (pointer) => finding('damaged-image', { pointer }, { path }) };
    const tinted = actual === 'svg' ? this.#tint(read.bytes) : undefined;
    const { width, height } = size;
    return {
      src: this.#add(read.file, read.bytes, tinted),
      width,
      height,
      ...(actual === 'svg' && { drawing: describe(read.bytes) }),
    };
  }

  #readFont(path: string): Entry {
    const read = this.#read(path);
    if (read === 'missing') return this.#missing('missing-font', path);
    if (typeof read === 'string') {
      const code = read === 'unreadable' ? 'unreadable-font' : 'path-outside';
      return { problem: (pointer) => finding(code, { pointer }, { path }) };
    }
    // The signature of WOFF2 (W3C WOFF File Format 2.0, section 4.1).
    if (read.bytes.toString('latin1', 0, 4) !== 'wOF2') {
      return { problem: (pointer) => finding('unreadable-font', { pointer }, { path }) };
    }
    return { src: this.#add(read.file, read.bytes, undefined), width: 0, height: 0 };
  }

  /** An SVG with the theme's colours; the same object for the same file and colours. */
  #tint(bytes: Buffer): Buffer | undefined {
    const before = tinted.get(bytes);
    const colors = JSON.stringify(this.#colors);
    if (before?.colors === colors) return before.made;
    const made = tintSvg(bytes, this.#colors);
    tinted.set(bytes, { colors, made });
    return made;
  }

  /** A file that does not exist, with the one beside it that was probably meant. */
  #missing(code: 'missing-image' | 'missing-font', path: string): Entry {
    if (isForeign(path)) return { problem: (pointer) => finding('remote-file', { pointer }, { url: path }) };
    const base = path.slice(0, path.lastIndexOf('/') + 1);
    const ending = extname(path).toLowerCase();
    const beside = listFiles(this.#folder, base).filter((name) => extname(name).toLowerCase() === ending);
    const nearest = findNearest(
      path,
      beside.map((name) => base + name),
    );
    const certain = findCertain(
      path,
      beside.map((name) => base + name),
    );
    return { problem: (pointer) => withCorrection(finding(code, { pointer }, { path, nearest }), path, certain) };
  }

  #read(path: string): { file: string; bytes: Buffer } | 'outside' | 'missing' | 'unreadable' {
    const file = join(this.#folder, path);
    if (!isInside(this.#folder, file)) return 'outside';
    this.files.add(file);
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
    const hash = hashOf(made ?? original);
    const extension = extname(file);
    // The name stays readable, but holds nothing that an address would have to encode, and leaves room for what comes behind it.
    const base = basename(file, extension)
      .replace(/[^A-Za-z0-9_-]+/g, '-')
      .slice(0, 60);
    const address = `/assets/${base}.${hash}${extension.toLowerCase()}`;
    this.assets.set(address, made ? { file, bytes: made } : { file });
    return address;
  }
}

/**
 * Gives an SVG that uses `var(--color-…)` the theme's colours. As an image it stands alone and inherits nothing from the
 * page, so it needs a style of its own, which follows the system's light or dark setting.
 *
 * @returns The new file, or undefined where none is needed.
 */
function tintSvg(bytes: Buffer, colors: Colors): Buffer | undefined {
  const svg = bytes.toString('utf8');
  if (!svg.includes('var(--color-')) return undefined;
  // A comment before the root may hold a tag of its own.
  const withoutComments = svg.replace(/<!--[\s\S]*?-->/g, (comment) => ' '.repeat(comment.length));
  const root = /<svg(?:\s(?:[^>"']|"[^"]*"|'[^']*')*)?>/.exec(withoutComments);
  if (!root || root[0].endsWith('/>')) return undefined;
  const at = root.index + root[0].length;
  const used = Object.entries(colors)
    .map(([name, color]) => [colorVariable(name), color] as const)
    .filter(([name]) => svg.includes(name));
  const rules = (scheme: 'light' | 'dark') => used.map(([name, color]) => `${name}:${color[scheme]};`).join('');
  const style = `<style>:root{${rules('light')}}@media (prefers-color-scheme:dark){:root{${rules('dark')}}}</style>`;
  return Buffer.from(svg.slice(0, at) + style + svg.slice(at));
}

const tinted = new WeakMap<Buffer, { colors: string; made: Buffer | undefined }>();

const hashOf = onceFor((bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 8));

const describe = onceFor((bytes): Drawing => {
  const svg = bytes.toString('utf8');
  return {
    // What an SVG says to whoever reads it: its text, and the title that browsers show.
    hasWords: /<(?:text|title)[\s>]/.test(svg),
    dropped: /<(foreignObject)[\s>]/.exec(svg)?.[1] ?? /\bhref=["'](data:image\/svg\+xml)/.exec(svg)?.[1],
  };
});

const measure = onceFor((bytes): { width: number; height: number; type: string } | undefined => {
  try {
    const { width, height, type, orientation = 1 } = imageSize(bytes);
    if (!(width > 0 && height > 0) || type === undefined) return undefined;
    // From 5 on, EXIF says that the picture lies on its side; browsers turn it.
    return orientation >= 5 ? { width: height, height: width, type } : { width, height, type };
  } catch {
    return undefined;
  }
});

/** The names in a folder below another; none where there is no such folder, or where a symbolic link leads elsewhere. */
function listFiles(outer: string, inner: string): string[] {
  try {
    const folder = realpathSync(join(outer, inner));
    return inner === '' || isInside(realpathSync(outer), folder) ? readdirSync(folder) : [];
  } catch {
    return [];
  }
}

function isInside(folder: string, file: string): boolean {
  const path = relative(folder, file);
  return path !== '' && path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}
