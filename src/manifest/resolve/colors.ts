/**
 * The colours of a brand. Five are the author's: the page's ground and its text, the colour of links and buttons, the one that highlights,
 * and the ground of dark bands. Any other may be given too; what is not is made of the five so that it can be read wherever it stands
 * (checks/low-contrast.ts names the pairs).
 */
import type { Site } from '../../../schema/resolved.ts';
import { theme } from '../../../schema/theme.ts';
import { contrast, mix, textContrast } from '../../colors/contrast.ts';
import type { Colors } from '../../findings/ports.ts';
import type { WrittenManifest } from './written.ts';

type Theme = Site['theme'];
type Written = WrittenManifest['theme'];
type Name = keyof Colors;

/** The colours of one scheme, light or dark. */
type Palette = Record<Name, string>;
type Given = Pick<Palette, 'ground' | 'text' | 'primary' | 'accent' | 'deep'> & Partial<Palette>;

/** For each colour that may be left out, the one of the five to change where it cannot be read. */
export const sources = {
  muted: 'text',
  onPrimary: 'primary',
  onAccent: 'accent',
  tint: 'ground',
  warm: 'accent',
  surface: 'ground',
  line: 'ground',
  control: 'text',
  onDeep: 'deep',
  onDeepMuted: 'deep',
  primaryOnDeep: 'accent',
  onPrimaryOnDeep: 'accent',
  danger: 'ground',
} as const satisfies Partial<Record<Name, keyof Given>>;

/** All colours of a brand, light and dark; where it has no dark ones, the light ones stand for them. */
export function resolveColors({ colors, scheme }: Pick<Written, 'colors' | 'scheme'>): Colors {
  const paletteOf = (which: 'light' | 'dark') => {
    const given = Object.entries(colors).flatMap(([name, color]) =>
      color ? [[name, which === 'light' ? color.light : (color.dark ?? color.light)]] : [],
    );
    return fillIn(Object.fromEntries(given) as Given);
  };
  return paired(paletteOf('light'), paletteOf(scheme === 'light' ? 'light' : 'dark'));
}

/**
 * What lies over a picture that text stands on: the least by which the text of a tone can be read whatever the picture shows, black and
 * white being the worst. It has the hue of the band's ground, and as much of black below light text, or of white below dark, as leaves
 * nearly half of the picture to be seen. Each tone has its own, light and dark: a pale text of one costs no picture of another. A ground
 * that is dark itself is next to black, which makes smoke of any picture: there the veil has the hue of the dark bands.
 */
export function veilsOf(colors: Colors, accentBands = false): NonNullable<Theme['veils']> {
  const on = (back: Ground) => ({
    light: thinnestVeil(colors[back].light, textOn(colors, back).light, colors.deep.light),
    dark: thinnestVeil(colors[back].dark, textOn(colors, back).dark, colors.deep.dark),
  });
  return { ground: on('ground'), tint: on('tint'), deep: on('deep'), ...(accentBands && { accent: on('accent') }) };
}

/** How much of its ground, in percent, is a veil for every tone: what styles of a site's own may count on. */
export function veilOf(colors: Colors): number {
  const texts = (['light', 'dark'] as const).flatMap((scheme) =>
    (['ground', 'tint', 'deep'] as const).map((back) => [colors[back][scheme], textOn(colors, back)[scheme]] as const),
  );
  const isEnough = (percent: number) => texts.every(([ground, text]) => isReadable(text, ground, percent / 100));
  return [60, 65, 70, 75, 80, 85, 90, 95].find(isEnough) ?? 100;
}

type Ground = 'ground' | 'tint' | 'deep' | 'accent';

const textsOn = { ground: 'text', tint: 'text', deep: 'onDeep', accent: 'onAccent' } as const;

const textOn = (colors: Colors, back: Ground) => colors[textsOn[back]];

/** Whether a text can be read through so much of a colour, on white as on black. */
const isReadable = (text: string, color: string, opacity: number) =>
  ['#000000', '#ffffff'].every((pixel) => contrast(text, mix(pixel, color, opacity, 'veil')) >= onPicture);

function thinnestVeil(ground: string, text: string, deep: string): string {
  const extreme = contrast(text, '#000000') > contrast(text, '#ffffff') ? '#000000' : '#ffffff';
  const madeOf = (hue: string) =>
    [0, 0.25, 0.5, 0.75, 1].map((share) => {
      const color = mix(hue, extreme, share, 'oklab');
      return { color, opacity: opacities.find((opacity) => isReadable(text, color, opacity)) ?? 1 };
    });
  const isNight = extreme === '#000000' && ground !== deep;
  const made = madeOf(ground);
  const { color, opacity } =
    (isNight && madeOf(deep).find((one) => one.opacity <= thinAtNight)) ||
    (made.find((one) => one.opacity <= thin) ?? made.reduce((a, b) => (b.opacity < a.opacity ? b : a)));
  return (
    color +
    Math.round(opacity * 255)
      .toString(16)
      .padStart(2, '0')
  );
}

/** From a half on no veil is lighter than the text in one place and darker in another. */
const opacities = Array.from({ length: 50 }, (_, step) => 0.5 + step / 100);

/** A veil of this share leaves the picture to be seen. */
const thin = 0.6;
/** A hue of its own is worth a little more. */
const thinAtNight = 0.69;

/** More than the 4.5 that WCAG 2.2 asks for (1.4.3): a picture is restless. */
const onPicture = 5;

/** Where the surface of cards is as good as the same as the ground below them. */
export function edgesOf({ surface, ground, tint }: Colors): Theme['cardEdges'] {
  const isLost = (back: Colors['ground'], scheme: 'light' | 'dark') => contrast(surface[scheme], back[scheme]) < seenOnGround;
  const on = (back: Colors['ground']) => ({ light: isLost(back, 'light'), dark: isLost(back, 'dark') });
  return { ground: on(ground), tint: on(tint) };
}

/** With less, as `#FFFDFA` beside white, nobody sees where a card ends; `#FBF8F3`, a cream that one sees, has 1.06. */
const seenOnGround = 1.05;

/** The colours of drawings that stand on a dark band: what is dark on the page's ground is light there. */
export function deepColors(colors: Colors): Colors {
  const paletteOf = (scheme: 'light' | 'dark'): Palette => {
    const all = mapped(colors, (color) => color[scheme]);
    const { deep, onDeep, onDeepMuted, accent, primary } = all;
    const seen = (...candidates: string[]) =>
      candidates.find((color) => contrast(color, deep) >= textContrast) ??
      firstRight([0.2, 0.4, 0.6, 0.8, 1], (share) => mix(candidates[0] ?? onDeep, onDeep, share, 'oklab'), [
        [deep, textContrast],
      ]);
    const raised = (share: number) => mix(deep, onDeep, share, 'oklab');
    return {
      ...all,
      ground: deep,
      text: onDeep,
      muted: onDeepMuted,
      // A brand's primary on dark screens is most often the lighter sister of the one on light screens.
      primary: seen(primary, colors.primary.dark),
      onPrimary: deep,
      accent: seen(accent),
      tint: raised(0.12),
      warm: mix(deep, accent, 0.2, 'oklab'),
      surface: raised(0.08),
      line: raised(0.22),
      control: onDeepMuted,
      deep: onDeepMuted,
      onDeep: deep,
    };
  };
  return paired(paletteOf('light'), paletteOf('dark'));
}

function fillIn(given: Given): Palette {
  const { ground, text, primary, accent, deep } = given;
  const isLight = contrast(ground, '#000000') > contrast(ground, '#ffffff');
  const surface = given.surface ?? (isLight ? mix(ground, '#ffffff', 0.7, 'oklab') : mix(ground, text, 0.06, 'oklab'));
  // As much of a colour in a ground as leaves links on it readable.
  const tinted = (color: string, shares: readonly number[]) =>
    shares.map((share) => mix(ground, color, share, 'oklab')).find((made) => contrast(primary, made) >= textContrast) ?? ground;
  const tint = given.tint ?? tinted(primary, isLight ? [0.09, 0.06, 0.03] : [0.18, 0.12, 0.06]);
  const grounds = [ground, surface, tint];
  const onGrounds = (shares: readonly number[], needed: number) =>
    firstRight(
      shares,
      (share) => mix(text, ground, share, 'oklab'),
      grounds.map((back) => [back, needed]),
    );
  const onDeep = given.onDeep ?? clearest(deep, ['#ffffff', ground, text]);
  const deepSurface = mix(deep, onDeep, 0.08, 'oklab');
  const deepGrounds: Needs = [deep, deepSurface, mix(deep, onDeep, 0.1, 'veil')].map((back) => [back, textContrast]);
  const rising = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1];
  const primaryOnDeep = given.primaryOnDeep ?? firstRight(rising, (share) => mix(accent, onDeep, share, 'oklab'), deepGrounds);
  return {
    muted: onGrounds([0.28, 0.2, 0.12, 0.06, 0], textContrast),
    onPrimary: clearest(primary, ['#ffffff', deep, ground, text]),
    onAccent: clearest(accent, [deep, text, ground, '#ffffff', '#000000']),
    warm: tinted(accent, [0.16, 0.1, 0.05]),
    line: mix(ground, text, 0.16, 'oklab'),
    control: onGrounds([0.5, 0.4, 0.3, 0.2, 0], 3),
    onDeepMuted: firstRight([0.26, 0.18, 0.1, 0], (share) => mix(onDeep, deep, share, 'oklab'), deepGrounds),
    onPrimaryOnDeep: clearest(primaryOnDeep, [deep, '#ffffff', ground, text]),
    danger: firstRight(rising, (share) => mix(isLight ? '#b3261e' : '#ff9c92', text, share, 'oklab'), [[surface, textContrast]]),
    ...given,
    surface,
    tint,
    onDeep,
    primaryOnDeep,
  };
}

/** Grounds, each with the contrast that is needed on it. */
type Needs = readonly (readonly [back: string, needed: number])[];

/** The first of several colours that has the contrast it needs; the last one where none has. */
function firstRight(shares: readonly number[], make: (share: number) => string, needs: Needs): string {
  const made = shares.map(make);
  return made.find((color) => needs.every(([back, needed]) => contrast(color, back) >= needed)) ?? made.at(-1) ?? '';
}

/** The first of the candidates that stands out well from a ground; the one that does best where none does. */
function clearest(back: string, candidates: readonly string[]): string {
  const best = candidates.reduce((one, other) => (contrast(other, back) > contrast(one, back) ? other : one));
  return candidates.find((color) => contrast(color, back) >= 5.5) ?? best;
}

const paired = (light: Palette, dark: Palette): Colors => mapped(light, (color, name) => ({ light: color, dark: dark[name] }));

/** In the order of the schema, whatever the author's is. */
function mapped<From, To>(all: Record<Name, From>, change: (value: From, name: Name) => To): Record<Name, To> {
  return Object.fromEntries(names.map((name) => [name, change(all[name], name)])) as Record<Name, To>;
}

const names = Object.keys(theme.shape.colors.shape) as Name[];
