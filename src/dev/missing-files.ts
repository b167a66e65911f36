/**
 * Files that a manifest names and that do not exist yet, such as a picture that is still to come. Vite's watcher is told of them by the
 * events of their folder, and loses some: while it reads a folder for one missing file, it forgets what happens to another.
 * (Measured with chokidar 3.6: 2 of 60 files that came within 12 ms of another call of `add` were never reported.) So they are asked for.
 * Node's `watchFile` also loses one that comes before its own first look.
 */
import { existsSync } from 'node:fs';

/** Half a second is what somebody who has just saved a file does not yet call slow. */
const interval = 500;

export class MissingFiles {
  private missing: string[] = [];
  private readonly timer: NodeJS.Timeout;

  /** @param onCome - called once for all that have come since the last look */
  constructor(onCome: () => void) {
    this.timer = setInterval(() => {
      const before = this.missing;
      this.missing = before.filter((path) => !existsSync(path));
      if (this.missing.length < before.length) onCome();
    }, interval).unref();
  }

  /**
   * Follows those that are missing now, and no longer those of the last call.
   *
   * @param paths - absolute
   * @returns those that exist
   */
  follow(paths: readonly string[]): string[] {
    this.missing = paths.filter((path) => !existsSync(path));
    return paths.filter((path) => !this.missing.includes(path));
  }

  close(): void {
    clearInterval(this.timer);
  }
}
