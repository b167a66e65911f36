/** What can be said against an image at a glance, without decoding it. Whether it can be decoded to its end, the build finds out. */
import type { Release } from './finding.ts';

/** Beyond these, each step of a build would hold hundreds of megabytes. No camera's photo is that large. */
const millionPixels = 100;
const megabytes = 50;

/** A drawing is text, which is read several times. That of a whole city has one megabyte. */
const megabytesOfDrawing = 5;

/** A drawing has no pixels of its own, but of a longer side the libraries cannot count them. In millions. */
const longestSide = 1;

/** By what an image exceeds what is allowed, in whole millions. */
interface Excess {
  of: 'pixels' | 'bytes' | 'side';
  millions: number;
  limit: number;
  /** The release that began to say so, where an earlier one took such an image. */
  since?: Release;
}

/** @returns undefined where there is nothing to say against it */
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
}): Excess | undefined {
  const isDrawing = type === 'svg';
  const limit = isDrawing ? megabytesOfDrawing : megabytes;
  const ofBytes = { of: 'bytes', millions: Math.ceil(bytes / 1e6), limit } as const;
  if (bytes > megabytes * 1e6) return ofBytes;
  const side = Math.max(width, height);
  if (isDrawing && side > longestSide * 1e6) return { of: 'side', millions: Math.ceil(side / 1e6), limit: longestSide };
  if (isDrawing) return bytes > limit * 1e6 ? { ...ofBytes, since: '0.9.0' } : undefined;
  if (width * height <= millionPixels * 1e6) return undefined;
  return { of: 'pixels', millions: Math.ceil((width * height) / 1e6), limit: millionPixels };
}
