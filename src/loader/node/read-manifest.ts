/** The bytes of a manifest, as text or as the one finding why not. */
import { isUtf8 } from 'node:buffer';
import { lstat, readFile, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type Finding, finding } from '../../findings/finding.ts';
import type { Source } from '../load.ts';
import { readBelow } from './site-folder.ts';

/** Larger files are refused before they cost memory. A site of 1,000 pages has about 8 MB. */
export const maxMegabytes = 64;

/** A manifest as text; or, with the text as far as there is one, why it cannot be used. */
type Read = Omit<Source, 'file'>;

const start = { pointer: '', span: { start: 0, end: 0 } };

/**
 * Reads a manifest.
 *
 * @param file Path of the file.
 * @param watched Whether it will be read again and again.
 * @returns The text (of what could be decoded, when the encoding is wrong), or a finding if it cannot be used.
 */
export async function readManifest(file: string, watched = false): Promise<Read> {
  const read = await readManifestBytes(file, watched);
  return Buffer.isBuffer(read) ? decode(read) : { text: '', finding: read };
}

/** The bytes of a manifest, as above, or why there are none. */
export async function readManifestBytes(file: string, watched = false): Promise<Buffer | Finding> {
  try {
    const about = await stat(file);
    if (about.isDirectory()) return finding('file-is-folder', start, {});
    // Opening a pipe blocks until something writes to it, and the process could not even exit meanwhile.
    if (watched && about.isFIFO()) return finding('file-unreadable', start, { reason: 'FIFO' });
    // What a shell hands over by a link (`<(…)`, /dev/stdin) is a pipe, and no file that lies anywhere.
    if (!about.isFile()) return await readFile(file);
    if ((await lstat(file)).isSymbolicLink()) return finding('file-is-link', start, {});
    return validateSize(about.size) ?? readBelow(dirname(resolve(file)), resolve(file));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return finding('file-missing', start, {});
    return finding('file-unreadable', start, { reason: code });
  }
}

function validateSize(bytes: number): Finding | undefined {
  const megabytes = Math.ceil(bytes / 1024 / 1024);
  if (megabytes <= maxMegabytes) return undefined;
  return finding('file-too-large', start, { megabytes, limit: maxMegabytes });
}

/** Bytes → text, or why not. JSON is UTF-8 without a byte-order mark (RFC 8259, section 8.1). */
export function decode(bytes: Buffer): Read {
  const tooLarge = validateSize(bytes.length);
  if (tooLarge) return { text: '', finding: tooLarge };
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    return { text: bytes.toString('utf8', 3), finding: finding('byte-order-mark', start, {}) };
  }
  // In UTF-16 every second byte of plain English is NUL, which JSON never holds.
  const nul = bytes.indexOf(0);
  if (nul >= 0) return wrongEncoding(bytes, nul);
  if (!isUtf8(bytes)) {
    // Decoding replaces what it cannot read; encoding the result again differs from the file from there on.
    const again = Buffer.from(bytes.toString('utf8'));
    const bad = bytes.findIndex((byte, index) => byte !== again[index]);
    return wrongEncoding(bytes, bad);
  }
  const text = bytes.toString('utf8');
  if (!/\S/.test(text)) return { text, finding: finding('file-empty', start, {}) };
  return { text };
}

function wrongEncoding(bytes: Buffer, at: number): Read {
  const text = bytes.toString('utf8', 0, at);
  // What plain letters of another encoding say. Windows-1252 has the letters of ASCII at their places, UTF-16 between zeros.
  const guess = bytes.toString('latin1', 0, 1_000_000).replaceAll('\0', '');
  return { text, guess, finding: finding('wrong-encoding', { pointer: '', span: { start: text.length, end: text.length } }, {}) };
}
