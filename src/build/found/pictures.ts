/** Cards and icons: drawn once for what they show, kept in the builder's cache, and from there copied into every build. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../../../schema/resolved.ts';
import { cardAddress, cardOf, cardPainter } from './card.ts';
import { drawIcons, iconsKey } from './icons.ts';

/** sharp works in threads of its own; more at once only costs memory. */
const atOnce = 4;

export interface PicturesWritten {
  cards: number;
  /** How many of them had to be drawn. */
  drawn: number;
}

/**
 * Writes the card of every page and the icons.
 *
 * @param cache a folder that belongs to these sources: what is in it was drawn by them
 * @param write receives each picture, under its address
 */
export async function writePictures(
  site: Site,
  cache: string,
  write: (address: string, bytes: Uint8Array) => Promise<void>,
): Promise<PicturesWritten> {
  const kept = join(cache, 'found');
  await mkdir(kept, { recursive: true });
  for (const [address, bytes] of await loadIcons(site, kept)) await write(address, bytes);

  const cards = [...new Map(site.pages.map((page) => [cardAddress(cardOf(site, page)), page])).entries()];
  let painter: ReturnType<typeof cardPainter> | undefined;
  let drawn = 0;
  const next = cards.values();
  const work = async () => {
    for (const [address, page] of next) {
      const file = join(kept, address.slice('/assets/'.length));
      let bytes = await read(file);
      if (!bytes) {
        painter ??= cardPainter(site);
        bytes = await (await painter)(cardOf(site, page));
        await keep(file, bytes);
        drawn++;
      }
      await write(address, bytes);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { cards: cards.length, drawn };
}

async function loadIcons(site: Site, kept: string): Promise<Map<string, Uint8Array>> {
  const folder = join(kept, `icons.${iconsKey(site)}`);
  const index = await read(join(folder, 'index.json'));
  if (index) {
    const addresses = JSON.parse(index.toString('utf8')) as string[];
    const files = await Promise.all(
      addresses.map(async (address) => [address, await read(join(folder, nameOf(address)))] as const),
    );
    if (files.every((entry): entry is readonly [string, Buffer] => entry[1] !== undefined)) return new Map(files);
  }
  const icons = await drawIcons(site);
  await mkdir(folder, { recursive: true });
  for (const [address, bytes] of icons) await keep(join(folder, nameOf(address)), bytes);
  await keep(join(folder, 'index.json'), Buffer.from(JSON.stringify([...icons.keys()])));
  return icons;
}

const nameOf = (address: string) => address.split('/').at(-1) ?? '';

const read = (file: string): Promise<Buffer | undefined> => readFile(file).catch(() => undefined);

/** In one step: a build that is killed leaves no half picture, and two that draw the same one do not meet. */
async function keep(file: string, bytes: Uint8Array): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}
