/**
 * Pictures made of pixels: from the one file that a manifest names to the files that browsers choose from. None is larger than the
 * original, none holds what a camera wrote into it (where a photo was taken, for one), and all stand upright and in sRGB.
 */
import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import type { ContentCache } from '../../disk/content-cache.ts';
import { hash } from '../../disk/hash.js';
import { pictureAddress, pictureFormats } from '../../parts/picture-formats.ts';
import { withoutMetadata, withPlays } from '../../sanitize/photo.ts';
import { factsOfPhoto } from '../../sanitize/photo-facts.ts';
import { reading, UnreadableFile } from './reading.ts';

/**
 * Widths in pixels: each about half as wide again as the one before, so that a browser never loads much more than it shows. The
 * widest fills the page (72 rem) on a screen with two pixels to the CSS pixel.
 */
const srcsetWidths = [160, 320, 480, 720, 1080, 1600, 2304];

/** In pixels: WebP holds no longer side, AVIF one more. */
const longestSide = 16_383;

/** The one width for browsers that know neither AVIF nor WebP: fewer than one in a hundred, so they get one file and no choice. */
const plainWidth = 1080;

/**
 * Settings by which photos and screenshots look like their originals; they are part of each file's name. AVIF's next effort takes ten times
 * as long (11.5 instead of 1.1 s for a photo of 2304 × 1728 pixels) and saves two percent.
 */
const settings = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 78, effort: 5, smartSubsample: true },
  jpg: { quality: 80, mozjpeg: true },
  png: { compressionLevel: 9, effort: 10, palette: false },
} as const;

type Format = keyof typeof settings;

/** What a page needs to know of a photo, and the files that it refers to. */
export interface MadePhoto {
  /** Address of the file for browsers that know no modern format. */
  src: string;
  /** Of the original as it stands upright, in pixels. */
  width: number;
  height: number;
  /** In which widths there are files of every modern format; left out where these cannot hold it in any. */
  widths?: number[];
  /** Address of the animation, of which all other files show the first picture. */
  moving?: string;
  /** Address → reads the bytes. */
  files: Map<string, () => Uint8Array>;
}

/** Does work for several photos, a few steps at a time: each step may hold a whole picture in memory. */
export class PhotoMaker {
  readonly #cache: ContentCache;
  readonly #onProgress: (done: number, all: number) => void;
  readonly #waiting: (() => void)[] = [];
  #free = Math.min(4, availableParallelism());
  #done = 0;
  #all = 0;

  /** @param onProgress - called after each file that was made with how many are done and how many are known to be needed */
  constructor(cache: ContentCache, onProgress: (done: number, all: number) => void) {
    this.#cache = cache;
    this.#onProgress = onProgress;
    // Several pictures at a time already use every processor.
    sharp.concurrency(1);
    sharp.cache(false);
  }

  /**
   * All files of one photo, from the cache or freshly encoded.
   *
   * @param base - begins the names of the files, such as `portrait`
   * @throws UnreadableFile when the picture cannot be decoded to its end
   */
  async make(base: string, given: Uint8Array): Promise<MadePhoto> {
    const facts = factsOfPhoto(given);
    if (!facts) throw new UnreadableFile('This is no photo.');
    const { width, height, kind, motion } = facts;
    // All of its files have the turn that browsers give it: the library reads some that they do not, and the other way round.
    const told = withoutMetadata(given);
    // The library knows the still picture in front of a sequence only by the name that stills have.
    const source = kind === 'avif' ? Buffer.concat([told.subarray(0, 8), Buffer.from('avif'), told.subarray(12)]) : told;
    const { hasAlpha } = await reading(() => sharp(source).metadata());
    // A photo stays one; what may be see-through, or was drawn, keeps its edges. No JPEG is as long as a line of pixels can be.
    const widths = widthsFor(width, height);
    const plain: Format = hasAlpha || kind === 'png' || widths.length === 0 ? 'png' : 'jpg';
    const name = `${base}.${hash(given, JSON.stringify([settings, srcsetWidths, plain, sharp.versions, ...(motion ? [motion.plays] : [])]))}`;
    const plainAt = widths.findLast((one) => one <= plainWidth) ?? width;
    const files = new Map<string, () => Uint8Array>();
    const add = async (address: string, format: Format, at: number) => {
      const make = () => {
        const picture = encoded(sharp(source).autoOrient().resize({ width: at, withoutEnlargement: true }), format, plain);
        return this.#step(() => reading(() => picture.toBuffer()));
      };
      files.set(address, await this.#cache.hold('photo', address, make));
    };
    const src = `/assets/${name}.${plain}`;
    const steps = [
      add(src, plain, plainAt),
      ...widths.flatMap((at) => pictureFormats.map((format) => add(pictureAddress(src, at, format), format, at))),
    ];
    // All have ended before anything is said: none may still be writing after a failure.
    const failed = (await Promise.allSettled(steps)).find((step) => step.status === 'rejected');
    if (failed) {
      const { reason } = failed;
      // The file is not at fault if it can be decoded to its end.
      const isWhole =
        reason instanceof UnreadableFile &&
        (await sharp(source)
          .stats()
          .catch(() => undefined));
      throw isWhole ? reason.cause : reason;
    }
    const moving = motion && motion.plays > 0 ? `/assets/${name}-moving.${kind}` : undefined;
    if (motion && moving) files.set(moving, () => withPlays(told, motion.plays));
    return { src, width, height, ...(widths.length > 0 && { widths }), ...(moving && { moving }), files };
  }

  /** Runs a step as soon as there is room for it. */
  async #step(step: () => Promise<Uint8Array>): Promise<Uint8Array> {
    this.#all += 1;
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((next) => this.#waiting.push(next));
    try {
      return await step();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
      this.#done += 1;
      this.#onProgress(this.#done, this.#all);
    }
  }
}

/**
 * The widths of `srcsetWidths` below one, and this width itself, or the widest in which the picture is not too long. One just below it would
 * save nothing.
 */
function widthsFor(width: number, height: number): number[] {
  const widest = Math.min(width, srcsetWidths.at(-1) ?? width, Math.floor((longestSide * width) / height));
  if (widest < 1) return [];
  return [...srcsetWidths.filter((one) => one < widest * 0.85), widest];
}

/**
 * Without `keepMetadata` nothing but the pixels is kept, converted to sRGB. Drawn edges (`plain` is PNG) keep the full resolution of their
 * colours, of which nobody sees the half in photos.
 */
function encoded(picture: Sharp, format: Format, plain: Format): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ ...settings.avif, chromaSubsampling: plain === 'png' ? '4:4:4' : '4:2:0' });
    case 'webp':
      return picture.webp(settings.webp);
    case 'jpg':
      return picture.jpeg(settings.jpg);
    case 'png':
      return picture.png(settings.png);
  }
}
