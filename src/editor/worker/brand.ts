/** A brand as its author sees it: every colour, what stands on what and how well, and what would be better. */

import { theme as themeSchema } from '../../../schema/theme.ts';
import { changeableIn, groundOf, type Name, type Pair, pairs, ratioOf } from '../../manifest/checks/low-contrast.ts';
import { resolveColors } from '../../manifest/resolve/colors.ts';
import type { WrittenManifest } from '../../manifest/resolve/written.ts';
import type { Brand, Contrast, Scheme } from './messages.ts';
import { nearestLightness } from './nearest-lightness.ts';

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

/** For each colour in a pair that fails: the nearest one of the same hue with which nothing that it is in fails any more. */
function suggestionsFor(written: Written, scheme: Scheme): Brand['suggestions'] {
  const failingIn = (theme: Written) => {
    const colors = resolveColors(theme);
    return pairs.filter((pair) => ratioOf(pair, colors, scheme) < pair.needed);
  };
  const names = new Set(failingIn(written).flatMap((pair) => changeableIn(pair, written.colors)));
  return [...names].flatMap((name) => {
    const given = written.colors[name];
    const now = given && (scheme === 'light' ? given.light : (given.dark ?? given.light));
    if (!given || !now) return [];
    const isRight = (color: string) => {
      const changed = { ...written, colors: { ...written.colors, [name]: { ...given, [scheme]: color } } };
      return !failingIn(changed).some((pair) => changeableIn(pair, written.colors).includes(name));
    };
    const color = nearestLightness(now, isRight);
    return color === undefined ? [] : [{ name, scheme, color }];
  });
}
