/** Compressed copies beside a site's files, so that no host has to compress anything. */
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { allTypes, privateNames, textual } from '../../hosting/plan.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const isPrivate = new RegExp(privateNames);

const textEndings = new Set(textual(allTypes).map((extension) => `.${extension}`));

/** What visitors get and what gets smaller; images and fonts are compressed by themselves. */
export const isText = (address: string) => textEndings.has(extname(address)) && !isPrivate.test(address);

/** Brotli's best costs 27 ms a page; for many pages a middle quality is nearly as good (6.7 against 6.2 kB) and sixty times as fast. */
export const qualityFor = (pages: number) => (pages > 100 ? 5 : 11);

/** Of the copies, in the order of `compress`. */
export const endings = ['.br', '.gz'] as const;

/** The two copies; undefined for one that would not be smaller. Compresses beside the main thread. */
export async function compress(content: Uint8Array, quality: number): Promise<(Uint8Array | undefined)[]> {
  const copies = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        // A window no larger than the file: getting the memory for the largest one would take as long as compressing.
        [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(content.length + 16)))),
      },
    }),
    gzipped(content, { level: quality === 11 ? 9 : 6 }),
  ]);
  return copies.map((copy) => (copy.length < content.length ? copy : undefined));
}
