/** Keeps what an author adds: checked by what it is, not by its name, and under a name that works everywhere. */
import { mkdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { writeAtomically } from '../../disk/write-atomically.js';
import { freeName, safeName } from '../../files/file-name.ts';
import { isMedia } from '../../files/media-names.ts';
import { validateUpload } from '../../files/upload.ts';
import { SiteFolder } from '../../loader/node/site-folder.ts';
import { largestUpload, type Refusal } from '../storage.ts';
import { Failure } from './failure.ts';
import type { SiteFiles } from './site-files.ts';

const fontEndings = ['woff2', 'ttf', 'otf'];

/**
 * @param name - as the author's machine names it
 * @returns its path, relative to the manifest's folder; that of a file with the same bytes, where there is one
 * @throws Error as `fs` does
 */
export async function keepUpload(
  { manifest, files }: { manifest: string; files: SiteFiles },
  name: string,
  given: Buffer,
): Promise<{ path: string } | { refused: Refusal }> {
  const validated = validateUpload(given, largestUpload);
  if (typeof validated === 'string') return { refused: validated };
  const { ending } = validated;
  const bytes = Buffer.from(validated.bytes);
  const top = new SiteFolder(manifest);
  const path = files.uploadFolder(fontEndings.includes(ending) ? 'font' : 'image');
  const folder = join(top.path, path);
  // Before anything is made: a folder that is made behind a link lies elsewhere.
  if (top.find(path) === 'link') throw isLinked(path);
  mkdirSync(folder, { recursive: true });
  // From here on nothing waits: of two uploads at once the second one sees the first.
  const names = top.names(path).filter(isMedia);
  const same = names.find((other) => isSame(top, posix.join(path, other), bytes));
  const chosen = same ?? freeName(safeName(name), ending, names);
  if (same === undefined) writeAtomically(join(folder, chosen), bytes, { flush: true });
  return { path: posix.join(path, chosen) };
}

/** One that may not be read is another one. */
function isSame(folder: SiteFolder, path: string, bytes: Buffer): boolean {
  const found = folder.find(path);
  if (typeof found === 'string' || found.stats.size !== bytes.length) return false;
  const read = folder.read(path);
  return typeof read !== 'string' && read.bytes.equals(bytes);
}

const isLinked = (folder: string) =>
  new Failure(500, {
    de: `Der Ordner „${folder}“ ist ein Verweis (symbolischer Link) oder liegt in einem. Ersetzen Sie den Verweis durch einen Ordner.`,
    en: `The folder "${folder}" is a symbolic link, or lies in one. Replace the link by a folder.`,
  });
