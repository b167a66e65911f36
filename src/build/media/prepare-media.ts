/**
 * Readies the files of a site for publication: photos in the formats and widths that browsers choose from, drawings and fonts without
 * what nobody needs. What takes time is kept beside the builder, so that it is done once for each file.
 */
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { Asset, Image, Site } from '../../../schema/resolved.ts';
import { fontWeights } from '../../render/theme.ts';
import { charactersOf } from './characters.ts';
import { MediaCache, nameOf } from './media-cache.ts';

interface PrepareOptions {
  /** The folder for what is kept. */
  folder: string;
  /** Called after each file that had to be encoded with how many are done and how many are known to be needed. */
  onProgress?: (done: number, all: number) => void;
}

export interface Prepared {
  /** Paths of the files that cannot be read to their end: each is a mistake in the manifest that names it. */
  damaged: Set<string>;
  /** How many files had to be made anew. */
  made: number;
}

/** Changes a site: its images and fonts then refer to files made for visitors, and its assets are these files. */
export async function prepareMedia(site: Site, { folder, onProgress = () => {} }: PrepareOptions): Promise<Prepared> {
  const cache = new MediaCache(folder);
  const damaged = new Set<string>();
  const images = imagesOf(site);
  const photos = [...images.keys()].filter((src) => extname(src) !== '.svg');
  // Most sites have none, and the library is large.
  const maker = photos.length > 0 ? new (await import('./photos.ts')).PhotoMaker(cache, onProgress) : undefined;
  const work = [...images].map(async ([src, uses]) => {
    const asset = site.assets.get(src);
    if (!asset) return;
    try {
      if (extname(src) === '.svg') await prepareDrawing(site, src, asset, uses);
      else if (maker) {
        const { files, ...made } = await maker.make(baseOf(src), await readFile(asset.file));
        site.assets.delete(src);
        for (const [address, file] of files) site.assets.set(address, { file });
        for (const use of uses) Object.assign(use, made);
      }
    } catch {
      damaged.add(asset.file);
    }
  });
  await Promise.all([...work, prepareFonts(site, cache, damaged)]);
  await cache.prune();
  return { damaged, made: cache.made };
}

async function prepareDrawing(site: Site, src: string, asset: Asset, uses: Image[]): Promise<void> {
  const { optimizeDrawing } = await import('./drawings.ts');
  const bytes = optimizeDrawing(asset.bytes ?? (await readFile(asset.file)));
  const address = `/assets/${baseOf(src)}.${nameOf(bytes, 0)}.svg`;
  site.assets.delete(src);
  site.assets.set(address, { file: asset.file, bytes });
  for (const use of uses) use.src = address;
}

async function prepareFonts(site: Site, cache: MediaCache, damaged: Set<string>): Promise<void> {
  const { heading, text } = site.theme.fonts;
  const files = new Set([heading, text].flatMap(({ file }) => file ?? []));
  if (files.size === 0) return;
  const { makeFont } = await import('./fonts.ts');
  const characters = charactersOf(site);
  for (const src of files) {
    const asset = site.assets.get(src);
    if (!asset) continue;
    const uses = (['heading', 'text'] as const).filter((use) => site.theme.fonts[use].file === src);
    const weights = uses.flatMap((use) => fontWeights[use]);
    const { family } = site.theme.fonts[uses[0] ?? 'text'];
    const wish = { family, base: baseOf(src), characters, weights: [Math.min(...weights), Math.max(...weights)] as const };
    try {
      const { address, file, ...measures } = await makeFont(await readFile(asset.file), wish, cache);
      site.assets.delete(src);
      site.assets.set(address, { file });
      for (const use of uses) Object.assign(site.theme.fonts[use], measures, { file: address });
      for (const licence of await findLicences(asset.file, family)) {
        const content = await readFile(licence);
        site.assets.set(`/assets/${baseOf(licence)}.${nameOf(content, 0)}.txt`, { file: licence });
      }
    } catch {
      damaged.add(asset.file);
    }
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

/** The readable part of an address: `/assets/hero.1a2b3c4d.svg` is `hero`. */
const baseOf = (src: string) => basename(src).split('.')[0] ?? '';

/** Every image object of a site, whatever section it stands in, by its address. */
function imagesOf({ assets, ...data }: Site): Map<string, Image[]> {
  const images = new Map<string, Image[]>();
  for (const image of imagesIn(data, assets)) images.set(image.src, [...(images.get(image.src) ?? []), image]);
  return images;
}

function* imagesIn(value: unknown, assets: Site['assets']): Generator<Image> {
  if (typeof value !== 'object' || value === null) return;
  if ('src' in value && 'width' in value && typeof value.src === 'string' && assets.has(value.src)) yield value as Image;
  else for (const inner of Object.values(value)) yield* imagesIn(inner, assets);
}

/** The folder in which all builds keep what they made, whatever the state of the builder's sources. */
export const mediaFolder = (cache: string): string => join(cache, '../media');
