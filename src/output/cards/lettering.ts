/**
 * Text as outlines, in a font that comes from a package: so a drawing looks the same on every machine, whatever fonts it has.
 * HarfBuzz shapes it (kerning, ligatures), as browsers do.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import { memo } from '../../disk/memo.ts';

/** The font's parts, by what they cover. Earlier ones are preferred; `latin` alone draws German and French. */
const parts = ['latin', 'latin-ext', 'vietnamese'];

/** Letters of a line: where the pen is after them, and their outlines. */
export interface Outline {
  /** In pixels. */
  width: number;
  /** Path data for SVG, from the pen's start on the base line at 0, 0. */
  path: string;
}

export interface Lettering {
  /** The text without what the font cannot draw, such as emoji. */
  drawable(text: string): string;
  /** A drawable text on one line at a size in pixels; letters stand a little closer than in running text. */
  draw(text: string, size: number): Outline;
  width(text: string, size: number): number;
}

/** How much closer letters of headings stand, in em. */
const tracking = -0.02;

let loaded: Promise<Lettering> | undefined;

/** The lettering of cards, read once. */
export function loadLettering(): Promise<Lettering> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Lettering> {
  const { Blob, Buffer, Face, Font, shape } = await import('harfbuzzjs');
  const { resolve } = createRequire(import.meta.url);
  const fonts = await Promise.all(
    parts.map(async (part) => {
      const file = resolve(`@fontsource/bricolage-grotesque/files/bricolage-grotesque-${part}-700-normal.woff`);
      const face = new Face(new Blob(await convert(await readFile(file), 'sfnt')));
      return { font: new Font(face), unitsPerEm: face.upem, covered: new Set(face.collectUnicodes()) };
    }),
  );
  const fontFor = (letter: string) => fonts.findIndex(({ covered }) => covered.has(letter.codePointAt(0) ?? 0));

  /** Pieces of a text that one part of the font draws. */
  const runsOf = (text: string): { part: number; text: string }[] => {
    const runs: { part: number; text: string }[] = [];
    for (const letter of text) {
      const last = runs.at(-1);
      const covers = last && fonts[last.part]?.covered.has(letter.codePointAt(0) ?? 0);
      if (covers) last.text += letter;
      else runs.push({ part: fontFor(letter), text: letter });
    }
    return runs;
  };

  /** Shapes a text and hands each glyph on with its place, in font units. Returns the width in em. */
  const layOut = (text: string, place: (glyph: number, x: number, part: number) => void): number => {
    let pen = 0;
    for (const run of runsOf(text)) {
      const part = fonts[run.part];
      if (!part) continue;
      const buffer = new Buffer();
      buffer.addText(run.text);
      buffer.guessSegmentProperties();
      shape(part.font, buffer);
      for (const { codepoint, xAdvance = 0, xOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
        place(codepoint, pen + xOffset / part.unitsPerEm, run.part);
        pen += xAdvance / part.unitsPerEm + tracking;
      }
    }
    return Math.max(0, pen - tracking);
  };

  /** In em, which no size changes: setting a title asks for the same beginnings of lines again and again. */
  const widthOf = memo((text: string) => layOut(text, () => {}), 10_000);

  return {
    drawable: (text) => [...text.normalize('NFC')].filter((letter) => fontFor(letter) >= 0).join(''),
    width: (text, size) => widthOf(text) * size,
    draw(text, size) {
      let path = '';
      const width = layOut(text, (glyph, x, index) => {
        const part = fonts[index];
        if (!part) return;
        const scale = size / part.unitsPerEm;
        for (const { type, values } of part.font.glyphToJson(glyph)) {
          const points = values.map((value, at) => round(at % 2 === 0 ? x * size + value * scale : -value * scale));
          path += type + points.join(' ');
        }
      });
      return { width: width * size, path };
    },
  };
}

/** Hundredths of a pixel are enough, and the same on every processor. */
const round = (value: number) => Math.round(value * 100) / 100;
