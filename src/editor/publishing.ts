/** How what is kept comes to where the website is published from. Plain data, as storage.ts. */
import type { Language } from '../../schema/languages.ts';

/** What `Storage.publish` throws is a StorageFailure (storage.ts), with what to do; nothing was sent then. */
export interface Publishing {
  /**
   * What a publication of the kept manifest would be. It asks the remote for what is published now.
   *
   * @returns `conflict` where others have published something else at the same places: get the latest first; `unpublished` where nothing was ever
   *   published, and there is a first version to begin with
   */
  prepare(lang: Language): Promise<Publication | 'conflict' | 'unpublished'>;
  /** Sends the first version, as it was last committed: from then on there is something to compare with. */
  begin(): Promise<void>;
  /**
   * Sends exactly what was prepared, as a proposal on a branch of its own, or as an addition to the one that waits.
   *
   * @returns `stale` where something else would be sent by now: prepare again
   */
  publish(order: PublishOrder): Promise<Published | 'stale'>;
  /** What is published now, and what the kept manifest was made of, to merge both into the draft. */
  latest(): Promise<Latest>;
  /**
   * Takes over the other files of a publication, once the kept manifest holds what it holds.
   *
   * @param version - of the kept manifest
   * @returns whether the folder now stands where the publication does
   */
  takeOver(commit: string, version: string): Promise<'done' | 'own-changes' | 'own-branch'>;
  /** What has become of a proposal, by its branch; undefined where nobody knows it here. Left out where only its own page says so. */
  standing?(branch: string): Promise<Standing | undefined>;
  /**
   * Takes a proposal over into what is published.
   *
   * @returns `stale` where it holds something else by now, or does not fit any more
   */
  accept?(branch: string): Promise<'done' | 'stale'>;
}

/** `running`: checks are under way. `failed`: one is red. `blocked`: somebody else has to agree. `conflict`: it does not fit any more. */
export interface Standing {
  state: 'running' | 'ready' | 'failed' | 'blocked' | 'conflict' | 'merged' | 'closed';
  /** Where more is said: of a check that has failed, its own page. */
  link: string;
  /** Who has taken it over, where that is known. */
  by?: Author;
}

/** Whose something in a repository is, as that says it, and since when, as ISO 8601. */
export interface Author {
  name: string;
  at: string;
}

export interface Publication {
  /** Names all that would be sent. */
  id: string;
  /** `address` has no password in it. */
  remote: { name: string; address: string };
  /** The branch that is published. */
  target: string;
  /** `github.com`, where proposals are accepted; undefined where the remote's kind is unknown. */
  host: string | undefined;
  title: string;
  /** What changes for visitors; undefined where it cannot be compared, as nothing is published yet. */
  sentences: Sentence[] | undefined;
  /** What the editor says of it as well. */
  findings: PublishFinding[];
  /** What only a release has to have: placeholders that are still there, a legal page. */
  missing: PublishFinding[];
  /** Why the site cannot be built; then it is not sent either. */
  errors: PublishFinding[];
  /** What runs by itself after it is sent (CI). */
  checks: Check[];
  files: FileChange[];
  /** Those that others have changed as well: they stay as they are published, unless the author says otherwise. */
  contested?: string[];
  /** Others have published something that this folder does not have yet. */
  isBehind: boolean;
  /** Who has published it, as far as that is known: each once, the last one first. */
  publishers?: Author[];
  /** What is sent is published at once, without a proposal. */
  isDirect?: boolean;
  /** What was sent last from here, as long as it is not accepted. */
  sent?: Sent;
}

/** A proposal that waits to be accepted. */
export interface Sent extends Published {
  /** When, as ISO 8601. */
  at: string;
  /** Nothing would be sent that was not sent then. */
  isUnchanged: boolean;
  /** What has changed since for visitors; undefined as above. */
  since: Sentence[] | undefined;
  /** Whether what is sent next joins it. Where others have worked on it, that becomes a proposal of its own. */
  canGrow: boolean;
  /** Who has worked on it then, where that is known. */
  changedBy?: Author;
}

export interface Sentence {
  /** "/leistungen › Abschnitt 1" */
  where: string;
  what: string;
  /** Where it is in the later of the two, or what is left there of the way to it; undefined where it is on no one place. */
  pointer?: string;
  /** It has not changed, though it should perhaps have. */
  isHint?: boolean;
}

export interface PublishFinding {
  pointer: string;
  message: string;
  hint: string;
}

export interface Check {
  name: string;
  /** `npm test` … */
  commands: string[];
}

export interface FileChange {
  /** From the top of the repository. */
  path: string;
  change: 'new' | 'changed' | 'removed';
}

export interface PublishOrder {
  id: string;
  title: string;
  lang: Language;
  /** Files that others have changed as well are replaced by this author's. */
  replaces?: boolean | undefined;
}

export interface Published {
  branch: string;
  /** Where the proposal is opened; undefined where the remote's kind is unknown. */
  link: string | undefined;
  /** Nothing is left to be opened there: the proposal is made, or what was sent is published. */
  isProposed?: boolean;
}

export interface Latest {
  commit: string;
  /** The manifest that is published. */
  text: string;
  /** The one that the kept manifest was made of. */
  base: string;
  /** Place that the author has changed as well, as `merge` calls it → who has published what is there now, where that is known. */
  authors?: Readonly<Record<string, Author>>;
}
