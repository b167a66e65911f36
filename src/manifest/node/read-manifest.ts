/** The bytes of a manifest, as text or as the one finding why not. */
import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { type Finding, finding } from '../finding.ts';
import type { Source } from '../load.ts';

/** Larger files are refused before they cost memory. A site of 1,000 pages has about 8 MB. */
export const maxMegabytes = 64;

/** A manifest as text; or, with the text as far as there is one, why it cannot be used. */
type Read = Omit<Source, 'file'>;

/**
 * Reads a manifest.
 *
 * @param file Path of the file.
 * @param watched Whether it will be read again and again.
 * @returns The text (of what could be decoded, when the encoding is wrong), or a finding if it cannot be used.
 */
export async function readManifest(file: string, watched = false): Promise<Read> {
  const start = { pointer: '', span: { start: 0, end: 0 } };
  let bytes: Buffer;
  try {
    const about = await stat(file);
    if (about.isDirectory()) return { text: '', finding: finding('file-is-folder', start, {}) };
    // To open one waits for somebody to write, without end, and the process cannot end meanwhile.
    if (watched && about.isFIFO()) return { text: '', finding: finding('file-unreadable', start, { reason: 'FIFO' }) };
    const tooLarge = judgeSize(about.size);
    if (tooLarge) return { text: '', finding: tooLarge };
    bytes = await readFile(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return { text: '', finding: finding('file-missing', start, {}) };
    return { text: '', finding: finding('file-unreadable', start, { reason: code }) };
  }
  return decode(bytes);
}

function judgeSize(bytes: number): Finding | undefined {
  const megabytes = Math.ceil(bytes / 1024 / 1024);
  if (megabytes <= maxMegabytes) return undefined;
  return finding('file-too-large', { pointer: '', span: { start: 0, end: 0 } }, { megabytes, limit: maxMegabytes });
}

/** Bytes → text, or why not. JSON is UTF-8 without a byte-order mark (RFC 8259, section 8.1). */
export function decode(bytes: Buffer): Read {
  const start = { pointer: '', span: { start: 0, end: 0 } };
  const tooLarge = judgeSize(bytes.length);
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
