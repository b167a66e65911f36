/** Drawings of the site (logo, illustrations) as pictures for cards and icons: in the light colours, and the same on every machine. */
import { colorVariable } from '../../../schema/names.ts';
import type { Site } from '../../../schema/resolved.ts';
import { bytesOf } from '../../manifest/assets.ts';

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
  return { bytes: Buffer.from(settleSvg(Buffer.from(bytes).toString('utf8'), site.theme.colors)), isSvg: true };
}

/**
 * An SVG without what depends on its surroundings: variables become the light colours (librsvg knows no variables), and
 * `<text>` goes, since its font would be that of the machine.
 */
export function settleSvg(svg: string, colors: Site['theme']['colors']): string {
  const light = new Map(Object.entries(colors).map(([name, { light }]) => [colorVariable(name), light]));
  return svg
    .replace(/<text\b[\s\S]*?<\/text\s*>/g, '')
    .replace(/@media\s*\(prefers-color-scheme:\s*dark\)\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    .replace(/var\((--color-[a-z-]+)\s*(?:,([^()]*(?:\([^()]*\))?[^()]*))?\)/g, (written, name: string, otherwise?: string) => {
      return light.get(name) ?? otherwise?.trim() ?? written;
    });
}
