/** The editor keeps a picture, the build publishes it, and both show the same: sixty pictures, with every pair of their properties. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import type { Sharp } from 'sharp';
import { build } from 'vite';
import { ContentCache } from '../../../src/disk/content-cache.ts';
import { validateUpload } from '../../../src/files/upload.ts';
import { PhotoMaker } from '../../../src/output/media/photos.ts';
import { pictureAddress } from '../../../src/parts/picture-formats.ts';
import { factsOfPhoto } from '../../../src/sanitize/photo-facts.ts';
import { animation, areas, lying, profileFile, profileOf } from '../../support/manifest/odd-photos.ts';
import { root } from '../../support/project/project.ts';

test.describe.configure({ mode: 'default' });

const choices = {
  turn: [1, 2, 3, 4, 5, 6, 7, 8],
  kind: ['jpg', 'png', 'webp', 'avif'],
  alpha: [255, 128],
  frames: ['one', 'ending', 'long'],
  profile: ['none', 'srgb', 'p3', 'linear', 'named'],
  size: ['small', 'wide', 'tall'],
} as const;
type Picture = { [Key in keyof typeof choices]: (typeof choices)[Key][number] };

/** A JPEG is never clear, and does not move; in a sequence of AVIF the test writes neither a turn nor a profile. */
const isPossible = ({ turn, kind, alpha, frames, profile }: Picture): boolean =>
  kind === 'jpg' ? alpha === 255 && frames === 'one' : kind !== 'avif' || frames === 'one' || (turn === 1 && profile === 'none');

const keys = Object.keys(choices) as (keyof Picture)[];
const pairsOf = (picture: Picture) =>
  keys.flatMap((one, index) => keys.slice(index + 1).map((other) => `${one} ${picture[one]}, ${other} ${picture[other]}`));

/** Each next picture has the most pairs that none before it has. */
function sixty(): Picture[] {
  let all: Partial<Picture>[] = [{}];
  for (const key of keys) all = all.flatMap((picture) => choices[key].map((value) => ({ ...picture, [key]: value })));
  const left = (all as Picture[]).filter(isPossible);
  const seen = new Set<string>();
  return Array.from({ length: 60 }, (_, row) => {
    const news = (picture: Picture) => pairsOf(picture).filter((pair) => !seen.has(pair)).length;
    // Among equals another one each time, so that the first few differ in all.
    const best = left.reduce((most, _one, index) => {
      const at = (index + row * 97) % left.length;
      return news(left[at] as Picture) > news(left[most] as Picture) ? at : most;
    }, 0);
    const [picture] = left.splice(best, 1) as [Picture];
    for (const pair of pairsOf(picture)) seen.add(pair);
    return picture;
  });
}

const scratch = mkdtempSync(join(tmpdir(), 'uploaded-'));
let code = '';
test.beforeAll(async () => {
  const entry = join(root, 'src/editor/window/state/shrink-photo.ts');
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'made' } },
  });
  const [bundle] = [made].flat();
  code = bundle && 'output' in bundle ? bundle.output[0].code : '';
});
test.afterAll(() => rmSync(scratch, { recursive: true }));

const srgb = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const tableOfSrgb = Array.from({ length: 1024 }, (_, index) => srgb(index / 1023));
const profiles = {
  srgb: () => 'srgb',
  p3: () => 'p3',
  linear: () => profileFile(scratch, profileOf(1)),
  // Its colours are those of sRGB, its name is not.
  named: () => profileFile(scratch, profileOf(tableOfSrgb, { name: 'Camera 7' })),
};
const sizes = { small: [96, 72], wide: [3600, 240], tall: [300, 4000] } as const;

async function fileOf({ turn, kind, alpha, frames, profile, size }: Picture): Promise<Buffer> {
  const [width, height] = sizes[size];
  const as = async (upright: Sharp): Promise<Sharp> => {
    const laid = (await lying(upright, turn)).withMetadata({ orientation: turn });
    return profile === 'none' ? laid : laid.withIccProfile(profiles[profile]());
  };
  if (kind !== 'jpg' && frames !== 'one')
    return animation(kind, { width, height, alpha, as, delays: frames === 'long' ? [3000, 3000] : [300, 300, 300] });
  const one = await as(areas(width, height, { alpha }));
  if (kind === 'png') return one.png().toBuffer();
  return one.toFormat(kind === 'jpg' ? 'jpeg' : kind, { quality: 95 }).toBuffer();
}

/** The bytes that the editor sends for a file. */
async function shrunk(page: Page, bytes: Buffer): Promise<Buffer> {
  await page.addScriptTag({ content: code });
  const text = await page.evaluate(async (given) => {
    const { made } = globalThis as unknown as { made: { shrinkPhoto: (file: Blob, tell: () => void) => Promise<Blob> } };
    const blob = await made.shrinkPhoto(await (await fetch(`data:;base64,${given}`)).blob(), () => undefined);
    const read = new Uint8Array(await blob.arrayBuffer());
    let letters = '';
    for (let at = 0; at < read.length; at += 30_000) letters += String.fromCharCode(...read.subarray(at, at + 30_000));
    return btoa(letters);
  }, bytes.toString('base64'));
  return Buffer.from(text, 'base64');
}

/** The first picture of a file as a browser shows it on white: the middle of each area, and how much longer than wide it is. */
function seen(page: Page, bytes: Uint8Array): Promise<{ areas: number[]; ratio: number }> {
  return page.evaluate(
    async ([text, type]) => {
      const image = new Image();
      image.src = `data:image/${type};base64,${text}`;
      await image.decode();
      const canvas = new OffscreenCanvas(20, 20);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.fillStyle = '#fff';
      context.fillRect(0, 0, 20, 20);
      context.drawImage(image, 0, 0, 20, 20);
      const at = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data.subarray(0, 3)];
      return { areas: [at(5, 5), at(15, 5), at(5, 15), at(15, 15)].flat(), ratio: image.naturalHeight / image.naturalWidth };
    },
    [Buffer.from(bytes).toString('base64'), (factsOfPhoto(bytes)?.kind ?? '').replace('jpg', 'jpeg')] as const,
  );
}

const most = (one: readonly number[], other: readonly number[]) =>
  Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0))));

test('a long picture keeps a width at which words can be read', async ({ page }) => {
  await page.goto('about:blank');
  const sizeOf = async (width: number, height: number) => {
    const kept = factsOfPhoto(await shrunk(page, await areas(width, height).jpeg({ quality: 100 }).toBuffer()));
    return [kept?.width, kept?.height];
  };
  expect(await sizeOf(1200, 5000)).toEqual([1080, 4500]);
  expect(await sizeOf(900, 5000)).toEqual([900, 5000]);
  // A photo is no longer than it was, and all have a limit.
  expect(await sizeOf(2400, 4000)).toEqual([1920, 3200]);
  expect(await sizeOf(1000, 40_000)).toEqual([894, 35_777]);
});

test('a WebP that lies on its side, which no browser turns, is drawn upright', async ({ page }) => {
  await page.goto('about:blank');
  const lay = async (turn: number) =>
    (await lying(areas(96, 72), turn)).withMetadata({ orientation: turn }).webp({ quality: 95 });
  const upright = (await seen(page, await areas(96, 72).png().toBuffer())).areas;
  for (const turn of [2, 3, 4, 5, 6, 7, 8]) {
    const kept = await shrunk(page, await (await lay(turn)).toBuffer());
    expect([turn, factsOfPhoto(kept)]).toMatchObject([turn, { width: 96, height: 72, turn: 1 }]);
    expect(most((await seen(page, kept)).areas, upright), `turn ${turn}`).toBeLessThan(8);
  }
});

const pictures = sixty();

test('every pair of what a picture can be is among the sixty', { tag: '@deep' }, () => {
  const all = new Set(pictures.flatMap(pairsOf));
  const impossible = ['kind jpg, alpha 128', 'kind jpg, frames ending', 'kind jpg, frames long'];
  for (const [index, one] of keys.entries())
    for (const other of keys.slice(index + 1))
      for (const value of choices[one])
        for (const otherValue of choices[other]) {
          const pair = `${one} ${value}, ${other} ${otherValue}`;
          if (!impossible.includes(pair)) expect(all).toContain(pair);
        }
});

for (const [index, picture] of pictures.entries()) {
  const name = keys.map((key) => `${key} ${picture[key]}`).join(', ');
  test(`the editor and the site show the same: ${index} ${name}`, index < 6 ? {} : { tag: '@deep' }, async ({ page }) => {
    await page.goto('about:blank');
    const given = await fileOf(picture);
    const judged = validateUpload(await shrunk(page, given), 20_000_000);
    if (typeof judged === 'string') throw new Error(`It is refused: ${judged}.`);
    const {
      files,
      src,
      widths = [],
      width,
      height,
      moving,
    } = await new PhotoMaker(new ContentCache(undefined), () => {}).make('a', judged.bytes);
    // Chromium takes the sequences that this test writes for limited range, and the still in front of them for full range.
    const first = Buffer.from(judged.bytes);
    if (picture.kind === 'avif') first.fill('avif', 8, first.toString('latin1', 8, 12) === 'avis' ? 12 : 8);
    const inEditor = await seen(page, first);
    const alpha = picture.alpha / 255;
    const drawn = [220, 40, 40, 40, 180, 60, 40, 60, 220, 20, 20, 20].map((value) => value * alpha + 255 * (1 - alpha));
    // No browser turns an animated WebP, and the site does not either.
    const isShownUpright = picture.turn === 1 || picture.kind !== 'webp' || picture.frames === 'one';
    if (isShownUpright) expect(most(inEditor.areas, drawn), 'what was drawn').toBeLessThanOrEqual(8);
    const [wide, high] = sizes[picture.size];
    if (isShownUpright) expect(Math.abs(inEditor.ratio / (high / wide) - 1)).toBeLessThan(0.02);
    expect(Math.abs(height / width / inEditor.ratio - 1)).toBeLessThan(0.02);
    expect([picture.frames, moving !== undefined]).toEqual([picture.frames, picture.frames === 'ending']);
    const published = [
      src,
      ...['avif', 'webp'].map((format) => pictureAddress(src, widths.at(-1) ?? 0, format)),
      ...(moving && picture.kind !== 'avif' ? [moving] : []),
    ];
    for (const address of published) {
      const onSite = await seen(page, files.get(address)?.() ?? Buffer.alloc(0));
      // A step of an encoder is more than one where other colours become those of sRGB, and where one sees through.
      const isStretched = picture.alpha < 255 || picture.profile === 'p3' || picture.profile === 'linear';
      expect(most(onSite.areas, inEditor.areas), address).toBeLessThanOrEqual(isStretched ? 3 : 2);
      expect(Math.abs(onSite.ratio / inEditor.ratio - 1), address).toBeLessThan(0.02);
    }
  });
}
