/** Cards and icons, as files of a build: drawn once for what they show. */
import type { Site } from '../../../schema/resolved.ts';
import type { ContentCache } from '../../disk/content-cache.ts';
import type { SiteFile } from '../folder/site-file.ts';
import { iconFiles, iconsKey } from './icons.ts';
import { cutToCard, sharedOf } from './share-image.ts';
import { cardPainter } from './social-card.ts';

/** A picture of a site: its address, a name for its content, and how to draw it. */
interface PictureFile {
  address: string;
  /** Changes with everything that the bytes depend on, but for the versions of the libraries. */
  key: string;
  make: () => Promise<Uint8Array>;
}

/** What the pictures are made from, and where they are kept. */
interface Drawing {
  site: Site;
  cache: ContentCache;
}

/** Every icon, as a step of a build. */
export function iconPictures({ site, cache }: Drawing): AsyncGenerator<SiteFile> {
  const key = iconsKey(site);
  return drawn(
    iconFiles(site).map(({ address, make }) => ({ address, key: `${key}${address}`, make })),
    cache,
  );
}

/** Every card, as a step of a build. */
export function cardPictures({ site, cache }: Drawing): AsyncGenerator<SiteFile> {
  return drawn([...cardsOf(site)], cache);
}

/** What links to pages show, each once however many pages have it. */
function* cardsOf(site: Site): Generator<PictureFile> {
  let painter: ReturnType<typeof cardPainter> | undefined;
  const seen = new Set<string>();
  for (const page of site.pages) {
    const { address, from } = sharedOf(site, page);
    if (seen.has(address)) continue;
    seen.add(address);
    const make = async () => {
      if ('image' in from) return cutToCard(site, from.image);
      painter ??= cardPainter(site);
      return (await painter)(from.card);
    };
    yield { address, key: address, make };
  }
}

/** So many are drawn at once: while one is being compressed, another can be composed. */
const concurrency = 3;

/** Names what turns drawings into bytes. */
const encoder = async (): Promise<string> => JSON.stringify((await import('sharp')).default.versions);

/** Pictures as files of a build: kept between builds, and begun a little ahead of their turn. */
async function* drawn(pictures: readonly PictureFile[], cache: ContentCache): AsyncGenerator<SiteFile> {
  const begun = new Map<number, Promise<Uint8Array>>();
  const begin = (index: number): Promise<Uint8Array> | undefined => {
    const picture = pictures[index];
    const known = begun.get(index);
    if (!picture || known) return known;
    const { key, make } = picture;
    const bytes = encoder().then((version) => cache.remember('picture', `${key} ${version}`, make));
    begun.set(index, bytes);
    return bytes;
  };
  for (const [index, { address }] of pictures.entries()) {
    const bytes = begin(index) as Promise<Uint8Array>;
    // What is wrong with a later one is said when it is its turn.
    for (let later = 1; later < concurrency; later++) begin(index + later)?.catch(() => {});
    yield { address, content: await bytes };
    begun.delete(index);
  }
}
