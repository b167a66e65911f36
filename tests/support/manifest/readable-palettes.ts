/** For tests: all that is made of a brand's one colour, against the rule that publishes nothing which cannot be read. */
import { expect } from 'vitest';
import { theme } from '../../../schema/theme.ts';
import { palettesOf } from '../../../src/colors/palettes.ts';
import { resolveColors } from '../../../src/manifest/resolve/colors.ts';
import { faultsOf } from '../../../src/rules/low-contrast.ts';

export function expectReadable(brand: string): void {
  const palettes = palettesOf(brand);
  expect(palettes).toHaveLength(5);
  for (const { name, colors } of palettes) {
    const written = { colors, scheme: 'system' } as const;
    expect(Object.keys(resolveColors(written)), `${brand} ${name}`).toEqual(Object.keys(theme.shape.colors.shape));
    for (const scheme of ['light', 'dark'] as const) expect(faultsOf(written, scheme), `${brand} ${name} ${scheme}`).toEqual([]);
  }
}
