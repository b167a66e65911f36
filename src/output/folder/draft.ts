/** A build that has begun: what it writes takes the place of the folder when it is complete, and is gone when it is not. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createDraft, marker, removeTree, replaceBy } from './out-folder.ts';

export class Draft {
  /** Where files are written. */
  readonly folder: string;
  readonly #out: string;
  #stopped = false;

  /** @param out the folder to replace, absolute */
  constructor(out: string) {
    this.#out = out;
    // Before there is anything to leave behind.
    process.once('SIGINT', this.#stop);
    process.once('SIGTERM', this.#stop);
    this.folder = createDraft(out);
  }

  /**
   * Puts the draft in the place of the folder. Never ends once the user has stopped the command: the process is about to.
   *
   * @param addresses of all files that were written, for the next build to know them by
   * @returns the addresses of files that go with the folder though no build has made them
   */
  async complete(addresses: ReadonlySet<string>): Promise<string[]> {
    if (this.#stopped) await new Promise(() => {});
    const foreign = findForeign(this.#out, addresses);
    writeFileSync(join(this.folder, marker), [...addresses].sort().join('\n'));
    replaceBy(this.folder, this.#out);
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

/** Files in a folder that neither its build has written nor this one: its owner has put them there. None where the folder has no list of its files. */
function findForeign(folder: string, addresses: ReadonlySet<string>): string[] {
  const list = join(folder, marker);
  const written = existsSync(list) ? readFileSync(list, 'utf8') : '';
  if (written === '') return [];
  const known = new Set([...written.split('\n'), ...addresses, `/${marker}`]);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`)
    .filter((address) => !known.has(address))
    .sort();
}
