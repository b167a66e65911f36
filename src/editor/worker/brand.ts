/** A brand as its author sees it: every colour, what stands on what and how well, and what would be better. */
import { theme as themeSchema } from '../../../schema/theme.ts';
import { areOfOtherHues } from '../../colors/nearest-lightness.ts';
import { resolveColors } from '../../manifest/resolve/colors.ts';
import type { WrittenManifest } from '../../manifest/resolve/written.ts';
import { betterColor, faultsOf, groundOf, type Name, type Pair, pairs, ratioOf } from '../../rules/low-contrast.ts';
import type { Brand, Contrast, Scheme } from './messages.ts';

type Written = Pick<WrittenManifest['theme'], 'colors' | 'scheme'>;

/** Only what colours are made of: a font that is wrong is another matter. */
const schema = themeSchema.pick({ colors: true, scheme: true }).strip();

/**
 * @param theme - as written
 * @returns undefined where it has not the shape of one
 */
export function brandOf(theme: unknown): Brand | undefined {
  const parsed = schema.safeParse(theme);
  if (!parsed.success) return undefined;
  const written = parsed.data as Written;
  const colors = resolveColors(written);
  const schemes: Scheme[] = written.scheme === 'light' ? ['light'] : ['light', 'dark'];
  const contrasts = schemes.flatMap((scheme) =>
    pairs.map((pair): Contrast => {
      const ratio = Math.floor(ratioOf(pair, colors, scheme) * 10) / 10;
      return {
        front: pair.front,
        back: backOf(pair),
        ground: groundOf(pair, colors, scheme),
        scheme,
        ratio,
        needed: pair.needed,
      };
    }),
  );
  return { colors, contrasts, suggestions: schemes.flatMap((scheme) => suggestionsFor(written, scheme)) };
}

const backOf = ({ back }: Pair): Name[] => (typeof back === 'string' ? [back] : [back.under, back.over]);

/** By their hue one knows the brand: who changes it for light screens most likely means dark ones as well. */
const branded: readonly Name[] = ['primary', 'accent', 'primaryOnDeep'];

/** For each colour that is the mistake of pairs that fail, what would do in its place or in that of one of its partners. */
function suggestionsFor(written: Written, scheme: Scheme): Brand['suggestions'] {
  const suggestions: Brand['suggestions'] = faultsOf(written, scheme).flatMap(({ better }) =>
    better ? [{ ...better, scheme }] : [],
  );
  for (const name of scheme === 'dark' ? branded : []) {
    const { light, dark } = written.colors[name] ?? {};
    if (!light || !dark || !areOfOtherHues(light, dark) || suggestions.some((one) => one.name === name)) continue;
    const color = betterColor(written, name, 'dark', 'light');
    if (color !== undefined) suggestions.push({ name, scheme, color, along: true });
  }
  return suggestions;
}
