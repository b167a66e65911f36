/** Drawings in the colours of the theme. */
import { colorVariable } from '../../schema/names.ts';

/** Key of the theme → the colour, light and dark. */
type TintColors = Readonly<Record<string, { light: string; dark: string }>>;

/**
 * Gives an SVG that uses `var(--color-…)` the theme's colours. As an image it stands alone and inherits nothing from the
 * page, so it needs a style of its own, which follows the system's light or dark setting.
 *
 * @returns The new file, or undefined where none is needed.
 */
export function tintSvg(svg: string, colors: TintColors): string | undefined {
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
  return svg.slice(0, at) + style + svg.slice(at);
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

/** Where a tinted drawing is found that no server has: at a data URL. Undefined as above. */
export function tintedAddress(svg: string, colors: TintColors): string | undefined {
  const tinted = tintSvg(svg, colors);
  return tinted === undefined ? undefined : `data:image/svg+xml,${encodeURIComponent(tinted)}`;
}
