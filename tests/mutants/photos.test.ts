/** Fifty files as they come from cameras, phones, programs and broken connections: what the editor makes of each, in a browser, and keeps. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
import sharp, { type Sharp } from 'sharp';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { validateUpload } from '../../src/files/upload.ts';
import { browserArguments, findBrowser } from '../support/browser/browser.ts';
import { animation, lying } from '../support/manifest/odd-photos.ts';
import { root } from '../support/project/project.ts';

const colors = ['#e00000', '#00e000', '#0000e0', '#000000'];

/** Four areas of a colour each: red, green, blue and black, as they are read; what is to be made smaller has the noise of a camera. */
function drawn(width = 400, height = 300, alpha = 1): Sharp {
  const area = (background: string) => ({
    create: { width: width / 2, height: height / 2, channels: 4 as const, background: { ...rgb(background), alpha } },
  });
  const ground = { create: { width, height, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } } };
  const noise = {
    create: { width, height, channels: 3 as const, background: '#000', noise: { type: 'gaussian' as const, mean: 25, sigma: 8 } },
  };
  const all = sharp(ground).composite([
    ...colors.map((color, index) => ({
      input: area(color),
      left: (index % 2) * (width / 2),
      top: Math.floor(index / 2) * (height / 2),
    })),
    ...(width > 3200 && width < 6000 && alpha === 1 ? [{ input: noise, blend: 'add' as const }] : []),
  ]);
  return alpha === 1 ? all.removeAlpha() : all;
}
const rgb = (hex: string) => {
  const [r = 0, g = 0, b = 0] = Buffer.from(hex.slice(1), 'hex');
  return { r, g, b };
};

const gps = {
  IFD0: { Make: 'Secretcam', Copyright: 'Secret' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
};
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>Secretplace</secret></x:xmpmeta>';

/** As a camera writes it that was held like this. */
async function turned(turn: number): Promise<Buffer> {
  const upright = await drawn(3600, 240).png().toBuffer();
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
  const lying = turns[turn]?.(sharp(upright));
  if (!lying) throw new Error(`There is no turn ${turn}.`);
  const pixels = sharp(await lying.png().toBuffer());
  return pixels.withExif(gps).withMetadata({ orientation: turn }).jpeg({ quality: 95 }).toBuffer();
}

/** A segment of a JPEG, behind its start. */
function withSegment(jpeg: Buffer, mark: number, content: string): Buffer {
  const head = Buffer.from([0xff, mark, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(content, 'latin1'), jpeg.subarray(2)]);
}

/** Chunks of a PNG, behind its first one. */
function withChunks(png: Buffer, ...chunks: [string, Buffer][]): Buffer {
  const made = chunks.flatMap(([name, content]) => {
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
    size.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(named));
    return [size, named, sum];
  });
  return Buffer.concat([png.subarray(0, 33), ...made, png.subarray(33)]);
}

const jpeg = (image = drawn()) => image.jpeg({ quality: 95 }).toBuffer();
const heif = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1');
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1);

interface Kept {
  ending: string;
  /** Upright, in pixels. */
  size: [number, number];
  /** Its colours are not those that were drawn. */
  isGrey?: true;
  isClear?: true;
}
const upright: Kept = { ending: 'jpg', size: [3200, 213] };
const small: Kept = { ending: 'jpg', size: [400, 300] };
const moving: Kept = { ending: 'webp', size: [80, 60] };

/** Name → the file → what is kept of it, or why nothing is. */
const files: [string, () => Promise<Buffer> | Buffer, Kept | string][] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((turn): [string, () => Promise<Buffer>, Kept] => [
    `JPEG, turn ${turn}`,
    () => turned(turn),
    upright,
  ]),
  ['JPEG', () => jpeg(), small],
  ['progressive JPEG', () => drawn().jpeg({ progressive: true }).toBuffer(), small],
  ['JPEG with halved colours', () => drawn().jpeg({ chromaSubsampling: '4:2:0' }).toBuffer(), small],
  ['grey JPEG', () => jpeg(drawn().greyscale()), { ...small, isGrey: true }],
  ['CMYK JPEG', () => jpeg(drawn().toColourspace('cmyk')), { ...small, isGrey: true }],
  ['JPEG in Display P3', () => jpeg(drawn().withIccProfile('p3')), small],
  ['JPEG with a profile of sRGB', () => jpeg(drawn().withIccProfile('srgb')), small],
  ['JPEG with GPS', () => jpeg(drawn().withExif(gps)), small],
  ['JPEG with XMP', () => jpeg(drawn().withXmp(xmp)), small],
  ['JPEG with IPTC', async () => withSegment(await jpeg(), 0xed, 'Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x06Secret'), small],
  ['JPEG with a comment', async () => withSegment(await jpeg(), 0xfe, 'Secret'), small],
  ['JPEG with another behind it', async () => Buffer.concat([await jpeg(), await jpeg(drawn().withExif(gps))]), small],
  [
    'JPEG with all of it',
    async () => withSegment(await jpeg(drawn(3400, 400).withExif(gps).withXmp(xmp)), 0xed, 'Photoshop 3.0\0Secret'),
    { ending: 'jpg', size: [3200, 376] },
  ],
  ['JPEG of 30 megapixels', () => jpeg(drawn(6400, 4800).withExif(gps)), { ending: 'jpg', size: [3200, 2400] }],
  ['JPEG of two pixels in width', () => jpeg(drawn(2, 400)), { ending: 'jpg', size: [2, 400], isGrey: true }],
  ['half a JPEG', async () => half(await jpeg()), 'unreadable'],
  ['half a progressive JPEG', async () => half(await drawn().jpeg({ progressive: true }).toBuffer()), 'unreadable'],
  ['start of a JPEG', () => Buffer.from([0xff, 0xd8, 0xff]), 'unreadable'],
  ['PNG', () => drawn().png().toBuffer(), { ...small, ending: 'png' }],
  ['PNG of 16 bits', () => drawn(3600, 240).toColourspace('rgb16').png().toBuffer(), { ending: 'any', size: [3200, 213] }],
  ['clear PNG', () => drawn(3600, 240, 0.5).png().toBuffer(), { ending: 'png', size: [3200, 213], isClear: true }],
  ['PNG with a palette', () => drawn().png({ palette: true }).toBuffer(), { ...small, ending: 'png' }],
  ['PNG with Exif and XMP', () => drawn().withExif(gps).withXmp(xmp).png().toBuffer(), { ...small, ending: 'png' }],
  [
    'PNG with words',
    async () => withChunks(await drawn().png().toBuffer(), ['tEXt', Buffer.from('Author\0Secret')]),
    { ...small, ending: 'png' },
  ],
  ['half a PNG', async () => half(await drawn().png().toBuffer()), 'unreadable'],
  ['animated PNG', () => animation('png', { delays: [100, 100] }), { ...moving, ending: 'png' }],
  ['WebP', () => drawn(3600, 240).withExif(gps).webp({ quality: 95 }).toBuffer(), { ending: 'any', size: [3200, 213] }],
  [
    'clear WebP',
    () => drawn(400, 300, 0.5).withXmp(xmp).webp({ lossless: true }).toBuffer(),
    { ...small, ending: 'webp', isClear: true },
  ],
  ['animated WebP', () => animation('webp', { delays: [100, 100] }), moving],
  ['GIF', () => drawn(80, 60).gif().toBuffer(), 'gif'],
  ['long JPEG', () => jpeg(drawn(1080, 20_000)), { ending: 'jpg', size: [1080, 20_000] }],
  ['long and wide PNG', () => drawn(2160, 20_000).png().toBuffer(), { ending: 'any', size: [1080, 10_000] }],
  ...[2, 3, 6, 8].map((turn): [string, () => Promise<Buffer>, Kept] => [
    `WebP, turn ${turn}`,
    async () => (await lying(drawn(), turn)).withMetadata({ orientation: turn }).webp({ quality: 95 }).toBuffer(),
    { ...small, ending: 'any' },
  ]),
  ...[3, 6].map((turn): [string, () => Promise<Buffer>, Kept] => [
    `PNG, turn ${turn}`,
    async () => (await lying(drawn(), turn)).withMetadata({ orientation: turn }).png().toBuffer(),
    { ...small, ending: 'any' },
  ]),
  ['web page', () => Buffer.from('<!DOCTYPE html><p>404'), 'page'],
  ['pointer of Git LFS', () => Buffer.from('version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\n'), 'pointer'],
  ['AVIF', () => drawn().withExif(gps).avif({ quality: 80, effort: 0 }).toBuffer(), { ...small, ending: 'avif' }],
  ['HEIC', () => heif('heic'), 'heic'],
  ['HEIF of several pictures', () => heif('msf1'), 'heic'],
  ['words that are called a photo', () => Buffer.from('Not a photo.'), 'type'],
];

let browser: Browser;
let code: string;

beforeAll(async () => {
  const entry = join(root, 'src/editor/window/state/shrink-photo.ts');
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'made' } },
  });
  const [bundle] = [made].flat();
  code = bundle && 'output' in bundle ? bundle.output[0].code : expect.fail('There is no bundle.');
  browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: browserArguments, timeout: 0 });
}, 600_000);
afterAll(() => browser?.close());

/** What the editor sends of a file whose name says that it is a JPEG. */
async function shrunk(page: Page, bytes: Buffer): Promise<Buffer> {
  await page.addScriptTag({ content: code });
  const text = await page.evaluate(async (given) => {
    const { made } = globalThis as unknown as { made: { shrinkPhoto: (file: Blob, tell: () => void) => Promise<Blob> } };
    const read = Uint8Array.from(atob(given), (letter) => letter.charCodeAt(0));
    const blob = await made.shrinkPhoto(new File([read], 'a.jpg', { type: 'image/jpeg' }), () => undefined);
    return new Promise<string>((done) => {
      const reader = new FileReader();
      reader.onload = () => done(String(reader.result).replace(/^.*,/, ''));
      reader.readAsDataURL(blob);
    });
  }, bytes.toString('base64'));
  return Buffer.from(text, 'base64');
}

const told = /Secret|xmpmeta|Photoshop|8BIM|tEXt|iTXt|zTXt|eXIf|GPS/;

async function seenCorners(bytes: Buffer): Promise<string[]> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const nameAt = (x: number, y: number) => {
    const at = 4 * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width));
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    const most = Math.max(red, green, blue);
    return most < 60 ? 'black' : most === red ? 'red' : most === green ? 'green' : 'blue';
  };
  return [nameAt(0.1, 0.1), nameAt(0.9, 0.1), nameAt(0.1, 0.9), nameAt(0.9, 0.9)];
}

test.each(files)('%s', async (name, make, expected) => {
  const given = Buffer.from(await make());
  if (name.startsWith('JPEG, turn')) expect(await seenCorners(given)).toEqual(['red', 'green', 'blue', 'black']);
  const page = await browser.newPage();
  try {
    const sent = await shrunk(page, given);
    const validated = validateUpload(sent, 64 * 1024 * 1024);
    if (typeof expected === 'string' || typeof validated === 'string') {
      expect(validated).toBe(expected);
      return;
    }
    const kept = Buffer.from(validated.bytes);
    const { autoOrient, hasAlpha } = await sharp(kept).metadata();
    if (expected.ending !== 'any') expect(validated.ending).toBe(expected.ending);
    expect([autoOrient.width, autoOrient.height]).toEqual(expected.size);
    // No browser turns it, so it is drawn anew.
    if (!name.startsWith('WebP, turn')) expect(kept.length).toBeLessThanOrEqual(given.length);
    // How it lies may still be said.
    expect(told.exec(kept.toString('latin1'))).toBeNull();
    if (expected.isClear) expect(hasAlpha).toBe(true);
    if (!expected.isGrey) expect(await seenCorners(kept)).toEqual(['red', 'green', 'blue', 'black']);
  } finally {
    await page.close();
  }
});

test.runIf(process.platform === 'linux')('a photo of 30 megapixels takes less than 600 MB of a tab', async () => {
  const fresh = await chromium.launch({ executablePath: findBrowser() ?? '', args: browserArguments, timeout: 0 });
  try {
    const page = await fresh.newPage();
    await shrunk(page, await jpeg(drawn(6400, 4800)));
    const session = await fresh.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const most = processInfo.filter(({ type }) => type === 'renderer').flatMap(({ id }) => mostMemory(id) ?? []);
    console.log(`at most ${Math.max(...most)} MB`);
    expect(most).not.toEqual([]);
    expect(Math.max(...most)).toBeLessThan(600);
  } finally {
    await fresh.close();
  }
});

/** In MB; undefined for a process that has ended since: Chromium keeps a spare one for the next page, and ends it. */
function mostMemory(id: number): number | undefined {
  try {
    const [, kilobytes] = /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1000;
  } catch {
    return undefined;
  }
}
