/** Where an image file ends by its own account. */

/**
 * Whether a file ends before its image does, as after a transfer that broke off.
 *
 * Sources: PNG (third edition) 5.3 and 11.2.5, JPEG (ITU-T T.81) B.1.1.3, WebP (RFC 9649) 2.4, ISO base media file format (ISO/IEC
 * 14496-12) 4.2 for AVIF.
 */
export function isCutOff(bytes: Uint8Array, type: string): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  switch (type) {
    case 'png':
      return !holds(bytes, [0x49, 0x45, 0x4e, 0x44], 0);
    case 'jpg':
      return !holds(bytes, [0xff, 0xd9], startOfScan(view));
    case 'webp':
      return view.getUint32(4, true) + 8 > bytes.length;
    case 'avif':
      return boxesEnd(view) > bytes.length;
    default:
      return false;
  }
}

function holds(bytes: Uint8Array, wanted: readonly number[], from: number): boolean {
  // What is looked for stands near the end of nearly every file.
  for (let at = bytes.length - wanted.length; at >= from; at--)
    if (wanted.every((one, index) => bytes[at + index] === one)) return true;
  return false;
}

/** Where the picture itself begins in a JPEG: behind the segments that describe it, one of which may hold a preview, a JPEG of its own. */
function startOfScan(view: DataView): number {
  let at = 2;
  while (at + 4 <= view.byteLength && view.getUint8(at) === 0xff && view.getUint8(at + 1) !== 0xda)
    at += 2 + view.getUint16(at + 2);
  return at;
}

/** Where the last box of a file ends by its own account. */
function boxesEnd(view: DataView): number {
  const length = view.byteLength;
  let at = 0;
  while (at + 8 <= length) {
    const size = view.getUint32(at);
    // 0: to the end of the file. 1: the size is a larger number behind the type.
    if (size === 0) return length;
    const whole = size === 1 && at + 16 <= length ? Number(view.getBigUint64(at + 8)) : size;
    if (whole < 8) return length;
    at += whole;
  }
  return at;
}
