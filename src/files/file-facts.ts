/** What the loader wants to know of an image or a font, from nothing but its bytes. */
import { memo } from '../disk/memo.ts';
import { fontFacts } from '../findings/font-facts.ts';
import { findExcess } from '../findings/image-limits.ts';
import { isCutOff } from '../sanitize/photo-facts.ts';
import { describeDrawing, iconIn, measure, plainDrawing, standInOf, textOf } from './image-facts.ts';

export const factsOf = memo((given: Uint8Array) => {
  const bytes = plainDrawing(given);
  const measured = measure(bytes);
  const standIn = standInOf(bytes);
  if (!measured) return { font: fontFacts(bytes), ...(standIn && { standIn }) };
  const known = { ...measured, size: bytes.length };
  // What is refused for its size is not looked at any closer, here as in the loader.
  if (findExcess(known)) return { image: { ...known, isCutOff: false } };
  const image = { ...known, isCutOff: isCutOff(bytes, known.type) };
  if (known.type !== 'svg') return { image };
  const svg = textOf(bytes);
  return {
    image: { ...image, drawing: describeDrawing(bytes), icon: iconIn(bytes), ...(svg.includes('var(--color-') && { svg }) },
  };
});

/** Whether a file is a picture or a font by its content: of a folder nothing else is ever published by its path. */
export const isShowable = memo((given: Uint8Array): boolean => {
  const bytes = plainDrawing(given);
  const measured = measure(bytes);
  if (!measured) return fontFacts(bytes).format === 'woff2';
  if (findExcess({ ...measured, size: bytes.length }) || isCutOff(bytes, measured.type)) return false;
  return measured.type !== 'svg' || !describeDrawing(bytes).isEndless;
});
