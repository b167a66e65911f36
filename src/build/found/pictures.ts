/** Cards and icons: drawn once for what they show, kept in the builder's cache, and from there copied into every build. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../../../schema/resolved.ts';
import { cardAddress, cardOf, cardPainter } from './card.ts';
import { iconFiles, iconsKey } from './icons.ts';

/** A picture of a site: its address, a name for its content, and how to draw it. */
export interface PictureFile {
  address: string;
  /** Changes with everything that the bytes depend on. */
  key: string;
  make: () => Promise<Uint8Array>;
}

/** Every card, each once however many pages have it, and every icon. */
export function* pictureFiles(site: Site): Generator<PictureFile> {
  for (const { address, make } of iconFiles(site)) yield { address, key: `${iconsKey(site)}${address}`, make };
  let painter: ReturnType<typeof cardPainter> | undefined;
  const seen = new Set<string>();
  for (const page of site.pages) {
    const card = cardOf(site, page);
    const address = cardAddress(card);
    if (seen.has(address)) continue;
    seen.add(address);
    const make = async () => {
      painter ??= cardPainter(site);
      return (await painter)(card);
    };
    yield { address, key: address, make };
  }
}

export interface PicturesWritten {
  pictures: number;
  /** How many of them had to be drawn. */
  drawn: number;
}

/** sharp works in threads of its own; more at once only costs memory. */
const atOnce = 4;

/**
 * Writes all pictures of a site.
 *
 * @param cache a folder for what was drawn
 * @param write receives each picture, under its address
 */
export async function writePictures(
  site: Site,
  cache: string,
  write: (address: string, bytes: Uint8Array) => Promise<void>,
): Promise<PicturesWritten> {
  const kept = join(cache, 'found');
  await mkdir(kept, { recursive: true });
  const written: PicturesWritten = { pictures: 0, drawn: 0 };
  const files = pictureFiles(site);
  const work = async () => {
    for (const { address, key, make } of files) {
      const file = join(kept, key.replaceAll('/', '_'));
      let bytes: Uint8Array | undefined = await readFile(file).catch(() => undefined);
      if (!bytes) {
        bytes = await make();
        await keep(file, bytes);
        written.drawn++;
      }
      await write(address, bytes);
      written.pictures++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return written;
}

/** In one step: a build that is killed leaves no half picture, and two that draw the same one do not meet. */
async function keep(file: string, bytes: Uint8Array): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}
