/** Unpacks WOFF, the form in which packages ship fonts, to the bare font that HarfBuzz reads (W3C WOFF File Format 1.0). */
import { inflateSync } from 'node:zlib';

/**
 * @param woff A WOFF file, version 1.
 * @returns The same font as OpenType or TrueType.
 * @throws Error when it is no such file.
 */
export function unpackWoff(woff: Uint8Array): Uint8Array {
  const from = Buffer.from(woff.buffer, woff.byteOffset, woff.byteLength);
  if (from.toString('latin1', 0, 4) !== 'wOFF') throw new Error('src/output/cards/woff.ts: not a WOFF file.');
  const count = from.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = 44 + index * 20;
    const [offset, packed, size] = [4, 8, 12].map((at) => from.readUInt32BE(entry + at)) as [number, number, number];
    const bytes = from.subarray(offset, offset + packed);
    return { tag: from.subarray(entry, entry + 4), checksum: entry + 16, bytes: packed < size ? inflateSync(bytes) : bytes };
  });
  const directory = 12 + count * 16;
  const to = Buffer.alloc(tables.reduce((size, { bytes }) => size + padded(bytes.length), directory));
  from.copy(to, 0, 4, 8);
  // The three search fields of the header, as the format asks.
  const power = Math.floor(Math.log2(count));
  to.writeUInt16BE(count, 4);
  to.writeUInt16BE(2 ** power * 16, 6);
  to.writeUInt16BE(power, 8);
  to.writeUInt16BE(count * 16 - 2 ** power * 16, 10);
  let offset = directory;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = 12 + index * 16;
    tag.copy(to, entry);
    from.copy(to, entry + 4, checksum, checksum + 4);
    to.writeUInt32BE(offset, entry + 8);
    to.writeUInt32BE(bytes.length, entry + 12);
    bytes.copy(to, offset);
    offset += padded(bytes.length);
  }
  return to;
}

/** Tables begin at multiples of four. */
const padded = (length: number) => Math.ceil(length / 4) * 4;
