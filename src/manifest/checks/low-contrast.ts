/**
 * Colours that cannot be read on each other. An error: part of the visitors would see nothing, and no ordinary edit
 * touches colours. 4.5 : 1 for text (WCAG 2.2, 1.4.3), 3 : 1 for borders of fields and for icons (1.4.11).
 */

import { contrast, mix } from '../contrast.ts';
import { sources } from '../resolve/colors.ts';
import { code } from '../words/phrases.ts';
import type { CheckContext, Rule } from './basis/rule.ts';

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
}

const onGrounds = (front: Name, needed: number) =>
  (['ground', 'surface', 'tint'] as const).map((back): Pair => ({ front, back, needed }));

/** Grounds in a dark band: of what stands there as on a card, and of icons and what is set like one. */
const deepSurface: Blend = { under: 'deep', over: 'onDeep', percent: 8, way: 'oklab' };
const deepIconGround: Blend = { under: 'deep', over: 'onDeep', percent: 10, way: 'veil' };

const onDeepGrounds = (front: Name) => ['deep' as const, deepSurface].map((back): Pair => ({ front, back, needed: 4.5 }));

/** What the styles of pages put on what; a test reads them. Where icons and text stand on the same ground, the text counts. */
export const pairs: readonly Pair[] = [
  ...onGrounds('text', 4.5),
  ...onGrounds('muted', 4.5),
  ...onGrounds('primary', 4.5),
  ...onGrounds('control', 3),
  { front: 'danger', back: 'surface', needed: 4.5 },
  { front: 'text', back: { under: 'surface', over: 'danger', percent: 8, way: 'oklab' }, needed: 4.5 },
  { front: 'text', back: { under: 'surface', over: 'accent', percent: 16, way: 'oklab' }, needed: 4.5 },
  { front: 'onPrimary', back: 'primary', needed: 4.5 },
  { front: 'primary', back: 'warm', needed: 4.5 },
  { front: 'deep', back: 'accent', needed: 4.5 },
  ...onDeepGrounds('onDeep'),
  ...onDeepGrounds('onDeepMuted'),
  ...onDeepGrounds('primaryOnDeep'),
  { front: 'primaryOnDeep', back: deepIconGround, needed: 4.5 },
  { front: 'onPrimaryOnDeep', back: 'primaryOnDeep', needed: 4.5 },
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
export function changeableIn(pair: Pair, written: Partial<Record<Name, unknown>>): Name[] {
  const changeable = (name: Name): Name => (written[name] ? name : sources[name as keyof typeof sources]);
  return [...new Set(namesOf(pair).map(changeable))];
}

const screens = {
  de: { light: 'bei hellem Bildschirm', dark: 'bei dunklem Bildschirm' },
  en: { light: 'on a light screen', dark: 'on a dark screen' },
};
const decimal = (number: number) => String(number).replace('.', ',');

export const rule: Rule<{ front: string; back: string; scheme: 'light' | 'dark'; ratio: number; needed: number }> = {
  severity: 'error',
  /** One finding per colour: the one that is in most of the pairs that fail is taken for the mistake, with its worst pair. */
  *check({ theme: { colors, scheme: followed }, manifest }) {
    const written = manifest.theme.colors;
    const namesIn = (pair: Pair) => changeableIn(pair, written);
    // Where dark values are missing, that is said (missing-dark-color.ts), and no more.
    const hasDark = followed !== 'light' && Object.values(written).every((color) => color?.dark !== undefined);
    for (const scheme of hasDark ? (['light', 'dark'] as const) : (['light'] as const)) {
      const ratio = (pair: Pair) => ratioOf(pair, colors, scheme);
      let failing = pairs.filter((pair) => ratio(pair) < pair.needed);
      while (failing.length > 0) {
        const culprit = mostFrequent(failing.map(namesIn));
        const involved = failing.filter((pair) => namesIn(pair).includes(culprit));
        const worst = involved.reduce((a, b) => (ratio(a) / a.needed <= ratio(b) / b.needed ? a : b));
        const { front, back: ground, needed } = worst;
        const back = typeof ground === 'string' ? ground : `${ground.under} + ${ground.percent} % ${ground.over}`;
        // Rounded down, so that 4.49 does not read as 4.5.
        const rounded = Math.floor(ratio(worst) * 10) / 10;
        const others = [...new Set(involved.flatMap(namesIn))].filter((name) => name !== culprit);
        const where = (name: Name) => ({ pointer: `/theme/colors/${name}/${scheme}` });
        yield { ...where(culprit), params: { front, back, needed, scheme, ratio: rounded }, related: others.map(where) };
        failing = failing.filter((pair) => !involved.includes(pair));
      }
    }
  },
  de: {
    message: ({ front, back, scheme, ratio, needed }) =>
      `Die Farbe ${code(front)} ist auf ${code(back)} ${screens.de[scheme]} schlecht zu lesen: Kontrast ${decimal(ratio)} statt mindestens ${decimal(needed)}.`,
    hint: ({ front, back }) => `Machen Sie ${code(front)} oder ${code(back)} deutlich heller oder dunkler.`,
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
    hint: ({ front, back }) => `Make ${code(front)} or ${code(back)} clearly lighter or darker.`,
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

/** A colour, or the two that a ground is made of, by the titles of their fields. */
const titles = (ground: string, { titleAt }: { titleAt: (pointer: string) => string }) =>
  ground
    .split(/ \+ \d+ % /)
    .map((name) => code(titleAt(`/theme/colors/${name}`)))
    .join(' + ');

const namesOf = ({ front, back }: Pair): Name[] => [front, ...(typeof back === 'string' ? [back] : [back.under, back.over])];

function mostFrequent(failing: readonly Name[][]): Name {
  const count = (name: Name) => failing.filter((names) => names.includes(name)).length;
  return failing.flat().reduce((best, name) => (count(name) > count(best) ? name : best));
}
