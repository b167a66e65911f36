import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { animation, areas, lying, playsIn, pngChunk, profileFile, profileOf } from '../../tests/support/manifest/odd-photos.ts';
import { isSrgb } from './color-profile.ts';
import { withoutMetadata, withPlays } from './photo.ts';
import { factsOfPhoto, kindOfPhoto } from './photo-facts.ts';

const scratch = mkdtempSync(join(tmpdir(), 'photo-facts-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const kinds = ['jpg', 'png', 'webp', 'avif'] as const;
const formatOf = (kind: (typeof kinds)[number]) => (kind === 'jpg' ? 'jpeg' : kind);

test.each(kinds)('the size of a %s is that of its upright picture, before and after it is kept', async (kind) => {
  for (const turn of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const laid = (await lying(areas(48, 32), turn)).withMetadata({ orientation: turn });
    const bytes = await laid.toFormat(formatOf(kind)).toBuffer();
    const facts = { kind, width: 48, height: 32, turn: kind === 'avif' ? 1 : turn };
    expect(factsOfPhoto(bytes), `turn ${turn}`).toEqual(facts);
    expect(factsOfPhoto(withoutMetadata(bytes)), `turn ${turn}, kept`).toEqual(facts);
    const { autoOrient } = await sharp(withoutMetadata(bytes)).metadata();
    expect(autoOrient, `turn ${turn}, kept`).toEqual({ width: 48, height: 32 });
  }
});

test('every form of WebP says its size', async () => {
  const forms = [areas(333, 50).webp(), areas(333, 50).webp({ lossless: true }), areas(333, 50, { alpha: 99 }).webp()];
  for (const form of forms) expect(factsOfPhoto(await form.toBuffer())).toMatchObject({ kind: 'webp', width: 333, height: 50 });
});

test('a turn is read where browsers read it', async () => {
  const [png, jpg] = [await areas(48, 32).png().toBuffer(), await areas(48, 32).jpeg().toBuffer()];
  const exif = (type: number) =>
    Buffer.from(`II*\0\x08\0\0\0\x01\0\x12\x01${String.fromCharCode(type)}\0\x01\0\0\0\x06\0\0\0\0\0\0\0`, 'latin1');
  const inPng = (at: number, type = 3) => Buffer.concat([png.subarray(0, at), pngChunk('eXIf', exif(type)), png.subarray(at)]);
  expect(factsOfPhoto(inPng(33))?.turn).toBe(6);
  expect(factsOfPhoto(inPng(33, 4))?.turn).toBe(1);
  expect(factsOfPhoto(inPng(png.length - 12))?.turn).toBe(1);
  const scan = jpg.indexOf(Buffer.from([0xff, 0xda]));
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 34]), Buffer.from('Exif\0\0'), exif(3)]);
  const behindFrame = Buffer.concat([jpg.subarray(0, scan), segment, jpg.subarray(scan)]);
  expect(factsOfPhoto(behindFrame)).toMatchObject({ width: 32, height: 48, turn: 6 });
  expect((await sharp(withoutMetadata(behindFrame)).metadata()).autoOrient).toEqual({ width: 32, height: 48 });
});

test('a simple WebP has no turn, and stays whole where something follows its picture', async () => {
  const webp = await areas(48, 32).webp().toBuffer();
  const exif = Buffer.from('EXIF\x1a\0\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0', 'latin1');
  const more = Buffer.concat([webp, exif]);
  more.writeUInt32LE(more.length - 8, 4);
  expect(factsOfPhoto(more)).toMatchObject({ width: 48, height: 32, turn: 1 });
  expect(Buffer.from(withoutMetadata(more)).equals(webp)).toBe(true);
});

test('what breaks off before it says its size, or is no photo, has no facts', async () => {
  for (const kind of kinds) {
    const bytes = await areas(48, 32).toFormat(formatOf(kind)).toBuffer();
    for (const length of [0, 3, 12, 16, 20]) expect(factsOfPhoto(bytes.subarray(0, length)), `${kind} ${length}`).toBeUndefined();
  }
  expect(kindOfPhoto(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'))).toBe('heic');
  expect(factsOfPhoto(Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'))).toBeUndefined();
});

test.each([
  ['without end', [300, 300, 300], 0, { webp: 5, png: 5, avif: 1 }],
  ['three times', [300, 200], 3, { webp: 3, png: 3, avif: 1 }],
  ['once', [300, 300], 1, { webp: 1, png: 1, avif: 1 }],
  ['for exactly five seconds', Array.from({ length: 50 }, () => 100), 0, { webp: 1, png: 1, avif: 1 }],
  ['for six seconds', [3000, 3000], 0, { webp: 0, png: 0, avif: 0 }],
  ['as fast as browsers can', [0, 0], 0, { webp: 25, png: 25 }],
] as const)('an animation that is played %s ends within five seconds, or is not shown', async (_, delays, plays, expected) => {
  for (const [kind, right] of Object.entries(expected)) {
    const bytes = await animation(kind as keyof typeof expected, { delays, plays });
    const motion = factsOfPhoto(bytes)?.motion;
    expect([kind, motion?.plays]).toEqual([kind, right]);
    if (!motion?.plays) continue;
    const ending = withPlays(withoutMetadata(bytes), motion.plays);
    const again = factsOfPhoto(ending)?.motion ?? expect.fail();
    expect([kind, again.plays, again.seconds]).toEqual([kind, right, motion.seconds]);
    expect([kind, playsIn(Buffer.from(ending))]).toEqual([kind, right]);
    if (kind === 'webp') expect((await sharp(ending).metadata()).loop).toBe(right);
  }
});

test('one frame does not move', async () => {
  expect(factsOfPhoto(await animation('png', { delays: [100] }))?.motion).toBeUndefined();
});

const srgb = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const table = Array.from({ length: 1024 }, (_, index) => srgb(index / 1023));

test('a colour profile goes where its curves and primaries are those of sRGB, whatever it is called', async () => {
  expect(isSrgb(profileOf(table, { name: 'Camera 7' }))).toBe(true);
  expect(isSrgb(profileOf(1))).toBe(false);
  expect(isSrgb(profileOf(2.2))).toBe(false);
  expect(isSrgb(profileOf(table, { red: 0.515 }))).toBe(false);
  expect(isSrgb(profileOf(table).subarray(0, 300))).toBe(false);
  // It claims to have four billion parts: only the first ones are looked at.
  expect(isSrgb(Buffer.from(profileOf(table)).fill(0xff, 128, 132))).toBe(true);
  for (const format of ['jpeg', 'webp'] as const) {
    const kept = async (profile: string) =>
      (await sharp(withoutMetadata(await areas(48, 32).withIccProfile(profile)[format]().toBuffer())).metadata()).icc !==
      undefined;
    expect(await kept(profileFile(scratch, profileOf(1))), format).toBe(true);
    expect(await kept(profileFile(scratch, profileOf(table))), format).toBe(false);
    expect(await kept('srgb'), format).toBe(false);
    expect(await kept('p3'), format).toBe(true);
  }
});
