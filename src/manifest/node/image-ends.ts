/** Where an image file ends by its own account. */

/**
 * Whether a file ends before its image does, as after a transfer that broke off.
 *
 * Sources: PNG (third edition) 5.3 and 11.2.5, JPEG (ITU-T T.81) B.1.1.3, WebP (RFC 9649) 2.4, ISO base media file format (ISO/IEC
 * 14496-12) 4.2 for AVIF.
 */
export function isCutOff(bytes: Buffer, type: string): boolean {
  switch (type) {
    case 'png':
      return bytes.lastIndexOf('IEND', undefined, 'latin1') < 0;
    case 'jpg':
      return bytes.indexOf(Buffer.from([0xff, 0xd9]), startOfScan(bytes)) < 0;
    case 'webp':
      return bytes.readUInt32LE(4) + 8 > bytes.length;
    case 'avif':
      return boxesEnd(bytes) > bytes.length;
    default:
      return false;
  }
}

/** Where the picture itself begins in a JPEG: behind the segments that describe it, one of which may hold a preview, a JPEG of its own. */
function startOfScan(bytes: Buffer): number {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) at += 2 + bytes.readUInt16BE(at + 2);
  return at;
}

/** Where the last box of a file ends by its own account. */
function boxesEnd(bytes: Buffer): number {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    // 0: to the end of the file. 1: the size is a larger number behind the type.
    if (size === 0) return bytes.length;
    const whole = size === 1 && at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : size;
    if (whole < 8) return bytes.length;
    at += whole;
  }
  return at;
}
