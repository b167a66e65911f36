import { describe, expect, test } from 'vitest';
import { expectReadable } from '../../tests/support/manifest/readable-palettes.ts';
import { palettesOf } from './palettes.ts';

describe('what is made of one colour can be read, light and dark', () => {
  // The corners of what a screen shows, greys, and brands that are hard: pale, dark, and of middling lightness.
  const hard = ['#FFD400', '#00FF00', '#0B6460', '#777777', '#808000', '#FFF8E7', '#00008B', '#E2001A', '#FF8080'];
  const corners = ['00', '80', 'FF'].flatMap((red) =>
    ['00', '80', 'FF'].flatMap((green) => ['00', '80', 'FF'].map((blue) => `#${red}${green}${blue}`)),
  );
  test.each([...hard, ...corners])('%s', (brand) => expectReadable(brand));
});

test('the brand itself is kept: for links where it can be read, else as what highlights', () => {
  for (const { colors } of palettesOf('#0b6460')) expect(colors.primary.light).toBe('#0B6460');
  for (const { colors } of palettesOf('#FFD400')) {
    expect(colors.accent.light).toBe('#FFD400');
    expect(colors.primary.light).not.toBe('#FFD400');
  }
});

test('no palette is like another one, and of grey none gets a colour but for what highlights', () => {
  for (const brand of ['#0B6460', '#E2001A', '#FFD400', '#1A3A8F'])
    expect(new Set(palettesOf(brand).map(({ colors }) => JSON.stringify(colors))).size).toBe(5);
  const [clear] = palettesOf('#666666');
  expect(clear?.colors.deep.light).toMatch(/^#(..)\1\1$/);
});
