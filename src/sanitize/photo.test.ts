import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { withoutMetadata } from './photo.ts';

/** A picture whose corners differ, so that a turn is seen. */
const drawn = () =>
  sharp({ create: { width: 48, height: 32, channels: 3, background: '#c40' } }).composite([
    { input: { create: { width: 16, height: 8, channels: 3, background: '#04c' } }, left: 0, top: 0 },
  ]);

/** Where, when and with what. */
const told = (image: Sharp, turn = 1) =>
  image
    .withExif({
      IFD0: { Make: 'Secretcam' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
    })
    .withMetadata({ orientation: turn })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>Secretplace</secret></x:xmpmeta>');

const look = async (bytes: Uint8Array) => sharp(bytes).autoOrient().raw().toBuffer();
const isTold = (bytes: Uint8Array) => /Secret|xmpmeta/.test(Buffer.from(bytes).toString('latin1'));

/** Behind the first segment, as cameras and programs write it. */
const withSegment = (jpeg: Buffer, mark: number, content: string) => {
  const head = Buffer.from([0xff, mark, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(content, 'latin1'), jpeg.subarray(2)]);
};

const files: [string, () => Promise<Buffer>][] = [
  ['a JPEG', () => told(drawn()).jpeg().toBuffer()],
  ['a JPEG in several scans', () => told(drawn()).jpeg({ progressive: true }).toBuffer()],
  ...[2, 3, 4, 5, 6, 7, 8].map((turn): [string, () => Promise<Buffer>] => [
    `a JPEG turned by ${turn}`,
    async () => told(drawn(), turn).jpeg().toBuffer(),
  ]),
  ['a JPEG in CMYK', () => told(drawn().toColourspace('cmyk')).jpeg().toBuffer()],
  ['a JPEG with words', async () => withSegment(await drawn().jpeg().toBuffer(), 0xfe, 'Secret')],
  ['a JPEG of Photoshop', async () => withSegment(await drawn().jpeg().toBuffer(), 0xed, 'Photoshop 3.0\0Secret')],
  [
    'a JPEG with another behind it',
    async () => Buffer.concat([await drawn().jpeg().toBuffer(), await told(drawn()).jpeg().toBuffer()]),
  ],
  ['a PNG', () => told(drawn()).png().toBuffer()],
  ...(['png', 'webp', 'avif'] as const).flatMap((kind) =>
    [2, 3, 5, 6, 8].map((turn): [string, () => Promise<Buffer>] => [
      `a ${kind} turned by ${turn}`,
      async () => told(drawn(), turn)[kind]().toBuffer(),
    ]),
  ),
  ['a PNG of 16 bits', () => told(drawn().toColourspace('rgb16')).png().toBuffer()],
  ['a WebP', () => told(drawn()).webp().toBuffer()],
  ['a lossless WebP', () => told(drawn()).webp({ lossless: true }).toBuffer()],
  ['an AVIF', () => told(drawn()).avif().toBuffer()],
];

test.each(files)('%s says nothing but its picture, which stays bit by bit', async (_, make) => {
  const given = await make();
  expect(isTold(given)).toBe(true);
  const plain = withoutMetadata(given);
  expect([isTold(plain), isTold(given)]).toEqual([false, true]);
  expect((await look(plain)).equals(await look(given))).toBe(true);
  // A second time there is nothing left to take out.
  expect(withoutMetadata(plain)).toBe(plain);
});

test('a profile stays where its colours are not the usual ones', async () => {
  for (const kind of ['jpeg', 'png', 'webp'] as const) {
    const wide = withoutMetadata(await drawn().withIccProfile('p3')[kind]().toBuffer());
    expect([kind, (await sharp(wide).metadata()).icc !== undefined]).toEqual([kind, true]);
  }
  const usual = withoutMetadata(await drawn().withIccProfile('srgb').jpeg().toBuffer());
  expect((await sharp(usual).metadata()).icc).toBeUndefined();
});

test('what breaks off, or is no photo, is the same object', async () => {
  const jpeg = await told(drawn()).jpeg().toBuffer();
  const png = await told(drawn()).png().toBuffer();
  for (const bytes of [jpeg.subarray(0, -20), png.subarray(0, -20), jpeg.subarray(0, 3), Buffer.from('<svg/>'), Buffer.alloc(0)])
    expect(withoutMetadata(bytes)).toBe(bytes);
});
