/** Compressed copies beside a site's files, so that no host has to compress anything. */
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentCache } from '../../disk/content-cache.ts';
import { digest } from '../../disk/hash.js';
import { allTypes, textual } from '../../hosting/media-types.ts';
import { privateNames } from '../../hosting/plan.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const isPrivate = new RegExp(privateNames());

const textEndings = new Set(textual(allTypes).map((extension) => `.${extension}`));

/** What visitors get and what gets smaller; images and fonts are compressed by themselves. */
export const isText = (address: string) => textEndings.has(extname(address)) && !isPrivate.test(address);

/** Brotli's best costs 27 ms a page; for many pages a middle quality is nearly as good (6.7 against 6.2 kB) and sixty times as fast. */
export const qualityFor = (pages: number) => (pages > 100 ? 5 : 11);

/** Of the copies, in the order of `compress`. */
export const endings = ['.br', '.gz'] as const;

/**
 * The two copies; undefined for one that would not be smaller. Compresses beside the main thread.
 *
 * @param cache - keeps copies of the best quality, so that what has not changed is not compressed again
 */
export async function compress(content: Uint8Array, quality: number, cache: ContentCache): Promise<(Uint8Array | undefined)[]> {
  const isBest = quality === 11;
  const key = isBest ? `${digest(content)} ${process.versions.brotli} ${process.versions.zlib}` : '';
  const remember = (kind: string, make: () => Promise<Uint8Array>) => (isBest ? cache.remember(kind, key, make) : make());
  const copies = await Promise.all([
    remember('brotli', () =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          // A window no larger than the file: getting the memory for the largest one would take as long as compressing.
          [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(content.length + 16)))),
        },
      }),
    ),
    remember('gzip', () => gzipped(content, { level: isBest ? 9 : 6 })),
  ]);
  return copies.map((copy) => (copy.length < content.length ? copy : undefined));
}
