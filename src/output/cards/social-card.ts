/**
 * The picture that a link to a page shows in messengers and social networks: the page's title with the stroke of a highlighter at its
 * end, the site's name and logo, and the page's own drawing, in the colours of the theme.
 */
import fontPackage from '@fontsource/bricolage-grotesque/package.json';
import { shortTitle } from '../../../schema/page-names.ts';
import type { Page, Site, SitePage } from '../../../schema/resolved.ts';
import { shellOf } from '../../../schema/site-parts.ts';
import { digest, hash } from '../../disk/hash.js';
import { openDrawing, readDrawing } from './drawing.ts';
import drawing from './drawing.ts?raw';
import { drawInitial } from './initial.ts';
import initial from './initial.ts?raw';
import { type Lettering, loadLettering } from './lettering.ts';
import lettering from './lettering.ts?raw';
import { setTitle } from './line-break.ts';
import lineBreak from './line-break.ts?raw';
// A change of the design, which is these files and the font, is a change of every card's address.
import design from './social-card.ts?raw';

/** The size that Facebook, LinkedIn and X ask for, in pixels. */
export const socialCardSize = { width: 1200, height: 630 } as const;

/** All that a card shows. */
export interface CardContent {
  title: string;
  name: string;
  /** Address of the logo, which holds a hash of its bytes; there need not be one. */
  logo: string | undefined;
  /** Address of the drawing, the same. Where there is none, the site's initial stands in its place. */
  picture: string | undefined;
  colors: Record<string, string>;
  radius: number;
}

/** What the card of a page shows. */
export function cardOf(site: Site, page: SitePage): CardContent {
  const { name, lang, header } = shellOf(site, page);
  const { ground, text, primary, accent, tint, deep } = site.theme.colors;
  const picture = pictureOf(page);
  // A drawing of a dark band is in light colours.
  const panel = picture?.onDeep ? deep : tint;
  return {
    title: shortTitle(page.title, { name, lang }),
    name,
    logo: header.logo?.src,
    picture: picture?.src ?? header.logo?.src,
    colors: { ground: ground.light, text: text.light, primary: primary.light, accent: accent.light, panel: panel.light },
    radius: site.theme.radius.card,
  };
}

const makers = [fontPackage.version];
const designHash = digest(design, drawing, initial, lettering, lineBreak, ...makers);

/** The address of a card: known without drawing it. */
export function cardAddress(card: CardContent): string {
  return `/assets/card.${hash(designHash, JSON.stringify(card))}.png`;
}

/** The first picture of a page, whatever section it stands in. */
function pictureOf({ sections }: Page): { src: string; onDeep: boolean } | undefined {
  for (const { image, tone } of sections) {
    if (typeof image === 'object' && image !== null && 'src' in image && typeof image.src === 'string')
      return { src: image.src, onDeep: tone === 'deep' };
  }
  return undefined;
}

/** Where things stand, in pixels. The title fills what is between the name above and the deck below. */
const margin = 72;
const panel = { left: 712, width: 488, height: 614 };
const deck = 16;
const picture = { width: 440, height: 480 };
/** A logo in the place of a picture; it is as heavy as it is simple. */
const emblem = { width: 272, height: 272 };
const column = { width: panel.left - margin - 56, height: 330, leading: 1.08 };

/** Pictures of one build by address: many pages share theirs. */
type Pictures = Map<string, Promise<Picture | undefined>>;
interface Picture {
  pixels: Buffer;
  width: number;
  height: number;
}

/**
 * Draws cards of one site.
 *
 * @returns Content → PNG.
 */
export async function cardPainter(site: Site): Promise<(card: CardContent) => Promise<Buffer>> {
  const [{ default: sharp }, letters] = await Promise.all([import('sharp'), loadLettering()]);
  const pictures: Pictures = new Map();
  const load = (src: string | undefined, width: number, height: number, name = '') => {
    const key = `${src ?? name} ${width}`;
    const known = pictures.get(key) ?? readPicture(site, src ?? { name }, width, height);
    pictures.set(key, known);
    return known;
  };
  return async (card) => {
    const [logo, main] = await Promise.all([
      card.logo === undefined ? undefined : load(card.logo, 160, 56),
      card.picture === card.logo
        ? load(card.logo, emblem.width, emblem.height, card.name)
        : load(card.picture, picture.width, picture.height),
    ]);
    const layer = ({ pixels, width, height }: Picture, left: number, top: number) => ({
      input: pixels,
      raw: { width, height, channels: 4 as const },
      left: Math.round(left),
      top: Math.round(top),
    });
    const layers = [
      ...(logo ? [layer(logo, margin, margin + (56 - logo.height) / 2)] : []),
      ...(main ? [layer(main, panel.left + (panel.width - main.width) / 2, (panel.height - main.height) / 2)] : []),
    ];
    return (
      sharp(Buffer.from(drawCard(card, letters, logo ? logo.width + 20 : 0)))
        .composite(layers)
        .removeAlpha()
        // A seventh larger than at level 9, in a seventh of the time.
        .png({ compressionLevel: 6 })
        .toBuffer()
    );
  };
}

/** @param shown the address of an image, or the name whose initial is drawn */
async function readPicture(
  site: Site,
  shown: string | { name: string },
  width: number,
  height: number,
): Promise<Picture | undefined> {
  const drawing = await (typeof shown === 'string' ? readDrawing(site, shown) : drawInitial(site, shown.name));
  if (!drawing) return undefined;
  const image = await openDrawing(drawing, (natural) => (72 * 2 * width) / natural.width);
  if (!image) return undefined;
  const { data, info } = await image
    .resize({ width, height, fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** The card without its pictures, as SVG that holds no text and names no font. */
function drawCard({ title, name, colors, radius }: CardContent, letters: Lettering, indent: number): string {
  const shown = letters.drawable(title);
  const { size, lines } = setTitle(shown, column, letters.width);
  const block = lines.length * size * column.leading;
  // The block stands on the lower margin, as a headline on a poster.
  const first = socialCardSize.height - deck - margin - block + size * 0.86;
  const last = first + (lines.length - 1) * size * column.leading;
  const texts = lines.map((line, index) => {
    const { path } = letters.draw(line, size);
    return `<path transform="translate(${margin - size * 0.04} ${first + index * size * column.leading})" d="${path}"/>`;
  });
  const brand = letters.drawable(name);
  const fits = (34 * (column.width - indent)) / letters.width(brand, 34);
  const label = letters.draw(brand, Math.min(34, fits)).path;
  const round = Math.min(radius * 4, 96);
  const { left, width, height } = panel;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${socialCardSize.width}" height="${socialCardSize.height}">
<rect width="100%" height="100%" fill="${colors.ground}"/>
<path fill="${colors.panel}" d="M${left + round} 0H${left + width}V${height}H${left}V${round}a${round} ${round} 0 0 1 ${round} ${-round}z"/>
<rect y="${height}" width="100%" height="${deck}" fill="${colors.primary}"/>
<rect y="${height}" width="${left}" height="${deck}" fill="${colors.text}"/>
<rect x="${margin - size * 0.04}" y="${last - size * 0.14}" width="${letters.width(lines.at(-1) ?? '', size) + size * 0.04}" height="${size * 0.28}" fill="${colors.accent}" fill-opacity=".62"/>
<g fill="${colors.text}"><path transform="translate(${margin + indent} ${margin + 28 + 12})" d="${label}"/>${texts.join('')}</g>
</svg>`;
}
