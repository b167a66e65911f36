/** For tests: photos that are turned, clear, of other colours, or that move, made here so that the repository holds none. */
import { writeFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { boxesOf, chunksOf } from '../../../src/sanitize/photo-facts.ts';

const colors = [
  [220, 40, 40],
  [40, 180, 60],
  [40, 60, 220],
  [20, 20, 20],
] as const;

/** Four areas of a colour each, from the top left on: whoever looks at them sees every turn. */
export function areas(width: number, height: number, { alpha = 255, shift = 0 } = {}): Sharp {
  const pixels = Buffer.alloc(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    const index = (at % width < width / 2 ? 0 : 1) + (at / width < height / 2 ? 0 : 2);
    pixels.set([...(colors[(index + shift) % 4] ?? []), alpha], at * 4);
  }
  const all = sharp(pixels, { raw: { width, height, channels: 4 } });
  return alpha === 255 ? all.removeAlpha() : all;
}

/** As a camera lays it down that was held like this: `turn` of it is upright again. */
export async function lying(upright: Sharp, turn: number): Promise<Sharp> {
  const turns: Record<number, (one: Sharp) => Sharp> = {
    1: (one) => one,
    2: (one) => one.flop(),
    3: (one) => one.rotate(180),
    4: (one) => one.flip(),
    5: (one) => one.rotate(90).flip(),
    6: (one) => one.rotate(270),
    7: (one) => one.rotate(270).flip(),
    8: (one) => one.rotate(90),
  };
  const turned = turns[turn]?.(sharp(await upright.png().toBuffer()));
  if (!turned) throw new Error(`There is no turn ${turn}.`);
  return sharp(await turned.png().toBuffer());
}

/** A colour profile of three primaries and one curve, that of a gamma or of a table. */
export function profileOf(curve: number | readonly number[], { name = 'sRGB', red = 0.436 } = {}): Buffer {
  const number = (value: number) => word(Math.round(value * 65536));
  const xyz = (...values: number[]) => Buffer.concat([Buffer.from('XYZ \0\0\0\0'), ...values.map(number)]);
  const entries = typeof curve === 'number' ? [Math.round(curve * 256)] : curve.map((value) => Math.round(value * 65535));
  const trc = Buffer.concat([Buffer.from('curv\0\0\0\0'), word(entries.length), ...entries.map(half), Buffer.alloc(2)]);
  const desc = Buffer.concat([Buffer.from('desc\0\0\0\0'), word(name.length + 1), Buffer.from(`${name}\0`), Buffer.alloc(78)]);
  const tags: [string, Buffer][] = [
    ['desc', Buffer.concat([desc, Buffer.alloc(-desc.length & 3)])],
    ['cprt', Buffer.from('text\0\0\0\0CC0\0')],
    ['wtpt', xyz(0.9642, 1, 0.8249)],
    ['rXYZ', xyz(red, 0.2225, 0.0139)],
    ['gXYZ', xyz(0.3851, 0.7169, 0.0971)],
    ['bXYZ', xyz(0.1431, 0.0606, 0.7141)],
    ...['rTRC', 'gTRC', 'bTRC'].map((tag): [string, Buffer] => [tag, trc.subarray(0, trc.length & ~3)]),
  ];
  let at = 132 + 12 * tags.length;
  const table = tags.map(([tag, { length }]) => {
    at += length;
    return Buffer.concat([Buffer.from(tag), word(at - length), word(length)]);
  });
  const head = Buffer.alloc(128);
  head.writeUInt32BE(at, 0);
  head.writeUInt32BE(0x02400000, 8);
  head.write('mntrRGB XYZ ', 12);
  head.write('acsp', 36);
  for (const [index, value] of [0.9642, 1, 0.8249].entries()) number(value).copy(head, 68 + 4 * index);
  return Buffer.concat([head, word(tags.length), ...table, ...tags.map(([, content]) => content)]);
}

/** @returns the path, for `withIccProfile` of sharp, which changes the pixels so that they mean the same */
export function profileFile(folder: string, profile: Buffer): string {
  const file = `${folder}/profile-${crc32(profile)}.icc`;
  writeFileSync(file, profile);
  return file;
}

interface Moving {
  /** One for each frame, in milliseconds. */
  delays: readonly number[];
  /** 0 is without end. */
  plays?: number;
  width?: number;
  height?: number;
  alpha?: number;
  /** Changes each frame as a camera would, such as lays it down or gives it a colour profile. */
  as?: (frame: Sharp) => Sharp | Promise<Sharp>;
}

/** Frames whose areas change their places. */
export async function animation(kind: 'webp' | 'png' | 'avif', moving: Moving): Promise<Buffer> {
  const { delays, plays = 0, width = 80, height = 60, alpha = 255, as = (one) => one } = moving;
  const frames = await Promise.all(delays.map(async (_, shift) => as(areas(width, height, { shift, alpha }))));
  if (kind === 'avif')
    return sequence(await Promise.all(frames.map((one) => one.avif({ quality: 90 }).toBuffer())), delays, plays);
  const pngs = await Promise.all(frames.map((one) => one.png().toBuffer()));
  const [first = Buffer.alloc(0), ...others] = pngs;
  if (kind === 'webp') {
    const { orientation = 1 } = await sharp(first).metadata();
    return sharp(pngs, { join: { animated: true } })
      .keepIccProfile()
      .withMetadata({ orientation })
      .webp({ delay: [...delays], loop: plays, lossless: true, minSize: true })
      .toBuffer();
  }
  let number = 0;
  const [wide, high] = [first.subarray(16, 20), first.subarray(20, 24)];
  const control = (delay: number) =>
    pngChunk('fcTL', word(number++), wide, high, word(0), word(0), half(delay), half(1000), Buffer.from([0, 0]));
  const chunks = (png: Buffer) => chunksOf(png);
  const pixels = (png: Buffer) =>
    Buffer.concat(
      chunks(png)
        .filter(({ name }) => name === 'IDAT')
        .map(({ from, to }) => png.subarray(from + 8, to - 4)),
    );
  const isBeside = ({ name }: { name: string }) => !/^I(?:HDR|DAT|END)$/.test(name);
  return Buffer.concat([
    first.subarray(0, 33),
    ...chunks(first)
      .filter(isBeside)
      .map(({ from, to }) => first.subarray(from, to)),
    pngChunk('acTL', word(delays.length), word(plays)),
    control(delays[0] ?? 0),
    pngChunk('IDAT', pixels(first)),
    ...others.flatMap((png, index) => [control(delays[index + 1] ?? 0), pngChunk('fdAT', word(number++), pixels(png))]),
    pngChunk('IEND'),
  ]);
}

/** Reads the number of plays that an animation asks for; 0 is without end. */
export function playsIn(bytes: Buffer): number {
  const at = (name: string) => bytes.indexOf(name, 0, 'latin1');
  if (at('ANIM') > 0) return bytes.readUInt16LE(at('ANIM') + 12);
  return at('acTL') > 0 ? bytes.readUInt32BE(at('acTL') + 8) : 1 - bytes.readUInt8(at('elst') + 7);
}

export function pngChunk(name: string, ...content: Buffer[]): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), ...content]);
  return Buffer.concat([word(named.length - 4), named, word(crc32(named))]);
}

const half = (value: number) => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
};
const word = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};
const box = (name: string, ...content: Buffer[]) => {
  const size = content.reduce((sum, { length }) => sum + length, 8);
  return Buffer.concat([word(size), Buffer.from(name, 'latin1'), ...content]);
};
const zeros = (count: number) => Buffer.alloc(count);

/** The stills of one size as a sequence, behind the first of them, which programs show that know of no sequences. */
function sequence(stills: readonly Buffer[], delays: readonly number[], plays: number): Buffer {
  const [first = zeros(0)] = stills;
  const find = (bytes: Buffer, path: readonly string[], start = 0, end = bytes.length): Buffer => {
    const [name, ...more] = path;
    const found = boxesOf(bytes, start, end).find((one) => one.name === name);
    if (!found) throw new Error(`There is no ${name}.`);
    return more.length === 0
      ? bytes.subarray(found.from, found.to)
      : find(bytes, more, found.from + (name === 'meta' ? 12 : 8), found.to);
  };
  const samples = stills.map((one) => find(one, ['mdat']).subarray(8));
  const head = Buffer.from(first);
  head.write('avis', 8, 'latin1');
  const width = find(first, ['meta', 'iprp', 'ipco', 'ispe']).subarray(12, 20);
  const [wide, high] = [width.readUInt32BE(0), width.readUInt32BE(4)];
  const all = delays.reduce((sum, delay) => sum + delay, 0);
  const matrix = Buffer.concat([word(0x10000), zeros(12), word(0x10000), zeros(12), word(0x40000000)]);
  const entry = box(
    'av01',
    ...[zeros(6), half(1), zeros(16), half(wide), half(high), word(0x480000), word(0x480000), zeros(4), half(1), zeros(32)],
    ...[half(24), half(0xffff), find(first, ['meta', 'iprp', 'ipco', 'av1C'])],
  );
  const moov = (offset: number) =>
    box(
      'moov',
      box('mvhd', zeros(12), word(1000), word(all), word(0x10000), half(0x100), zeros(10), matrix, zeros(24), word(2)),
      box(
        'trak',
        box(
          'tkhd',
          word(1),
          zeros(8),
          word(1),
          zeros(4),
          word(plays === 0 ? 0xffffffff : all * plays),
          zeros(16),
          matrix,
          half(wide),
          half(0),
          half(high),
          half(0),
        ),
        box('edts', box('elst', word(plays === 1 ? 0 : 1), word(1), word(all), word(0), half(1), half(0))),
        box(
          'mdia',
          box('mdhd', zeros(12), word(1000), word(all), half(0x55c4), half(0)),
          box('hdlr', zeros(8), Buffer.from('pict'), zeros(13)),
          box(
            'minf',
            box('vmhd', word(1), zeros(8)),
            box('dinf', box('dref', zeros(4), word(1), box('url ', word(1)))),
            box(
              'stbl',
              box('stsd', zeros(4), word(1), entry),
              box('stts', zeros(4), word(delays.length), ...delays.flatMap((delay) => [word(1), word(delay)])),
              box('stsc', zeros(4), word(1), word(1), word(samples.length), word(1)),
              box('stsz', zeros(8), word(samples.length), ...samples.map(({ length }) => word(length))),
              box('stco', zeros(4), word(1), word(offset)),
            ),
          ),
        ),
      ),
    );
  const offset = head.length + moov(0).length + 8;
  return Buffer.concat([head, moov(offset), box('mdat', ...samples)]);
}
