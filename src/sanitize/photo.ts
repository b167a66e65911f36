/**
 * The same photo without what its file says beside its picture: where, when and with what it was taken. And the same animation with
 * another number of plays. What a file is made of, photo-facts.ts knows.
 *
 * Sources: those of photo-facts.ts, and ICC.1:2010 7, 9 and 10, B.4.
 */
import { isSrgb } from './color-profile.ts';
import {
  boxesAt,
  boxesOf,
  chunksOf,
  factsOfPhoto,
  kindOfPhoto,
  latin,
  type Piece,
  riffOf,
  segmentsOf,
  viewOf,
} from './photo-facts.ts';

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

/**
 * The same animation with so many plays (motion of photo-facts.ts), picture by picture as it was.
 *
 * @param bytes - a complete file
 */
export function withPlays(bytes: Uint8Array, plays: number): Uint8Array {
  const all = new Uint8Array(bytes);
  const view = viewOf(all);
  const kind = kindOfPhoto(bytes);
  for (const { name, from } of kind === 'png' ? chunksOf(all) : kind === 'webp' ? riffOf(all) : []) {
    if (name === 'ANIM') view.setUint16(from + 12, plays, true);
    if (name !== 'acTL') continue;
    view.setUint32(from + 12, plays);
    all.set(chunkOf(name, all.subarray(from + 8, from + 16)), from);
  }
  // The flag of a list of edits says that a sequence of AVIF is repeated.
  if (kind === 'avif') for (const { from } of boxesAt(all, 'moov trak edts elst')) all[from + 11] = 0;
  return all;
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

/** An Exif block that says how the camera was held, and nothing else. */
const turnAlone = (turn: number): Uint8Array => {
  const start = [...'MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0'].map((letter) => letter.charCodeAt(0));
  return new Uint8Array([...start, turn, 0, 0, 0, 0, 0, 0]);
};

function plainJpeg(bytes: Uint8Array): Uint8Array {
  const segments = [...segmentsOf(bytes)];
  if (segments.at(-1)?.mark !== 0xd9) return bytes;
  const profiles = segments.filter(({ mark, name }) => mark === 0xe2 && name.startsWith('ICC_PROFILE\0'));
  const profile = joined(
    nothing,
    profiles.map(({ from, to }) => bytes.subarray(from + 18, to)),
  );
  const needsProfile = !isSrgb(profile);
  const isKept = ({ mark, name }: (typeof segments)[number]): boolean => {
    if (mark === 0xe0) return name.startsWith('JFIF\0');
    if (mark === 0xe2) return needsProfile && name.startsWith('ICC_PROFILE\0');
    // Which colours the numbers are, in files of Adobe.
    if (mark === 0xee) return name.startsWith('Adobe');
    return !(mark > 0xe0 && mark <= 0xef) && mark !== 0xfe;
  };
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...turnAlone(turnOf(bytes))];
  const turned = turnOf(bytes) === 1 ? [] : [new Uint8Array([0xff, 0xe1, 0, exif.length + 2, ...exif])];
  // Behind the one that says what kind of JPEG it is, which comes first.
  const behind = segments[1]?.mark === 0xe0 && isKept(segments[1]) ? 2 : 1;
  return joined(bytes, [...segments.slice(0, behind), ...turned, ...segments.slice(behind).filter(isKept)]);
}

const nothing = new Uint8Array();
const turnOf = (bytes: Uint8Array): number => factsOfPhoto(bytes)?.turn ?? 1;

/** The picture needs these chunks; all others describe it. A profile is compressed, so it stays even if it is that of sRGB. */
const needed = /^(?:[A-Z]|(?:iCCP|tRNS|gAMA|cHRM|sRGB|cICP|sBIT|bKGD|sPLT|pHYs|mDCV|cLLI|acTL|fcTL|fdAT)$)/;

function plainPng(bytes: Uint8Array): Uint8Array {
  const chunks = chunksOf(bytes);
  if (chunks.at(-1)?.name !== 'IEND') return bytes;
  const kept = chunks.filter(({ name }) => needed.test(name));
  const turned = turnOf(bytes) === 1 ? [] : [chunkOf('eXIf', turnAlone(turnOf(bytes)))];
  return joined(bytes, [bytes.subarray(0, 8), ...kept.slice(0, 1), ...turned, ...kept.slice(1)]);
}

function chunkOf(name: string, content: Uint8Array): Uint8Array {
  const chunk = new Uint8Array([0, 0, 0, 0, ...Array.from(name, (letter) => letter.charCodeAt(0)), ...content, 0, 0, 0, 0]);
  viewOf(chunk).setUint32(0, content.length);
  let sum = -1;
  for (const byte of chunk.subarray(4, -4)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  viewOf(chunk).setUint32(chunk.length - 4, ~sum);
  return chunk;
}

function plainWebp(bytes: Uint8Array): Uint8Array {
  const chunks = riffOf(bytes);
  const [first] = chunks;
  const isKept = ({ name, from, to }: Piece): boolean =>
    name === 'ICCP' ? !isSrgb(bytes.subarray(from + 8, to)) : /^(?:VP8[ LX]|ALPH|ANIM|ANMF)$/.test(name);
  const kept = chunks.filter(isKept);
  const exif = turnAlone(turnOf(bytes));
  const turned = turnOf(bytes) === 1 ? [] : [new Uint8Array([0x45, 0x58, 0x49, 0x46, exif.length, 0, 0, 0, ...exif])];
  // A Buffer would give out pieces of itself.
  const head = new Uint8Array(bytes.subarray(0, 12));
  const size = kept.reduce((sum, { from, to }) => sum + to - from, 4 + (turned[0]?.length ?? 0));
  viewOf(head).setUint32(4, size, true);
  if (first?.name !== 'VP8X') return joined(bytes, [head, ...kept]);
  // It says which of the others there are.
  const extended = new Uint8Array(bytes.subarray(first.from, first.to));
  const profile = kept.some(({ name }) => name === 'ICCP') ? 0x20 : 0;
  extended[8] = ((extended[8] ?? 0) & ~0x2c) | profile | (turned.length > 0 ? 8 : 0);
  return joined(bytes, [head, extended, ...kept.slice(1), ...turned]);
}

/** Where things lie in a file of this kind is counted from its start: what is not to be read becomes zeros. */
function plainAvif(bytes: Uint8Array): Uint8Array {
  try {
    const [infos, places, stored] = ['iinf', 'iloc', 'idat'].map((name) => boxesAt(bytes, `meta ${name}`)[0]);
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
