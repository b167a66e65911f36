/** Whether a file that an author adds is kept: by what it is, not by its name. */

import { fontFacts } from '../findings/font-facts.ts';
import { findExcess } from '../findings/image-limits.ts';
import { validateDrawing } from '../sanitize/drawing.ts';
import { isCutOff } from '../sanitize/image-ends.ts';
import { kindOfPhoto } from '../sanitize/photo.ts';
import { beginningOf, describeDrawing, isPrefixedDrawing, measure, placeOf } from './image-facts.ts';

const drawing = /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)[\s>]/i;

/** @param largest - in bytes */
export function validateUpload(
  bytes: Uint8Array,
  largest: number,
): { ending: string } | 'type' | 'heic' | 'prefixed' | 'size' | 'script' | 'unreadable' {
  if (bytes.length > largest) return 'size';
  const start = beginningOf(bytes);
  const { format } = fontFacts(bytes);
  if (format) return { ending: format === 'woff2' ? format : start.startsWith('OTTO') ? 'otf' : 'ttf' };
  if (isPrefixedDrawing(bytes)) return 'prefixed';
  const type = kindOfPhoto(bytes) ?? (drawing.test(start) ? 'svg' : undefined);
  if (type === undefined || type === 'heic') return type ?? 'type';
  const measured = measure(bytes);
  // An XML file that is no drawing is no damaged one either.
  if (measured?.type !== type) return type === 'svg' && placeOf('<svg', bytes) < 0 ? 'type' : 'unreadable';
  if (findExcess({ ...measured, size: bytes.length })) return 'size';
  if (isCutOff(bytes, type)) return 'unreadable';
  if (type === 'svg' && describeDrawing(bytes).isEndless) return 'unreadable';
  const fault = type === 'svg' ? validateDrawing(bytes)?.fault : undefined;
  // Both are what a picture does not need, and the drawing program leaves both out.
  return fault === 'foreign' ? 'script' : (fault ?? { ending: type });
}
