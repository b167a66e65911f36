/** Colours of one hue. */

/** Half a percent: a difference that nobody sees. */
const step = 0.005;

/**
 * The nearest colour of the same hue and strength that is right.
 *
 * @param color - `#RRGGBB`
 * @param isRight - asked from near to far; what is lighter is asked first
 * @returns `#RRGGBB` in capitals; undefined where neither black nor white nor anything between is right
 */
export function nearestLightness(color: string, isRight: (color: string) => boolean): string | undefined {
  const [hue, strength, lightness] = toHsl(color);
  for (let away = step; away <= 1; away += step) {
    for (const other of [lightness + away, lightness - away]) {
      if (other < -step || other > 1 + step) continue;
      const candidate = toHex(hue, strength, Math.min(1, Math.max(0, other)));
      if (isRight(candidate)) return candidate;
    }
  }
  return undefined;
}

/** Whether two colours that are no greys are of different hues: by more than a twelfth of the circle. */
export function areOfOtherHues(one: string, other: string): boolean {
  const [[hue, strength], [otherHue, otherStrength]] = [toHsl(one), toHsl(other)];
  const away = Math.abs(hue - otherHue);
  return Math.min(strength, otherStrength) > 0.15 && Math.min(away, 6 - away) > 0.5;
}

/** Hue from 0 to 6, strength and lightness from 0 to 1 (CSS Color 4, "HSL Colors"). */
function toHsl(color: string): [hue: number, strength: number, lightness: number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [range, lightness] = [most - least, (most + least) / 2];
  if (range === 0) return [0, 0, lightness];
  const strength = range / (1 - Math.abs(2 * lightness - 1));
  if (most === red) return [((green - blue) / range + 6) % 6, strength, lightness];
  return [most === green ? (blue - red) / range + 2 : (red - green) / range + 4, strength, lightness];
}

function toHex(hue: number, strength: number, lightness: number): string {
  const reach = strength * Math.min(lightness, 1 - lightness);
  const channel = (start: number) => {
    const at = (start + hue * 2) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`.toUpperCase();
}
