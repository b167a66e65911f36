/**
 * Where a manifest and its files are kept. The editor's client knows no more of it than this; the first one is the server on the same
 * machine (server/).
 */
import type { Language, Translated } from '../../schema/languages.ts';
import type { OwnStyles } from '../../schema/own-styles.ts';
import type { Publishing, Sentence } from './publishing.ts';

/** A manifest as it is kept. */
export interface Stored {
  text: string;
  /** Names the content. What is saved must have been made of the content that is still kept. */
  version: string;
  /** The storage may know who has made it what it is, another window of the same author or somebody else, by name, and when, in milliseconds. */
  by?: { isOwn: boolean; time?: number; name?: string };
}

export interface Storage {
  read(): Promise<Stored>;
  /**
   * Keeps a text, unless somebody else has changed the manifest meanwhile.
   *
   * @param base - the version that the text was made of; undefined makes a manifest anew that is gone
   * @returns its version, or what is kept now; then nothing was written
   */
  save(text: string, base: string | undefined): Promise<{ version: string } | { conflict: Stored }>;
  /** A save that takes longer, in milliseconds, is said to have no answer. Left out where it takes its time, as over a network. */
  answersWithin?: number;
  /**
   * All images and fonts in the folders where these files lie, and in the one where uploads go, and all files of the folder `public/`. A
   * path that is not among them leads nowhere.
   *
   * @param named - paths as the manifest names them, relative to its folder
   */
  files(named: readonly string[]): Promise<StoredFile[]>;
  /** Somebody chooses among them: those that nothing names are to be listed as well, where that costs a request for each. */
  listUnnamed?(): void;
  /**
   * Keeps a file beside the others.
   *
   * @param name - as the author's machine names it; it is made safe
   * @returns the file under the path that a manifest may name; the same one again for equal bytes
   */
  upload(name: string, bytes: Blob): Promise<{ file: StoredFile } | { refused: Refusal }>;
  /** Tells of what others do to the manifest (`text`) or to its files, until the returned function is called. */
  watch?(changed: (what: 'text' | 'files') => void): () => void;
  /** Tells what visitors see of what is published, until the returned function is called. */
  watchSite?(tell: (state: SiteState | undefined) => void): () => void;
  /**
   * Tells how much of something large has been sent, from 0 to 1, until the returned function is called.
   */
  sending?(tell: (share: number) => void): () => void;
  publish?: Publishing;
  versions?: Versions;
  /** Who has signed in, where that is needed. */
  session?: SignedIn;
}

export interface SignedIn {
  login: string;
  /** Within the week the access ends, at about this time in milliseconds since 1970. */
  endsAt?: number;
  /**
   * Ends it, and loads the page anew.
   *
   * @param what - `keep` leaves the draft in this browser, for the same person to go on with
   */
  signOut(what: 'keep' | 'remove'): Promise<void>;
}

/** What has become of what is published. */
export type SiteState =
  /** Visitors see it, since a time in milliseconds since 1970. */
  | { kind: 'online'; since: number }
  /** They do not see it yet. */
  | { kind: 'on-its-way' }
  /** The site has other code by now: until its editor is built of that, nothing can be changed. */
  | { kind: 'deploying' }
  /** Its editor is there: this window has to be loaded anew. */
  | { kind: 'newer-editor' };

/** What was kept before. */
export interface Versions {
  /** The newest first. */
  list(): Promise<Version[]>;
  /** What visitors notice of a version, compared with the one before; of a publication, with the last one before. Undefined where one of the two cannot be read. */
  changes(id: string, lang: Language): Promise<Sentence[] | undefined>;
  /** What visitors would notice if a version came back in place of a draft, each with its place there; undefined as above. */
  differences(id: string, draft: string, lang: Language): Promise<Sentence[] | undefined>;
  /**
   * What was kept as a version. Nothing is changed by that: its files have addresses of their own, also those that lie here no more.
   *
   * @throws StorageFailure
   */
  read(id: string): Promise<{ text: string; files: StoredFile[] }>;
  /**
   * Puts back files of a version that lie here no more; what lies here is not written over.
   *
   * @param named - which of them, as a manifest names them; left out: all
   * @throws StorageFailure
   */
  putBack(id: string, named?: readonly string[]): Promise<void>;
  /**
   * Removes pictures that the kept manifest does not name; a version that is kept before has them.
   *
   * @returns those that are gone
   */
  removePictures(paths: readonly string[]): Promise<string[]>;
}

export interface Version {
  id: string;
  /** In milliseconds since 1970. */
  time: number;
  by: VersionBy;
  /** What its author has called a publication. */
  title?: string;
  /** The name of its author, where that is known. */
  author?: string;
  /** Paths of files that were too large to be kept with it. */
  without?: readonly string[];
  /** Another one is of the same minute: only the seconds tell them apart. Whoever shows the list sets it. */
  isByTheSecond?: boolean;
}

/** What has made it one: a save, a change by somebody else, a publication; `start` is what lay there before the first of these. */
export type VersionBy = 'editor' | 'others' | 'publication' | 'start';

/**
 * What `read`, `save`, `files` and `upload` throw where the storage cannot do it: the disk is full, the server has gone. Nothing was changed
 * then.
 */
export class StorageFailure extends Error {
  /** One or two sentences for the author: what is wrong, and what to do. */
  readonly words: Translated;
  /** There is no manifest any more. */
  readonly isGone: boolean;
  /** This window will not be answered any more; one that is loaded anew is. */
  readonly needsReload: boolean;

  constructor(
    words: Translated,
    { isGone = false, needsReload = false, ...options }: ErrorOptions & { isGone?: boolean; needsReload?: boolean } = {},
  ) {
    super(words.en, options);
    this.words = words;
    this.isGone = isGone;
    this.needsReload = needsReload;
  }
}

/** Larger files are not kept. In bytes. */
export const largestUpload = 20_000_000;

/** Why a file is not kept. */
export type Refusal = 'type' | 'heic' | 'gif' | 'pointer' | 'page' | 'size' | 'parts' | 'script' | 'unreadable';

/** A file that a manifest may name. */
export interface StoredFile {
  /** Relative to the manifest's folder. */
  path: string;
  /** Where a browser loads it. It changes with the content. */
  address: string;
  /** What the loader wants to know of it (findings/ports.ts); without it the file cannot be read. */
  image?: StoredImage;
  font?: { format?: 'woff2' | 'sfnt'; hasOneWeight: boolean };
  /** Another kind of file lies in the place of a picture. */
  standIn?: 'pointer' | 'page';
  /** The files of a font that comes with the builder, under its `fontPath`: no manifest can name it as a file. */
  parts?: { file: string; range: string }[];
  /** It is a symbolic link, or lies behind one, and is never read. */
  isLink?: true;
  /** Of a file below `public/`: it is published as it is. */
  published?: { size: number; fault?: 'outside' | 'script' | 'foreign' | 'unreadable'; part?: string };
  /** Of the sheet of own styles. */
  styles?: OwnStyles;
}

interface StoredImage {
  /** In CSS pixels. */
  width: number;
  height: number;
  /** What it is by its content: `jpg`, `svg` … */
  type: string;
  /** In bytes. */
  size: number;
  isCutOff: boolean;
  drawing?: { hasWords: boolean; dropped: string | undefined; isEndless: boolean };
  motion?: { seconds: number; plays: number };
  /** The shapes of a drawing as an icon, or what speaks against it. */
  icon?: [tag: string, attributes: Record<string, string>][] | { why: 'part' | 'colors' | 'size'; found: string } | 'unreadable';
  /** The text of a drawing that takes the theme's colours: with them it is another file. */
  svg?: string;
}
