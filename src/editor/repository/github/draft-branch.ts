/**
 * What somebody has saved and not published yet: a branch of their own, `editor/<login>`, so that any device goes on with it. It only ever
 * moves forward, so that nobody's save is lost; where it has nothing of its own, the draft is what is published.
 */
import { StorageFailure } from '../../storage.ts';
import type { Place } from '../draft.ts';
import { blobHash, type Objects } from '../objects.ts';
import type { Forge, Progress, Tree, TreeChange } from '../repository.ts';
import { noBranch } from './sentences.ts';

export interface BranchPlace extends Place {
  /** What its branch holds; undefined where there is none. */
  own: string | undefined;
  /** What the next save follows. */
  parents: readonly string[];
  tree: Tree;
}

export class DraftBranch {
  readonly #forge: Forge;
  readonly #objects: Objects;
  /** Where the manifest lies, and the branch that is published. */
  readonly #of: Pick<Place, 'manifest' | 'target'>;
  #place: BranchPlace | undefined;

  constructor(forge: Forge, objects: Objects, of: Pick<Place, 'manifest' | 'target'>) {
    this.#forge = forge;
    this.#objects = objects;
    this.#of = of;
  }

  /** What it holds; undefined where there is none yet. */
  async head(): Promise<string | undefined> {
    return this.#forge.branch(await this.#name());
  }

  async #name(): Promise<string> {
    return `editor/${(await this.#forge.user()).login}`;
  }

  /** As it was seen last. */
  get place(): BranchPlace | undefined {
    return this.#place;
  }

  /** Asks where it stands now. */
  async look(): Promise<BranchPlace> {
    const known = this.#place;
    const own = await this.head();
    if (own === undefined) return this.#take(await this.#withoutBranch(known));
    const fork = await this.#forge.fork(this.#of.target, own);
    const main = fork?.head ?? (await this.#published());
    if (fork && !fork.isChanged) {
      const parents = own === main ? [main] : [own, main];
      return this.#take({ own, main, parents, tree: await this.#objects.tree(main), isOwn: false, root: main });
    }
    const tree = known?.own === own && known.isOwn ? known.tree : await this.#objects.tree(own);
    return this.#take({ own, main, parents: [own], tree, isOwn: true, root: fork?.base });
  }

  async #withoutBranch(known: BranchPlace | undefined): Promise<BranchPlace> {
    const main = await this.#published();
    // Somebody has removed it while it was edited: what was saved is still there, and the next save makes it anew.
    if (known?.isOwn) return { ...known, own: undefined, main };
    return { ...this.#of, own: undefined, main, parents: [main], tree: await this.#objects.tree(main), isOwn: false, root: main };
  }

  async #published(): Promise<string> {
    const main = await this.#forge.branch(this.#of.target);
    if (main === undefined) throw new StorageFailure(noBranch(this.#of.target));
    return main;
  }

  #take(place: Omit<BranchPlace, 'manifest' | 'target'>): BranchPlace {
    this.#place = { ...place, ...this.#of };
    return this.#place;
  }

  /**
   * Adds a commit.
   *
   * @param onto - what it is made of instead: a newer version of what is published
   * @returns false where somebody else was faster: then nothing is written, and the place is where they have come to
   */
  async write(
    place: BranchPlace,
    changes: readonly TreeChange[],
    message: string,
    { onto, progress }: { onto?: { commit: string; tree: Tree } | undefined; progress?: Progress | undefined } = {},
  ): Promise<boolean> {
    const base = onto?.tree ?? place.tree;
    const id = changes.length === 0 ? base.id : await this.#forge.makeTree(base.id, changes, progress);
    const parents = onto ? [...new Set([...place.parents, onto.commit])] : place.parents;
    const commit = await this.#forge.makeCommit(message, id, parents);
    const name = await this.#name();
    const isDone = await (place.own === undefined ? this.#forge.makeBranch(name, commit) : this.#forge.moveBranch(name, commit));
    if (!isDone) {
      await this.look();
      return false;
    }
    const files = new Map(base.files);
    for (const { path, mode, content } of changes) {
      if (content === 'removed') files.delete(path);
      else files.set(path, { mode, blob: 'blob' in content ? content.blob : await blobHash(content.text) });
    }
    const main = onto?.commit ?? place.main;
    const tree = { ...base, id, files };
    const isOwn = id !== onto?.tree.id;
    this.#take({ own: commit, main, parents: [commit], tree, isOwn, root: onto?.commit ?? place.root });
    return true;
  }
}
