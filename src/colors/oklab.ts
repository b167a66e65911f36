/** Colours by what one sees of them: lightness, and how far away from grey (Oklab: bottosson.github.io/posts/oklab). */

type Lab = readonly [lightness: number, greenRed: number, blueYellow: number];

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

const times = (matrix: number[][], vector: readonly number[]) =>
  matrix.map((row) => row.reduce((sum, factor, at) => sum + factor * (vector[at] ?? 0), 0));

/** Red, green and blue of `#rrggbb`, from 0 to 1. */
export const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);

/** A channel as an amount of light. */
export const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);

/** @param color - `#rrggbb` */
export const labOf = (color: string): Lab =>
  times(labOfRoots, times(rootsOfLight, channels(color).map(linear)).map(Math.cbrt)) as unknown as Lab;

/** @returns red, green and blue; outside of 0 to 1 what no screen of sRGB shows */
export const channelsOfLab = (lab: readonly number[]): number[] =>
  times(
    lightOfRoots,
    times(rootsOfLab, lab).map((root) => root ** 3),
  ).map((value) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));

/** @returns `#rrggbb` */
export const written = (values: readonly number[]): string =>
  `#${values
    .map((value) =>
      Math.round(Math.min(1, Math.max(0, value)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** What is called a hue, from 0 to 360, and how strong it is: 0 for greys, about 0.3 for the strongest. */
export function hueOf(color: string): { lightness: number; strength: number; hue: number } {
  const [lightness, a, b] = labOf(color);
  return { lightness, strength: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI };
}

/** @returns `#RRGGBB` of this lightness and hue, and as strong as a screen can show it */
export function ofHue(lightness: number, strength: number, hue: number): string {
  const turn = (hue * Math.PI) / 180;
  for (let shown = strength; ; shown -= 0.004) {
    const made = channelsOfLab([lightness, Math.max(0, shown) * Math.cos(turn), Math.max(0, shown) * Math.sin(turn)]);
    if (shown <= 0 || made.every((value) => value > -0.002 && value < 1.002)) return written(made).toUpperCase();
  }
}
