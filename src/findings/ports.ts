/**
 * What the loader asks of the place where it runs. In Node the answers come from the disk (node/); in a browser they can come from
 * wherever its host has them.
 */
import type { ValidateFunction } from 'ajv';
import type { Icon } from '../../schema/atoms.ts';
import type { OwnStyles } from '../../schema/own-styles.ts';
import type { FontPart } from '../../schema/packaged-fonts.ts';
import type { Asset, Site } from '../../schema/resolved.ts';
import type { FontFacts } from './font-facts.ts';
import type { IconFault } from './own-icon.ts';

export interface Ports {
  files: Files;
  /** The compiled JSON Schema. */
  validatorOf: (extent: Extent) => ValidateFunction | Promise<ValidateFunction>;
  /** The system's language, for findings where neither the command nor the manifest names one: `de`, `de_DE.UTF-8`. */
  systemLanguage: () => string;
}

/** Collects every mistake; stops at the first one. */
export type Extent = 'all' | 'first';

/** The files that a manifest names. Paths are relative to its folder and may not leave it. */
export interface Files {
  image(path: string, colors: Colors): ImageFile | UnusableImage;
  font(path: string): FontFile | Unusable;
  /** The files of a font that comes with the builder: the first has the basic Latin letters; none where it is not known here. */
  packagedFont(family: string): FontPart[];
  /** The shapes of a drawing, or what speaks against it as an icon. */
  icon(path: string): Icon | IconFault | UnusableImage;
  /** The paths of all files in the folder where a path leads. */
  beside(path: string): string[];
  /** All files of the folder `public/` beside the manifest, sorted by address: they are published as they are. */
  published(): readonly PublishedFile[];
  /** The sheet of own styles beside the manifest; undefined where there is none. */
  styles(): OwnStyles | undefined;
  /** Public address → file, of all that have been asked for. */
  readonly assets: ReadonlyMap<string, Asset>;
}

/** Why there is nothing to say about a file: `link` is a symbolic link, or lies behind one. */
export type Unusable = 'missing' | 'outside' | 'link' | 'unreadable';

/** Another file lies in the place of a picture: a pointer of Git LFS, or a web page that was saved under its name. */
export type StandIn = 'pointer' | 'page';

export type UnusableImage = Unusable | StandIn;

/** Filled into drawings that refer to them. */
export type Colors = Site['theme']['colors'];

export interface ImageFile {
  /** Its public address, which names its content; empty where the file is too large to be looked at any closer (image-limits.ts). */
  src: string;
  /** In CSS pixels. */
  width: number;
  height: number;
  /** What it is by its content: `jpg`, `svg` … */
  type: string;
  /** How large the file is, in bytes. */
  size: number;
  /** Whether the file ends before the image does. */
  isCutOff: boolean;
  drawing?: Drawing;
  /** Only animations have it (sanitize/photo-facts.ts). */
  motion?: { seconds: number; plays: number };
}

/** What checks want to know of a drawing. */
export interface Drawing {
  /** Whether it holds words of its own. */
  hasWords: boolean;
  /** A part that browsers would show and that is not published. */
  dropped: string | undefined;
  /** Whether its parts refer to each other so often that no program draws it. */
  isEndless: boolean;
}

/** A file of the folder `public/`. */
export interface PublishedFile {
  /** Where it is published, as the folder has it: `/plan.pdf` for `public/plan.pdf`. */
  address: string;
  /** In bytes. */
  size: number;
  /** What speaks against it: it is a link or cannot be read, or what stands in sanitize/fault.ts. */
  fault?: 'outside' | 'script' | 'foreign' | 'unreadable';
  /** The part of it that does, as it is written. */
  part?: string;
  /** Left out where no caller needs the bytes. */
  asset?: Asset;
}

export interface FontFile extends FontFacts {
  /** Its public address, which names its content. */
  src: string;
}
