/** Drawings of the site (logo, illustrations) as pictures for cards and icons: in the light colours, and the same on every machine. */
import type { Sharp } from 'sharp';
import { colorVariable } from '../../../schema/names.ts';
import type { Site } from '../../../schema/resolved.ts';
import { bytesOf } from '../../loader/node/disk-files.ts';

/** What a file of the site holds, ready for sharp. */
export interface Drawing {
  bytes: Uint8Array;
  isSvg: boolean;
}

/** @param src the address of one of the site's assets */
export async function readDrawing(site: Site, src: string): Promise<Drawing | undefined> {
  const asset = site.assets.get(src);
  if (!asset) return undefined;
  const bytes = bytesOf(asset);
  if (!/\.svg$/i.test(src)) return { bytes, isSvg: false };
  return { bytes: Buffer.from(withLightColors(Buffer.from(bytes).toString('utf8'), site.theme.colors)), isSvg: true };
}

/** However large a drawing says that it is, no side of it is drawn with more pixels: cards and icons show a tenth of that. */
const mostPixels = 8192;

/**
 * A picture to go on with, of a drawing as fine as it is wanted.
 *
 * @param wanted the pixels to an inch that would be best, of the drawing's own size in pixels
 * @returns undefined where nothing of it would be seen, as it is thinner than a pixel
 */
export async function openDrawing(
  { bytes, isSvg }: Drawing,
  wanted: (size: { width: number; height: number }) => number,
): Promise<Sharp | undefined> {
  const { default: sharp } = await import('sharp');
  if (!isSvg) return sharp(bytes);
  // This only looks at the size, so any will do. What has none that can be drawn is nothing to see either.
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!size) return undefined;
  const { width, height } = size;
  const density = Math.max(1, Math.min(wanted(size), 2400, (72 * mostPixels) / Math.max(width, height)));
  return (Math.min(width, height) * density) / 72 < 1 ? undefined : sharp(bytes, { density });
}

/**
 * An SVG without what depends on its surroundings: variables become the light colours (librsvg knows no variables), and
 * `<text>` goes, since its font would be that of the machine.
 */
export function withLightColors(svg: string, colors: Site['theme']['colors']): string {
  const light = new Map(Object.entries(colors).map(([name, { light }]) => [colorVariable(name), light]));
  return svg
    .replace(/<text\b[\s\S]*?<\/text\s*>/g, '')
    .replace(/@media\s*\(prefers-color-scheme:\s*dark\)\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    .replace(/var\((--color-[a-z-]+)\s*(?:,([^()]*(?:\([^()]*\))?[^()]*))?\)/g, (written, name: string, otherwise?: string) => {
      return light.get(name) ?? otherwise?.trim() ?? written;
    });
}
