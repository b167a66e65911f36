/** Names of the files beside a manifest, by what they hold. */

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attempt } from '../../../schema/attempt.ts';
import { digest } from '../../disk/hash.js';
import type { Side } from '../side.ts';

/** @param file - the manifest */
export const namesBeside =
  (file: string): Side['hashOf'] =>
  (path) =>
    attempt(() => digest(contentOf(join(dirname(file), path))));

/** What a file holds. On Windows, git may write other line ends into a drawing than it keeps: they make no difference. */
function contentOf(file: string): Buffer {
  const bytes = readFileSync(file);
  // As latin1, so that no byte of another encoding is lost.
  return /\.svg$/i.test(file) ? Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1') : bytes;
}
