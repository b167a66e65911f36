/** The site's icons, made of the image that is named for it, its logo or its initial, and the web manifest that names them. */
import type { Shell, Site } from '../../../schema/resolved.ts';
import { above } from '../../../schema/site-parts.ts';
import { hash } from '../../disk/hash.js';
import { type Drawing, openDrawing, readDrawing } from './drawing.ts';
import drawing from './drawing.ts?raw';
import design from './icons.ts?raw';
import { drawInitial } from './initial.ts';
import initial from './initial.ts?raw';

/** An icon: its size in pixels, and how much of it the logo fills. */
interface Icon {
  size: number;
  share: number;
  /** On the site's ground. Without, the icon is transparent around the logo. */
  ground: boolean;
}

/** Browsers ask for it by this name even where no page links it. */
const favicon: Icon = { size: 32, share: 1, ground: false };
/** iOS fills what is transparent with black, and rounds the corners itself. */
const touch: Icon = { size: 180, share: 0.66, ground: true };
/** Android cuts any form out of it: only a circle of four fifths is safe (W3C, Web Application Manifest, "maskable"). */
const maskable: Icon[] = [192, 512].map((size) => ({ size, share: 0.54, ground: true }));

export const iconAddresses = ({ base = '' }: Site) => ({ favicon: `${base}/favicon.ico`, touch: `${base}/apple-touch-icon.png` });

/** Where the web manifest of a language lies. */
export const manifestAddress = (shell: Pick<Shell, 'home'>) => `${above(shell)}/site.webmanifest`;

/** The image that icons show; undefined where it is the site's initial. */
export const markOf = ({ icon, shells: [{ header }] }: Site) => icon ?? header.logo;

/** What the icons are made of, as a name under which they can be kept. */
export function iconsKey(site: Site): string {
  const mark = markOf(site)?.src ?? initial + site.shells[0].name;
  return hash(design, drawing, mark, JSON.stringify(site.theme.colors));
}

const maskableAddress = (site: Site, size: number) => `${site.base ?? ''}/assets/icon-${size}.${iconsKey(site)}.png`;

/** The largest icon, for whoever wants the logo as a picture. */
export const largeIcon = (site: Site) => maskableAddress(site, 512);

/** Every icon: its address, and how to draw it. */
export function iconFiles(site: Site): { address: string; make: () => Promise<Uint8Array> }[] {
  const logo = async () => {
    const mark = markOf(site);
    const found = mark ? await readDrawing(site, mark.src) : await drawInitial(site, site.shells[0].name);
    if (!found) throw new Error(`src/output/cards/icons.ts: the image ${mark?.src} is none of the site's assets.`);
    return found;
  };
  const ground = site.theme.colors.ground.light;
  const { favicon: ico, touch: png } = iconAddresses(site);
  return [
    { address: ico, make: async () => intoIco(await draw(await logo(), favicon, ground)) },
    { address: png, make: async () => draw(await logo(), touch, ground) },
    ...maskable.map((icon) => ({
      address: maskableAddress(site, icon.size),
      make: async () => draw(await logo(), icon, ground),
    })),
  ];
}

async function draw(mark: Drawing, { size, share, ground }: Icon, color: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const inner = Math.round(size * share);
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const opened = await openDrawing(mark, ({ width, height }) => Math.max(72, (72 * 2 * inner) / Math.max(width, height)));
  const drawn = opened?.resize({ width: inner, height: inner, fit: 'contain', background: clear }).png();
  const layers = drawn ? [{ input: await drawn.toBuffer() }] : [];
  const canvas = sharp({ create: { width: size, height: size, channels: 4, background: ground ? color : clear } });
  const image = canvas.composite(layers);
  return (ground ? image.removeAlpha() : image).png({ compressionLevel: 9 }).toBuffer();
}

/** One PNG of 32 pixels as an ICO file: a directory of one entry, then the picture. */
function intoIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(favicon.size, 6);
  head.writeUInt8(favicon.size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** The web manifest: what a phone shows when someone puts the site on its home screen. A site stays in its browser. */
export function webManifest(site: Site, { name, lang, dir, home = '/' }: Shell): string {
  const ground = site.theme.colors.ground.light;
  return JSON.stringify({
    name,
    lang,
    ...(dir && { dir }),
    id: home,
    start_url: home,
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons: maskable.flatMap(({ size }) =>
      ['any', 'maskable'].map((purpose) => ({
        src: maskableAddress(site, size),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  });
}
