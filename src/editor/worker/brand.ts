/** A brand as its author sees it: every colour, what stands on what and how well, and what would be better. */

import { theme as themeSchema } from '../../../schema/theme.ts';
import { changeableIn, groundOf, type Name, type Pair, pairs, ratioOf } from '../../manifest/checks/low-contrast.ts';
import { resolveColors } from '../../manifest/resolve/colors.ts';
import type { WrittenManifest } from '../../manifest/resolve/written.ts';
import type { Brand, Contrast, Scheme } from './messages.ts';
import { areOfOtherHues, nearestLightness } from './nearest-lightness.ts';

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

/**
 * For the colours that are in most of the pairs that fail: the nearest of the same hue with which nothing that it is in fails any more.
 * Where there is none, another colour of these pairs may have one.
 */
function suggestionsFor(written: Written, scheme: Scheme): Brand['suggestions'] {
  const failingIn = (theme: Written) => {
    const colors = resolveColors(theme);
    return pairs.filter((pair) => ratioOf(pair, colors, scheme) < pair.needed).map((pair) => changeableIn(pair, written.colors));
  };
  const better = (name: Name, near: Scheme = scheme): string | undefined => {
    const given = written.colors[name];
    const now = given && (near === 'light' ? given.light : (given.dark ?? given.light));
    if (!given || !now) return undefined;
    const withColor = (color: string) => ({ ...written, colors: { ...written.colors, [name]: { ...given, [scheme]: color } } });
    return nearestLightness(now, (color) => !failingIn(withColor(color)).some((names) => names.includes(name)));
  };
  const suggestions: Brand['suggestions'] = [];
  let failing = failingIn(written);
  while (failing.length > 0) {
    const count = (name: Name) => failing.filter((names) => names.includes(name)).length;
    const names = [...new Set(failing.flat())].sort((one, other) => count(other) - count(one));
    const worst = names[0];
    const involved = names.filter((name) => failing.some((pair) => worst && pair.includes(worst) && pair.includes(name)));
    for (const name of involved) {
      const color = better(name);
      if (color === undefined) continue;
      suggestions.push({ name, scheme, color });
      break;
    }
    failing = failing.filter((pair) => worst && !pair.includes(worst));
  }
  for (const name of scheme === 'dark' ? branded : []) {
    const { light, dark } = written.colors[name] ?? {};
    if (!light || !dark || !areOfOtherHues(light, dark) || suggestions.some((one) => one.name === name)) continue;
    const color = better(name, 'light');
    if (color !== undefined) suggestions.push({ name, scheme, color, along: true });
  }
  return suggestions;
}
