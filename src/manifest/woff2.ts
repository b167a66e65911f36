/** What a font file says of itself before anything of it is unpacked. */

/** Of the tables that WOFF2 knows by numbers, the one of variable fonts (W3C WOFF File Format 2.0, section 4.1). */
const [fvar, glyf, loca] = [47, 10, 11];
/** The number of a table whose name is written out. */
const named = 63;
/** Where the list of tables begins, behind a header of fixed length. */
const listAt = 48;

export interface FontFacts {
  isWoff2: boolean;
  /** Whether it surely has one weight only; not of a file that is cut off. */
  hasOneWeight: boolean;
}

export function fontFacts(bytes: Uint8Array): FontFacts {
  const isWoff2 = String.fromCharCode(...bytes.subarray(0, 4)) === 'wOF2';
  return { isWoff2, hasOneWeight: isWoff2 && isStatic(bytes) };
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
