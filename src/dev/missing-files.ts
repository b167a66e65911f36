/**
 * Files that a manifest names and that do not exist yet, such as a picture that is still to come. Vite's watcher is told of them by the
 * events of their folder, and loses some: while it reads a folder for one missing file, it forgets what happens to another.
 * (Measured with chokidar 3.6: 2 of 60 files that came within 12 ms of another call of `add` were never reported.) So they are polled.
 */
import { existsSync, type Stats, unwatchFile, watchFile } from 'node:fs';

/** Half a second is what somebody who has just saved a file does not yet call slow. */
const interval = 500;

export class MissingFiles {
  private paths = new Set<string>();
  private readonly look: (now: Stats) => void;

  /** @param onCome - called when one of them has come */
  constructor(onCome: () => void) {
    // Node also calls once for what is not there at the beginning, with nothing but zeros.
    this.look = ({ nlink }) => {
      if (nlink > 0) onCome();
    };
  }

  /**
   * Follows those that are missing now, and no longer those of the last call.
   *
   * @param paths - absolute
   * @returns those that exist
   */
  follow(paths: readonly string[]): string[] {
    const missing = new Set(paths.filter((path) => !existsSync(path)));
    for (const path of this.paths) if (!missing.has(path)) unwatchFile(path, this.look);
    for (const path of missing) if (!this.paths.has(path)) watchFile(path, { interval }, this.look);
    this.paths = missing;
    return paths.filter((path) => !missing.has(path));
  }

  close(): void {
    this.follow([]);
  }
}
