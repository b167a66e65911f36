/** Whether a file that an author adds is kept: by what it is, not by its name. */

import { fontFacts } from '../findings/font-facts.ts';
import { findExcess } from '../findings/image-limits.ts';
import type { StandIn } from '../findings/ports.ts';
import { validateDrawing } from '../sanitize/drawing.ts';
import { withoutMetadata } from '../sanitize/photo.ts';
import { isCutOff, kindOfPhoto } from '../sanitize/photo-facts.ts';
import { beginningOf, describeDrawing, measure, plainDrawing, standInOf, textOf } from './image-facts.ts';

const drawing = /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)[\s>]/i;

/**
 * @param largest - in bytes
 * @returns what is kept of it, and the ending of its name: a photo without what its camera has written into it
 */
export function validateUpload(
  given: Uint8Array,
  largest: number,
): { ending: string; bytes: Uint8Array } | 'type' | 'heic' | 'gif' | StandIn | 'size' | 'script' | 'unreadable' {
  if (given.length > largest) return 'size';
  const { format } = fontFacts(given);
  const bytes = plainDrawing(given);
  const start = beginningOf(bytes);
  if (format) return { ending: format === 'woff2' ? format : start.startsWith('OTTO') ? 'otf' : 'ttf', bytes };
  const standIn = standInOf(bytes);
  if (standIn) return standIn;
  const type = kindOfPhoto(bytes) ?? (drawing.test(start) ? 'svg' : undefined);
  if (type === undefined || type === 'gif' || type === 'heic') return type ?? 'type';
  const measured = measure(bytes);
  // An XML file that is no drawing is no damaged one either.
  if (measured?.type !== type) return type === 'svg' && !textOf(bytes).includes('<svg') ? 'type' : 'unreadable';
  if (findExcess({ ...measured, size: bytes.length })) return 'size';
  if (isCutOff(bytes, type)) return 'unreadable';
  if (type !== 'svg') return { ending: type, bytes: withoutMetadata(bytes) };
  if (describeDrawing(bytes).isEndless) return 'unreadable';
  const fault = validateDrawing(bytes)?.fault;
  // Both are what a picture does not need, and the drawing program leaves both out.
  return fault === 'foreign' ? 'script' : (fault ?? { ending: type, bytes });
}
