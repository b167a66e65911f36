// @ts-check
/** In JavaScript, as scripts/boot.js needs it before anything is bundled. */
import { randomBytes } from 'node:crypto';
import { chmodSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What the name of a draft begins and ends with. */
const prefixOf = (/** @type {string} */ file) => `.${basename(file)}.`;
const ending = /^[0-9a-f]{12}\.tmp$/;

/**
 * Writes a file in one step: a reader at any moment, also after this program was killed, finds the old content or the new.
 *
 * @param {string} file in a folder that exists
 * @param {string | Uint8Array} content
 * @param {{ mode?: number, flush?: boolean }} [options] its mode; whether a loss of power, too, must leave one of the two
 * @throws Error that names the file when it cannot be written; it is then as it was.
 */
export function writeAtomically(file, content, { mode, flush = false } = {}) {
  const draft = join(dirname(file), `${prefixOf(file)}${randomBytes(6).toString('hex')}.tmp`);
  try {
    // Without the flush, a loss of power after the renaming could leave an empty file under the right name.
    writeFileSync(draft, content, { flag: 'wx', flush });
    // The mode that a file is made with passes through the umask of the process.
    if (mode !== undefined) chmodSync(draft, mode);
    renameSync(draft, file);
  } catch (error) {
    try {
      unlinkSync(draft);
    } catch {
      // It was never made.
    }
    // Errors name the draft's path, and ENOSPC errors carry no path: say the file that was asked for.
    throw Object.assign(/** @type {Error} */ (error), { path: file });
  }
}

/**
 * Whether a name is that of a draft of a file.
 *
 * @param {string} name
 * @param {string} file
 */
export const isDraftOf = (name, file) => name.startsWith(prefixOf(file)) && ending.test(name.slice(prefixOf(file).length));
