/** What the loader asks of a browser: the files as the storage has told of them, the compiled schema as the bundle holds it. */
import type { ValidateFunction } from 'ajv';
import type { Icon } from '../../../schema/atoms.ts';
import { type OwnStyles, ownStyles } from '../../../schema/own-styles.ts';
import { type FontPart, fontPath } from '../../../schema/packaged-fonts.ts';
import { publicFolder } from '../../../schema/published-files.ts';
import type { Asset } from '../../../schema/resolved.ts';
import { tintedAddress } from '../../colors/tint.ts';
import { memo } from '../../disk/memo.ts';
import { isForeign } from '../../findings/href.ts';
import type { IconFault } from '../../findings/own-icon.ts';
import type { Colors, Files, FontFile, ImageFile, Ports, PublishedFile, Unusable, UnusableImage } from '../../findings/ports.ts';
import type { StoredFile } from '../storage.ts';

/** What the bundle of the worker holds beside its code. */
export interface Bundled {
  validate: ValidateFunction;
}

/** @param files - answers for one draft */
export function makePorts(files: StoredFiles, { validate }: Bundled): Ports {
  return {
    files,
    // One for every extent: of so large a manifest that only its first mistake is looked for nobody edits texts.
    validatorOf: () => validate,
    systemLanguage: () => navigator.language,
  };
}

/** The files that the storage knows, by their paths. What is loaded is their own addresses, so there are no assets. */
export class StoredFiles implements Files {
  readonly assets: ReadonlyMap<string, Asset> = new Map();
  /** Paths that were asked for, as they are written, and that are not known. */
  readonly unknown = new Set<string>();
  readonly #files: ReadonlyMap<string, StoredFile>;
  #published: readonly PublishedFile[] | undefined;

  constructor(files: ReadonlyMap<string, StoredFile>) {
    this.#files = files;
  }

  image(path: string, colors: Colors): ImageFile | UnusableImage {
    const file = this.#find(path);
    if (typeof file === 'string') return file;
    if (!file.image) return file.standIn ?? 'unreadable';
    const { svg, icon: _, ...image } = file.image;
    return { ...image, src: svg === undefined ? file.address : tinterOf(file)(asText(colors)) };
  }

  font(path: string): FontFile | Unusable {
    const file = this.#find(path);
    if (typeof file === 'string') return file;
    return file.font ? { ...file.font, src: file.address } : 'unreadable';
  }

  packagedFont(family: string): FontPart[] {
    return this.#files.get(fontPath(family))?.parts ?? [];
  }

  icon(path: string): Icon | IconFault | Unusable {
    const file = this.#find(path);
    return typeof file === 'string' ? file : (file.image?.icon ?? 'unreadable');
  }

  beside(path: string): string[] {
    const base = path.slice(0, path.lastIndexOf('/') + 1);
    const folder = plainPath(`${base}.`);
    if (folder === undefined) return [];
    const prefix = folder === '' ? '' : `${folder}/`;
    const names = [...this.#files.keys()].filter((other) => other.startsWith(prefix)).map((other) => other.slice(prefix.length));
    return names
      .filter((name) => !name.includes('/'))
      .sort()
      .map((name) => base + name);
  }

  published(): readonly PublishedFile[] {
    this.#published ??= [...this.#files]
      .flatMap(([path, { published }]) => (published ? [{ address: path.slice(publicFolder.length), ...published }] : []))
      .sort((one, other) => (one.address < other.address ? -1 : 1));
    return this.#published;
  }

  styles(): OwnStyles | undefined {
    return this.#files.get(ownStyles)?.styles;
  }

  #find(path: string): StoredFile | 'outside' | 'missing' | 'link' {
    const plain = plainPath(path);
    if (plain === undefined || plain === '') return 'outside';
    const file = this.#files.get(plain);
    if (file) return file.isLink ? 'link' : file;
    // An address of another host is no path of the storage.
    if (!isForeign(path)) this.unknown.add(path);
    return 'missing';
  }
}

/** By their paths, however these are written. */
export const byPath = (files: readonly StoredFile[]): ReadonlyMap<string, StoredFile> =>
  new Map(files.map((file) => [plainPath(file.path) ?? file.path, file]));

/** A path without detours, as `./media/x/../logo.svg` has them, and with letters as one sign where a Mac has two; undefined where it leaves the folder, as `path.join` of Node would. */
function plainPath(path: string): string | undefined {
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '' || step === '.') continue;
    if (step !== '..') steps.push(step);
    else if (steps.pop() === undefined) return undefined;
  }
  return steps.join('/').normalize('NFC');
}

/** One load asks for all of its drawings with the same colours. */
const asText = memo((colors: Colors) => JSON.stringify(colors));

/** The address of a drawing in the theme's colours. Two are kept: a drawing has other colours on a dark band. */
const tinterOf = memo((file: StoredFile) =>
  memo((colors: string): string => tintedAddress(file.image?.svg ?? '', JSON.parse(colors) as Colors) ?? file.address, 2),
);
