/**
 * Readies the files of a site for publication: photos in the formats and widths that browsers choose from, drawings and fonts without
 * what nobody needs. What takes time is kept beside the builder, so that it is done once for each file.
 */
import { basename, extname } from 'node:path';
import type { Image } from '../../../schema/atoms.ts';
import { type FontPart, fontId } from '../../../schema/packaged-fonts.ts';
import type { Asset, Site, SiteShell } from '../../../schema/resolved.ts';
import { inRange, rangeOf } from '../../../schema/unicode-range.ts';
import type { ContentCache } from '../../disk/content-cache.ts';
import { hash } from '../../disk/hash.js';
import { assetsBeside, bytesOf } from '../../loader/node/disk-files.ts';
import { fontWeights } from '../../render/theme.ts';
import { charactersOf } from './characters.ts';
import type { FontWish } from './fonts.ts';
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
  /** The site that is published: its images and fonts refer to files made for visitors, and its assets are these files. */
  site: Site;
  /** Paths of the files that cannot be read to their end: each is a mistake in the manifest that names it. */
  damaged: Set<string>;
  /** How many files had to be made anew. */
  made: number;
}

/** What is made of one file of a site. */
interface Made<Changes> {
  /** What the values that refer to the file become. */
  changes: Changes;
  /** What is published in its place, by address. */
  assets: [address: string, asset: Asset][];
}

/**
 * Makes the site that is published; the one that was loaded stays as it is.
 *
 * @throws what is no file's fault
 */
export async function prepareMedia(site: Site, { photos, others, onProgress = () => {} }: PrepareOptions): Promise<Prepared> {
  const madeSoFar = () => photos.made + others.made;
  const before = madeSoFar();
  const damaged = new Set<string>();
  const drawings = [...site.assets.keys()].filter((src) => src.endsWith('.svg') && site.styles?.includes(src));
  const images = new Set([...imagesOf(site), ...drawings]);
  const hasPhotos = [...images].some((src) => extname(src) !== '.svg');
  // Most sites have none, and the library is large.
  const maker = hasPhotos ? new (await import('./photos.ts')).PhotoMaker(photos, onProgress) : undefined;
  const imagesMade = new Map<string, Made<Partial<Image>>>();
  const fontsMade = new Map<string, Made<Partial<Font>>>();
  const shown = new Set([...imagesOf(withoutShared(site)), ...drawings]);
  const note = (src: string, made: Made<Partial<Image>>) => {
    const assets = made.assets.map(([address, asset]): [string, Asset] => [address, { ...asset, isOnlyCut: true }]);
    imagesMade.set(src, shown.has(src) ? made : { ...made, assets });
  };
  const work = [...images].map((src) =>
    unlessUnreadable(getAsset(site, src), damaged, async (asset) => {
      if (extname(src) === '.svg') note(src, await makeDrawing(asset, src, others));
      else if (maker) {
        const { files, ...changes } = await maker.make(baseOf(src), bytesOf(asset));
        note(src, { changes, assets: [...files].map(([address, bytes]) => [address, { file: asset.file, bytes }]) });
      }
    }),
  );
  const fonts = wishesOf(site).map(([src, wish]) =>
    unlessUnreadable(getAsset(site, src), damaged, async (asset) => {
      const { parts = [] } = Object.values<Font>(site.theme.fonts).find(({ file }) => file === src) ?? {};
      const files = parts.map((part) => ({ ...part, asset: getAsset(site, part.file) }));
      fontsMade.set(src, await makeFontFiles(asset, wish, files, others));
      // They are published with the first one, as far as they are needed.
      for (const { file } of parts) fontsMade.set(file, { changes: {}, assets: [] });
    }),
  );
  // Wait for all jobs before rethrowing, so that none still writes.
  const ends = await Promise.allSettled([...work, ...fonts]);
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return { site: publishedSite(site, imagesMade, fontsMade), damaged, made: madeSoFar() - before };
}

type Font = Site['theme']['fonts']['text'];

/**
 * Own styles refer to photos and fonts as they are, which pages may refer to in other forms; to drawings as they are made for visitors, since
 * nothing else has taken out of them what could run.
 */
function publishedSite(
  { assets, theme, styles, ...site }: Site,
  images: ReadonlyMap<string, Made<Partial<Image>>>,
  fonts: ReadonlyMap<string, Made<Partial<Font>>>,
): Site {
  const all = new Map<string, Made<unknown>>([...images, ...fonts]);
  const published = [...assets].flatMap(([address, asset]) => {
    const isStyled = styles?.includes(address);
    const made = all.get(address)?.assets ?? (isStyled && address.endsWith('.svg') ? [] : [[address, asset] as const]);
    return isStyled && !address.endsWith('.svg') ? [[address, asset] as const, ...made] : made;
  });
  const changesOf = (file = '') => fonts.get(file)?.changes;
  const fontOf = ({ bold, italic, ...font }: Font): Font => {
    const cuts = Object.entries({ bold, italic }).flatMap(([cut, file]) => (file ? [[cut, file, changesOf(file)] as const] : []));
    const made = changesOf(font.file);
    const ofBold = changesOf(bold)?.fallbacks;
    return {
      ...{ ...font, ...made },
      // What stands in for what is bold is measured in its file.
      ...(ofBold && { fallbacks: [...(made?.fallbacks ?? []), ...ofBold] }),
      ...Object.fromEntries(cuts.map(([cut, file, changes]) => [cut, changes?.file ?? file])),
      ...(cuts.length > 0 && { cutWeights: Object.fromEntries(cuts.map(([cut, , changes]) => [cut, changes?.weight])) }),
    };
  };
  return {
    ...withImages(site, (image) => images.get(image.src)?.changes),
    theme: { ...theme, fonts: { heading: fontOf(theme.fonts.heading), text: fontOf(theme.fonts.text) } },
    ...(styles && { styles: styles.replace(/\/assets\/[^()]+\.svg/g, (src) => images.get(src)?.changes.src ?? src) }),
    // In an order that does not depend on which was ready first.
    assets: new Map(published.sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/** A value with changed images; what holds none is the same object as before. */
function withImages<Value>(value: Value, changesOf: (image: Image) => Partial<Image> | undefined): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (isImage(value)) {
    const changes = changesOf(value);
    return changes ? { ...value, ...changes } : value;
  }
  let changed: Value | undefined;
  for (const [key, inner] of Object.entries(value)) {
    const made = withImages(inner, changesOf);
    if (made === inner) continue;
    changed ??= (Array.isArray(value) ? [...value] : { ...value }) as Value;
    (changed as Record<string, unknown>)[key] = made;
  }
  return changed ?? value;
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

async function makeDrawing(asset: Asset, src: string, cache: ContentCache): Promise<Made<Partial<Image>>> {
  const source = bytesOf(asset);
  const bytes = await cache.remember('drawing', hash(source), async () => {
    const { optimizeDrawing } = await import('./drawings.ts');
    return reading(() => optimizeDrawing(source));
  });
  const address = `/assets/${baseOf(src)}.${hash(bytes)}.svg`;
  return { changes: { src: address }, assets: [[address, { file: asset.file, bytes }]] };
}

/** The font files of a site, each with what is wanted of it. */
function wishesOf(site: Site): [src: string, wish: FontWish][] {
  const { fonts } = site.theme;
  const weightsOf = fontWeights(site.theme);
  const files = new Set([fonts.heading, fonts.text].flatMap(({ file }) => file ?? []));
  if (files.size === 0) return [];
  // Each is there for one thing: what is bold, what is emphasised.
  const { family: ofText, bold, italic } = fonts.text;
  const cuts = [
    { file: bold, weights: [700, 700] as const },
    { file: italic, weights: weightsOf.text },
  ];
  const characters = charactersOf(site);
  const wishesOfCuts = cuts.flatMap(({ file, weights }): [string, FontWish][] =>
    file === undefined || files.has(file) ? [] : [[file, { family: ofText, base: baseOf(file), characters, weights }]],
  );
  const wishes = [...files].map((src): [string, FontWish] => {
    const uses = (['heading', 'text'] as const).filter((use) => fonts[use].file === src);
    // What is bold has a file of its own then.
    const [regular] = weightsOf.text;
    const weights = uses.flatMap((use) => (use === 'text' && bold !== undefined ? [regular] : weightsOf[use]));
    const { family } = fonts[uses[0] ?? 'text'];
    return [src, { family, base: baseOf(src), characters, weights: [Math.min(...weights), Math.max(...weights)] }];
  });
  return [...wishes, ...wishesOfCuts];
}

async function makeFontFiles(
  asset: Asset,
  wish: FontWish,
  parts: readonly (FontPart & { asset: Asset })[],
  cache: ContentCache,
): Promise<Made<Partial<Font>>> {
  const { makeFont, makeFontPart, held } = await import('./fonts.ts');
  const source = Buffer.from(bytesOf(asset));
  const { address, bytes, ...measures } = await makeFont(source, wish, cache);
  const assets: Made<unknown>['assets'] = [[address, { file: asset.file, bytes }]];
  const changes: Partial<Font> = { ...measures, file: address };
  if (parts.length > 0) {
    changes.parts = [];
    const has = await held(source, wish.characters);
    let wanted = [...wish.characters].filter((character) => !has.includes(character));
    for (const part of parts) {
      const bytesOfPart = Buffer.from(bytesOf(part.asset));
      const characters = await held(bytesOfPart, wanted.filter(inRange(part.range)).join(''));
      if (characters === '') continue;
      wanted = wanted.filter((character) => !characters.includes(character));
      const made = await makeFontPart(bytesOfPart, { ...wish, base: baseOf(part.file), characters }, cache);
      changes.parts.push({ file: made.address, range: rangeOf(characters) });
      assets.push([made.address, { file: part.asset.file, bytes: made.bytes }]);
    }
  }
  for (const licence of asset.licence ? [{ file: asset.licence }] : findLicences(asset, wish.family)) {
    const base = asset.licence ? `${fontId(wish.family)}-OFL` : baseOf(licence.file);
    assets.push([`/assets/${base}.${hash(Buffer.from(bytesOf(licence)))}.txt`, licence]);
  }
  return { changes, assets };
}

/**
 * The texts beside a font that bear its family's name, such as `figtree-OFL.txt`: licences of fonts ask that they go wherever the font
 * goes (SIL Open Font License 1.1, condition 2).
 */
function findLicences(font: Asset, family: string): Asset[] {
  const stem = family.toLowerCase().replaceAll(' ', '-');
  return assetsBeside(font).filter(({ file }) => basename(file).toLowerCase().startsWith(stem) && extname(file) === '.txt');
}

function getAsset({ assets }: Site, address: string): Asset {
  const asset = assets.get(address);
  if (!asset) throw new Error(`The site has no file ${address}.`);
  return asset;
}

/** The readable part of an address: `/assets/hero.1a2b3c4d.svg` is `hero`. No longer than leaves room for what comes behind it. */
const baseOf = (src: string) => basename(src).split('.')[0]?.slice(0, 60) ?? '';

/** A site without the images that only links to it show. */
function withoutShared({ shells: [first, ...others], ...site }: Site): Site {
  const without = ({ shareImage: _, ...shell }: SiteShell) => shell;
  return { ...site, shareImages: {}, shells: [without(first), ...others.map(without)] };
}

/** The addresses of all images of a site, whatever section they stand in. */
function imagesOf({ assets, ...data }: Site): Set<string> {
  const found = new Set<string>();
  withImages(data, ({ src }) => {
    if (assets.has(src)) found.add(src);
    return undefined;
  });
  return found;
}

const isImage = (value: object): value is Image => 'src' in value && 'width' in value && typeof value.src === 'string';
