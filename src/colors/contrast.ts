/** Contrast of two colours as WCAG 2.2 defines it (success criteria 1.4.3 and 1.4.11). */
import { channels, channelsOfLab, labOf, linear, written } from './oklab.ts';

/** Text of the usual size needs this much (1.4.3). */
export const textContrast = 4.5;

/**
 * @param front,back As `#rrggbb`.
 * @returns From 1 (the same) to 21 (black on white).
 */
export function contrast(front: string, back: string): number {
  const [one, other] = [luminance(front), luminance(back)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/**
 * What one colour is with a share of another, as CSS mixes them.
 *
 * @param share - of the second colour, from 0 to 1.
 * @param way - `oklab` as `color-mix(in oklab, …)` of two colours does (CSS Color 5);
 *   `veil` as a colour that one can see through lies on another.
 * @returns As `#rrggbb`.
 */
export function mix(color: string, other: string, share: number, way: 'oklab' | 'veil'): string {
  const between = (a: readonly number[], b: readonly number[]) =>
    a.map((value, at) => value * (1 - share) + (b[at] ?? 0) * share);
  if (way === 'veil') return written(between(channels(color), channels(other)));
  return written(channelsOfLab(between(labOf(color), labOf(other))));
}

/** Relative luminance, from 0 (black) to 1 (white). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
