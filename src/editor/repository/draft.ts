/** What an author has written and not published yet: the folder on this machine (git/), or a branch of their own at the forge (github/). */
import type { Language } from '../../../schema/languages.ts';
import type { TreeFiles } from '../../changes/tree.ts';
import type { Publication, Sentence } from '../publishing.ts';
import type { TreeChange } from './repository.ts';

/** Where the draft and what is published stand. */
export interface Place {
  /** The path of the manifest, from the top of the repository. */
  manifest: string;
  /** The branch that is published, and its commit. */
  target: string;
  main: string;
  /** The commit at which the draft has left what is published; undefined where nobody knows. */
  root: string | undefined;
  /** Its content is another one than what is published, or may be. */
  isOwn: boolean;
}

/** A manifest with all files of its repository. */
export interface Side {
  text: string;
  files: TreeFiles;
}

/** A file that the draft has another content of, or none. */
export type OwnFile = TreeChange & { content: { blob: string } | 'removed' };

export interface Draft<Its extends Place = Place> {
  /** Asks where it stands now. */
  look(): Promise<Its>;
  /** Asks whether it still stands there, where that takes less than to prepare once more. */
  isStill?(place: Its): Promise<boolean>;
  /** The manifest as it is kept. */
  text(place: Its): Promise<string>;
  /** Whether it goes on from an earlier draft, which was sent. */
  follows(place: Its, earlier: string): Promise<boolean>;
  /**
   * All its files. One that cannot be read has no hash.
   *
   * @param text - the manifest that would be published
   * @param known - the files that it was made of
   */
  files(place: Its, text: string, known: TreeFiles): Promise<TreeFiles>;
  /** All files of the repository are in it, not only those that the site uses. */
  isWhole: boolean;
  report(
    sides: { now: Side; before?: Side; sent?: Side },
    place: Its,
    lang: Language,
  ): Promise<Pick<Publication, 'title' | 'sentences' | 'findings' | 'missing' | 'errors'> & { since?: Sentence[] | undefined }>;
  /** The draft as a commit, which a later one is compared with. */
  commit(place: Its, own: readonly OwnFile[], base: string | undefined): Promise<string>;
  /** Notes what was sent, where its message does not say which draft it was made of. */
  noteSent?(branch: string, commit: string, draft: string, base: string | undefined): Promise<void>;
}
