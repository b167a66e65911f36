/** What an image file says of itself. */
import { imageSize } from 'image-size';
import { memo } from '../disk/memo.ts';
import { iconOfDrawing } from '../findings/own-icon.ts';
import type { Drawing, StandIn } from '../findings/ports.ts';
import { factsOfPhoto, kindOfPhoto, type Motion } from '../sanitize/photo-facts.ts';
import { isEndless } from './endless-drawing.ts';

/** With the mark of its byte order, if it has one. */
export const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** Where a tag begins, in bytes: of each a sign of its own is read. */
export const placeOf = (tag: string, bytes: Uint8Array): number => new TextDecoder('latin1').decode(bytes).indexOf(tag);

/** The beginning of a file, a sign for each byte. */
export const beginningOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, 1000));

export const describeDrawing = memo((bytes: Uint8Array): Drawing => {
  const svg = textOf(bytes);
  return {
    // What an SVG says to whoever reads it: its text, and the title that browsers show.
    hasWords: /<(?:text|title)[\s>]/.test(svg),
    isEndless: isEndless(bytes),
    dropped: /<(foreignObject)[\s>]/.exec(svg)?.[1] ?? /\bhref=["'](data:image\/svg\+xml)/.exec(svg)?.[1],
  };
});

/** What stands in front of the first element of a drawing or a page. */
const prologue = String.raw`^(?:\xef\xbb\xbf)?(?:\s|<\?[^>]*>|<!--(?:(?!-->)[^])*-->)*`;
const prefixed = new RegExp(String.raw`${prologue}(?:<!DOCTYPE[^>]*>\s*)?<([\w.-]+):svg\s`);
const page = new RegExp(String.raw`${prologue}<(?:!doctype\s+html|html|head|body|meta|script)\b`, 'i');

/**
 * A drawing whose elements have a prefix (`<ns0:svg>`, as Python's ElementTree writes it), without it: the tools that measure, colour and
 * sanitise drawings go by plain names. Every other file is the same object.
 */
export const plainDrawing = memo((bytes: Uint8Array): Uint8Array => {
  const prefix = prefixed.exec(beginningOf(bytes))?.[1];
  if (prefix === undefined) return bytes;
  const names = textOf(bytes).replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</');
  return new TextEncoder().encode(names.replace(`xmlns:${prefix}=`, 'xmlns='));
});

/** What a file is in place of the picture that its name promises: what git keeps for one in its Large File Storage, or a web page. */
export function standInOf(bytes: Uint8Array): StandIn | undefined {
  const start = beginningOf(bytes);
  return start.startsWith('version https://git-lfs.github.com/spec/') ? 'pointer' : page.test(start) ? 'page' : undefined;
}

/** The shapes of an icon of one's own. */
export const iconIn = memo((bytes: Uint8Array) => iconOfDrawing(textOf(bytes)));

/** A drawing without what stands before it: the library looks at the first 1,000 bytes, and Illustrator declares more than that. */
const fromItsTag = (bytes: Uint8Array): Uint8Array =>
  /^(?:\xef\xbb\xbf)?\s*<[?!]/.test(beginningOf(bytes)) ? bytes.subarray(Math.max(0, placeOf('<svg', bytes))) : bytes;

/** @returns in CSS pixels; undefined where it is no image */
export const measure = memo((bytes: Uint8Array): (Size & { motion?: Motion }) | undefined => {
  const photo = factsOfPhoto(bytes);
  if (photo) {
    const { kind: type, turn: _, ...facts } = photo;
    return { ...facts, type };
  }
  const kind = kindOfPhoto(bytes);
  if ((kind !== undefined && kind !== 'gif' && kind !== 'heic') || standInOf(bytes)) return undefined;
  try {
    const { width, height, type } = imageSize(fromItsTag(bytes));
    return width > 0 && height > 0 && type !== undefined ? { width, height, type } : undefined;
  } catch {
    return undefined;
  }
});

interface Size {
  width: number;
  height: number;
  type: string;
}
