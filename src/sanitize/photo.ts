/**
 * What a photo's file is made of, and the same file without what it says beside its picture: where, when and with what it was taken.
 *
 * Sources: JPEG (ITU-T T.81) B.1 and B.2, Exif 2.32 4.6, ICC.1:2010 B.4, PNG (third edition) 5 and 11.3, WebP (RFC 9649) 2.7, AVIF and HEIF
 * (ISO/IEC 14496-12 8.11, 23008-12).
 */

/** What a file begins with, by its kind (WHATWG MIME Sniffing 6.1). No browser but Safari shows HEIC. */
const signatures: [PhotoKind, (start: string) => boolean][] = [
  ['png', (start) => start.startsWith('\x89PNG\r\n\x1a\n')],
  ['jpg', (start) => start.startsWith('\xff\xd8\xff')],
  ['webp', (start) => /^RIFF[\s\S]{4}WEBP/.test(start)],
  ['avif', (start) => /^[\s\S]{4}ftypavi[fs]/.test(start)],
  ['heic', (start) => /^[\s\S]{4}ftyp(?:he(?:ic|ix|vc|vx|im|is)|mif1|msf1)/.test(start)],
];

export type PhotoKind = 'png' | 'jpg' | 'webp' | 'avif' | 'heic';

export const kindOfPhoto = (bytes: Uint8Array): PhotoKind | undefined => {
  const start = latin(bytes, 0, 16);
  return signatures.find(([, begins]) => begins(start))?.[0];
};

/** Whether it moves: whoever draws it anew, draws its first picture. */
export function isAnimated(bytes: Uint8Array, kind: PhotoKind): boolean {
  if (kind === 'png') return chunksOf(bytes).some(({ name }) => name === 'acTL');
  if (kind === 'webp') return riffOf(bytes).some(({ name }) => name === 'ANIM');
  return kind === 'avif' && latin(bytes, 8, 12) === 'avis';
}

/** What a file says of its picture's size in pixels; of one that says it elsewhere nothing. */
export function pixelsOf(bytes: Uint8Array, kind: PhotoKind): { width: number; height: number } | undefined {
  const view = viewOf(bytes);
  if (kind === 'png') return { width: view.getUint32(16), height: view.getUint32(20) };
  if (kind === 'webp' && latin(bytes, 12, 16) === 'VP8X') {
    const side = (at: number) => 1 + view.getUint16(at, true) + 0x10000 * view.getUint8(at + 2);
    return { width: side(24), height: side(27) };
  }
  const frame = kind === 'jpg' ? segmentsOf(bytes).find(({ mark }) => isFrame(mark)) : undefined;
  return frame && { height: view.getUint16(frame.from + 5), width: view.getUint16(frame.from + 7) };
}

/**
 * The same picture, bit by bit, in a file that says nothing else: how a photo is turned stays, and which colours are meant where these are
 * not the usual ones. The same object where there is nothing to take out.
 *
 * @param bytes - a complete file
 */
export function withoutMetadata(bytes: Uint8Array): Uint8Array {
  switch (kindOfPhoto(bytes)) {
    case 'jpg':
      return plainJpeg(bytes);
    case 'png':
      return plainPng(bytes);
    case 'webp':
      return plainWebp(bytes);
    case 'avif':
      return plainAvif(bytes);
    default:
      return bytes;
  }
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

const latin = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

/** A piece of a file: what it is, from where to where. */
interface Piece {
  name: string;
  from: number;
  to: number;
}

function joined(bytes: Uint8Array, pieces: readonly (Uint8Array | Piece)[]): Uint8Array {
  const parts = pieces.map((piece) => (piece instanceof Uint8Array ? piece : bytes.subarray(piece.from, piece.to)));
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all.every((byte, index) => byte === bytes[index]) && size === bytes.length ? bytes : all;
}

/** Those of sRGB say what is so without them. Only names tell: profiles of it differ from each other. */
const isOfUsualColours = (profile: string): boolean => profile.replaceAll('\0', '').includes('sRGB');

interface Segment extends Piece {
  mark: number;
}

/** From its start to its end: what a phone has put behind that is another picture, such as a depth map or a film. */
function segmentsOf(bytes: Uint8Array): Segment[] {
  const view = viewOf(bytes);
  const segments: Segment[] = [{ name: '', mark: 0xd8, from: 0, to: 2 }];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const mark = view.getUint8(at + 1);
    if (mark === 0xff) {
      at++;
      continue;
    }
    if (mark === 0xd9) break;
    const from = at;
    at += 2 + view.getUint16(at + 2);
    // Behind the head of a scan stand its pixels, in which a mark is told from a byte by what follows.
    if (mark === 0xda) while (at + 1 < bytes.length && (bytes[at] !== 0xff || isInScan(view.getUint8(at + 1)))) at++;
    segments.push({ name: latin(bytes, from + 4, Math.min(from + 16, at)), mark, from, to: Math.min(at, bytes.length) });
  }
  if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) segments.push({ name: '', mark: 0xd9, from: at, to: at + 2 });
  return segments;
}

const isInScan = (next: number): boolean => next === 0 || (next >= 0xd0 && next <= 0xd7);
const isFrame = (mark: number): boolean => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);

function plainJpeg(bytes: Uint8Array): Uint8Array {
  const segments = segmentsOf(bytes);
  if (segments.at(-1)?.mark !== 0xd9) return bytes;
  const profiles = segments.filter(({ mark, name }) => mark === 0xe2 && name.startsWith('ICC_PROFILE\0'));
  const needsProfile = !profiles.some(({ from, to }) => isOfUsualColours(latin(bytes, from, Math.min(to, from + 4000))));
  const isKept = ({ mark, name }: Segment): boolean => {
    if (mark === 0xe0) return name.startsWith('JFIF\0');
    if (mark === 0xe2) return needsProfile && name.startsWith('ICC_PROFILE\0');
    // Which colours the numbers are, in files of Adobe.
    if (mark === 0xee) return name.startsWith('Adobe');
    return !(mark > 0xe0 && mark <= 0xef) && mark !== 0xfe;
  };
  const exif = segments.find(({ mark, name }) => mark === 0xe1 && name.startsWith('Exif\0'));
  const turn = exif ? turnIn(bytes.subarray(exif.from + 10, exif.to)) : 1;
  const turned = turn === 1 ? [] : [turnAlone(turn)];
  // Behind the one that says what kind of JPEG it is, which comes first.
  const behind = segments[1]?.mark === 0xe0 && isKept(segments[1]) ? 2 : 1;
  return joined(bytes, [...segments.slice(0, behind), ...turned, ...segments.slice(behind).filter(isKept)]);
}

/** How the camera was held, 1 to 8, by the first directory of an Exif block. */
function turnIn(exif: Uint8Array): number {
  const view = viewOf(exif);
  try {
    const little = view.getUint16(0) === 0x4949;
    const start = view.getUint32(4, little);
    const count = view.getUint16(start, little);
    for (let entry = start + 2; entry < start + 2 + 12 * count; entry += 12) {
      const value = view.getUint16(entry, little) === 0x0112 ? view.getUint16(entry + 8, little) : 0;
      if (value >= 1 && value <= 8) return value;
    }
  } catch {
    // A block that breaks off says nothing.
  }
  return 1;
}

/** An Exif block that says this and nothing else. */
const turnAlone = (turn: number): Uint8Array => {
  const exif = [...'Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0'].map((letter) => letter.charCodeAt(0));
  return new Uint8Array([0xff, 0xe1, 0, exif.length + 9, ...exif, turn, 0, 0, 0, 0, 0, 0]);
};

/** @returns those that are whole */
function chunksOf(bytes: Uint8Array): Piece[] {
  const view = viewOf(bytes);
  const chunks: Piece[] = [];
  for (let from = 8; from + 12 <= bytes.length; ) {
    const to = from + 12 + view.getUint32(from);
    if (to > bytes.length) break;
    const name = latin(bytes, from + 4, from + 8);
    chunks.push({ name, from, to });
    if (name === 'IEND') break;
    from = to;
  }
  return chunks;
}

/** What the picture needs; everything else describes it. */
const needed = /^(?:[A-Z]|(?:tRNS|gAMA|cHRM|sRGB|cICP|sBIT|bKGD|sPLT|pHYs|mDCV|cLLI|acTL|fcTL|fdAT)$)/;

function plainPng(bytes: Uint8Array): Uint8Array {
  const chunks = chunksOf(bytes);
  if (chunks.at(-1)?.name !== 'IEND') return bytes;
  const isKept = ({ name, from, to }: Piece): boolean =>
    name === 'iCCP' ? !isOfUsualColours(latin(bytes, from + 8, Math.min(to, from + 88))) : needed.test(name);
  return joined(bytes, [bytes.subarray(0, 8), ...chunks.filter(isKept)]);
}

function riffOf(bytes: Uint8Array): Piece[] {
  const view = viewOf(bytes);
  const end = Math.min(bytes.length, 8 + view.getUint32(4, true));
  const chunks: Piece[] = [];
  for (let from = 12; from + 8 <= end; ) {
    const size = view.getUint32(from + 4, true);
    const to = from + 8 + size + (size % 2);
    chunks.push({ name: latin(bytes, from, from + 4), from, to: Math.min(to, bytes.length) });
    from = to;
  }
  return chunks;
}

function plainWebp(bytes: Uint8Array): Uint8Array {
  const chunks = riffOf(bytes);
  const [first] = chunks;
  const isKept = ({ name, from, to }: Piece): boolean =>
    name === 'ICCP'
      ? !isOfUsualColours(latin(bytes, from, Math.min(to, from + 4000)))
      : /^(?:VP8[ LX]|ALPH|ANIM|ANMF)$/.test(name);
  const kept = chunks.filter(isKept);
  // A Buffer would give out pieces of itself.
  const head = new Uint8Array(bytes.subarray(0, 12));
  const size = kept.reduce((sum, { from, to }) => sum + to - from, 4);
  viewOf(head).setUint32(4, size, true);
  if (first?.name !== 'VP8X') return joined(bytes, [head, ...kept]);
  // It says which of the others there are.
  const extended = new Uint8Array(bytes.subarray(first.from, first.to));
  const profile = kept.some(({ name }) => name === 'ICCP') ? 0x20 : 0;
  extended[8] = ((extended[8] ?? 0) & ~0x2c) | profile;
  return joined(bytes, [head, extended, ...kept.slice(1)]);
}

/** Where things lie in a file of this kind is counted from its start: what is not to be read becomes zeros. */
function plainAvif(bytes: Uint8Array): Uint8Array {
  try {
    const meta = boxesOf(bytes, 0, bytes.length).find(({ name }) => name === 'meta');
    const inner = meta ? boxesOf(bytes, meta.from + 12, meta.to) : [];
    const named = (name: string) => inner.find((box) => box.name === name);
    const [infos, places] = [named('iinf'), named('iloc')];
    if (!infos || !places) return bytes;
    const view = viewOf(bytes);
    const firstInfo = infos.from + 12 + (view.getUint8(infos.from + 8) === 0 ? 2 : 4);
    const described = new Set(
      boxesOf(bytes, firstInfo, infos.to).flatMap(({ from }) => {
        const isLong = view.getUint8(from + 8) > 2;
        const type = latin(bytes, from + (isLong ? 18 : 16), from + (isLong ? 22 : 20));
        return type === 'Exif' || type === 'mime' ? [isLong ? view.getUint32(from + 12) : view.getUint16(from + 12)] : [];
      }),
    );
    const stored = named('idat');
    const all = new Uint8Array(bytes);
    for (const { item, from, to, isInside } of extentsOf(view, places)) {
      if (!described.has(item)) continue;
      const shift = isInside ? (stored?.from ?? 0) + 8 : 0;
      all.fill(0, from + shift, to + shift);
    }
    return joined(bytes, [all]);
  } catch {
    return bytes;
  }
}

function boxesOf(bytes: Uint8Array, start: number, end: number): Piece[] {
  const view = viewOf(bytes);
  const boxes: Piece[] = [];
  for (let from = start; from + 8 <= end; ) {
    const size = view.getUint32(from) || end - from;
    const to = from + (size === 1 ? Number(view.getBigUint64(from + 8)) : size);
    if (to < from + 8 || to > end) break;
    boxes.push({ name: latin(bytes, from + 4, from + 8), from, to });
    from = to;
  }
  return boxes;
}

/** Where the bytes of each item lie, by the box `iloc`. */
function extentsOf(view: DataView, { from }: Piece): { item: number; from: number; to: number; isInside: boolean }[] {
  const version = view.getUint8(from + 8);
  const sizes = view.getUint16(from + 12);
  const [ofOffset, ofLength, ofBase, ofIndex] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15, version > 0 ? sizes & 15 : 0];
  let at = from + 14;
  const read = (size: number): number => {
    at += size;
    if (size === 0) return 0;
    return size === 8 ? Number(view.getBigUint64(at - 8)) : size === 4 ? view.getUint32(at - 4) : view.getUint16(at - 2);
  };
  const wide = version < 2 ? 2 : 4;
  return Array.from({ length: read(wide) }, () => {
    const item = read(wide);
    const isInside = version > 0 && (read(2) & 15) === 1;
    read(2);
    const base = read(ofBase);
    return Array.from({ length: read(2) }, () => {
      read(ofIndex);
      const start = base + read(ofOffset);
      return { item, from: start, to: start + read(ofLength), isInside };
    });
  }).flat();
}
