/** What an image file says of itself. */
import { imageSize } from 'image-size';
import { memo } from '../disk/memo.ts';
import { iconOfDrawing } from '../findings/own-icon.ts';
import type { Drawing } from '../findings/ports.ts';
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

/**
 * Whether the elements of a drawing have a prefix. Browsers show it, but the tools that measure, colour and sanitise drawings go by plain
 * names: to them it holds no drawing, and no script either.
 */
export const isPrefixedDrawing = (bytes: Uint8Array): boolean =>
  /^(?:\xef\xbb\xbf)?(?:\s|<\?[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>)*<[\w.-]+:svg\s/.test(beginningOf(bytes));

/** The shapes of an icon of one's own. */
export const iconIn = memo((bytes: Uint8Array) => iconOfDrawing(textOf(bytes)));

/** A drawing without what stands before it: the library looks at the first 1,000 bytes, and Illustrator declares more than that. */
const fromItsTag = (bytes: Uint8Array): Uint8Array =>
  /^(?:\xef\xbb\xbf)?\s*<[?!]/.test(beginningOf(bytes)) ? bytes.subarray(Math.max(0, placeOf('<svg', bytes))) : bytes;

export const measure = memo((bytes: Uint8Array): { width: number; height: number; type: string } | undefined => {
  try {
    const { width, height, type, orientation = 1 } = imageSize(fromItsTag(bytes));
    if (!(width > 0 && height > 0) || type === undefined) return undefined;
    // From 5 on, EXIF says that the picture lies on its side; browsers turn it.
    return orientation >= 5 ? { width: height, height: width, type } : { width, height, type };
  } catch {
    return undefined;
  }
});
