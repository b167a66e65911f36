/**
 * What a site's repository is asked for, wherever it lies: git's objects and branches, and the proposals of this author. By git on this
 * machine git/ answers it, by a forge's API github/; another forge is another folder that does. Failures are thrown as a StorageFailure
 * that says what to do; what another device or person may have done meanwhile is a value.
 */
import type { TreeFiles } from '../../changes/tree.ts';
import type { Author, Standing } from '../publishing.ts';

export interface Repository {
  /** What its author knows it by; `address` has no password in it. */
  readonly remote: { name: string; address: string };
  /** `github.com`: where proposals are accepted; undefined where the remote's kind is unknown. */
  readonly host: string | undefined;
  /** The commit of a branch; undefined where there is no such branch. */
  branch(name: string): Promise<string | undefined>;
  /** The branches whose names begin so, each with its commit. */
  branchesLike(beginning: string): Promise<ReadonlyMap<string, string>>;
  commit(id: string): Promise<Commit>;
  /** @param id - of a commit or a tree */
  tree(id: string): Promise<Tree>;
  blob(id: string): Promise<Uint8Array<ArrayBuffer>>;
  /** The last commit that is part of both; undefined where they have none in common. */
  mergeBase(one: string, other: string): Promise<string | undefined>;
  /** The last commits of a branch, or behind a commit, that have changed a file, the newest first. */
  history(from: string, path: string): Promise<(Commit & { id: string })[]>;
  /** The hash that a text has as the content of a file. */
  hashOf(path: string, text: string): Promise<string>;

  /** @returns the hash of a tree that is another one with these changes */
  makeTree(base: string, changes: readonly TreeChange[], progress?: Progress): Promise<string>;
  makeCommit(message: string, tree: string, parents: readonly string[]): Promise<string>;
  /** @returns false where it is there already */
  makeBranch(name: string, commit: string): Promise<boolean>;
  /** Moves a branch forward. @returns false where it holds what the commit does not follow, or is gone */
  moveBranch(name: string, commit: string): Promise<boolean>;

  /** The last proposals of this author to the branch that is published, the newest first. */
  proposals(into: string): Promise<Proposal[]>;
  /** The page where a branch becomes a proposal by hand; undefined where nobody knows it. */
  proposeBy(branch: string, into: string): string | undefined;
}

/** A repository behind an API: it knows who asks, and makes, judges and accepts proposals itself. */
export interface Forge extends Repository {
  readonly host: string;
  /** Who has signed in. */
  user(): Promise<{ login: string }>;
  /** Where a commit has left a branch, in one question. */
  fork(branch: string, commit: string): Promise<Fork | undefined>;
  makeBlob(bytes: Uint8Array, progress?: Progress): Promise<string>;
  propose(branch: string, into: string, title: string, text: string): Promise<Proposal>;
  /**
   * What has become of a proposal, and of its checks.
   *
   * @param waitsForChecks - some have to begin: without any it is not ready
   */
  standing(proposal: Pick<Proposal, 'number'>, waitsForChecks: boolean): Promise<Standing>;
  /**
   * Takes a proposal over.
   *
   * @param commit - what it must still hold
   * @returns the commit that holds it; undefined where it holds something else by now, or cannot be taken over
   */
  accept(proposal: Pick<Proposal, 'number'>, commit: string): Promise<string | undefined>;
}

/** How much of a request has been sent, from 0 to 1. */
export type Progress = (share: number) => void;

export interface Commit {
  tree: string;
  parents: string[];
  message: string;
  /** As ISO 8601. */
  at: string;
  /** Left out where nobody is named. */
  author?: Author;
}

/** The head of a branch, its last commit that another one follows, and whether that one has another content than this. */
export interface Fork {
  head: string;
  base: string;
  isChanged: boolean;
}

export interface Tree {
  /** Its hash. */
  id: string;
  files: TreeFiles;
  /** Path → the hash of the tree of a folder; empty where nobody asks for them. */
  folders: ReadonlyMap<string, string>;
}

export interface TreeChange {
  path: string;
  mode: string;
  /** Its text, the hash of its content, or that it is removed. */
  content: { text: string } | { blob: string } | 'removed';
}

export interface Proposal {
  /** As the forge counts it; 0 where none does. */
  number: number;
  branch: string;
  /** What its branch holds; where that is gone, what it held last. */
  commit: string;
  link: string | undefined;
  /** Undefined where nobody says it: then the history of what is published does. */
  state: 'open' | 'merged' | 'closed' | undefined;
  /** When it was sent, as ISO 8601. */
  at: string;
  /** What was sent from here, and the draft that it was made of, where this machine has noted it. */
  sent?: SentCommit;
}

export interface SentCommit {
  commit: string;
  draft: string;
}

/** Of a file that takes the place of something else, such as a link, it is that of a file. */
export const modeOf = (mode = ''): string => (/^100/.test(mode) ? mode : '100644');
