/** What storage, publishing and versions of a forge have in common. */

import type { Objects } from '../objects.ts';
import type { Forge, Progress, TreeChange } from '../repository.ts';
import type { BranchPlace, DraftBranch } from './draft-branch.ts';
import type { ForgeFiles } from './forge-files.ts';

export interface Parts {
  forge: Forge;
  branch: DraftBranch;
  files: ForgeFiles;
  objects: Objects;
  /** From the top of the repository. */
  manifest: string;
  /** Does one thing after the other, so that each knows where the one before has come to. */
  inTurn<Result>(act: () => Promise<Result>): Promise<Result>;
  /**
   * Writes until nobody else is faster.
   *
   * @param make - gets the place as it is then; undefined: nothing is written
   */
  write(make: (place: BranchPlace) => Promise<TreeChange[] | undefined>, message: string, progress?: Progress): Promise<void>;
  /** What is kept has become something else without the editor. */
  tell(): void;
}
