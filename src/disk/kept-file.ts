/**
 * Files that a command keeps for the next one. They are never trusted: what is not exactly as it was written is as good as none. So
 * commands may run at the same time, be killed, or find the folder emptied, and nothing is ever wrong, only slower.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Bytes of SHA-256, which stand before the content. */
const sumLength = 32;

const sumOf = (content: Uint8Array) => createHash('sha256').update(content).digest();

/** The content that `keep` was given; undefined when there is none or it is not whole. */
export function readKept(file: string): Buffer | undefined {
  try {
    const entry = readFileSync(file);
    const content = entry.subarray(sumLength);
    return entry.subarray(0, sumLength).equals(sumOf(content)) ? content : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a content, in one step. Where that cannot be (a full disk, a folder without permission), the next command makes it anew.
 *
 * @returns whether it could be kept
 */
export function keep(file: string, content: Uint8Array): boolean {
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, Buffer.concat([sumOf(content), content]));
    renameSync(draft, file);
    return true;
  } catch {
    try {
      unlinkSync(draft);
    } catch {
      // It was never made.
    }
    return false;
  }
}
