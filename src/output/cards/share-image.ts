/** The picture that a link to a page shows: the one that the manifest names for it, cut to the size of a card; else a card. */
import type { Image } from '../../../schema/atoms.ts';
import type { Site, SitePage } from '../../../schema/resolved.ts';
import { shellOf } from '../../../schema/site-parts.ts';
import { hash } from '../../disk/hash.js';
import { openDrawing, readDrawing } from './drawing.ts';
import drawing from './drawing.ts?raw';
import design from './share-image.ts?raw';
import { type CardContent, cardAddress, cardOf, socialCardSize } from './social-card.ts';

interface Shared {
  address: string;
  type: 'image/jpeg' | 'image/png';
  /** What it shows. */
  alt: string;
  /** What it is made of. */
  from: { image: Image } | { card: CardContent };
}

/** Known without drawing it. */
export function sharedOf(site: Site, page: SitePage): Shared {
  const { base = '' } = site;
  const image = site.shareImages[page.path] ?? shellOf(site, page).shareImage;
  if (!image) {
    const card = cardOf(site, page);
    return { address: base + cardAddress(card), type: 'image/png', alt: page.title, from: { card } };
  }
  const name = hash(design, drawing, image.src, image.focus ?? '', JSON.stringify(site.theme.colors));
  return { address: `${base}/assets/card.${name}.jpg`, type: 'image/jpeg', alt: image.alt || page.title, from: { image } };
}

/** An image as a JPEG that fills a card: what reaches beyond it on two sides is cut off, what is clear has the site's ground. */
export async function cutToCard(site: Site, { src, width, height, focus }: Image): Promise<Buffer> {
  const found = await readDrawing(site, src);
  if (!found) throw new Error(`src/output/cards/share-image.ts: the image ${src} is none of the site's assets.`);
  const { default: sharp } = await import('sharp');
  const background = site.theme.colors.ground.light;
  const opened = await openDrawing(found, ({ width }) => (72 * 2 * socialCardSize.width) / width);
  // Thinner than a pixel: nothing of it would be seen.
  const image = opened?.autoOrient() ?? sharp({ create: { ...socialCardSize, channels: 3, background } });
  const scale = Math.max(socialCardSize.width / width, socialCardSize.height / height);
  const [wide = socialCardSize.width, high = socialCardSize.height] = [width, height].map((side) => Math.round(side * scale));
  const [left = 0.5, top = 0.5] = focus?.split(' ').map((share) => Number.parseInt(share, 10) / 100) ?? [];
  const cut =
    focus === undefined || !opened
      ? image.resize({ ...socialCardSize, fit: 'cover' })
      : image.resize({ width: wide, height: high, fit: 'fill' }).extract({
          ...socialCardSize,
          left: Math.round((wide - socialCardSize.width) * left),
          top: Math.round((high - socialCardSize.height) * top),
        });
  return cut.flatten({ background }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}
