/**
 * What the editor asks of the forge that keeps a site: git's own objects, and proposals. Another forge is another file that answers this
 * (github.ts). Whatever goes wrong is thrown as a StorageFailure that says it; what another device or person may have done is a value.
 */
import type { TreeFiles } from '../../changes/tree.ts';
import type { Standing } from '../publishing.ts';
import type { Session } from './ports.ts';

export interface Forge {
  /** `github.com`: what its users know it by. */
  host: string;
  /** Who has signed in. */
  user(): Promise<{ login: string }>;
  /** The commit of a branch; undefined where there is no such branch. */
  branch(name: string): Promise<string | undefined>;
  /** The branches whose names begin so. */
  branchesLike(beginning: string): Promise<ReadonlyMap<string, string>>;
  commit(id: string): Promise<Commit>;
  /** @param id - of a commit or a tree */
  tree(id: string): Promise<Tree>;
  blob(id: string): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * Where a commit has left a branch, or another commit.
   *
   * @returns the head of the first one, the last commit that is part of both, and whether the second one has another content than that;
   *   undefined where they have none in common
   */
  fork(from: { branch: string } | { commit: string }, commit: string): Promise<Fork | undefined>;
  /** The last commits of a branch that have changed a file, the newest first. */
  history(branch: string, path: string): Promise<(Commit & { id: string })[]>;

  makeBlob(bytes: Uint8Array, progress?: Progress): Promise<string>;
  /** @returns the hash of a tree that is another one with these files; a file without content is removed */
  makeTree(base: string, files: readonly TreeChange[], progress?: Progress): Promise<string>;
  makeCommit(message: string, tree: string, parents: readonly string[]): Promise<string>;
  /** @returns false where it is there already */
  makeBranch(name: string, commit: string): Promise<boolean>;
  /** Moves a branch forward. @returns false where it holds what the commit does not follow, or is gone */
  moveBranch(name: string, commit: string): Promise<boolean>;

  /** The last proposals of this user to the branch that is published, the newest first. */
  proposals(into: string): Promise<Proposal[]>;
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
  /** The page where a branch becomes a proposal by hand. */
  proposeBy(branch: string, into: string): string;
}

/** Somebody who is signed in, with the forge that answers them. */
export interface ForgeSession extends Session {
  forge: Forge;
}

/** How much of a request has been sent, from 0 to 1. */
export type Progress = (share: number) => void;

export interface Commit {
  tree: string;
  parents: string[];
  message: string;
  /** As ISO 8601. */
  at: string;
}

export interface Fork {
  head: string;
  base: string;
  isChanged: boolean;
}

export interface Tree {
  /** Its hash. */
  id: string;
  files: TreeFiles;
  /** Path → the hash of the tree of a folder. */
  folders: ReadonlyMap<string, string>;
}

export interface TreeChange {
  path: string;
  mode: string;
  /** Its text, the hash of its content, or that it is removed. */
  content: { text: string } | { blob: string } | 'removed';
}

export interface Proposal {
  number: number;
  branch: string;
  /** What it holds. */
  commit: string;
  link: string;
  state: 'open' | 'merged' | 'closed';
  /** When it was made, as ISO 8601. */
  at: string;
}
