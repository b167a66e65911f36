/** What an image file says of itself. */
import { imageSize } from 'image-size';
import { colorVariable } from '../../../schema/names.ts';
import { memo } from '../../disk/memo.ts';
import type { Colors, Drawing } from '../ports.ts';

/**
 * Gives an SVG that uses `var(--color-…)` the theme's colours. As an image it stands alone and inherits nothing from the
 * page, so it needs a style of its own, which follows the system's light or dark setting.
 *
 * @returns The new file, or undefined where none is needed.
 */
export function tintSvg(bytes: Buffer, colors: Colors): Buffer | undefined {
  const svg = bytes.toString('utf8');
  if (!svg.includes('var(--color-')) return undefined;
  // A comment before the root may hold a tag of its own.
  const withoutComments = blankComments(svg);
  const root = /<svg(?:\s(?:[^>"']|"[^"]*"|'[^']*')*)?>/.exec(withoutComments);
  if (!root || root[0].endsWith('/>')) return undefined;
  const at = root.index + root[0].length;
  const used = Object.entries(colors)
    .map(([name, color]) => [colorVariable(name), color] as const)
    .filter(([name]) => svg.includes(name));
  const rules = (scheme: 'light' | 'dark') => used.map(([name, color]) => `${name}:${color[scheme]};`).join('');
  const style = `<style>:root{${rules('light')}}@media (prefers-color-scheme:dark){:root{${rules('dark')}}}</style>`;
  return Buffer.from(svg.slice(0, at) + style + svg.slice(at));
}

/** A text with its comments as blanks. Walked through, as a pattern would look for the end of each comment that has none. */
function blankComments(svg: string): string {
  let blanked = '';
  let at = 0;
  for (let start = svg.indexOf('<!--'); start >= 0; start = svg.indexOf('<!--', at)) {
    const end = svg.indexOf('-->', start + 4);
    if (end < 0) break;
    blanked += svg.slice(at, start) + ' '.repeat(end + 3 - start);
    at = end + 3;
  }
  return blanked + svg.slice(at);
}

export const describeDrawing = memo((bytes: Buffer): Drawing => {
  const svg = bytes.toString('utf8');
  return {
    // What an SVG says to whoever reads it: its text, and the title that browsers show.
    hasWords: /<(?:text|title)[\s>]/.test(svg),
    dropped: /<(foreignObject)[\s>]/.exec(svg)?.[1] ?? /\bhref=["'](data:image\/svg\+xml)/.exec(svg)?.[1],
  };
});

export const measure = memo((bytes: Buffer): { width: number; height: number; type: string } | undefined => {
  try {
    const { width, height, type, orientation = 1 } = imageSize(bytes);
    if (!(width > 0 && height > 0) || type === undefined) return undefined;
    // From 5 on, EXIF says that the picture lies on its side; browsers turn it.
    return orientation >= 5 ? { width: height, height: width, type } : { width, height, type };
  } catch {
    return undefined;
  }
});
