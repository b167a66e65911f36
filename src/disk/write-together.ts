/** Files that say the same thing in several places: a version's snapshot and the schema. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeAtomically } from './write-atomically.js';

/**
 * Writes files, all or none.
 *
 * @param files Path → content.
 * @throws Error that names the file that cannot be written; all are then as they were.
 */
export function writeTogether(files: ReadonlyMap<string, string>): void {
  const written: { file: string; before: Uint8Array | undefined }[] = [];
  try {
    for (const [file, content] of files) {
      mkdirSync(dirname(file), { recursive: true });
      const before = existsSync(file) ? readFileSync(file) : undefined;
      writeAtomically(file, content);
      written.push({ file, before });
    }
  } catch (error) {
    for (const { file, before } of written) {
      if (before === undefined) rmSync(file, { force: true });
      else writeAtomically(file, before);
    }
    throw error;
  }
}
