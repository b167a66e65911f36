/** Contrast of two colours as WCAG 2.2 defines it (success criteria 1.4.3 and 1.4.11). */

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
 * @param way - `oklab` as `color-mix(in oklab, …)` of two colours does (CSS Color 5, by way of Oklab: bottosson.github.io/posts/oklab);
 *   `veil` as a colour that one can see through lies on another.
 * @returns As `#rrggbb`.
 */
export function mix(color: string, other: string, share: number, way: 'oklab' | 'veil'): string {
  const between = (a: number[], b: number[]) => a.map((value, at) => value * (1 - share) + (b[at] ?? 0) * share);
  if (way === 'veil') return written(between(channels(color), channels(other)));
  const [one, two] = [color, other].map((each) =>
    times(labOfRoots, times(rootsOfLight, channels(each).map(linear)).map(Math.cbrt)),
  );
  const light = times(
    lightOfRoots,
    times(rootsOfLab, between(one ?? [], two ?? [])).map((root) => root ** 3),
  );
  return written(light.map((value) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)));
}

const rootsOfLight = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const labOfRoots = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const rootsOfLab = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const lightOfRoots = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const times = (matrix: number[][], vector: number[]) =>
  matrix.map((row) => row.reduce((sum, factor, at) => sum + factor * (vector[at] ?? 0), 0));

/** Red, green and blue, from 0 to 1. */
const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);

const written = (values: number[]) =>
  `#${values
    .map((value) =>
      Math.round(Math.min(1, Math.max(0, value)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);

/** Relative luminance, from 0 (black) to 1 (white). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
