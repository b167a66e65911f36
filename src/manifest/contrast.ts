/** Contrast of two colours as WCAG 2.2 defines it (success criteria 1.4.3 and 1.4.11). */

/**
 * @param front,back As `#rrggbb`.
 * @returns From 1 (the same) to 21 (black on white).
 */
export function contrast(front: string, back: string): number {
  const [one, other] = [luminance(front), luminance(back)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Relative luminance, from 0 (black) to 1 (white). */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
