import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { nearestLightness } from './nearest-lightness.ts';

test('the nearest lightness keeps the hue', () => {
  const isDark = (color: string) => contrast(color, '#FFFFFF') >= 4.5;
  const found = nearestLightness('#FF8080', isDark) ?? expect.fail();
  expect(isDark(found)).toBe(true);
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(found.slice(at, at + 2), 16));
  expect(Math.abs((green ?? 0) - (blue ?? 0))).toBeLessThanOrEqual(1);
  expect(red).toBeGreaterThan(green ?? 0);
  expect(contrast(found, '#FFFFFF')).toBeLessThan(4.8);
  expect(nearestLightness('#808080', () => false)).toBeUndefined();
  expect(nearestLightness('#123456', (color) => color === '#FFFFFF')).toBe('#FFFFFF');
});
