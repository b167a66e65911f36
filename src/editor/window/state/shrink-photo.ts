/** Photos become smaller before they are kept: no website shows what a camera takes. */

import { findExcess } from '../../../findings/image-limits.ts';
import { factsOfPhoto, isCutOff } from '../../../sanitize/photo-facts.ts';

/** In pixels: twice as much as a page is wide. What is long, such as a page as a picture, keeps a width at which its words can be read. */
const longestSide = 3200;
const readableWidth = 1080;

/** In all: more than that no build takes, and not every browser draws. */
const mostPixels = 32_000_000;

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
  const facts = factsOfPhoto(bytes);
  if (!facts || facts.motion || isCutOff(bytes, facts.kind)) return file;
  const { kind } = facts;
  if (findExcess({ ...facts, type: kind, size: bytes.length })) return file;
  // No browser turns a WebP as its Exif says; pages show it upright.
  const turn = kind === 'webp' ? facts.turn : 1;
  // The name of a file may say another kind.
  const canvas = await draw(new Blob([bytes], { type: kind === 'jpg' ? 'image/jpeg' : `image/${kind}` }), turn);
  if (!canvas) return file;
  tell(0.5 * shrunk);
  const type = kind !== 'jpg' && isTransparent(canvas) ? 'image/png' : 'image/jpeg';
  const made = await canvas.convertToBlob({ type, quality }).catch(() => file);
  tell(shrunk);
  return made.size < file.size || turn !== 1 ? made : file;
}

/** @param turn - how the camera was held (Exif), where the browser does not turn the photo itself: from 5 on it is mirrored at its diagonal */
async function draw(file: Blob, turn: number): Promise<OffscreenCanvas | undefined> {
  const photo = await globalThis.createImageBitmap?.(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!photo) return undefined;
  const isLying = turn >= 5;
  const [wide, high] = isLying ? [photo.height, photo.width] : [photo.width, photo.height];
  const readable = Math.max(longestSide / Math.max(wide, high), readableWidth / wide);
  const scale = Math.min(1, readable, Math.sqrt(mostPixels / (wide * high)));
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale)));
  const context = canvas.getContext('2d');
  if (context) {
    context.imageSmoothingQuality = 'high';
    const { width, height } = canvas;
    context.setTransform(turn & 2 ? -1 : 1, 0, 0, (turn - 1) & 2 ? -1 : 1, width / 2, height / 2);
    if (isLying) context.transform(0, 1, 1, 0, 0, 0);
    const [across, down] = isLying ? [height, width] : [width, height];
    context.drawImage(photo, -across / 2, -down / 2, across, down);
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
