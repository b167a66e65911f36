/** What an image file says of itself. */

import { BMP } from 'image-size/types/bmp';
import { GIF } from 'image-size/types/gif';
import { HEIF } from 'image-size/types/heif';
import { SVG } from 'image-size/types/svg';
import { TIFF } from 'image-size/types/tiff';
import { attempt } from '../../schema/attempt.ts';
import { memo } from '../disk/memo.ts';
import { iconOfDrawing } from '../findings/own-icon.ts';
import type { Drawing, StandIn } from '../findings/ports.ts';
import { factsOfPhoto, kindOfPhoto, type Motion } from '../sanitize/photo-facts.ts';
import { isEndless } from './endless-drawing.ts';

/** With the mark of its byte order, if it has one. */
export const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** The beginning of a file, a sign for each byte. */
export const beginningOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, 1000));

const isMarkup = (bytes: Uint8Array): boolean => /^(?:\xef\xbb\xbf)?\s*</.test(beginningOf(bytes));

export const describeDrawing = memo((bytes: Uint8Array): Drawing => {
  const svg = textOf(bytes);
  return {
    // What an SVG says to whoever reads it: its text, and the title that browsers show.
    hasWords: /<(?:text|title)[\s>]/.test(svg),
    isEndless: isEndless(bytes),
    dropped: /<(foreignObject)[\s>]/.exec(svg)?.[1] ?? /\bhref=["'](data:image\/svg\+xml)/.exec(svg)?.[1],
  };
});

/**
 * A drawing without the prefixes of its elements (`<ns0:svg>`, as Python's ElementTree writes it): browsers show them, but the tools that
 * measure, colour and sanitise drawings go by plain names. Every other file is the same object.
 */
export const plainDrawing = memo((bytes: Uint8Array): Uint8Array => {
  if (!isMarkup(bytes)) return bytes;
  const given = textOf(bytes);
  const declared = [...given.matchAll(/\sxmlns:([\w.-]+)\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/g)];
  const prefixes = new Set(declared.map(([, prefix = '']) => prefix).filter((prefix) => given.includes(`<${prefix}:`)));
  let text = given;
  for (const prefix of prefixes) {
    text = text.replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</');
    if (!/<svg\b[^>]*\sxmlns=/.test(text)) text = text.replace(`xmlns:${prefix}=`, 'xmlns=');
  }
  return text === given ? bytes : new TextEncoder().encode(text);
});

const page = /^(?:\xef\xbb\xbf)?(?:\s|<\?[^>]*>|<!--(?:(?!-->)[\s\S])*-->)*<(?:!doctype\s+html|html|head|body|meta|script)\b/i;

/** Recognises a file that is not the picture which its name promises: a pointer of Git LFS, or a web page. */
export function standInOf(bytes: Uint8Array): StandIn | undefined {
  const start = beginningOf(bytes);
  return start.startsWith('version https://git-lfs.github.com/spec/') ? 'pointer' : page.test(start) ? 'page' : undefined;
}

/** The shapes of an icon of one's own. */
export const iconIn = memo((bytes: Uint8Array) => iconOfDrawing(textOf(bytes)));

/**
 * A drawing without what stands before it, its `viewBox` with blanks alone: the library looks at the first 1,000 bytes, and Illustrator
 * declares more than that; and it knows no commas.
 */
const fromItsTag = (bytes: Uint8Array): Uint8Array => {
  if (!isMarkup(bytes)) return bytes;
  const text = textOf(bytes);
  const evened = (_: string, start: string, box: string) =>
    start +
    box
      .trim()
      .split(/[\s,]+/)
      .join(' ');
  return new TextEncoder().encode(text.slice(Math.max(0, text.indexOf('<svg'))).replace(/(\sviewBox=["'])([^"']*)/i, evened));
};

/** Pages show only the last of these. The others are measured so that a file with a wrong ending is called by its kind. */
const others = { gif: GIF, heic: HEIF, bmp: BMP, tiff: TIFF, svg: SVG };

/** @returns in CSS pixels; undefined where it is no image */
export const measure = memo((bytes: Uint8Array): { width: number; height: number; type: string; motion?: Motion } | undefined => {
  const photo = factsOfPhoto(bytes);
  if (photo) {
    const { kind: type, turn: _, ...facts } = photo;
    return { ...facts, type };
  }
  if (/^(?:png|jpg|webp|avif)$/.test(kindOfPhoto(bytes) ?? '') || standInOf(bytes)) return undefined;
  return attempt(() => {
    const drawing = fromItsTag(bytes);
    const [type, reader] = Object.entries(others).find(([, { validate }]) => validate(drawing)) ?? [];
    const { width = 0, height = 0 } = reader?.calculate(drawing) ?? {};
    return width > 0 && height > 0 && type !== undefined ? { width, height, type } : undefined;
  });
});
