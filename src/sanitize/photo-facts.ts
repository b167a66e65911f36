/**
 * The facts about a photo, by its bytes alone: kind, size, turn, motion, colours, and whether it is complete. The editor in the browser,
 * uploads, the loader and the build all ask here.
 *
 * Sources: JPEG (ITU-T T.81) B.1 and B.2, Exif 2.32 4.6, ICC.1:2010 7 and 10, PNG (third edition) 5 and 11.3, WebP (RFC 9649) 2.7,
 * AVIF and HEIF (ISO/IEC 14496-12 8.3 to 8.11, 23008-12 6.5).
 */

export type PhotoKind = 'png' | 'jpg' | 'webp' | 'avif' | 'gif' | 'heic';

export interface PhotoFacts {
  kind: PhotoKind;
  /** In pixels, as it stands upright. */
  width: number;
  height: number;
  /** The orientation of Exif, 1 to 8: whoever shows the pixels has to turn them. AVIF has it in a form that every decoder obeys. */
  turn: number;
  /** Only for animations. */
  motion?: Motion;
}

export interface Motion {
  /** The length of one play. */
  seconds: number;
  /** Visitors see so many plays: those of the file, as far as they fit into `longestMotion`; 0 if it cannot end within that. */
  plays: number;
}

/** In seconds: what moves longer needs a button that stops it (WCAG 2.2.2). */
const longestMotion = 5;

/** The first bytes of each kind (WHATWG MIME Sniffing 6.1). Pages show the first four. */
const signatures: [PhotoKind, RegExp][] = [
  ['png', /^\x89PNG\r\n[\s\S]\n/],
  ['jpg', /^\xff\xd8\xff/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
  ['avif', /^[\s\S]{4}ftypavi[fs]/],
  ['gif', /^GIF8[79]a/],
  ['heic', /^[\s\S]{4}ftyp(?:he(?:ic|ix|vc|vx|im|is)|mif1|msf1)/],
];

export const kindOfPhoto = (bytes: Uint8Array): PhotoKind | undefined => {
  const start = latin(bytes, 0, 16);
  return signatures.find(([, begins]) => begins.test(start))?.[0];
};

/** @returns undefined for what is no photo, or breaks off before it says its size */
export function factsOfPhoto(bytes: Uint8Array): PhotoFacts | undefined {
  const kind = kindOfPhoto(bytes);
  if (kind === undefined || kind === 'gif' || kind === 'heic') return undefined;
  try {
    const { width, height, turn = 1, frames = [], plays = 1 } = readers[kind](bytes, viewOf(bytes));
    if (!(width > 0 && height > 0)) return undefined;
    const sides = turn >= 5 ? { width: height, height: width } : { width, height };
    // Browsers show a frame without a duration for a tenth of a second.
    const seconds = frames.reduce((sum, frame) => sum + (frame <= 0.01 ? 0.1 : frame), 0);
    const motion = frames.length > 1 && { seconds, plays: Math.min(plays, Math.floor(longestMotion / seconds + 1e-6)) };
    return { kind, ...sides, turn, ...(motion && { motion }) };
  } catch {
    return undefined;
  }
}

interface Said {
  width: number;
  height: number;
  turn?: number | undefined;
  /** In seconds. */
  frames?: number[];
  /** 0 if the file has no place for that number. */
  plays?: number;
}

const readers: Record<Exclude<PhotoKind, 'gif' | 'heic'>, (bytes: Uint8Array, view: DataView) => Said> = {
  jpg(bytes, view) {
    const said: Said = { ...nothing };
    for (const { mark, name, from, to } of segmentsOf(bytes)) {
      if (mark === 0xda) break;
      if (mark === 0xe1 && name.startsWith('Exif\0')) said.turn ??= turnIn(bytes.subarray(from + 10, to));
      const isFrame = mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
      if (isFrame) Object.assign(said, { height: view.getUint16(from + 5), width: view.getUint16(from + 7) });
    }
    return said;
  },
  png(bytes, view) {
    const said: Said = { width: view.getUint32(16), height: view.getUint32(20), frames: [] };
    let isBehindPixels = false;
    for (const { name, from, to } of chunksOf(bytes)) {
      // No browser looks for either behind the pixels.
      isBehindPixels ||= name === 'IDAT';
      if (name === 'eXIf' && !isBehindPixels) said.turn ??= turnIn(bytes.subarray(from + 8, to));
      if (name === 'acTL' && !isBehindPixels) said.plays = orEndless(view.getUint32(from + 12));
      if (name === 'fcTL') said.frames?.push(view.getUint16(from + 28) / (view.getUint16(from + 30) || 100));
    }
    return said.plays === undefined ? { ...said, frames: [] } : said;
  },
  webp(bytes, view) {
    const said: Said = { ...nothing, frames: [] };
    const chunks = riffOf(bytes);
    // Only in files that say what else they hold.
    const hasExif = chunks[0]?.name === 'VP8X';
    for (const { name, from, to } of chunks) {
      const at = from + 8;
      const long = (place: number) => view.getUint16(place, true) + 0x10000 * view.getUint8(place + 2);
      if (name === 'VP8X') Object.assign(said, { width: 1 + long(at + 4), height: 1 + long(at + 7) });
      if (name === 'EXIF' && hasExif)
        said.turn ??= turnIn(bytes.subarray(latin(bytes, at, at + 6) === 'Exif\0\0' ? at + 6 : at, to));
      if (name === 'ANIM') said.plays = orEndless(view.getUint16(at + 4, true));
      if (name === 'ANMF') said.frames?.push(long(at + 12) / 1000);
      if (said.width > 0) continue;
      const sides = name === 'VP8L' ? view.getUint32(at + 1, true) : 0;
      if (sides > 0) Object.assign(said, { width: 1 + (sides & 0x3fff), height: 1 + ((sides >> 14) & 0x3fff) });
      const side = (place: number) => view.getUint16(place, true) & 0x3fff;
      if (name === 'VP8 ') Object.assign(said, { width: side(at + 6), height: side(at + 8) });
    }
    // Browsers turn no animation of this kind.
    return said.frames?.length ? { ...said, turn: 1 } : said;
  },
  avif(bytes, view) {
    const [head] = boxesAt(bytes, 'moov trak mdia mdhd');
    const [sizes] = boxesAt(bytes, 'moov trak mdia minf stbl stsz');
    const said = sizeOfHeif(bytes, view);
    if (!head || !sizes) return said;
    const isLong = view.getUint8(head.from + 8) === 1;
    const duration = isLong ? Number(view.getBigUint64(head.from + 32)) : view.getUint32(head.from + 24);
    const count = Math.min(view.getUint32(sizes.from + 16), 10_000);
    const seconds = duration / view.getUint32(head.from + (isLong ? 28 : 20));
    // The list of edits says whether it is repeated; without one browsers repeat it without end.
    const plays = boxesAt(bytes, 'moov trak edts elst').length > 0 ? 1 : 0;
    return { ...said, frames: Array.from({ length: count }, () => seconds / count), plays };
  },
};

const nothing: Said = { width: 0, height: 0 };
const orEndless = (plays: number): number => plays || Number.POSITIVE_INFINITY;

/** Measures the largest picture of a HEIF file: the others are its parts, its alpha, or smaller copies. All are cut and turned alike. */
function sizeOfHeif(bytes: Uint8Array, view: DataView): Said {
  const [all, [cut], [turn]] = ['ispe', 'clap', 'irot'].map((name) => boxesAt(bytes, `meta iprp ipco ${name}`)) as [
    Piece[],
    Piece[],
    Piece[],
  ];
  const number = (at: number) => view.getUint32(at);
  const sizes = all.map(({ from }): [number, number] => [number(from + 12), number(from + 16)]);
  const [[whole, long] = [0, 0]] = sizes.sort(([, one], [, other]) => other - one);
  const width = cut ? Math.round(number(cut.from + 8) / number(cut.from + 12)) : whole;
  const height = cut ? Math.round(number(cut.from + 16) / number(cut.from + 20)) : long;
  return turn && view.getUint8(turn.from + 8) % 2 === 1 ? { width: height, height: width } : { width, height };
}

/** Recognises a file that ends before its picture does, as after a transfer that broke off. */
export function isCutOff(bytes: Uint8Array, type: string): boolean {
  const view = viewOf(bytes);
  switch (type) {
    case 'png':
      return chunksOf(bytes).at(-1)?.name !== 'IEND';
    case 'jpg':
      return [...segmentsOf(bytes)].at(-1)?.mark !== 0xd9;
    case 'webp':
      return view.getUint32(4, true) + 8 > bytes.length;
    case 'avif': {
      const at = boxesOf(bytes, 0, bytes.length).at(-1)?.to ?? 0;
      return at + 8 <= bytes.length && view.getUint32(at) > bytes.length - at;
    }
    default:
      return false;
  }
}

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

export const latin = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

/** A piece of a file: what it is, from where to where. */
export interface Piece {
  name: string;
  from: number;
  to: number;
}

interface Segment extends Piece {
  mark: number;
}

/** From its start to its end: what a phone has put behind that is another picture, such as a depth map or a film. */
export function* segmentsOf(bytes: Uint8Array): Generator<Segment> {
  const view = viewOf(bytes);
  yield { name: '', mark: 0xd8, from: 0, to: 2 };
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
    yield { name: latin(bytes, from + 4, Math.min(from + 16, at)), mark, from, to: Math.min(at, bytes.length) };
  }
  if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) yield { name: '', mark: 0xd9, from: at, to: at + 2 };
}

const isInScan = (next: number): boolean => next === 0 || (next >= 0xd0 && next <= 0xd7);

/** Reads the orientation from the first directory of an Exif block. */
function turnIn(exif: Uint8Array): number | undefined {
  const view = viewOf(exif);
  try {
    const little = view.getUint16(0) === 0x4949;
    const start = view.getUint32(4, little);
    const count = view.getUint16(start, little);
    for (let entry = start + 2; entry < start + 2 + 12 * count; entry += 12) {
      const isTurn = view.getUint16(entry, little) === 0x0112 && view.getUint16(entry + 2, little) === 3;
      const value = isTurn ? view.getUint16(entry + 8, little) : 0;
      if (value >= 1 && value <= 8) return value;
    }
  } catch {
    // A block that breaks off says nothing.
  }
  return undefined;
}

/** @returns those that are whole */
export function chunksOf(bytes: Uint8Array): Piece[] {
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

export function riffOf(bytes: Uint8Array): Piece[] {
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

export function boxesOf(bytes: Uint8Array, start: number, end: number): Piece[] {
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

/** All boxes at a path, such as `moov trak mdia`. */
export function boxesAt(bytes: Uint8Array, path: string): Piece[] {
  let boxes: Piece[] = [{ name: '', from: -8, to: bytes.length }];
  for (const wanted of path.split(' ')) {
    const inner = boxes.flatMap(({ name, from, to }) => boxesOf(bytes, from + (name === 'meta' ? 12 : 8), to));
    boxes = inner.filter(({ name }) => name === wanted);
  }
  return boxes;
}
