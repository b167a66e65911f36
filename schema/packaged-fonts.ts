/**
 * The fonts that come with the builder, each a npm package `@fontsource-variable/<id>` under the SIL Open Font License without a reserved
 * name: what the build leaves out of a font need not take its name away. A manifest takes one by its family, without a file.
 */
import type { Words } from './words.ts';

export const packagedFonts = [
  'Bitter',
  'Bricolage Grotesque',
  'Cabin',
  'Cairo',
  'Figtree',
  'Lexend',
  'Markazi Text',
  'Vazirmatn',
  'Vollkorn',
] as const;

type Family = (typeof packagedFonts)[number];

/** Exactly as it is written: any other spelling has always been a font of the device. */
export const isPackaged = (family: string): boolean => (packagedFonts as readonly string[]).includes(family);

/** `bricolage-grotesque` of `Bricolage Grotesque`: in the names of the package and its files. */
export const fontId = (family: string): string => family.toLowerCase().replaceAll(' ', '-');

/** A font as an editor's storage lists it, among files: no file of a site can bear that name. */
export const fontPath = (family: string): string => `font:${fontId(family)}`;

/** A file of a font, and the characters that it is for (`unicode-range`). */
export interface FontPart {
  file: string;
  range: string;
}

/** Two fonts that go together, and what they look like. All hold the letters of Europe's Latin scripts, the last two Arabic as well. */
export const fontPairs: readonly { heading: Family; text: Family; de: Words[0]; en: Words[0] }[] = [
  { heading: 'Bricolage Grotesque', text: 'Figtree', de: 'Grotesk, eigenwillig', en: 'Grotesque with character' },
  { heading: 'Vollkorn', text: 'Figtree', de: 'Antiqua, kräftig', en: 'Sturdy serif' },
  { heading: 'Bitter', text: 'Cabin', de: 'Egyptienne, bodenständig', en: 'Down-to-earth slab' },
  { heading: 'Cabin', text: 'Cabin', de: 'Humanistisch, freundlich', en: 'Friendly humanist' },
  { heading: 'Figtree', text: 'Figtree', de: 'Grotesk, schlicht', en: 'Plain grotesque' },
  { heading: 'Lexend', text: 'Lexend', de: 'Geometrisch, leicht zu lesen', en: 'Geometric, easy to read' },
  { heading: 'Cairo', text: 'Vazirmatn', de: 'Grotesk, mit Arabisch', en: 'Grotesque, with Arabic' },
  { heading: 'Markazi Text', text: 'Vazirmatn', de: 'Antiqua, mit Arabisch', en: 'Serif, with Arabic' },
];
