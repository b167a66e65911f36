/** A build that has begun: what it writes takes the place of the folder when it is complete, and is gone when it is not. */
import { KeptTexts } from '../../disk/kept-texts.ts';
import { LastBuild, recordOf } from './last-build.ts';
import { createDraft, removeTree, replaceBy } from './out-folder.ts';

export class Draft {
  /** Where files are written. */
  readonly folder: string;
  readonly last: LastBuild;
  /** What is known of the documents of the last build. */
  readonly documents: KeptTexts;
  readonly #out: string;
  #stopped = false;

  /**
   * Fills the draft with what the last build wrote.
   *
   * @param out the folder to replace, absolute
   * @param cache a folder that belongs to exactly these sources of the builder; undefined: nothing is taken, and nothing kept
   */
  constructor(out: string, cache: string | undefined) {
    this.#out = out;
    // Before there is anything to leave behind.
    process.once('SIGINT', this.#stop);
    process.once('SIGTERM', this.#stop);
    this.folder = createDraft(out);
    try {
      this.last = new LastBuild(out, this.folder, cache);
    } catch (error) {
      this.discard();
      throw error;
    }
    this.documents = new KeptTexts(cache && `${recordOf(out, cache)}.documents`);
  }

  /**
   * Puts the draft in the place of the folder. Never ends once the user has stopped the command: the process is about to.
   *
   * @returns the files that go with the folder though no build has made them
   */
  async complete(): Promise<string[]> {
    if (this.#stopped) await new Promise(() => {});
    const foreign = this.last.findForeign();
    this.last.removeRest();
    this.last.noteWritten();
    replaceBy(this.folder, this.#out);
    this.last.save();
    this.documents.save();
    return foreign;
  }

  /** Removes the draft, if it is still there. */
  discard(): void {
    process.off('SIGINT', this.#stop);
    process.off('SIGTERM', this.#stop);
    removeTree(this.folder);
  }

  /** Ctrl+C: nothing is left behind, and the last good site stays. */
  readonly #stop = (signal: NodeJS.Signals) => {
    this.#stopped = true;
    this.discard();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
}
