/** What can be said against an image at a glance, without decoding it. Whether it can be decoded to its end, the build finds out. */

/** Beyond these, each step of a build would hold hundreds of megabytes. No camera's photo is that large. */
const millionPixels = 100;
const megabytes = 50;

/** A drawing is text, which is read several times. That of a whole city has one megabyte. */
const megabytesOfDrawing = 5;

/** A drawing has no pixels of its own, but of a longer side the libraries cannot count them. In millions. */
const longestSide = 1;

/** By what an image exceeds what is allowed, in whole millions; undefined where it does not. */
export function findExcess({
  width,
  height,
  type,
  size: bytes,
}: {
  width: number;
  height: number;
  type: string;
  size: number;
}): { of: 'pixels' | 'bytes' | 'side'; millions: number; limit: number } | undefined {
  const limit = type === 'svg' ? megabytesOfDrawing : megabytes;
  if (bytes > limit * 1e6) return { of: 'bytes', millions: Math.ceil(bytes / 1e6), limit };
  if (type === 'svg') {
    const side = Math.max(width, height);
    return side > longestSide * 1e6 ? { of: 'side', millions: Math.ceil(side / 1e6), limit: longestSide } : undefined;
  }
  if (width * height <= millionPixels * 1e6) return undefined;
  return { of: 'pixels', millions: Math.ceil((width * height) / 1e6), limit: millionPixels };
}
