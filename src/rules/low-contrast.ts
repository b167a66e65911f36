/**
 * Colours that cannot be read on each other. An error: part of the visitors would see nothing, and no ordinary edit
 * touches colours. 4.5 : 1 for text (WCAG 2.2, 1.4.3), 3 : 1 for borders of fields and for icons (1.4.11).
 */

import { contrast, mix, textContrast } from '../colors/contrast.ts';
import { nearestLightness } from '../colors/nearest-lightness.ts';
import type { Release } from '../findings/finding.ts';
import { code, sentences } from '../findings/words/phrases.ts';
import { resolveColors, sources } from '../manifest/resolve/colors.ts';
import type { WrittenManifest } from '../manifest/resolve/written.ts';
import type { CheckContext, Rule } from './support/rule.ts';

type Colors = CheckContext['theme']['colors'];
export type Name = keyof Colors;
export type Scheme = 'light' | 'dark';

/** A ground that styles make of two colours: `under` with a share of `over`. */
interface Blend {
  under: Name;
  over: Name;
  percent: number;
  way: 'oklab' | 'veil';
}

export interface Pair {
  front: Name;
  back: Name | Blend;
  needed: number;
  /** The release that began to check it. */
  since: Release;
  /** What was needed before that; left out where it was not checked. */
  neededBefore?: number;
  /** Only where a section has this tone is anything written so. */
  tone?: 'accent';
}

/** The colours as they are written. */
type Written = Pick<WrittenManifest['theme'], 'colors' | 'scheme'>;

const since = '0.1.0';

const onGrounds = (front: Name, needed: number) =>
  (['ground', 'surface', 'tint'] as const).map((back): Pair => ({ front, back, needed, since }));

/** Grounds in a dark band: of what stands there as on a card, and of icons and what is set like one. */
const deepSurface: Blend = { under: 'deep', over: 'onDeep', percent: 8, way: 'oklab' };
const deepIconGround: Blend = { under: 'deep', over: 'onDeep', percent: 10, way: 'veil' };

const onDeepGrounds = (front: Name): Pair[] => [
  { front, back: 'deep', needed: textContrast, since },
  { front, back: deepSurface, needed: textContrast, since: '0.9.0' },
];

/** What the styles of pages put on what; a test reads them. Where icons and text stand on the same ground, the text counts. */
export const pairs: readonly Pair[] = [
  ...onGrounds('text', textContrast),
  ...onGrounds('muted', textContrast),
  ...onGrounds('primary', textContrast),
  ...onGrounds('control', 3),
  { front: 'danger', back: 'surface', needed: textContrast, since },
  { front: 'text', back: { under: 'surface', over: 'danger', percent: 8, way: 'oklab' }, needed: textContrast, since: '0.9.0' },
  { front: 'text', back: { under: 'surface', over: 'accent', percent: 16, way: 'oklab' }, needed: textContrast, since: '0.9.0' },
  { front: 'onPrimary', back: 'primary', needed: textContrast, since },
  { front: 'primary', back: 'warm', needed: textContrast, since: '0.9.0', neededBefore: 3 },
  { front: 'deep', back: 'accent', needed: textContrast, since: '0.9.0' },
  { front: 'onAccent', back: 'accent', needed: textContrast, since: '1.1.0', tone: 'accent' },
  ...onDeepGrounds('onDeep'),
  ...onDeepGrounds('onDeepMuted'),
  ...onDeepGrounds('primaryOnDeep'),
  { front: 'primaryOnDeep', back: deepIconGround, needed: textContrast, since: '0.9.0' },
  { front: 'onPrimaryOnDeep', back: 'primaryOnDeep', needed: textContrast, since },
];

/** @returns the ground as it is seen, `#rrggbb` */
export function groundOf({ back }: Pair, colors: Colors, scheme: Scheme): string {
  if (typeof back === 'string') return colors[back][scheme];
  const { under, over, percent, way } = back;
  return mix(colors[under][scheme], colors[over][scheme], percent / 100, way);
}

/** @returns from 1 (the same) to 21 (black on white) */
export const ratioOf = (pair: Pair, colors: Colors, scheme: Scheme): number =>
  contrast(colors[pair.front][scheme], groundOf(pair, colors, scheme));

/** The colours of a pair that can be changed: what was made of others cannot; what it was made of can. */
function changeableIn(pair: Pair, written: Written['colors']): Name[] {
  const changeable = (name: Name): Name => (written[name] ? name : sources[name as keyof typeof sources]);
  return [...new Set(namesOf(pair).map(changeable))];
}

/** @param tones - that sections have; without them all pairs are judged */
const failingIn = (theme: Written, scheme: Scheme, tones?: ReadonlySet<string>): Pair[] => {
  const colors = resolveColors(theme);
  const isUsed = ({ tone }: Pair) => !tone || !tones || tones.has(tone);
  return pairs.filter((pair) => isUsed(pair) && ratioOf(pair, colors, scheme) < pair.needed);
};

/**
 * The nearest colour of its hue and strength with which nothing fails any more that it is in; undefined where there is none.
 *
 * @param near - the scheme of the colour to begin from
 */
export function betterColor(
  theme: Written,
  name: Name,
  scheme: Scheme,
  near = scheme,
  tones?: ReadonlySet<string>,
): string | undefined {
  const given = theme.colors[name];
  const now = given && (near === 'light' ? given.light : (given.dark ?? given.light));
  if (!given || !now) return undefined;
  return nearestLightness(now, (color) => {
    const changed = { ...theme, colors: { ...theme.colors, [name]: { ...given, [scheme]: color } } };
    return !failingIn(changed, scheme, tones).some((pair) => changeableIn(pair, theme.colors).includes(name));
  });
}

/** A colour that cannot be read, or on which others cannot: the one that is in most of the pairs that fail is taken for the mistake. */
interface Fault {
  name: Name;
  /** Those that fail, and that it is in. */
  pairs: Pair[];
  /** The others that are in them. */
  others: Name[];
  /** What would do: of this colour, or else of one of the others. */
  better: { name: Name; color: string } | undefined;
}

export function faultsOf(theme: Written, scheme: Scheme, tones?: ReadonlySet<string>): Fault[] {
  const faults: Fault[] = [];
  let failing = failingIn(theme, scheme, tones).map((pair) => ({ pair, names: changeableIn(pair, theme.colors) }));
  while (failing.length > 0) {
    const count = (name: Name) => failing.filter(({ names }) => names.includes(name)).length;
    const all = [...new Set(failing.flatMap(({ names }) => names))].sort((one, other) => count(other) - count(one));
    const [name = 'text'] = all;
    const involved = failing.filter(({ names }) => names.includes(name));
    const others = all.filter((other) => other !== name && involved.some(({ names }) => names.includes(other)));
    const candidates = [name, ...others].map((one) => ({ name: one, color: betterColor(theme, one, scheme, scheme, tones) }));
    const better = candidates.find((one): one is { name: Name; color: string } => one.color !== undefined);
    faults.push({ name, pairs: involved.map(({ pair }) => pair), others, better });
    failing = failing.filter((one) => !involved.includes(one));
  }
  return faults;
}

export const screens = {
  de: { light: 'bei hellem Bildschirm', dark: 'bei dunklem Bildschirm' },
  en: { light: 'on a light screen', dark: 'on a dark screen' },
};
const decimal = (number: number) => String(number).replace('.', ',');

export const rule: Rule<{
  front: string;
  back: string;
  scheme: 'light' | 'dark';
  ratio: number;
  needed: number;
  better: { name: string; color: string } | undefined;
}> = {
  since,
  /** One finding per colour, with its worst pair. */
  *check({ theme: { colors, scheme: followed, accentBands }, manifest: { theme } }) {
    const tones = new Set(accentBands ? ['accent'] : []);
    // Where dark values are missing, that is said (missing-dark-color.ts), and no more.
    const hasDark = followed !== 'light' && Object.values(theme.colors).every((color) => color?.dark !== undefined);
    for (const scheme of hasDark ? (['light', 'dark'] as const) : (['light'] as const)) {
      const ratio = (pair: Pair) => ratioOf(pair, colors, scheme);
      for (const { name, pairs: failing, others, better } of faultsOf(theme, scheme, tones)) {
        const older = failing.filter((pair) => pair.since === since || ratio(pair) < (pair.neededBefore ?? 0));
        const told = older.length > 0 ? older : failing;
        const worst = told.reduce((a, b) => (ratio(a) / a.needed <= ratio(b) / b.needed ? a : b));
        const { front, back: ground, needed } = worst;
        const back = typeof ground === 'string' ? ground : `${ground.under} + ${ground.percent} % ${ground.over}`;
        // Rounded down, so that 4.49 does not read as 4.5.
        const rounded = Math.floor(ratio(worst) * 10) / 10;
        const where = (one: Name) => ({ pointer: `/theme/colors/${one}/${scheme}` });
        const params = { front, back, needed, scheme, ratio: rounded, better };
        yield { ...where(name), params, related: others.map(where), since: told === older ? since : worst.since };
      }
    }
  },
  de: {
    message: ({ front, back, scheme, ratio, needed }) =>
      `Die Farbe ${code(front)} ist auf ${code(back)} ${screens.de[scheme]} schlecht zu lesen: Kontrast ${decimal(ratio)} statt mindestens ${decimal(needed)}.`,
    hint: ({ front, back, scheme, better }) =>
      sentences(
        `Machen Sie ${code(front)} oder ${code(back)} deutlich heller oder dunkler.`,
        better ? `Die nächste passende Farbe: ${asWritten(better, scheme)}.` : '',
      ),
    explanation: 'Farben haben den Kontrast, den WCAG 2.2 in Stufe AA verlangt, hell wie dunkel.',
    inForm: {
      message: ({ front, back, scheme, ratio, needed }, where) =>
        `${titles(front, where)} ist auf ${titles(back, where)} ${screens.de[scheme]} schlecht zu lesen: Kontrast ${decimal(ratio)} statt mindestens ${decimal(needed)}.`,
      hint: () => 'Machen Sie eine der beiden Farben deutlich heller oder dunkler.',
    },
  },
  en: {
    message: ({ front, back, scheme, ratio, needed }) =>
      `The colour ${code(front)} is hard to read on ${code(back)} ${screens.en[scheme]}: contrast ${ratio} instead of at least ${needed}.`,
    hint: ({ front, back, scheme, better }) =>
      sentences(
        `Make ${code(front)} or ${code(back)} clearly lighter or darker.`,
        better ? `The nearest colour that would do: ${asWritten(better, scheme)}.` : '',
      ),
    explanation: 'Colours have the contrast that WCAG 2.2 demands at level AA, light and dark.',
    inForm: {
      message: ({ front, back, scheme, ratio, needed }, where) =>
        `${titles(front, where)} is hard to read on ${titles(back, where)} ${screens.en[scheme]}: contrast ${ratio} instead of at least ${needed}.`,
      hint: () => 'Make one of the two colours clearly lighter or darker.',
    },
  },
  example: {
    wrong: '"ground": { "light": "#FFFFFF" }, "text": { "light": "#AAAAAA" }',
    right: '"ground": { "light": "#FFFFFF" }, "text": { "light": "#333333" }',
  },
};

const asWritten = ({ name, color }: { name: string; color: string }, scheme: Scheme) =>
  code(`"${name}": { "${scheme}": "${color}" }`);

/** A colour, or the two that a ground is made of, by the titles of their fields. */
const titles = (ground: string, { titleAt }: { titleAt: (pointer: string) => string }) =>
  ground
    .split(/ \+ \d+ % /)
    .map((name) => code(titleAt(`/theme/colors/${name}`)))
    .join(' + ');

const namesOf = ({ front, back }: Pair): Name[] => [front, ...(typeof back === 'string' ? [back] : [back.under, back.over])];
