/** Photos become smaller before they are kept: no website shows what a camera takes. */

import { findExcess } from '../../../findings/image-limits.ts';
import { isCutOff } from '../../../sanitize/image-ends.ts';
import { isAnimated, kindOfPhoto, pixelsOf } from '../../../sanitize/photo.ts';

/** In pixels: twice as much as a page is wide. */
const longestSide = 3200;
const quality = 0.85;

/** How much of adding a photo this is: sending it takes longer, on most lines. */
export const shrunk = 0.2;

/** Of which so many rows are looked at at once: a whole photo would be there twice. */
const rowsAtOnce = 256;

/**
 * A photo as it is kept: turned as the camera says, in the usual colours, and with nothing but its picture. What moves, what would grow and
 * what this browser cannot read to its end stays as it is: whether that is kept, the storage says.
 *
 * @param tell - gets how much of the work is done, up to `shrunk`
 */
export async function shrinkPhoto(file: Blob, tell: (done: number) => void): Promise<Blob> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = kindOfPhoto(bytes);
  if (kind === undefined || isAnimated(bytes, kind) || isCutOff(bytes, kind)) return file;
  const pixels = pixelsOf(bytes, kind);
  if (pixels && findExcess({ ...pixels, type: kind, size: bytes.length })) return file;
  // The name of a file may say another kind.
  const canvas = await draw(new Blob([bytes], { type: kind === 'jpg' ? 'image/jpeg' : `image/${kind}` }));
  if (!canvas) return file;
  tell(0.5 * shrunk);
  const type = kind !== 'jpg' && isTransparent(canvas) ? 'image/png' : 'image/jpeg';
  const made = await canvas.convertToBlob({ type, quality });
  tell(shrunk);
  return made.size < file.size ? made : file;
}

async function draw(file: Blob): Promise<OffscreenCanvas | undefined> {
  const photo = await globalThis.createImageBitmap?.(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!photo) return undefined;
  const scale = Math.min(1, longestSide / Math.max(photo.width, photo.height));
  const [width, height] = [photo.width, photo.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  const context = canvas.getContext('2d');
  if (context) {
    context.imageSmoothingQuality = 'high';
    context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  }
  // A photo of 30 megapixels takes 120 MB until somebody says so.
  photo.close();
  return context ? canvas : undefined;
}

function isTransparent(canvas: OffscreenCanvas): boolean {
  const context = canvas.getContext('2d');
  for (let row = 0; context && row < canvas.height; row += rowsAtOnce) {
    const { data } = context.getImageData(0, row, canvas.width, Math.min(rowsAtOnce, canvas.height - row));
    for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  }
  return false;
}
