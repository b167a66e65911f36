/** What a font file says of itself before anything of it is unpacked. */

/** Of the tables that WOFF2 knows by numbers, the one of variable fonts (W3C WOFF File Format 2.0, section 4.1). */
const [fvar, glyf, loca] = [47, 10, 11];
/** The number of a table whose name is written out. */
const named = 63;
/** Where the list of tables begins, behind a header of fixed length. */
const listAt = 48;

export interface FontFacts {
  /** `sfnt` is what TTF and OTF files are inside; undefined of all else. */
  format?: 'woff2' | 'sfnt';
  /** Whether it surely has one weight only; not of a file that is cut off. */
  hasOneWeight: boolean;
}

export function fontFacts(bytes: Uint8Array): FontFacts {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (start === 'wOF2') return { format: 'woff2', hasOneWeight: isStatic(bytes) };
  // Outlines of TrueType, as Windows and as macOS mark them, and of PostScript (OpenType 1.9, "Organization of an OpenType Font").
  if (!['\0\x01\0\0', 'true', 'OTTO'].includes(start)) return { hasOneWeight: false };
  return { format: 'sfnt', hasOneWeight: isStaticSfnt(bytes) };
}

/** Its list of tables begins behind twelve bytes, and each entry has sixteen, of which the name is the first four. */
function isStaticSfnt(bytes: Uint8Array): boolean {
  const end = 12 + 16 * (((bytes[4] ?? 0) << 8) | (bytes[5] ?? 0));
  if (end === 12 || bytes.length < end) return false;
  for (let at = 12; at < end; at += 16) if (String.fromCharCode(...bytes.subarray(at, at + 4)) === 'fvar') return false;
  return true;
}

function isStatic(bytes: Uint8Array): boolean {
  const count = ((bytes[12] ?? 0) << 8) | (bytes[13] ?? 0);
  let at = listAt;
  /** Lengths take as many bytes as they need: all but the last one have the highest bit. */
  const skipLength = () => {
    while (((bytes[at++] ?? 0) & 0x80) !== 0);
  };
  for (let table = 0; table < count; table++) {
    const flags = bytes[at++];
    if (flags === undefined) return false;
    const number = flags & 0x3f;
    if (number === fvar) return false;
    if (number === named) {
      if (String.fromCharCode(...bytes.subarray(at, at + 4)) === 'fvar') return false;
      at += 4;
    }
    skipLength();
    // A table that was made smaller for the format has a second length. Outlines are unless they say otherwise.
    const isOutline = number === glyf || number === loca;
    if (isOutline ? flags >> 6 === 0 : flags >> 6 !== 0) skipLength();
  }
  return count > 0 && at <= bytes.length;
}
