/**
 * Fonts: from the file that a manifest names to the one that visitors load. It holds the characters that the site can show and the
 * weights that its styles use, and comes with measures by which a font that visitors already have takes the same room.
 */
import { fromBuffer } from '@capsizecss/unpack';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import type { FontFallback } from '../../../schema/resolved.ts';
import type { ContentCache } from '../../disk/content-cache.ts';
import { hash } from '../../disk/hash.js';
import { measured } from '../../render/title-fallbacks.ts';
import { reading } from './reading.ts';

/** Features that join and place letters. Others (small capitals, old figures) would have to be asked for by styles, which ask for none. */
const ofLetters = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'clig', 'calt', 'rlig', 'rclt'];
/** What makes of Arabic letters the forms in which they join. */
const ofJoining = ['isol', 'init', 'medi', 'fina', 'curs'];
const keepFeatures = [...ofLetters, ...ofJoining];

/**
 * Copyright, licence and the licence's address in a font's table of names. The SIL Open Font License (1.1, condition 2) asks that they
 * go with every copy, "in the appropriate machine-readable metadata fields" if one likes.
 */
const legalNames = [0, 13, 14];

/**
 * Fonts that come with systems, by the names of their faces, and the mean width of their letters in em, weighted as @capsizecss/unpack
 * does. Measured with it: Liberation Sans 2.1 (which has the widths of Arial, found on Windows, macOS and iOS) and Roboto 2.138 (Android).
 */
const systemFonts = [
  {
    name: 'Arial',
    plain: ['Arial', 'ArialMT', 'Liberation Sans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    width: 0.4458,
    boldWidth: 0.48,
  },
  { name: 'Roboto', plain: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold'], width: 0.4448, boldWidth: 0.4521 },
];

/** From this weight on, browsers take a bold face for what asks for it (CSS Fonts 4, font style matching). */
const boldFrom = 600;

export interface MadeFont {
  /** Named by the content. */
  address: string;
  bytes: Uint8Array;
  /** For `font-weight` in `@font-face`. */
  weight: string;
  fallbacks: FontFallback[];
  /** Of the measured characters, in thousandths of an em; for a font that has one weight. */
  widths?: string;
}

export interface FontWish {
  family: string;
  /** Begins the name of the file. */
  base: string;
  /** Every character that must be there, if the font has it. */
  characters: string;
  /** The lightest and the boldest that styles ask for. */
  weights: readonly [min: number, max: number];
}

/**
 * @param source - a WOFF2, TTF or OTF file
 * @param cache - belongs to exactly one state of the builder and its libraries
 * @throws UnreadableFile when the libraries cannot read it
 */
export async function makeFont(source: Buffer, wish: FontWish, cache: ContentCache): Promise<MadeFont> {
  const { family, weights } = wish;
  const key = keyOf(source, wish);
  const made = await makeFontPart(source, wish, cache);
  const measures = await cache.remember('font-measures', key, async () => {
    const known = {
      weight: await weightOf(source, weights),
      fallbacks: await measure(source, wish),
      ...(weights[0] === weights[1] && { widths: await widthsOf(source, wish) }),
    };
    return Buffer.from(JSON.stringify(known));
  });
  const { fallbacks, ...others } = JSON.parse(Buffer.from(measures).toString('utf8')) as Omit<MadeFont, 'address' | 'bytes'>;
  const named = fallbacks.map((fallback) => ({ ...fallback, family: `${family} ${fallback.family}` }));
  return { ...made, ...others, fallbacks: named };
}

/** A font file for visitors without measures, as is enough for letters that are no measure of a text. */
export async function makeFontPart(
  source: Buffer,
  wish: FontWish,
  cache: ContentCache,
): Promise<Pick<MadeFont, 'address' | 'bytes'>> {
  const bytes = await cache.remember('font', keyOf(source, wish), () => subset(source, wish, wish.weights, 'woff2'));
  return { address: `/assets/${wish.base}.${hash(bytes)}.woff2`, bytes };
}

const keyOf = (source: Buffer, { characters, weights }: FontWish) => hash(source, JSON.stringify([characters, weights]));

/** Those of some characters that a font has. */
export function held(source: Buffer, characters: string): Promise<string> {
  return reading(() => {
    const font = create(source);
    const points = new Set('characterSet' in font ? font.characterSet : []);
    return [...characters].filter((character) => points.has(character.codePointAt(0) ?? 0)).join('');
  });
}

function axesOf(source: Buffer): Promise<Partial<Record<string, { min: number; default: number; max: number }>>> {
  return reading(() => {
    const font = create(source);
    if (!('variationAxes' in font)) throw new Error('A collection of fonts where one font is expected.');
    return font.variationAxes;
  });
}

/** The font with its weights from `min` to `max`, as far as it has them, and every other axis at its usual value. */
async function subset(
  source: Buffer,
  { characters }: FontWish,
  [min, max]: FontWish['weights'],
  targetFormat: 'woff2' | 'truetype',
): Promise<Buffer> {
  const variationAxes: Record<string, number | { min: number; max: number }> = {};
  for (const [tag, axis] of Object.entries(await axesOf(source))) {
    if (!axis) continue;
    const within = (weight: number) => Math.min(axis.max, Math.max(axis.min, weight));
    if (tag !== 'wght') variationAxes[tag] = axis.default;
    else variationAxes[tag] = within(min) === within(max) ? within(min) : { min: within(min), max: within(max) };
  }
  const options = { targetFormat, variationAxes, keepFeatures, preserveNameIds: legalNames, noHinting: true };
  return reading(() => subsetFont(source, characters, options));
}

async function widthsOf(source: Buffer, wish: FontWish): Promise<string> {
  const font = await subset(source, wish, wish.weights, 'truetype');
  return reading(() => {
    const read = create(font);
    if (!('glyphForCodePoint' in read)) throw new Error('A collection of fonts where one font is expected.');
    const inEm = (character: string) => read.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth / read.unitsPerEm;
    return [...measured].map((character) => Math.round(1000 * inEm(character))).join(' ');
  });
}

/** The weights that the font has of those that are asked for; a font of one weight stands for all of them. */
async function weightOf(source: Buffer, [min, max]: FontWish['weights']): Promise<string> {
  const axis = (await axesOf(source)).wght;
  if (!axis) return range(min, max);
  const [from, to] = [Math.max(min, axis.min), Math.min(max, axis.max)];
  return from < to ? range(from, to) : range(min, max);
}

const range = (min: number, max: number) => (min === max ? `${min}` : `${min} ${max}`);

/** For each system font, how it is to be stretched and where its lines stand so that it takes the font's room. */
async function measure(source: Buffer, wish: FontWish): Promise<FontFallback[]> {
  const [min, max] = wish.weights;
  const faces: FontFallback[] = [];
  for (const bold of [false, true]) {
    if (bold ? max < boldFrom : min >= boldFrom) continue;
    // Measured at the weight that is most used of those that stand for it.
    const at = Math.min(max, Math.max(min, bold ? 700 : 400));
    const font = await subset(source, wish, [at, at], 'truetype');
    const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await reading(() => fromBuffer(font));
    for (const system of systemFonts) {
      const stretch = xWidthAvg / unitsPerEm / (bold ? system.boldWidth : system.width);
      const height = (units: number) => percent(units / unitsPerEm / stretch);
      faces.push({
        family: `like ${system.name}`,
        local: bold ? system.bold : system.plain,
        weight: bold ? range(Math.max(min, boldFrom), max) : range(min, Math.min(max, boldFrom - 1)),
        sizeAdjust: percent(stretch),
        ascent: height(ascent),
        descent: height(Math.abs(descent)),
        lineGap: height(lineGap),
      });
    }
  }
  return faces;
}

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;
