/** What an image file says of itself. */
import { imageSize } from 'image-size';
import { memo } from '../../disk/memo.ts';
import type { Drawing } from '../ports.ts';
import { isEndless } from './endless-drawing.ts';

export const describeDrawing = memo((bytes: Buffer): Drawing => {
  const svg = bytes.toString('utf8');
  return {
    // What an SVG says to whoever reads it: its text, and the title that browsers show.
    hasWords: /<(?:text|title)[\s>]/.test(svg),
    isEndless: isEndless(bytes),
    dropped: /<(foreignObject)[\s>]/.exec(svg)?.[1] ?? /\bhref=["'](data:image\/svg\+xml)/.exec(svg)?.[1],
  };
});

/** A drawing without what stands before it: the library looks at the first 1,000 bytes, and Illustrator declares more than that. */
const fromItsTag = (bytes: Buffer): Buffer =>
  /^(?:\xef\xbb\xbf)?\s*<[?!]/.test(bytes.toString('latin1', 0, 1000))
    ? bytes.subarray(Math.max(0, bytes.indexOf('<svg')))
    : bytes;

export const measure = memo((bytes: Buffer): { width: number; height: number; type: string } | undefined => {
  try {
    const { width, height, type, orientation = 1 } = imageSize(fromItsTag(bytes));
    if (!(width > 0 && height > 0) || type === undefined) return undefined;
    // From 5 on, EXIF says that the picture lies on its side; browsers turn it.
    return orientation >= 5 ? { width: height, height: width, type } : { width, height, type };
  } catch {
    return undefined;
  }
});
