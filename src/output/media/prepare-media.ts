/**
 * Readies the files of a site for publication: photos in the formats and widths that browsers choose from, drawings and fonts without
 * what nobody needs. What takes time is kept beside the builder, so that it is done once for each file.
 */
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { Image } from '../../../schema/atoms.ts';
import type { Asset, Site } from '../../../schema/resolved.ts';
import type { ContentCache } from '../../disk/content-cache.ts';
import { bytesOf } from '../../manifest/resolve/assets.ts';
import { fontWeights } from '../../render/theme.ts';
import { charactersOf } from './characters.ts';
import { nameOf } from './names.ts';
import { reading, UnreadableFile } from './reading.ts';

interface PrepareOptions {
  /** For photos, which take long. Their keys say which encoder made them. */
  photos: ContentCache;
  /** For drawings and fonts. It belongs to exactly one state of the builder and its libraries, which their keys do not name. */
  others: ContentCache;
  /** Called after each file that had to be encoded with how many are done and how many are known to be needed. */
  onProgress?: (done: number, all: number) => void;
}

export interface Prepared {
  /** Paths of the files that cannot be read to their end: each is a mistake in the manifest that names it. */
  damaged: Set<string>;
  /** How many files had to be made anew. */
  made: number;
}

/**
 * Changes a site: its images and fonts then refer to files made for visitors, and its assets are these files.
 *
 * @throws what is no file's fault
 */
export async function prepareMedia(site: Site, { photos, others, onProgress = () => {} }: PrepareOptions): Promise<Prepared> {
  const madeSoFar = () => photos.made + others.made;
  const before = madeSoFar();
  const damaged = new Set<string>();
  const images = imagesOf(site);
  const hasPhotos = [...images.keys()].some((src) => extname(src) !== '.svg');
  // Most sites have none, and the library is large.
  const maker = hasPhotos ? new (await import('./photos.ts')).PhotoMaker(photos, onProgress) : undefined;
  const work = [...images].map(([src, uses]) =>
    unlessUnreadable(getAsset(site, src), damaged, async ({ file }) => {
      if (extname(src) === '.svg') await prepareDrawing(site, src, uses, others);
      else if (maker) {
        const { files, ...made } = await maker.make(baseOf(src), await readFile(file));
        site.assets.delete(src);
        for (const [address, bytes] of files) site.assets.set(address, { file, bytes });
        for (const use of uses) Object.assign(use, made);
      }
    }),
  );
  // All have ended before anything is said: none may still be writing after a failure.
  const ends = await Promise.allSettled([...work, prepareFonts(site, others, damaged)]);
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  // In an order that does not depend on which was ready first.
  const assets = [...site.assets].sort(([one], [other]) => (one < other ? -1 : 1));
  site.assets.clear();
  for (const [address, asset] of assets) site.assets.set(address, asset);
  return { damaged, made: madeSoFar() - before };
}

/** Does what there is to do with a file, and notes it where a library cannot read it. */
async function unlessUnreadable(asset: Asset, damaged: Set<string>, work: (asset: Asset) => Promise<void>): Promise<void> {
  try {
    await work(asset);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    damaged.add(asset.file);
  }
}

async function prepareDrawing(site: Site, src: string, uses: Image[], cache: ContentCache): Promise<void> {
  const asset = getAsset(site, src);
  const source = bytesOf(asset);
  const bytes = await cache.remember('drawing', nameOf(source), async () => {
    const { optimizeDrawing } = await import('./drawings.ts');
    return reading(() => optimizeDrawing(source));
  });
  const address = `/assets/${baseOf(src)}.${nameOf(bytes)}.svg`;
  site.assets.delete(src);
  site.assets.set(address, { file: asset.file, bytes });
  for (const use of uses) use.src = address;
}

async function prepareFonts(site: Site, cache: ContentCache, damaged: Set<string>): Promise<void> {
  const { heading, text } = site.theme.fonts;
  const files = new Set([heading, text].flatMap(({ file }) => file ?? []));
  if (files.size === 0) return;
  const { makeFont } = await import('./fonts.ts');
  const characters = charactersOf(site);
  for (const src of files) {
    const uses = (['heading', 'text'] as const).filter((use) => site.theme.fonts[use].file === src);
    const weights = uses.flatMap((use) => fontWeights[use]);
    const { family } = site.theme.fonts[uses[0] ?? 'text'];
    const wish = { family, base: baseOf(src), characters, weights: [Math.min(...weights), Math.max(...weights)] as const };
    await unlessUnreadable(getAsset(site, src), damaged, async ({ file }) => {
      const { address, bytes, ...measures } = await makeFont(await readFile(file), wish, cache);
      site.assets.delete(src);
      site.assets.set(address, { file, bytes });
      for (const use of uses) Object.assign(site.theme.fonts[use], measures, { file: address });
      for (const licence of await findLicences(file, family)) {
        const content = await readFile(licence);
        site.assets.set(`/assets/${baseOf(licence)}.${nameOf(content)}.txt`, { file: licence });
      }
    });
  }
}

/**
 * The texts beside a font that bear its family's name, such as `figtree-OFL.txt`: licences of fonts ask that they go wherever the font
 * goes (SIL Open Font License 1.1, condition 2).
 */
async function findLicences(font: string, family: string): Promise<string[]> {
  const stem = family.toLowerCase().replaceAll(' ', '-');
  const names = await readdir(dirname(font));
  return names
    .filter((name) => name.toLowerCase().startsWith(stem) && extname(name) === '.txt')
    .map((name) => join(dirname(font), name));
}

function getAsset({ assets }: Site, address: string): Asset {
  const asset = assets.get(address);
  if (!asset) throw new Error(`The site has no file ${address}.`);
  return asset;
}

/** The readable part of an address: `/assets/hero.1a2b3c4d.svg` is `hero`. No longer than leaves room for what comes behind it. */
const baseOf = (src: string) => basename(src).split('.')[0]?.slice(0, 60) ?? '';

/** Every image object of a site, whatever section it stands in, by its address. */
function imagesOf({ assets, ...data }: Site): Map<string, Image[]> {
  const images = new Map<string, Image[]>();
  for (const image of imagesIn(data, assets)) {
    const uses = images.get(image.src);
    if (uses) uses.push(image);
    else images.set(image.src, [image]);
  }
  return images;
}

function* imagesIn(value: unknown, assets: Site['assets']): Generator<Image> {
  if (typeof value !== 'object' || value === null) return;
  if ('src' in value && 'width' in value && typeof value.src === 'string' && assets.has(value.src)) yield value as Image;
  else for (const inner of Object.values(value)) yield* imagesIn(inner, assets);
}
