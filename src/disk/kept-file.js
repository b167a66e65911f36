// @ts-check
/**
 * Files that a command keeps for the next one. They are never trusted: what is not exactly as it was written is as good as none. So
 * commands may run at the same time, be killed, or find the folder emptied, and nothing is ever wrong, only slower. In JavaScript, as
 * scripts/boot.js needs it before anything is bundled.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { digest } from './hash.js';
import { writeAtomically } from './write-atomically.js';

/** Characters of the sum that stands before the content. */
const sumLength = digest('').length;

/**
 * The content that `keep` was given; undefined when there is none or it is not whole.
 *
 * @param {string} file
 */
export function readKept(file) {
  try {
    const entry = readFileSync(file);
    const content = entry.subarray(sumLength);
    return entry.toString('latin1', 0, sumLength) === digest(content) ? content : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a content, in one step. Where that cannot be (a full disk, a folder without permission), the next command makes it anew.
 *
 * @param {string} file
 * @param {string | Uint8Array} content
 * @returns whether it could be kept
 */
export function keep(file, content) {
  const bytes = Buffer.from(content);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeAtomically(file, Buffer.concat([Buffer.from(digest(bytes)), bytes]));
    return true;
  } catch {
    return false;
  }
}
