/** The manifest on the disk: read as the loader reads it, replaced in one step, never over somebody else's change. */
import { lstatSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { digest } from '../../disk/hash.js';
import { replaceFile } from '../../disk/replace-file.ts';
import { writeAtomically } from '../../disk/write-atomically.js';
import { finding } from '../../findings/finding.ts';
import { decode, maxMegabytes } from '../../loader/node/read-manifest.ts';
import { readBelow } from '../../loader/node/site-folder.ts';
import type { Stored } from '../storage.ts';
import { Failure, failureOfReading } from './failure.ts';
import { goneStatus } from './interface.ts';

const most = maxMegabytes * 1024 * 1024;
const start = { pointer: '', span: { start: 0, end: 0 } };

/**
 * @throws Failure where the file is gone, or no text
 * @throws Error as `fs` does
 */
export function readManifestFile(file: string): Stored {
  return findManifestFile(file) ?? isGone(file);
}

function findManifestFile(file: string): Stored | undefined {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (!stats) return undefined;
  // What is read is shown, written over and published: never another file than this one.
  if (stats.isSymbolicLink()) throw failureOfReading(finding('file-is-link', start, {}));
  // A pipe would never end.
  if (!stats.isFile()) throw failureOfReading(finding('file-is-folder', start, {}));
  if (stats.size > most) throw tooLarge();
  const bytes = readBelow(dirname(resolve(file)), resolve(file));
  const { text, finding: found } = decode(bytes);
  // Nothing yet, or nothing any more: both can be edited.
  if (found && found.code !== 'file-empty') throw failureOfReading(found);
  return { text, version: digest(bytes) };
}

/**
 * Replaces the manifest. All of it is one step of this process, so of two saves of the same base one is a conflict.
 *
 * @param base - the version that the text was made of; undefined makes the file anew where it is gone
 * @throws Failure, Error as above; the file is then as it was
 */
export function saveManifestFile(
  file: string,
  text: string,
  base: string | undefined,
): { version: string } | { conflict: Stored } {
  const bytes = Buffer.from(text);
  const version = digest(bytes);
  if (bytes.length > most) throw tooLarge();
  // What could not be read again would shut everybody out, until somebody mends the file by hand.
  const { finding: found } = decode(bytes);
  if (found && found.code !== 'file-empty') throw failureOfReading(found, 400);
  const now = findManifestFile(file);
  if (!now) {
    // Whoever does not know that it is gone is told first: perhaps it was moved.
    if (base !== undefined) isGone(file);
    writeAtomically(file, text, { flush: true });
    return { version };
  }
  // Who asks again because no answer came has been heard.
  if (now.version === version) return { version };
  if (now.version !== base) return { conflict: now };
  replaceFile(file, text);
  return { version };
}

function isGone(file: string): never {
  const name = basename(file);
  throw new Failure(goneStatus, {
    de: `Die Datei „${name}“ ist nicht mehr da. Legen Sie sie zurück, sonst legt das nächste Speichern sie neu an.`,
    en: `The file "${name}" is gone. Put it back, or the next save makes it anew.`,
  });
}

const tooLarge = () =>
  new Failure(413, {
    de: `Eine Website darf höchstens ${maxMegabytes} MB Text haben. Bilder gehören nicht in die Datei, sondern daneben.`,
    en: `A website may have ${maxMegabytes} MB of text at most. Images do not belong into the file but beside it.`,
  });
