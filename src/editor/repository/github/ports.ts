/** What the editor that consists of static files gives the forge that its site is kept in, and what it gets from it. */
import type { Language } from '../../../../schema/languages.ts';
import type { Publication, Sentence } from '../../publishing.ts';
import type { Refusal, Storage, StoredFile } from '../../storage.ts';
import type { Forge } from '../repository.ts';

/** What the build has written into the editor's page. */
export interface ForgeSettings {
  forge: 'github';
  /** `owner/name` */
  repository: string;
  /** What is published. */
  branch: string;
  /** Publications go to that branch at once, and not by a proposal. */
  direct: boolean;
  /** From the top of the repository: `site.json`, `choir/site.json`. */
  manifest: string;
  /** The address of the site, without a slash at its end. */
  site: string;
  /** No page of anybody else shares the editor's storages: only then somebody may stay signed in. */
  hasOwnOrigin: boolean;
}

/** `files.json`: what the build knows of files, so that nobody has to fetch and measure them. */
export interface BuiltFiles {
  /** Those of the repository, each with git's hash of its content. A file with another hash by now is another one. */
  files: (StoredFile & { blob: string })[];
  /** Fonts that come with the builder: the repository has no files of them. */
  packaged: StoredFile[];
}

/** Git's hashes of what an editor was built of, or of what a branch holds. Left out where there is no such folder or file. */
export interface Sources {
  /** Of the builder's own sources, where the repository is the builder's. */
  src?: string;
  schema?: string;
  /** Of `package-lock.json`, or else `package.json`, beside the manifest: where the builder is a package, they name its version. */
  lock?: string;
  /** Own section types. */
  sections?: string;
  /** Own styles. */
  styles?: string;
}

/** `built.json`: what a site, or an editor, was built of. */
export interface Built extends Sources {
  commit: string;
  /** The version of the builder. */
  builder: string;
  /** The path of the manifest in the repository, and git's hash of its content. */
  manifest: { path: string; blob: string };
  /** When, as ISO 8601. */
  at: string;
}

/** The head of the branch that is published, as the storage has seen it last. */
export interface Head extends Sources {
  commit: string;
  manifest: { blob: string };
}

/** A manifest with what it names. */
export interface WrittenText {
  text: string;
  /** Path, relative to the manifest → git's hash of the content. */
  hashes: Readonly<Record<string, string>>;
  files: readonly StoredFile[];
}

/** What the editor's worker does for the storage. */
export interface WorkerApi {
  /** What the loader wants to know of an image or a font. */
  factsOf(bytes: Uint8Array): Promise<Pick<StoredFile, 'image' | 'font'>>;
  /** Whether a file is kept, with the ending that it gets, and without what a photo says beside its picture. */
  judge(bytes: Uint8Array): Promise<{ ending: string; bytes: Uint8Array } | Refusal>;
  report(
    written: { now: WrittenText; before?: WrittenText; sent?: WrittenText },
    lang: Language,
  ): Promise<Pick<Publication, 'title' | 'sentences' | 'findings' | 'missing' | 'errors'> & { since?: Sentence[] | undefined }>;
  sentences(before: WrittenText, now: WrittenText, lang: Language): Promise<Sentence[] | undefined>;
}

/** Somebody who is signed in. What it holds besides is the forge's own matter, and stays in memory. */
export interface Session {
  /** As the forge calls its user. */
  login: string;
  /** Nothing of the editor may stay on this machine. */
  keepsNothing?: true;
  /** As in SignedIn. */
  endsAt?: number;
}

/** Somebody who is signed in, with the forge that answers them. */
export interface ForgeSession extends Session {
  forge: Forge;
}

export interface ForgeOptions<Signed extends Session = Session> {
  settings: ForgeSettings;
  session: Signed;
  built: BuiltFiles;
  workerApi: WorkerApi;
  /** Keeps the bytes of a file in this window, and gives the address that `StoredFile.address` tells. */
  addressOf(path: string, bytes: Blob): string;
}

/** One forge: with another one beside it, nothing else changes. */
export interface ForgeStorage extends Storage {
  /** Undefined before the first `read`. */
  head(): Head | undefined;
  /** As it is now; as it was seen last where the forge cannot be asked. */
  readHead(): Promise<Head | undefined>;
}
