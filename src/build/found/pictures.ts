/** Cards and icons, as files of a build: drawn once for what they show. */
import type { Page } from '../../../schema/resolved.ts';
import type { BuildContext, SiteFile } from '../steps.ts';
import { cardAddress, cardOf, cardPainter } from './card.ts';
import { drawIcons, iconFiles, iconsKey } from './icons.ts';

/** So many cards are drawn at once: while one is being compressed, another can be composed. */
const atOnce = 3;

/** Names what turns drawings into bytes. Asked for only where something is to be drawn: loading it takes longer than most builds. */
const encoder = async (): Promise<string> => JSON.stringify((await import('sharp')).default.versions);

/** The card of every page, and the icons. */
export function* pictureFiles({ site, cache }: BuildContext): Generator<SiteFile> {
  const key = iconsKey(site);
  let icons: Promise<Map<string, Uint8Array>> | undefined;
  const icon = async (address: string) => {
    icons ??= drawIcons(site);
    return (await icons).get(address) as Uint8Array;
  };
  for (const address of iconFiles(site)) {
    const make = async () => cache.remember('icon', `${key} ${address} ${await encoder()}`, () => icon(address));
    yield { address, key, make };
  }

  const cards = [...new Map(site.pages.map((page) => [cardAddress(cardOf(site, page)), page]))];
  const painted = new Map<number, Promise<Uint8Array>>();
  let painter: ReturnType<typeof cardPainter> | undefined;
  const draw = async (page: Page) => {
    painter ??= cardPainter(site);
    return (await painter)(cardOf(site, page));
  };
  const paint = (index: number): Promise<Uint8Array> | undefined => {
    const [address, page] = cards[index] ?? [];
    if (address === undefined || page === undefined) return undefined;
    const known = painted.get(index);
    const bytes = known ?? encoder().then((version) => cache.remember('card', `${address} ${version}`, () => draw(page)));
    painted.set(index, bytes);
    return bytes;
  };
  for (const [index, [address]] of cards.entries()) {
    const make = async () => {
      const bytes = paint(index) as Promise<Uint8Array>;
      // What is wrong with a later one is said when it is its turn.
      for (let later = 1; later < atOnce; later++) paint(index + later)?.catch(() => {});
      await bytes;
      painted.delete(index);
      return bytes;
    };
    yield { address, key: 'card', make };
  }
}
