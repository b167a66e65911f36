/**
 * Colours for a brand that is one colour: five ways to go on from it. Each names the five colours that an author writes; all others are made of
 * those (resolve/colors.ts), and nothing in it is hard to read (checks/low-contrast.ts), light or dark, whatever the colour is.
 */
import { contrast, mix } from './contrast.ts';
import { hueOf, ofHue } from './oklab.ts';

const names = ['clear', 'warm', 'soft', 'vivid', 'quiet'] as const;
export type PaletteName = (typeof names)[number];
export type PaletteColor = 'ground' | 'text' | 'primary' | 'accent' | 'deep';
type Scheme = 'light' | 'dark';

export interface Palette {
  name: PaletteName;
  colors: Record<PaletteColor, Record<Scheme, string>>;
}

/** Strength and hue; a hue that is left out is that of the brand. */
interface Shade {
  strength: number;
  hue?: number;
}

/** What a way makes of the hue of a brand, from 0 to 360. */
interface Way {
  /** Of the page's ground; on dark screens a little stronger. */
  ground: Shade & { lightness: number };
  accent: (hue: number) => Shade;
  deep: Shade;
}

const amber = 65;

const ways: Record<PaletteName, Way> = {
  clear: {
    ground: { lightness: 1, strength: 0 },
    accent: (hue) => ({ strength: 0.11, hue: hue + 40 }),
    deep: { strength: 0.05 },
  },
  warm: {
    ground: { lightness: 0.98, strength: 0.012, hue: 80 },
    // Beside a brand that is amber itself, the blue that amber goes with.
    accent: (hue) => ({ strength: 0.13, hue: Math.abs(turnBetween(hue, amber)) < 40 ? 230 : amber }),
    deep: { strength: 0.03, hue: 50 },
  },
  soft: {
    ground: { lightness: 0.975, strength: 0.014 },
    accent: (hue) => ({ strength: 0.08, hue: hue - 60 }),
    deep: { strength: 0.07 },
  },
  vivid: {
    ground: { lightness: 0.99, strength: 0.004 },
    accent: (hue) => ({ strength: 0.16, hue: hue + 180 }),
    deep: { strength: 0.12 },
  },
  quiet: {
    ground: { lightness: 0.975, strength: 0.002 },
    accent: () => ({ strength: 0.05 }),
    deep: { strength: 0.008 },
  },
};

/** @param brand - `#rrggbb` */
export const palettesOf = (brand: string): Palette[] => names.map((name) => paletteOf(brand, name));

function paletteOf(brand: string, name: PaletteName): Palette {
  const { strength, hue } = hueOf(brand);
  const way = ways[name];
  /** Of a grey brand nothing becomes colourful, but for an accent that has a hue of its own. */
  const isGrey = strength < 0.02;
  const shade = (lightness: number, one: Shade) =>
    ofHue(lightness, isGrey && one.hue === undefined ? 0 : one.strength, one.hue ?? hue);
  const accent = isGrey ? { strength: 0.11, hue: amber } : way.accent(hue);
  const ground = {
    light: shade(way.ground.lightness, way.ground),
    dark: shade(0.2, { ...way.ground, strength: way.ground.strength + 0.014 }),
  };
  const text = { light: shade(0.25, { strength: 0.025 }), dark: shade(0.94, { strength: 0.01 }) };
  const deep = { light: shade(0.3, way.deep), dark: shade(0.33, way.deep) };
  const primary = { light: readable(brand, ground.light, text.light), dark: readable(brand, ground.dark, text.dark) };
  // A brand that is too pale for links is seen as what highlights.
  const isAccent = primary.light !== brand.toUpperCase() && contrast(deep.light, brand) >= needed;
  return {
    name,
    colors: {
      ground,
      text,
      primary,
      accent: { light: isAccent ? brand.toUpperCase() : shade(0.8, accent), dark: shade(0.82, accent) },
      deep,
    },
  };
}

/** A little more than WCAG 2.2 asks for (1.4.3), for what becomes of a colour when it is mixed. */
const needed = 4.6;

/** The brand itself, or else the nearest of its hue that can be read on the page, and on what lies there. */
function readable(brand: string, ground: string, text: string): string {
  const isDark = contrast(ground, '#ffffff') > contrast(ground, '#000000');
  const grounds = [ground, isDark ? mix(ground, text, 0.06, 'oklab') : '#ffffff'];
  const isRight = (color: string) => grounds.every((back) => contrast(color, back) >= needed);
  if (isRight(brand)) return brand.toUpperCase();
  const { lightness, strength, hue } = hueOf(brand);
  // Paler on a dark screen: strong colours glow there.
  const most = isDark ? Math.min(strength, 0.14) : strength;
  const start = isDark ? Math.max(lightness, 0.75) : lightness;
  for (let away = 0; away <= 1; away += 0.01) {
    const color = ofHue(Math.min(1, Math.max(0, start + (isDark ? away : -away))), most, hue);
    if (isRight(color)) return color;
  }
  return text;
}

/** From one hue to another, from -180 to 180. */
const turnBetween = (one: number, other: number) => ((other - one + 540) % 360) - 180;
